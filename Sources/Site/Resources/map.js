// Makes the pictures of a page maps: pan, zoom, light up, filter, focus, fold, save. Without it everything can be read all the same.
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

  /** Lights what the pointer or the keyboard is at. */
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
  };

  /** A click on a card opens its page; a second one soon after shows what is around the card instead. */
  const followClicks = (view, focus) => {
    let waiting = null;
    view.addEventListener("click", (event) => {
      const node = event.target.closest(".node");
      const link = event.target.closest("a") ?? node?.querySelector("a[*|href]");
      const isPlain = event.detail === 1 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!node || !link || event.target.closest(".fold")) return;
      if (!isPlain && event.detail < 2) return;
      event.preventDefault();
      clearTimeout(waiting);
      if (isPlain) waiting = setTimeout(() => { location.href = link.href.baseVal; }, 250);
      else if (event.detail === 2) focus(node);
    });
  };

  const button = (label, name, action) => {
    const element = make("button", { type: "button", title: name }, label);
    element.setAttribute("aria-label", name);
    element.addEventListener("click", action);
    return element;
  };

  /** A field that fades other cards, and hides other lines of the lists on the page; Enter shows what is around the first found. */
  const filterField = (graph, camera, focus) => {
    const field = makeField(words.findInPicture);
    const status = make("output");
    let found = [];
    field.addEventListener("input", () => {
      found = graph.filter(field.value);
      filterLists(field.value);
      status.textContent = field.value.trim() === "" ? "" : `${found.length}${words.found}`;
      if (field.value.trim() !== "" && found.length > 0) camera.reveal(found[0]);
    });
    field.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || found.length === 0) return;
      event.preventDefault();
      const links = found.flatMap((node) => [...node.querySelectorAll("a[*|href]")]);
      const link = links.find((link) => matches(link.textContent, field.value)) ?? links[0];
      focus(link?.closest(".node") ?? found[0]);
      link?.focus();
    });
    return [make("label", {}, field), status];
  };

  /** What is shown of a map: what is around one card, and without what folded cards start. It stands in the address. */
  class Showing {
    constructor(graph, camera, minimap) {
      Object.assign(this, { graph, camera, minimap, focused: null, folded: new Set(), folds: new Map(), touched: null });
      this.status = make("div", { className: "showing", hidden: true });
      this.read();
    }

    /** Takes the state from the address, as far as it concerns this map; answers whether it is another one. */
    read() {
      const before = [this.focused, ...this.folded].join();
      const state = new URLSearchParams(location.hash.slice(1));
      const known = (id) => [...this.graph.nodes].find(([, node]) => node.id === id)?.[0];
      this.focused = known(state.get("focus")) ?? null;
      this.folded = new Set((state.get("fold") ?? "").split(",").map(known).filter(Boolean));
      return [this.focused, ...this.folded].join() !== before;
    }

    write() {
      const id = (name) => this.graph.nodes.get(name).id;
      const parts = [];
      if (this.focused) parts.push(`focus=${id(this.focused)}`);
      if (this.folded.size > 0) parts.push(`fold=${[...this.folded].map(id).join(",")}`);
      const address = parts.length > 0 ? `#${parts.join("&")}` : location.pathname + location.search;
      history.pushState(null, "", address);
      this.apply();
    }

    focus(node) {
      this.touched = this.focused;
      this.focused = node ? this.graph.name(node) : null;
      this.write();
    }

    toggle(name) {
      this.touched = name;
      if (!this.folded.delete(name)) this.folded.add(name);
      this.write();
    }

    /** Folds every card below the first ones, or none. */
    toggleAll() {
      const entries = new Set(this.graph.entries);
      const below = this.graph.starts.filter((edge) => entries.has(edge.from)).map((edge) => edge.to);
      const heads = below.filter((name) => this.graph.starts.some((edge) => edge.from === name));
      this.folded = this.folded.size > 0 ? new Set() : new Set(heads.length > 0 ? heads : entries);
      this.touched = null;
      this.write();
    }

    apply() {
      const { graph, camera } = this;
      const open = graph.reach(graph.entries);
      const unfolded = graph.reach(graph.entries, this.folded);
      const around = this.focused ? graph.around(this.focused) : null;
      const part = graph.showOnly(
        (name) => (!open.has(name) || unfolded.has(name)) && (!around || around.has(name)));
      const isWhole = !around && this.folded.size === 0;
      camera.frame(part && !isWhole ? part : camera.whole, this.place);
      for (const [name, fold] of this.folds) fold.show(this.folded.has(name));
      this.tell();
      this.minimap?.measure();
      this.minimap?.draw();
    }

    /** What stays in sight: the card that is focused, the one that the reader has just folded, or the map's entry. */
    get place() {
      const cards = [this.focused, this.touched].map((name) => this.graph.nodes.get(name));
      const card = [...cards, this.graph.entry].find((node) => node && !node.classList.contains("away"));
      return card && this.graph.box(card);
    }

    tell() {
      this.status.hidden = !this.focused;
      if (!this.focused) return this.status.replaceChildren();
      const name = this.graph.title(this.graph.nodes.get(this.focused));
      const all = button(words.showAll, words.showAll, () => this.focus(null));
      this.status.replaceChildren(`${words.focused} `, make("strong", {}, name), " ", all);
    }

    /** Puts a button on every card that starts others. */
    addFolds() {
      for (const name of this.graph.leaving.keys()) {
        const node = this.graph.nodes.get(name);
        // What is no coordinator has no page, and hides nothing but all.
        if (!node?.querySelector("a[*|href$='.html']")) continue;
        this.folds.set(name, new Fold(this.graph, name, () => this.toggle(name)));
      }
    }
  }

  /** The button on a card that hides what the card starts. */
  class Fold {
    constructor(graph, name, action) {
      const node = graph.nodes.get(name);
      this.title = graph.title(node);
      this.count = graph.reach([name]).size - 1;
      const { x, y, width, height } = node.getBBox();
      const draw = (tag, attributes) => {
        const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        return element;
      };
      const [centre, bottom] = [x + width - 14, y + height];
      this.element = draw("g", { class: "fold", role: "button", tabindex: "0" });
      this.text = draw("text", { x: centre, y: bottom + 4, "text-anchor": "middle", "font-size": 12 });
      this.element.append(draw("rect", { x: centre - 14, y: bottom - 10, width: 28, height: 20, rx: 10 }), this.text);
      this.element.addEventListener("click", (event) => {
        event.stopPropagation();
        action();
      });
      this.element.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        action();
      });
      node.append(this.element);
      this.show(false);
    }

    show(isFolded) {
      this.text.textContent = isFolded ? `+${this.count}` : "−";
      this.element.setAttribute("aria-expanded", String(!isFolded));
      this.element.setAttribute("aria-label", `${isFolded ? words.unfold : words.fold}: ${this.title}`);
    }
  }

  /** Shows the card that the address names, with its way from the root. */
  const choose = (figure, graph, camera) => {
    const name = location.hash.slice(1);
    const node = [...graph.nodes.values()].find((node) => node.id === name);
    if (!node) return;
    if (camera.fitting < readableScale) {
      camera.frame(camera.whole, graph.box(node));
    }
    camera.reveal(node);
    for (const element of graph.nodes.values()) element.classList.toggle("chosen", element === node);
    // Only now: browsers scroll to the card itself once the page is there, which leaves half of the map out of sight.
    const scroll = () => requestAnimationFrame(() => figure.scrollIntoView({ block: "center" }));
    if (document.readyState === "complete") scroll();
    else addEventListener("load", scroll);
    graph.light(node);
  };

  /** Keeps the part in sight for when the page is loaded again. */
  const remember = (camera, index) => {
    const key = `map ${index} ${location.pathname}`;
    const [entry] = performance.getEntriesByType("navigation");
    try {
      const kept = entry?.type === "reload" ? JSON.parse(sessionStorage.getItem(key)) : null;
      if (kept) camera.restore(kept);
      addEventListener("pagehide", () => sessionStorage.setItem(key, JSON.stringify(camera.position)));
    } catch {
      // Some browsers keep nothing for pages that are files.
    }
  };

  document.querySelectorAll(".map").forEach((figure, index) => {
    const view = figure.querySelector(".view");
    const svg = view.querySelector("svg");
    const camera = new Camera(view, svg);
    const graph = new Graph(svg);
    camera.makeRoom();
    const minimap = camera.fitting < readableScale ? new Minimap(graph, camera) : null;
    const showing = new Showing(graph, camera, minimap);
    const focus = (node) => showing.focus(node);
    const begin = () => camera.frame(camera.whole, showing.place);
    const tools = make(
      "div", { className: "tools" }, ...filterField(graph, camera, focus),
      button("−", words.zoomOut, () => camera.zoom(0.8)), button("+", words.zoomIn, () => camera.zoom(1.25)),
      button(words.fit, words.fitHint, () => camera.fit()),
      button(words.save, words.saveHint, () => savePicture(svg, camera.whole, document.title)));
    figure.prepend(tools, showing.status);
    figure.classList.add("is-live");
    if (minimap) {
      view.append(minimap.canvas);
      camera.changed = (part) => minimap.draw(part);
    }
    if (view.querySelector("[id^='card-']") && graph.nodes.size > 3) {
      showing.addFolds();
      if (showing.folds.size > 1) tools.append(button("⊟", `${words.foldAll}, ${words.unfoldAll}`, () => showing.toggleAll()));
    }
    begin();
    if (showing.focused || showing.folded.size > 0) showing.apply();
    remember(camera, index);
    followPointers(view, camera);
    followKeys(view, camera);
    followWheel(view, camera);
    followAttention(view, graph, camera);
    followClicks(view, focus);
    choose(figure, graph, camera);
    const follow = () => {
      if (showing.read()) showing.apply();
      choose(figure, graph, camera);
    };
    for (const name of ["hashchange", "popstate"]) addEventListener(name, follow);
    addEventListener("resize", () => {
      camera.makeRoom();
      if (showing.focused || showing.folded.size > 0) showing.apply();
      else begin();
    });
    addEventListener("beforeprint", () => svg.setAttribute("viewBox", Object.values(camera.whole).join(" ")));
    addEventListener("afterprint", begin);
  });
})();
