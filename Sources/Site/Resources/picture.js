"use strict";

/** Saves a picture as a file that looks as it is shown: its colours of the day or night, without what is folded away. */
const savePicture = (svg, whole, name) => {
  const copy = svg.cloneNode(true);
  const originals = [svg, ...svg.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  originals.forEach((original, index) => {
    const style = getComputedStyle(original);
    for (const property of ["fill", "stroke"]) {
      if (original.hasAttribute(property)) copies[index].setAttribute(property, style.getPropertyValue(property));
    }
    copies[index].removeAttribute("class");
  });
  originals.forEach((original, index) => {
    if (original.classList.contains("away") || original.classList.contains("fold")) copies[index].remove();
  });
  // Addresses of this machine are nobody else's business.
  for (const link of copy.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.width} ${whole.height}`);
  copy.setAttribute("width", `${whole.width}`);
  copy.setAttribute("height", `${whole.height}`);
  copy.setAttribute("font-family", "Helvetica, Arial, sans-serif");
  const canvas = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [key, value] of Object.entries({ ...whole, fill: getComputedStyle(svg.parentElement).backgroundColor })) {
    canvas.setAttribute(key, value);
  }
  const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
  title.textContent = svg.getAttribute("aria-label") ?? name;
  copy.prepend(title, canvas);
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.svg`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
