"use strict";

const matches = (text, words) => text.toLowerCase().includes(words.trim().toLowerCase());

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
