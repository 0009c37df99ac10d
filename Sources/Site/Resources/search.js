// Finds coordinators, screens, messages, files and findings from every page, by Control-K, Command-K or a slash.
"use strict";

/** Whether a word of a name begins there. */
const isWordStart = (text, at) => at === 0 || /[^\p{L}\d]/u.test(text[at - 1]) || /\p{Lu}/u.test(text[at]);

/** How well a text has a word: whole, at the start of one of its words, or anywhere; 0 where not. */
const partScore = (text, word) => {
  const lower = text.toLowerCase();
  const at = lower.indexOf(word);
  if (at < 0) return 0;
  return (lower === word ? 90 : isWordStart(text, at) ? 70 : 50) - Math.min(text.length / 10, 9);
};

/** How well it has the letters in order, of which each goes on in a word or begins one, such as "apcrd" of AppCoordinator; 0 where not. */
const lettersScore = (text, word) => {
  const lower = text.toLowerCase();
  if (word.length < 3) return 0;
  let [position, runs, start] = [-1, 0, 0];
  for (const letter of word) {
    let next = position + 1;
    let isSameWord = position >= 0;
    for (; next < lower.length; next += 1) {
      const begins = isWordStart(text, next);
      isSameWord &&= !begins;
      if (lower[next] === letter && (begins || isSameWord)) break;
    }
    if (next >= lower.length) return 0;
    if (next !== position + 1 || position < 0) runs += 1;
    if (position < 0) start = next;
    position = next;
  }
  return Math.max(30 - 6 * runs - (position - start - word.length) / 2, 0);
};

const matchScore = (text, word) => partScore(text, word) || lettersScore(text, word);

/** What apps and their users call the same step, in the letters that names have of it. */
const synonyms = [
  ["logout", "logoff", "signout", "signoff", "로그아웃"],
  ["login", "logon", "signin", "signon", "로그인"],
  ["signup", "register", "registration", "createaccount", "회원가입"],
  ["settings", "setting", "preferences", "설정"],
  ["profile", "account", "프로필"],
  ["onboarding", "welcome", "intro", "tutorial", "온보딩"],
  ["delete", "remove", "삭제"],
  ["home", "홈"],
  ["search", "검색"],
];

/** A text as one word, each word in it with a capital: "log_out" is "logOut". */
const joinWords = (text) => text.replace(/[^\p{L}\d]+(\p{L}?)/gu, (_, letter) => letter.toUpperCase());

/** The words of a query, each with what else it may be called; "log out" is one word. */
const wantedWords = (text) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const wanted = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, pair] = [words[at], words[at] + (words[at + 1] ?? " ")];
    const ofPair = synonyms.find((group) => group.includes(pair));
    wanted.push({ word: ofPair ? pair : word, others: ofPair ?? synonyms.find((group) => group.includes(joinWords(word))) ?? [] });
    if (ofPair) at += 1;
  }
  return wanted;
};

/** Whether words of a joined text are the wanted ones, or begin with them: "signIn" is no part of CrossSigning. */
const hasWords = (joined, wanted, isWhole) => {
  const lower = joined.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (isWordStart(joined, at) && (!isWhole || /^s?(?!\p{Ll})/u.test(joined.slice(at + wanted.length)))) return true;
  }
  return false;
};

/** How well a text has a word, or less well one that means the same. */
const meaningScore = (text, { word, others }) => {
  if (others.length === 0) return matchScore(text, word);
  const joined = joinWords(text);
  const meant = others.filter((other) => hasWords(joined, other, other !== word));
  return Math.max(
    matchScore(text, word), ...meant.map((other) => partScore(joined, other) * (other === word ? 1 : 0.8)));
};

/** The first of a row's further names that has a word, or one that means the same, at the start of one of its words. */
const furtherName = (row, { word, others }) => (row[4] ?? "").split(" ").find((name) =>
  [word, ...others].some((wanted) => wanted.length > 2 && hasWords(joinWords(name), wanted, wanted !== word)));

