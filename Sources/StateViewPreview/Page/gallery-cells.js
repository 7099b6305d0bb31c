"use strict";
/** Draws cells: elements as the product's own HTML has them, with the variables of the cell's look. */
class CellDrawing {
  /** `prefix` parts the classes of two sides of a page. */
  constructor(data, prefix = "") {
    this.data = data;
    this.prefix = prefix;
    this.sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
    this.known = new Set();
    this.parsed = new Map();
  }

  /** The class whose rule has the variables of a look; the rule is made when it is first asked for. */
  lookClass(cell) {
    const name = `${this.prefix}look-${this.data.lookNumber(cell)}`;
    if (!this.known.has(name)) {
      this.known.add(name);
      const { properties, insets: [top, trailing, bottom, leading] } = this.data.look(cell);
      const lines = properties.flatMap(({ css }) => css).map(([variable, value]) => `${variable}:${value}`);
      lines.push(`padding-block:${top}px ${bottom}px`, `padding-inline:${leading}px ${trailing}px`);
      this.sheet.insertRule(`.${name}{${lines.join(";")}}`);
    }
    return name;
  }

  /** A container with the view in it, in its own size; `prefix` begins the ids, so that a page shows a view twice. */
  container(cell, prefix) {
    const { width, height } = this.data.values.container[cell.container];
    const container = document.createElement("div");
    container.className = `container ${this.lookClass(cell)}`;
    container.dataset.scheme = this.data.values.scheme[cell.scheme].id;
    container.style.setProperty("--width", `${width}px`);
    container.style.setProperty("--height", `${height}px`);
    const { element, texts } = this.data.content(cell);
    const rest = texts[Symbol.iterator]();
    const view = this.element(element, rest, prefix, cell);
    // Direction of insets, which stand around the view.
    if (view.dir) container.dir = view.dir;
    container.append(view);
    return container;
  }

  element([name, attributes, hasText, children], texts, prefix, cell) {
    const values = attributes.map(([attribute, value]) => [attribute, value ?? texts.next().value]);
    const icon = values.find(([attribute]) => attribute === "data-icon")?.[1];
    const element = name === "svg" ? this.picture(icon, cell) : document.createElement(name);
    for (const [attribute, value] of values) {
      const isReference = ["id", "aria-labelledby", "aria-describedby"].includes(attribute);
      element.setAttribute(attribute, isReference ? prefix + value : value);
    }
    if (name === "button") element.tabIndex = -1;
    if (name === "img") this.mark(element, cell);
    if (hasText) element.textContent = texts.next().value;
    for (const child of children) element.append(this.element(child, texts, prefix, cell));
    return element;
  }

  picture(icon, cell) {
    const drawings = this.data.iconDrawings;
    const own = `${icon} ${this.data.values.brand[cell.brand].id} ${this.data.values.scheme[cell.scheme].id}`;
    const drawing = icon === undefined ? CellDrawing.spinner : (drawings.get(own) ?? drawings.get(icon)) || CellDrawing.unknown;
    let parsed = this.parsed.get(drawing);
    if (!parsed) {
      parsed = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement;
      for (const attribute of ["width", "height"]) parsed.removeAttribute(attribute);
      // The page lets no style element in; the rules of a drawing name what marks it, so that they may be the page's.
      for (const style of parsed.querySelectorAll("style")) {
        const sheet = new CSSStyleSheet({ media: style.media });
        sheet.replaceSync(style.textContent);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        style.remove();
      }
      this.parsed.set(drawing, parsed);
    }
    return document.importNode(parsed, true);
  }

  mark(image, cell) {
    const asset = image.dataset.mark;
    const drawings = this.data.markDrawings;
    const drawing = drawings.get(`${asset}-${this.data.values.scheme[cell.scheme].id}`) ?? drawings.get(`${asset}-light`);
    if (drawing) image.src = "data:image/svg+xml," + encodeURIComponent(drawing);
  }

  static spinner = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"><circle cx="12" cy="12" r="10"/><path d="M12 2a10 10 0 0 1 10 10"/></svg>';
  static unknown = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-dasharray="2 2"><rect x="2" y="2" width="20" height="20" rx="4"/></svg>';
}
