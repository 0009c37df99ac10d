// Filters the lists of a page by words, and folds long ones.
"use strict";

const matches = (text, wanted) => text.toLowerCase().includes(wanted.trim().toLowerCase());

/** Hides the lines of lists that do not have the words, and groups without lines; opens the others. */
const filterLists = (wanted) => {
  for (const line of document.querySelectorAll("[data-name]")) line.hidden = !matches(line.dataset.name, wanted);
  const isAsked = wanted.trim() !== "";
  for (const group of document.querySelectorAll(".group")) {
    const isEmpty = [...group.querySelectorAll("[data-name]")].every((line) => line.hidden);
    group.hidden = isEmpty;
    if (isAsked && !isEmpty) group.open = true;
  }
};

const makeField = (label) => {
  const field = document.createElement("input");
  Object.assign(field, { type: "search", placeholder: words.find, autocomplete: "off", spellcheck: false });
  field.setAttribute("aria-label", label);
  return field;
};

(() => {
  const groups = [...document.querySelectorAll(".group")];
  const lines = document.querySelectorAll(".group [data-name]").length;
  // A list that is longer than a few screens is read by its heads first.
  if (groups.length > 1 && lines > 30) groups.forEach((group) => { group.open = false; });
  if (groups.length === 0 || document.querySelector(".map")) return;
  const field = makeField(words.find);
  field.addEventListener("input", () => filterLists(field.value));
  const label = document.createElement("label");
  label.className = "filter";
  label.append(field);
  groups[0].before(label);
})();