/** Of what is called alike first what has a page, then what is sent. */
const kindScores = { coordinator: 9, screen: 9, message: 6, owner: 3 };

/** The best rows first, each with the further names that it was found by; every word must be in a row's names or its details. */
const findRows = (rows, text, limit = 50) => {
  const wanted = wantedWords(text);
  if (wanted.length === 0) return [];
  const scored = rows.map((row, order) => {
    const names = [];
    const scores = wanted.map((word) => {
      const score = Math.max(meaningScore(row[1], word), meaningScore(row[2], word) * 0.6);
      const name = score >= 20 ? undefined : furtherName(row, word);
      if (name) names.push(name);
      return name ? 20 : score;
    });
    return { row, names, order, score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, kindScores[row[0]] ?? 0) };
  });
  return scored.filter(({ score }) => score > 0).sort((one, two) => two.score - one.score || one.order - two.order)
    .slice(0, limit);
};

(() => {
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };

  const field = make("input", {
    type: "search", role: "combobox", placeholder: words.searchHint, "aria-label": words.search,
    "aria-controls": "search-results", "aria-expanded": "false", "aria-autocomplete": "list", autocomplete: "off",
    spellcheck: "false",
  });
  const list = make("ul", { id: "search-results", role: "listbox", "aria-label": words.results });
  const status = make("p", { role: "status", class: "remark" });
  const dialog = make("dialog", { class: "search", "aria-label": words.search }, field, list, status);
  let rows = null;
  let found = [];
  let chosen = 0;

  /** Loaded when it is first needed, so that pages open without it. */
  const load = () => new Promise((done) => {
    if (rows) return done();
    const script = make("script", { src: "search-index.js" });
    script.addEventListener("load", () => {
      rows = searchIndex;
      done();
    });
    document.head.append(script);
  });

  const choose = (index) => {
    chosen = Math.min(Math.max(index, 0), found.length - 1);
    [...list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === chosen)));
    const option = list.children[chosen];
    if (option) field.setAttribute("aria-activedescendant", option.id);
    else field.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };

  const go = (index) => {
    if (!found[index]) return;
    dialog.close();
    location.href = found[index].row[3];
  };

  const show = () => {
    found = findRows(rows ?? [], field.value);
    list.replaceChildren(...found.map(({ row: [kind, name, detail], names }, index) => {
      const option = make(
        "li", { role: "option", id: `result-${index}` }, make("span", { class: "result-kind" }, words[kind] ?? kind), " ",
        make("span", { class: "result-name" }, name), " ", make("span", { class: "result-detail" }, [detail, ...names].filter(Boolean).join(" · ")));
      option.addEventListener("click", () => go(index));
      return option;
    }));
    field.setAttribute("aria-expanded", String(found.length > 0));
    list.hidden = found.length === 0;
    status.textContent = field.value.trim() !== "" && found.length === 0 ? words.nothing : "";
    choose(0);
  };

  const open = async () => {
    if (!dialog.open) dialog.showModal();
    field.select();
    await load();
    show();
  };

  field.addEventListener("input", show);
  field.addEventListener("keydown", (event) => {
    // Browsers would only empty the field at Escape.
    const actions = {
      ArrowDown: () => choose(chosen + 1), ArrowUp: () => choose(chosen - 1), Enter: () => go(chosen),
      Escape: () => dialog.close(),
    };
    if (!actions[event.key] || event.isComposing) return;
    event.preventDefault();
    actions[event.key]();
  });
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select");
    const isAsked = (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey))
      || (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey);
    if (!isAsked) return;
    event.preventDefault();
    open();
  });

  const button = make(
    "button", { type: "button", class: "open-search", "aria-keyshortcuts": "Control+K Meta+K /" }, words.search, " ",
    make("kbd", {}, "Ctrl K"));
  button.addEventListener("click", open);
  document.querySelector(".top").append(button);
  document.body.append(dialog);
  list.hidden = true;
})();
