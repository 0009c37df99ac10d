// Makes the pictures of a page maps: pan, zoom, light up, filter. Without it everything can be read all the same.
// The scripts are no modules, because browsers load none of those from files.
"use strict";

(() => {
  const make = (name, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  /** Drags with one pointer, pinches with two; a drag is no click on what is under it. */
  const followPointers = (view, camera) => {
    const pointers = new Map();
    let moved = 0;
    const spread = () => {
      const [one, two] = [...pointers.values()];
      return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, size: Math.hypot(one.x - two.x, one.y - two.y) };
    };
    view.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      if (pointers.size === 0) moved = 0;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    view.addEventListener("pointermove", (event) => {
      const last = pointers.get(event.pointerId);
      if (!last || pointers.size > 2) return;
      const [right, down] = [event.clientX - last.x, event.clientY - last.y];
      moved += Math.abs(right) + Math.abs(down);
      if (moved < 5) return;
      view.setPointerCapture(event.pointerId);
      view.classList.add("is-dragged");
      const before = pointers.size === 2 ? spread() : null;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (before) {
        const after = spread();
        camera.pan(before.x - after.x, before.y - after.y);
        camera.zoom(after.size / Math.max(before.size, 1), after.x, after.y);
      } else {
        camera.pan(-right, -down);
      }
    });
    const release = (event) => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) view.classList.remove("is-dragged");
    };
    for (const name of ["pointerup", "pointercancel"]) view.addEventListener(name, release);
    view.addEventListener("dragstart", (event) => event.preventDefault());
    view.addEventListener("click", (event) => {
      if (moved < 5) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, { capture: true });
  };

  const followKeys = (view, camera) => {
    const step = 80;
    const actions = {
      ArrowLeft: () => camera.pan(-step, 0), ArrowRight: () => camera.pan(step, 0),
      ArrowUp: () => camera.pan(0, -step), ArrowDown: () => camera.pan(0, step),
      "+": () => camera.zoom(1.25), "=": () => camera.zoom(1.25), "-": () => camera.zoom(0.8), 0: () => camera.fit(),
    };
    view.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !actions[event.key]) return;
      event.preventDefault();
      actions[event.key]();
    });
  };

  /** The wheel alone scrolls the page; with the control or command key, or two fingers on a trackpad, it zooms. */
  const followWheel = (view, camera) => {
    view.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    }, { passive: false });
  };

  const followAttention = (view, graph, camera) => {
    const light = (event) => {
      const node = event.target.closest?.(".node");
      if (node) graph.light(node);
    };
    view.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") light(event); });
    view.addEventListener("pointerout", (event) => {
      if (event.pointerType === "mouse" && !event.relatedTarget?.closest?.(".node")) graph.dim();
    });
    view.addEventListener("focusin", (event) => {
      light(event);
      if (event.target !== view && event.target.matches(":focus-visible")) camera.reveal(event.target);
    });
    view.addEventListener("focusout", () => graph.dim());
    view.addEventListener("click", (event) => {
      if (event.target.closest("a")) return;
      event.target.closest(".node")?.querySelector("a[*|href]")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    });
  };

  const button = (label, name, action) => {
    const element = make("button", { type: "button", title: name }, label);
    element.setAttribute("aria-label", name);
    element.addEventListener("click", action);
    return element;
  };

  /** A field that fades other cards, and hides other lines of the lists on the page. */
  const filterField = (graph, camera) => {
    const field = make("input", { type: "search", placeholder: "Find a name", autocomplete: "off", spellcheck: false });
    field.setAttribute("aria-label", "Find a name in the picture");
    const status = make("output");
    const lines = [...document.querySelectorAll("[data-name]")];
    let found = [];
    field.addEventListener("input", () => {
      found = graph.filter(field.value);
      for (const line of lines) line.hidden = !matches(line.dataset.name, field.value);
      status.textContent = field.value.trim() === "" ? "" : `${found.length} found`;
      if (field.value.trim() !== "" && found.length > 0) camera.reveal(found[0]);
    });
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || found.length === 0) return;
      event.preventDefault();
      const words = field.value;
      const links = found.flatMap((node) => [...node.querySelectorAll("a[*|href]")]);
      (links.find((link) => matches(link.textContent, words)) ?? links[0])?.focus();
    });
    return [make("label", {}, field), status];
  };

  /** Shows the card that the address names, with its way from the root. */
  const choose = (figure, graph, camera) => {
    const name = location.hash.slice(1);
    const node = [...graph.nodes.values()].find((node) => node.id === name);
    if (!node) return;
    if (camera.fitting < readableScale) camera.scale = 0.9;
    camera.reveal(node);
    for (const element of graph.nodes.values()) element.classList.toggle("chosen", element === node);
    // Only now: browsers scroll to the card itself once the page is there, which leaves half of the map out of sight.
    const scroll = () => requestAnimationFrame(() => figure.scrollIntoView({ block: "center" }));
    if (document.readyState === "complete") scroll();
    else addEventListener("load", scroll);
    graph.light(node);
  };

  for (const figure of document.querySelectorAll(".map")) {
    const view = figure.querySelector(".view");
    const svg = view.querySelector("svg");
    const camera = new Camera(view, svg);
    const graph = new Graph(svg);
    const tools = make(
      "div", { className: "tools" }, ...filterField(graph, camera),
      button("−", "Zoom out", () => camera.zoom(0.8)), button("+", "Zoom in", () => camera.zoom(1.25)),
      button("Fit", "Show the whole picture", () => camera.fit()));
    figure.prepend(tools);
    figure.classList.add("is-live");
    camera.makeRoom();
    camera.begin();
    followPointers(view, camera);
    followKeys(view, camera);
    followWheel(view, camera);
    followAttention(view, graph, camera);
    choose(figure, graph, camera);
    addEventListener("hashchange", () => choose(figure, graph, camera));
    addEventListener("resize", () => { camera.makeRoom(); camera.begin(); });
    addEventListener("beforeprint", () => svg.setAttribute("viewBox", Object.values(camera.whole).join(" ")));
    addEventListener("afterprint", () => camera.begin());
  }
})();
