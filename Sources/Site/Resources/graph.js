"use strict";

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
    /** The arrows by which flows go on, and the same by where they begin. */
    this.starts = this.edges.filter((edge) => !edge.isCall && edge.from !== edge.to);
    this.leaving = new Map();
    for (const edge of this.starts) this.leaving.set(edge.from, [...(this.leaving.get(edge.from) ?? []), edge]);
  }

  name(node) {
    return node.id.slice(node.id.indexOf("-") + 1);
  }

  /** What a card is called; its text may be shortened, its link has the whole name. */
  title(node) {
    const title = node.querySelector("a")?.getAttribute("xlink:title")?.split(" · ")[0];
    return title || (node.querySelector("text")?.textContent ?? this.name(node));
  }


  /** The cards that no arrow leads to. */
  get entries() {
    const targets = new Set(this.starts.map((edge) => edge.to));
    return [...this.nodes.keys()].filter((name) => !targets.has(name));
  }

  /** The card that the app begins with: of what the system launches, or else of those that no arrow leads to, the one that most others are reached from. */
  get entry() {
    const launched = this.entries.filter((name) => this.nodes.get(name).classList.contains("launch"));
    const sizes = (launched.length ? launched : this.entries).map((name) => ({ name, size: this.reach([name]).size }));
    const best = sizes.reduce((one, two) => (two.size > one.size ? two : one), { size: 0 });
    return this.nodes.get(best.name);
  }

  /** The place of a card in the picture's units. */
  box(element) {
    const { x, y, width, height } = element.getBBox();
    const shift = element.closest(".graph")?.transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0 };
    return { x: x + shift.e, y: y + shift.f, width, height };
  }

  /** The names of the cards that arrows lead to from some, not going on from those that are folded. */
  reach(names, folded = new Set()) {
    const reached = new Set(names);
    const waiting = [...names];
    for (const name of waiting) {
      if (folded.has(name)) continue;
      for (const edge of this.leaving.get(name) ?? []) {
        if (reached.has(edge.to)) continue;
        reached.add(edge.to);
        waiting.push(edge.to);
      }
    }
    return reached;
  }

  /** The names of a card, of what it is joined to, and of what stands on the way to it. */
  around(name) {
    const joined = this.edges.filter((edge) => edge.from === name || edge.to === name);
    return new Set([name, ...[...this.way(name), ...joined].flatMap((edge) => [edge.from, edge.to])]);
  }

  /** Shows some cards alone, with the arrows between them and the boxes around them; answers with the part of the picture. */
  showOnly(isShown) {
    for (const [name, node] of this.nodes) node.classList.toggle("away", !isShown(name));
    for (const { element, from, to } of this.edges) {
      element.classList.toggle("away", !isShown(from) || !isShown(to));
    }
    const shown = [...this.nodes].filter(([name]) => isShown(name)).map(([, node]) => this.box(node));
    for (const cluster of this.svg.querySelectorAll(".cluster")) {
      cluster.classList.remove("away");
      const outer = this.box(cluster);
      const holds = (box) => box.x >= outer.x && box.y >= outer.y
        && box.x + box.width <= outer.x + outer.width && box.y + box.height <= outer.y + outer.height;
      cluster.classList.toggle("away", !shown.some(holds));
    }
    if (shown.length === 0) return null;
    const margin = 24;
    const [left, top] = [Math.min(...shown.map((box) => box.x)), Math.min(...shown.map((box) => box.y))];
    const right = Math.max(...shown.map((box) => box.x + box.width));
    const bottom = Math.max(...shown.map((box) => box.y + box.height));
    return {
      x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin,
    };
  }

  /** The arrows on the shortest way to a card from one that nothing leads to. */
  way(name) {
    const starts = this.starts;
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

  /** What a card says, with the names that its links alone have whole. */
  static names(node) {
    const titles = [...node.querySelectorAll("a")].map((link) => link.getAttribute("xlink:title") ?? "");
    return [node.textContent, ...titles.map((title) => title.split(" · ")[0])].join(" ");
  }

  /** Fades what does not have the words; answers with the cards that do. */
  filter(words) {
    const found = [...this.nodes.values()].filter((node) => {
      const isFound = matches(Graph.names(node), words);
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
