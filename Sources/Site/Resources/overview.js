"use strict";

/** A small picture of a large one in its corner, which shows the part in sight and moves it. */
class Minimap {
  constructor(graph, camera) {
    this.graph = graph;
    this.camera = camera;
    const { width, height } = camera.whole;
    this.scale = Math.min(180 / width, 120 / height);
    this.canvas = document.createElement("canvas");
    this.canvas.className = "minimap";
    this.canvas.width = Math.max(Math.round(width * this.scale), 24);
    this.canvas.height = Math.max(Math.round(height * this.scale), 24);
    // The keys and buttons of the map do the same.
    this.canvas.setAttribute("aria-hidden", "true");
    for (const name of ["pointerdown", "pointermove"]) this.canvas.addEventListener(name, (event) => this.move(event));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.draw());
    this.measure();
  }

  /** Takes the places of the cards that are shown. */
  measure() {
    const shown = [...this.graph.nodes.values()].filter((node) => !node.classList.contains("away"));
    this.boxes = shown.map((node) => this.graph.box(node));
  }

  draw(part = this.part) {
    this.part = part;
    const { x, y } = this.camera.whole;
    const context = this.canvas.getContext("2d");
    const style = getComputedStyle(this.canvas);
    const place = (box) => [
      (box.x - x) * this.scale, (box.y - y) * this.scale, Math.max(box.width * this.scale, 1.5),
      Math.max(box.height * this.scale, 1.5),
    ];
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.fillStyle = style.getPropertyValue("--muted");
    for (const box of this.boxes) context.fillRect(...place(box));
    context.strokeStyle = style.getPropertyValue("--push");
    context.lineWidth = 2;
    if (part) context.strokeRect(...place(part));
  }

  move(event) {
    if (event.buttons !== 1) return;
    event.preventDefault();
    event.stopPropagation();
    const bounds = this.canvas.getBoundingClientRect();
    const { x, y } = this.camera.whole;
    this.camera.show(x + (event.clientX - bounds.left) / this.scale, y + (event.clientY - bounds.top) / this.scale);
  }
}
