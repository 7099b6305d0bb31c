"use strict";
/** Makes an element: text or elements inside, attributes in between. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(attribute, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

function table(caption, heads, rows) {
  return make("div", { class: "table", tabindex: "0", role: "group", "aria-label": caption },
    make("table", {},
      make("caption", { class: "hidden" }, caption),
      make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
      make("tbody", {}, ...rows.map((cells) => make("tr", {}, ...cells.map((cell) =>
        cell instanceof HTMLTableCellElement ? cell : make("td", {}, cell)))))));
}

/** Contrast as WCAG 2.2 counts it. */
class Contrast {
  static channels(color) {
    const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
    return [...numbers.slice(0, 3), numbers[3] ?? 1];
  }

  static luminance(color) {
    const [red, green, blue] = Contrast.channels(color).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** The nearest background that is not transparent. */
  static background(element) {
    for (let at = element; at; at = at.parentElement) {
      const color = getComputedStyle(at).backgroundColor;
      if (Contrast.channels(color)[3] > 0) return color;
    }
    return "rgb(255, 255, 255)";
  }

  static of(element) {
    const [light, dark] = [getComputedStyle(element).color, Contrast.background(element)]
      .map(Contrast.luminance).sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }
}

/** Everything about one cell, in a dialog. */
class Detail {
  static parts = {
    title: ".state-view-title", subtitle: ".state-view-subtitle", image: "svg", progress: "svg, .state-view-progress",
    actions: ".state-view-actions", errorReference: ".state-view-reference", brandMark: "img",
  };

  constructor(data, drawing, dialog, changed) {
    Object.assign(this, { data, drawing, dialog, changed });
    dialog.addEventListener("close", () => { this.cell = null; changed(); });
    this.overlay = false;
  }

  open(cell) {
    this.cell = { ...cell };
    this.draw();
    if (!this.dialog.open) this.dialog.showModal();
    this.number();
    this.changed();
  }

  close() { if (this.dialog.open) this.dialog.close(); }

  draw() {
    const { data, cell } = this;
    const view = data.views[cell.view];
    const value = (axis) => data.values[axis][cell[axis]].name;
    const choose = (axis, label) => {
      const select = make("select", { "data-axis": axis }, ...data.values[axis].map(({ name }, index) =>
        make("option", { value: index, selected: index === cell[axis] }, name)));
      select.addEventListener("change", () => {
        cell[axis] = Number(select.value);
        this.draw();
        this.number();
        this.dialog.querySelector(`[data-axis="${axis}"]`).focus();
        this.changed();
      });
      return make("label", {}, label, " ", select);
    };
    const overlay = make("input", { type: "checkbox", checked: this.overlay });
    overlay.addEventListener("change", () => { this.overlay = overlay.checked; this.number(); });
    const close = make("button", { type: "button", class: "plain", "aria-label": "Close" }, "✕");
    close.addEventListener("click", () => this.close());
    this.stage = make("div", { class: "stage" }, this.drawing.container(cell, "detail-"));
    const findings = data.findingsOf(cell);
    this.dialog.replaceChildren(
      make("header", {},
        make("h2", { id: "detail-title" }, view.id),
        make("p", { class: "muted" }, [view.kind, view.file ?? "of the product", value("language"), value("brand"), value("scheme")].join(" · ")),
        close),
      make("div", { class: "detail-body" },
        make("div", { class: "detail-left" },
          make("div", { class: "bar filters", role: "group", "aria-label": "This view" },
            choose("language", "Language"), choose("brand", "Brand"), choose("scheme", "Scheme"), choose("contrast", "Contrast"),
            choose("size", "Text size"), choose("container", "Container"), choose("profile", "Profile"),
            make("label", { class: "check" }, overlay, " Reading order")),
          this.stage),
        make("div", { class: "detail-right", tabindex: "0", role: "group", "aria-label": "About this view" },
          this.section(`Findings (${findings.length})`, this.findings(findings)),
          this.section("Texts", this.texts()),
          this.section("Reading order", this.reading = make("div")),
          this.section("Frames", this.frames()),
          this.section("Tokens", this.tokens()))));
  }

  section(title, ...content) { return make("section", {}, make("h3", {}, title), ...content); }

  findings(findings) {
    if (!findings.length) return make("p", { class: "muted" }, "None for this view.");
    return make("ul", { class: "findings" }, ...findings.map((finding) =>
      make("li", { "data-severity": finding.severity },
        make("strong", {}, finding.severity), " ", finding.message, " ", make("code", {}, finding.rule),
        make("div", { class: "muted" }, make("code", {}, finding.place)))));
  }

