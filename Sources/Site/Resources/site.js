// Makes the pictures of a page maps: pan, zoom, light up, filter. Without it everything can be read all the same.
"use strict";

(() => {
  const largestScale = 4;
  // Below this names cannot be read: a picture that only fits in smaller begins at its left edge instead.
  const readableScale = 0.65;
  const naturalScale = 1.15;

  /** The part of the picture that is in sight: a centre in the picture's units, and pixels a unit. */
  class Camera {
    constructor(view, svg) {
      this.view = view;
      this.svg = svg;
      const { x, y, width, height } = svg.viewBox.baseVal;
      this.whole = { x, y, width, height };
    }

    get fitting() {
      const { width, height } = this.whole;
      return Math.min(this.view.clientWidth / width, this.view.clientHeight / height, naturalScale);
    }

    /** Room for the picture: as high as it needs, but never more than most of the window. */
    makeRoom() {
      const { width, height } = this.whole;
      const scale = Math.max(Math.min(this.view.clientWidth / width, naturalScale), readableScale);
      const most = Math.max(window.innerHeight * 0.72, 260);
      this.view.style.height = `${Math.round(Math.min(Math.max(height * scale + 24, 150), most))}px`;
    }

    fit() {
      const { x, y, width, height } = this.whole;
      this.scale = this.fitting;
      this.show(x + width / 2, y + height / 2);
    }

    begin() {
      this.fit();
      if (this.scale >= readableScale) return;
      this.scale = readableScale;
      const { x, y, width, height } = this.whole;
      const halfWidth = this.view.clientWidth / 2 / this.scale;
      this.show(Math.min(x + halfWidth, x + width / 2), y + height / 2);
    }

    show(x, y) {
      const { whole } = this;
      // The centre stays on the picture, so that it cannot be lost.
      this.x = Math.min(Math.max(x, whole.x), whole.x + whole.width);
      this.y = Math.min(Math.max(y, whole.y), whole.y + whole.height);
      const width = this.view.clientWidth / this.scale;
      const height = this.view.clientHeight / this.scale;
      this.svg.setAttribute("viewBox", `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`);
    }

    pan(pixelsRight, pixelsDown) {
      this.show(this.x + pixelsRight / this.scale, this.y + pixelsDown / this.scale);
    }

    /** What is under the pixel stays there. */
    zoom(factor, clientX, clientY) {
      const bounds = this.view.getBoundingClientRect();
      const right = (clientX ?? bounds.left + bounds.width / 2) - bounds.left - bounds.width / 2;
      const down = (clientY ?? bounds.top + bounds.height / 2) - bounds.top - bounds.height / 2;
      const scale = Math.min(Math.max(this.scale * factor, Math.min(this.fitting, readableScale) / 2), largestScale);
      const x = this.x + right / this.scale - right / scale;
      const y = this.y + down / this.scale - down / scale;
      this.scale = scale;
      this.show(x, y);
    }

    /** Brings an element into sight if it is not. */
    reveal(element, always = false) {
      const bounds = this.view.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const isInside =
        box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
      if (isInside && !always) return;
      this.pan(
        (box.left + box.right - bounds.left - bounds.right) / 2, (box.top + box.bottom - bounds.top - bounds.bottom) / 2);
    }
  }

  /** The cards and arrows of a picture, by the ids and classes that they carry. */
  class Graph {
    constructor(svg) {
      this.svg = svg;
      this.nodes = new Map();
      for (const element of svg.querySelectorAll(".node[id]")) {
        this.nodes.set(element.id.slice(element.id.indexOf("-") + 1), element);
      }
      this.edges = [...svg.querySelectorAll(".edge")].map((element) => {
        const end = (prefix) => [...element.classList].find((name) => name.startsWith(prefix))?.slice(prefix.length);
        return { element, from: end("from-"), to: end("to-"), isCall: element.classList.contains("call") };
      });
    }

    name(node) {
      return node.id.slice(node.id.indexOf("-") + 1);
    }

    /** The arrows on the shortest way to a card from one that nothing leads to. */
    way(name) {
      const starts = this.edges.filter((edge) => !edge.isCall && edge.from !== edge.to);
      const before = new Map([[name, null]]);
      const waiting = [name];
      for (const current of waiting) {
        const arriving = starts.filter((edge) => edge.to === current);
        if (arriving.length === 0) return this.collect(before, current);
        for (const edge of arriving) {
          if (before.has(edge.from)) continue;
          before.set(edge.from, edge);
          waiting.push(edge.from);
        }
      }
      return [];
    }

    collect(before, start) {
      const edges = [];
      for (let edge = before.get(start); edge; edge = before.get(edge.to)) edges.push(edge);
      return edges;
    }

    /** Lights a card, what it is joined to and its way from the root; dims the rest. */
    light(node) {
      this.dim();
      const name = this.name(node);
      const way = this.way(name);
      for (const edge of way) edge.element.classList.add("way");
      for (const edge of [...way, ...this.edges.filter((edge) => edge.from === name || edge.to === name)]) {
        edge.element.classList.add("lit");
        this.nodes.get(edge.from)?.classList.add("lit");
        this.nodes.get(edge.to)?.classList.add("lit");
      }
      node.classList.add("lit");
      this.svg.classList.add("is-lit");
    }

    dim() {
      this.svg.classList.remove("is-lit");
      for (const element of this.svg.querySelectorAll(".lit, .way")) element.classList.remove("lit", "way");
    }

    /** Fades what does not have the words; answers with the cards that do. */
    filter(words) {
      const found = [...this.nodes.values()].filter((node) => {
        const isFound = matches(node.textContent, words);
        node.classList.toggle("missed", !isFound);
        return isFound;
      });
      for (const edge of this.edges) {
        const isMissed = [edge.from, edge.to].some((name) => this.nodes.get(name)?.classList.contains("missed"));
        edge.element.classList.toggle("missed", isMissed);
      }
      return found;
    }
  }

  const matches = (text, words) => text.toLowerCase().includes(words.trim().toLowerCase());

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

  const choose = (graph, camera) => {
    const name = location.hash.slice(1);
    const node = [...graph.nodes.values()].find((node) => node.id === name);
    if (!node) return;
    camera.scale = Math.max(camera.scale, 0.9);
    camera.reveal(node, true);
    node.classList.add("chosen");
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
    choose(graph, camera);
    addEventListener("hashchange", () => choose(graph, camera));
    addEventListener("resize", () => { camera.makeRoom(); camera.begin(); });
    addEventListener("beforeprint", () => svg.setAttribute("viewBox", Object.values(camera.whole).join(" ")));
    addEventListener("afterprint", () => camera.begin());
  }
})();
