"use strict";

const largestScale = 4;
// The height of names in a picture, in its own units, and the least that they may have on the page, in pixels.
const nameHeight = 12;
const leastNameHeight = 9;
// Below this names cannot be read: of a picture that only fits in smaller a part is shown, in its full size.
const readableScale = leastNameHeight / nameHeight;
const readingScale = 1;
const naturalScale = 1.15;

/** The part of the picture that is in sight: a centre in the picture's units, and pixels a unit. */
class Camera {
  constructor(view, svg) {
    this.view = view;
    this.svg = svg;
    const { x, y, width, height } = svg.viewBox.baseVal;
    this.whole = { x, y, width, height };
    /** Called whenever another part is in sight. */
    this.changed = () => {};
  }

  get fitting() {
    const { width, height } = this.whole;
    return Math.min(this.view.clientWidth / width, this.view.clientHeight / height, naturalScale);
  }

  /** Room for the picture: as high as it needs, but never more than most of the window. */
  makeRoom() {
    const { width, height } = this.whole;
    const fitting = Math.min(this.view.clientWidth / width, naturalScale);
    const scale = fitting < readableScale ? readingScale : fitting;
    const most = Math.max(window.innerHeight * 0.72, 260);
    this.view.style.height = `${Math.round(Math.min(Math.max(height * scale + 24, 150), most))}px`;
  }

  fit() {
    this.fitTo(this.whole);
  }

  /** Shows a part of the picture, as large as it fits in. */
  fitTo({ x, y, width, height }) {
    const fitting = Math.min(this.view.clientWidth / width, this.view.clientHeight / height);
    this.scale = Math.min(fitting, naturalScale);
    this.show(x + width / 2, y + height / 2);
  }

  /** Shows a part of the picture whole where its names can be read so; else as much of it as can be read, around a place in it. */
  frame(part, place) {
    this.fitTo(part);
    if (this.scale >= readableScale) return;
    this.scale = readingScale;
    const within = (at, low, size, seen) =>
      (size <= seen ? low + size / 2 : Math.min(Math.max(at, low + seen / 2), low + size - seen / 2));
    const { x, y, width, height } = place ?? part;
    this.show(
      within(x + width / 2, part.x, part.width, this.view.clientWidth / this.scale),
      within(y + height / 2, part.y, part.height, this.view.clientHeight / this.scale));
  }

  /** What can be kept and shown again. */
  get position() {
    return { x: this.x, y: this.y, scale: this.scale };
  }

  restore({ x, y, scale }) {
    if (![x, y, scale].every(Number.isFinite)) return;
    this.scale = Math.min(Math.max(scale, this.fitting / 2), largestScale);
    this.show(x, y);
  }

  show(x, y) {
    const { whole } = this;
    // The centre stays on the picture, so that it cannot be lost.
    this.x = Math.min(Math.max(x, whole.x), whole.x + whole.width);
    this.y = Math.min(Math.max(y, whole.y), whole.y + whole.height);
    const width = this.view.clientWidth / this.scale;
    const height = this.view.clientHeight / this.scale;
    this.svg.setAttribute("viewBox", `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`);
    this.changed({ x: this.x - width / 2, y: this.y - height / 2, width, height });
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
  reveal(element) {
    const bounds = this.view.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const isInside =
      box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;
    if (isInside) return;
    this.pan(
      (box.left + box.right - bounds.left - bounds.right) / 2, (box.top + box.bottom - bounds.top - bounds.bottom) / 2);
  }
}