  texts() {
    const { records } = this.data.content(this.cell);
    return table("Texts and where they come from", ["Role", "Text", "From"], records.map((record) => [
      record.role,
      make("span", { lang: record.language, dir: "auto" }, record.text || "(left out)"),
      make("div", {},
        make("span", { class: "layer" }, record.layer), ` in ${record.language}`,
        record.key ? make("div", {}, make("code", {}, record.key)) : null,
        record.place ? make("div", { class: "muted" }, make("code", {}, record.place)) : null,
        record.tried.length > 1
          ? make("details", {}, make("summary", {}, `${record.tried.length} places tried`),
            make("ol", {}, ...record.tried.map(([language, layer, outcome]) => make("li", {}, `${language}, ${layer}: ${outcome}`))))
          : null),
    ]));
  }

  frames() {
    const { data, cell } = this;
    const found = data.framesOf(cell);
    if (!found) {
      const screens = (data.frames?.screens ?? []).map(([size, container]) => `${size} on ${container.replace("x", " × ")}`);
      return make("p", { class: "muted" }, screens.length ? `Measured in its own profile at ${screens.join(", ")}.` : "Nothing could be measured where the page was made.");
    }
    const outcome = { fits: "it fits", scrolls: "it scrolls", "cannot-fit": "it does not fit" }[found.outcome];
    const steps = found.steps.length ? ` after ${found.steps.join(", ")}` : "";
    return make("div", {},
      make("p", { class: "muted" }, `As measured with its fonts, ${outcome}${steps}, ${found.height} pt high.`),
      table("Where everything stands", ["Part", "x", "y", "Size", "Lines"], found.parts.map(({ name, x, y, width, height, lines, isCut }) => [
        name, String(x), String(y), `${width} × ${height}`, lines ? `${lines}${isCut ? ", cut" : ""}` : "–"])));
  }

  tokens() {
    const { properties } = this.data.look(this.cell);
    return table("What it is drawn with", ["Property", "Value", "From"], properties.map((property) => {
      const value = property.css[0]?.[1] ?? "";
      const swatch = value.startsWith("#") ? make("span", { class: "swatch" }) : null;
      swatch?.style.setProperty("background", value);
      return [
        property.name, make("span", {}, swatch, make("code", {}, value)),
        make("div", {},
          make("span", { class: "layer" }, property.layer),
          property.chain.length
            ? make("ol", { class: "chain" }, ...property.chain.map(([path, file, line]) =>
              make("li", {}, make("code", {}, path), " ", make("span", { class: "muted" }, line ? `${file}:${line}` : file))))
            : null,
          ...property.lost.map(([layer, lost]) => make("div", { class: "muted" }, "instead of ", make("s", {}, lost), ` (${layer})`))),
      ];
    }));
  }

  partElement(part) {
    const selector = part.startsWith("action.") ? `[data-action="${part.split(".")[1]}"]` : Detail.parts[part];
    return selector ? this.stage.querySelector(`.state-view :is(${selector})`) : null;
  }

  /** What is read aloud, in its order, with what the browser made of it; numbers over the picture where wanted. */
  number() {
    for (const mark of this.stage.querySelectorAll(".mark, .hatched")) mark.remove();
    const frame = this.stage.getBoundingClientRect();
    const { reading } = this.data.content(this.cell);
    const measured = this.data.framesOf(this.cell)?.parts ?? [];
    let order = 0;
    const rows = reading.map((node) => {
      const element = this.partElement(node.part);
      const box = element?.getBoundingClientRect();
      const label = node.hidden ? "not read" : String(++order);
      if (this.overlay && box?.width) {
        const mark = make("span", { class: node.hidden ? "hatched" : "mark", "aria-hidden": "true" }, node.hidden ? "" : label);
        mark.style.setProperty("left", `${box.left - frame.left + this.stage.scrollLeft}px`);
        mark.style.setProperty("top", `${box.top - frame.top + this.stage.scrollTop}px`);
        if (node.hidden) {
          mark.style.setProperty("width", `${box.width}px`);
          mark.style.setProperty("height", `${box.height}px`);
        }
        this.stage.append(mark);
      }
      const isText = element && !node.hidden && node.role !== "image" && node.role !== "group";
      const contrast = isText ? `${(Math.floor(Contrast.of(element) * 100) / 100).toFixed(2)}:1` : "–";
      // What fingers hit is as large as it was measured; other browsers have other fonts.
      const target = node.role === "button" ? measured.find(({ name }) => name === node.part) : null;
      const size = target ? `${target.width} × ${target.height}` : box?.width ? `${Math.round(box.width)} × ${Math.round(box.height)}` : "–";
      const role = node.level ? `heading ${node.level}` : node.role;
      return [label, role + (node.live ? `, ${node.live}` : "") + (node.disabled ? ", disabled" : ""), node.name || "–", size, contrast];
    });
    this.reading.replaceChildren(table("What is read aloud", ["", "Role", "Name", "Size", "Contrast"], rows));
  }
}
