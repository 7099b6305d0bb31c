"use strict";
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) if (value !== null && value !== undefined) element.setAttribute(attribute, value);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** The page: changes by their kinds, each with pictures of both sides. */
class DifferencePage {
  static kinds = { view: "Views", language: "Languages", brand: "Brands", text: "Texts", token: "Tokens", frame: "Frames", drawing: "Drawings" };
  static first = 6;

  constructor(json) {
    this.changes = json.changes;
    this.sides = [["Before", json.before, "before-"], ["After", json.after, "after-"]].map(([name, data, prefix]) => {
      if (!data) return { name };
      const gallery = new GalleryData(data);
      return { name, data: gallery, drawing: new CellDrawing(gallery, prefix), prefix };
    });
    this.kind = "all";
    this.mode = "beside";
    this.zoom = 0.6;
    document.querySelector("#against").textContent = `since ${json.revision}`;
    this.list = document.querySelector("#changes");
    // What nobody has scrolled to is not drawn.
    this.watch = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        this.watch.unobserve(target);
        target.draw();
      }
    }, { rootMargin: "400px" });
    this.makeChrome();
    this.readAddress();
    addEventListener("hashchange", () => { if (location.hash !== this.address) this.readAddress(); });
  }

  makeChrome() {
    const kinds = document.querySelector("#kinds");
    const counts = { all: this.changes.length };
    for (const { kind } of this.changes) counts[kind] = (counts[kind] ?? 0) + 1;
    for (const [kind, name] of Object.entries({ all: "All", ...DifferencePage.kinds })) {
      if (!counts[kind]) continue;
      const button = make("button", { type: "button", class: "chip", "data-kind": kind }, `${name} ${counts[kind]}`);
      button.addEventListener("click", () => { this.kind = kind; this.update(); });
      kinds.append(button);
    }
    const mode = document.querySelector("#mode");
    mode.addEventListener("change", () => { this.mode = mode.value; this.update(); });
    const zoom = document.querySelector("#zoom");
    zoom.addEventListener("input", () => { this.zoom = Number(zoom.value); this.update(); });
    const theme = document.querySelector("#theme");
    const schemes = ["auto", "light", "dark"];
    let chosen = "auto";
    const show = () => {
      document.documentElement.dataset.theme = chosen;
      theme.textContent = { auto: "◐ Auto", light: "☀ Light", dark: "☾ Dark" }[chosen];
      theme.setAttribute("aria-label", `Colours of this page: ${chosen}`);
    };
    theme.addEventListener("click", () => { chosen = schemes[(schemes.indexOf(chosen) + 1) % schemes.length]; show(); });
    show();
  }

  readAddress() {
    const address = new URLSearchParams(location.hash.slice(1));
    const kind = address.get("kind");
    this.kind = this.changes.some((change) => change.kind === kind) ? kind : "all";
    const mode = document.querySelector("#mode");
    mode.value = address.get("mode") ?? "beside";
    if (mode.selectedIndex < 0) mode.value = "beside";
    this.mode = mode.value;
    this.update();
  }

  update() {
    const address = new URLSearchParams();
    if (this.kind !== "all") address.set("kind", this.kind);
    if (this.mode !== "beside") address.set("mode", this.mode);
    this.address = "#" + address;
    history.replaceState(null, "", this.address);
    for (const button of document.querySelectorAll("#kinds button")) {
      button.setAttribute("aria-pressed", String(button.dataset.kind === this.kind));
    }
    const shown = this.changes.filter(({ kind }) => this.kind === "all" || kind === this.kind);
    document.querySelector("#count").textContent = shown.length
      ? `${shown.length} ${shown.length === 1 ? "change" : "changes"}` : "Nothing changed that users see.";
    this.watch.disconnect();
    this.list.replaceChildren(...shown.map((change) => this.change(change)));
  }

  change(change) {
    const { kind, what, old: before, new: after, scope, pictures } = change;
    const cells = pictures ? change.cells.slice(0, 1) : change.cells;
    const isWhole = ["view", "language", "brand"].includes(kind);
    const pairs = make("div", { class: "pairs" });
    const article = make("article", { class: "change" },
      make("h2", {}, make("span", { class: "kind" }, kind), what, kind === "text" ? make("span", { class: "muted" }, `of ${[...new Set(cells.map(({ view }) => view))].join(", ")}`) : null, isWhole ? make("span", { class: "muted" }, before === null ? "new" : "gone") : null),
      scope.length ? make("p", { class: "scope" }, scope.join(" · ")) : null,
      isWhole ? null : kind === "drawing" ? make("p", {}, after) : this.values(before, after),
      pairs);
    let count = 0;
    const add = (most) => {
      for (const cell of cells.slice(count, count + most)) pairs.append(this.pair(cell, pictures));
      count = Math.min(cells.length, count + most);
    };
    add(DifferencePage.first);
    if (count < cells.length) {
      const button = make("button", { type: "button", class: "plain more" }, `Show ${cells.length - count} more`);
      button.addEventListener("click", () => {
        add(60);
        if (count < cells.length) button.textContent = `Show ${cells.length - count} more`; else button.remove();
      });
      article.append(button);
    }
    return article;
  }

  /** Both values, with what is not in the other one marked. */
  values(before, after) {
    const value = (text, other, mark) => {
      if (text === null) return make("dd", { class: "muted" }, "nothing");
      const [start, end] = DifferencePage.common(text, other ?? "");
      const dd = make("dd", { dir: "auto" });
      if (/^#[0-9a-f]{6,8}\b/i.test(text)) {
        const swatch = make("span", { class: "swatch" });
        swatch.style.setProperty("background", text.split(",")[0]);
        dd.append(swatch);
      }
      dd.append(text.slice(0, start), start < text.length - end ? make(mark, {}, text.slice(start, text.length - end)) : "", end ? text.slice(text.length - end) : "");
      return dd;
    };
    return make("dl", { class: "values" }, make("dt", {}, "before"), value(before, after, "del"), make("dt", {}, "after"), value(after, before, "ins"));
  }

  /** How many letters two texts begin and end with alike, in whole words. */
  static common(text, other) {
    const most = Math.min(text.length, other.length);
    let start = 0;
    while (start < most && text[start] === other[start]) start++;
    if (start < text.length || start < other.length) start = text.lastIndexOf(" ", start - 1) + 1;
    let end = 0;
    while (end < most - start && text[text.length - 1 - end] === other[other.length - 1 - end]) end++;
    const rest = text.slice(text.length - end).indexOf(" ");
    return [start, end === text.length - start ? end : rest < 0 ? 0 : end - rest];
  }

  /** Two sides of a cell, drawn here or as `pictures` have them. */
  pair(names, pictures) {
    const { view, language, brand, scheme, contrast, size, container } = names;
    const words = [view, language, brand === "none" ? null : brand, scheme, contrast === "standard" ? null : contrast, size === "L" ? null : size, container.replace("x", " × ")];
    const figure = make("figure", { class: "pair" }, make("figcaption", {}, words.filter(Boolean).join(" · ")));
    const [width, height] = container.split("x").map(Number);
    const set = (element) => {
      for (const [name, value] of [["--width", `${width}px`], ["--height", `${height}px`], ["--scale", this.zoom]]) element.style.setProperty(name, value);
      return element;
    };
    const frames = this.sides.map(() => set(make("div", { class: "frame" })));
    if (this.mode === "beside") {
      figure.append(make("div", { class: "sides" }, ...frames.map((frame, index) => make("div", { class: "side" }, make("p", {}, this.sides[index].name), frame))));
    } else {
      const over = make("div", { class: `over is-${this.mode}` }, ...frames);
      figure.append(over);
      if (this.mode === "swipe") {
        const range = make("input", { type: "range", min: "0", max: "100", value: "50", "aria-label": `How much of ${view} is as before, in percent` });
        range.addEventListener("input", () => over.style.setProperty("--cut", `${range.value}%`));
        figure.append(range);
      }
    }
    figure.draw = () => frames.forEach((frame, index) => {
      if (pictures) frame.replaceChildren(make("img", { src: "data:image/svg+xml," + encodeURIComponent(pictures[index]), alt: `${view}, ${this.sides[index].name.toLowerCase()}` }));
      else this.draw(frame, this.sides[index], names);
    });
    this.watch.observe(figure);
    return figure;
  }

  draw(frame, side, names) {
    const axes = ["view", "language", "brand", "scheme", "contrast", "size", "profile", "container"];
    const cell = side.data ? Object.fromEntries(axes.map((axis) => [axis, side.data.find(axis, names[axis])])) : null;
    if (!cell || axes.some((axis) => cell[axis] < 0)) {
      frame.classList.add("is-absent");
      frame.replaceChildren("not there");
      return;
    }
    DifferencePage.drawn = (DifferencePage.drawn ?? 0) + 1;
    frame.replaceChildren(side.drawing.container(cell, `${side.prefix}${DifferencePage.drawn}-`));
  }
}

window.difference = new DifferencePage(JSON.parse(document.querySelector("#data").textContent));
