"use strict";
/** The page: what is chosen, the table that follows from it, and the address that says so. */
class GalleryPage {
  static columns = {
    language: "language", look: "brand and scheme", size: "text size", container: "container", profile: "profile", contrast: "contrast",
  };
  static axes = { language: "Language", brand: "Brand", scheme: "Scheme", contrast: "Contrast", size: "Text size", container: "Container", profile: "Profile" };
  static defaults = {
    columns: "language", languages: "all", language: "source", brand: "0", scheme: "0", contrast: "0", size: "L", container: "320x480",
    profile: "own", kind: "all", only: "all", q: "", zoom: "0.6",
  };
  /** Source: state-views.md GP-2. */
  static modes = {
    base: ["Base", { columns: "look", brand: "0" }],
    languages: ["Languages", { columns: "language" }],
    brands: ["Brands", { columns: "look", language: "brand" }],
    sizes: ["Text sizes", { columns: "size", language: "longest" }],
    rtl: ["Right to left", { columns: "language", languages: "rtl" }],
    containers: ["Containers", { columns: "container" }],
    pseudo: ["Pseudo", { columns: "language", languages: "pseudo" }],
    contrast: ["Contrast", { columns: "contrast" }],
    profiles: ["Profiles", { columns: "profile" }],
  };

  constructor(data) {
    this.data = data;
    this.drawing = new CellDrawing(data);
    this.sheets = new Sheets(data);
    this.detail = new Detail(data, this.drawing, document.querySelector("#detail"), () => this.remember());
    this.grid = new VirtualGrid(document.querySelector("#grid"), {
      makeCell: (row, column) => this.makeCell(row, column),
      makeRowHead: (row) => this.makeRowHead(row),
      makeColumnHead: (column) => make("div", { class: "column-head" }, this.columns[column].name),
      open: ({ row, column }) => this.detail.open(this.cell(row, column)),
    });
    this.grid.drawn = (cells) => this.markOverflow(cells);
    this.modes = document.querySelector("#modes");
    this.form = document.querySelector("#filters");
    this.search = document.querySelector("#search");
    this.makeChrome();
    this.readAddress();
    addEventListener("hashchange", () => { if (location.hash !== this.address) this.readAddress(); });
  }

  // Chrome

  makeChrome() {
    const tabs = { views: "Views", ...Object.fromEntries(Object.entries(this.sheets.all).map(([id, { name }]) => [id, name])) };
    document.querySelector("#tabs").append(...Object.entries(tabs).map(([id, name]) => {
      const button = make("button", { type: "button", "data-sheet": id }, name);
      button.addEventListener("click", () => { this.sheet = id; this.update(); });
      return make("li", {}, button);
    }));
    for (const [id, [name, choices]] of Object.entries(GalleryPage.modes)) {
      const button = make("button", { type: "button", class: "chip", "data-mode": id }, name);
      button.addEventListener("click", () => {
        const { zoom } = this.state;
        this.state = { ...GalleryPage.defaults, ...choices, zoom, q: this.state.q };
        this.mode = id;
        this.update();
      });
      this.modes.append(button);
    }
    const { values } = this.data;
    const select = (name, label, options) => make("label", {}, label, " ", make("select", { name }, ...options.map(([value, text]) => make("option", { value }, text))));
    const plain = (axis) => values[axis].map(({ id, name }) => [id, name]);
    const numbered = (axis) => values[axis].map(({ name }, index) => [String(index), name]);
    const every = ["every", "every"];
    const kinds = [...new Set(this.data.views.map(({ kind }) => kind))];
    this.form.append(
      select("columns", "Columns", Object.entries(GalleryPage.columns)),
      select("language", "Language", [["source", "of the developers"], ["brand", "the brand's own"], ["longest", "the longest"], every, ...plain("language")]),
      select("brand", "Brand", [...numbered("brand"), every]),
      select("scheme", "Scheme", [...numbered("scheme"), every]),
      select("contrast", "Contrast", [...numbered("contrast"), every]),
      select("size", "Text size", [...plain("size"), every]),
      select("container", "Container", plain("container")),
      select("profile", "Profile", [...plain("profile"), every]),
      select("languages", "Among", [["all", "all languages"], ["rtl", "right to left"], ["pseudo", "pseudo-languages"]]),
      select("kind", "Kind", [["all", "all"], ["own", "the project's own"], ...kinds.map((kind) => [kind, kind])]),
      select("only", "Cells", [["all", "all"], ["findings", "with findings"], ["errors", "with errors"]]),
      make("label", {}, "Zoom ", make("input", { name: "zoom", type: "range", min: "0.4", max: "1", step: "0.05" })));
    this.form.addEventListener("input", () => {
      for (const element of this.form.elements) if (element.name) this.state[element.name] = element.value;
      this.mode = null;
      this.update();
    });
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.search.addEventListener("input", () => { this.state.q = this.search.value; this.update(); });
    document.addEventListener("keydown", (event) => {
      const isTyping = event.target.closest("input, select, textarea");
      if (event.key === "/" && !isTyping && !document.querySelector("dialog[open]")) { event.preventDefault(); this.search.focus(); }
      if (event.key === "Escape" && event.target === this.search) { this.search.value = this.state.q = ""; this.update(); }
    });
    const help = document.querySelector("#help");
    document.querySelector("#help-button").addEventListener("click", () => help.showModal());
    this.theme = document.querySelector("#theme");
    const schemes = ["auto", "light", "dark"];
    let chosen = "auto";
    try { chosen = localStorage.getItem("gallery-theme") ?? "auto"; } catch { /* not kept from a disk in every browser */ }
    const show = () => {
      document.documentElement.dataset.theme = chosen;
      this.theme.textContent = { auto: "◐ Auto", light: "☀ Light", dark: "☾ Dark" }[chosen];
      this.theme.setAttribute("aria-label", `Colours of this page: ${chosen}`);
    };
    this.theme.addEventListener("click", () => {
      chosen = schemes[(schemes.indexOf(chosen) + 1) % schemes.length];
      try { localStorage.setItem("gallery-theme", chosen); } catch { /* as above */ }
      show();
    });
    show();
  }

  // Address

  readAddress() {
    const address = new URLSearchParams(location.hash.slice(1));
    this.mode = GalleryPage.modes[address.get("mode")] ? address.get("mode") : null;
    if (!this.mode && !location.hash) this.mode = "languages";
    this.state = { ...GalleryPage.defaults, ...(this.mode ? GalleryPage.modes[this.mode][1] : {}) };
    for (const name of Object.keys(this.state)) if (address.has(name)) this.state[name] = address.get(name);
    this.sheet = this.sheets.all[address.get("sheet")] ? address.get("sheet") : "views";
    this.sheetBrand = Math.max(0, this.data.find("brand", address.get("of") ?? "none"));
    const open = this.cellNamed(address.get("open"));
    this.update();
    if (open) this.detail.open(open); else this.detail.close();
  }

  /** A cell by the names in an address; null where the page has none such. */
  cellNamed(text) {
    if (!text) return null;
    const axes = ["view", "language", "brand", "scheme", "contrast", "size", "profile", "container"];
    const cell = Object.fromEntries(text.split("~").map((id, index) => [axes[index], this.data.find(axes[index], id)]));
    return axes.every((axis) => cell[axis] >= 0) ? cell : null;
  }

  remember() {
    const address = new URLSearchParams();
    if (this.mode) address.set("mode", this.mode);
    const implied = { ...GalleryPage.defaults, ...(this.mode ? GalleryPage.modes[this.mode][1] : {}) };
    for (const [name, value] of Object.entries(this.state)) if (value !== implied[name]) address.set(name, value);
    if (this.sheet !== "views") address.set("sheet", this.sheet);
    if (this.sheet === "tokens" && this.sheetBrand) address.set("of", this.data.values.brand[this.sheetBrand].id);
    if (this.detail.cell) {
      const { view, language, brand, scheme, contrast, size, profile, container } = this.detail.cell;
      const numbers = { view, language, brand, scheme, contrast, size, profile, container };
      address.set("open", Object.entries(numbers).map(([axis, number]) => this.data.values[axis][number].id).join("~"));
    }
    this.address = "#" + address;
    history.replaceState(null, "", this.address);
  }

  // The table

  /** The cells of the columns: a name, and what they say of a cell. */
  columnList() {
    const { values } = this.data;
    const { columns, languages } = this.state;
    const list = (axis, isShown = () => true) => values[axis].flatMap(({ name }, number) => isShown(number) ? [{ name, set: { [axis]: number } }] : []);
    if (columns === "language") {
      return list("language", (number) => languages === "all" ? !values.language[number].isPseudo
        : languages === "pseudo" ? values.language[number].isPseudo : this.data.rightToLeft[number]);
    }
    if (columns === "look" || columns === "contrast") {
      const [first, second] = columns === "look" ? ["brand", "scheme"] : ["scheme", "contrast"];
      return values[first].flatMap((one, firstNumber) => values[second].map((other, secondNumber) => ({
        name: `${one.name} · ${other.name}`, set: { [first]: firstNumber, [second]: secondNumber } })));
    }
    return list(columns);
  }

  /** The rows: a view, and what else a cell of theirs is. */
  rowList() {
    const { values, views } = this.data;
    const { state } = this;
    const fixed = {};
    const spread = [];
    for (const axis of Object.keys(GalleryPage.axes)) {
      if (state[axis] === "every") spread.push(axis);
      else if (axis === "language") fixed.language = this.data.find("language", state.language);
      else if (["brand", "scheme", "contrast"].includes(axis)) fixed[axis] = Math.min(Number(state[axis]) || 0, values[axis].length - 1);
      else fixed[axis] = Math.max(0, this.data.find(axis, state[axis]));
    }
    const taken = Object.keys(this.columns[0]?.set ?? {});
    let rows = views.flatMap((view, number) => {
      const isShown = state.kind === "all" || (state.kind === "own" ? view.file !== null : view.kind === state.kind);
      return isShown ? [{ cell: { ...fixed, view: number }, names: [] }] : [];
    });
    for (const axis of spread.filter((axis) => !taken.includes(axis))) {
      rows = rows.flatMap((row) => values[axis].flatMap(({ name, isPseudo }, number) => isPseudo ? [] : [
        { cell: { ...row.cell, [axis]: number }, names: [...row.names, name] }]));
    }
    return rows;
  }

  combine(row, column) {
    const cell = { ...row.cell, ...column.set };
    const { language } = this.state;
    if (!("language" in column.set) && language !== "every" && cell.language < 0) {
      const spoken = this.data.values.brand[cell.brand].language;
      cell.language = language === "longest" ? this.data.longestLanguage(cell.view)
        : language === "brand" && spoken ? this.data.find("language", spoken) : this.data.source;
      if (cell.language < 0) cell.language = this.data.source;
    }
    return cell;
  }

  cell(row, column) { return this.combine(this.rows[row], this.columns[column]); }

  isWanted(cell) {
    const { only } = this.state;
    if (this.words.length && !this.data.matches(cell, this.words)) return false;
    if (only === "all") return true;
    return this.data.findingsOf(cell).some(({ severity }) => only === "findings" || severity === "error");
  }

  update() {
    const { state, data } = this;
    this.words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
    this.columns = this.columnList();
    this.rows = this.rowList();
    this.count = this.rows.length * this.columns.length;
    if (this.words.length || state.only !== "all") this.filter();
    this.drawChrome();
    const sheet = this.sheets.all[this.sheet];
    document.querySelector("#views").hidden = Boolean(sheet);
    this.search.closest("label").style.setProperty("visibility", sheet ? "hidden" : "visible");
    const section = document.querySelector("#sheet");
    section.hidden = !sheet;
    if (sheet) {
      section.setAttribute("aria-label", sheet.name);
      section.replaceChildren(...sheet.draw({ brand: this.sheetBrand, choose: (brand) => {
        this.sheetBrand = brand;
        this.update();
        document.querySelector("#token-brand").focus();
      } }));
    } else {
      const zoom = Math.min(1, Math.max(0.2, Number(state.zoom) || 0.6));
      const tallest = 480 * zoom;
      this.scales = data.values.container.map(({ height }) => Math.min(zoom, tallest / height));
      const width = (column) => {
        const container = column.set.container ?? this.rows[0]?.cell.container ?? 0;
        return Math.max(120, data.values.container[container].width * this.scales[container]) + 24;
      };
      const heights = this.columns[0]?.set.container !== undefined || !this.rows.length ? [tallest]
        : [data.values.container[this.rows[0].cell.container].height * this.scales[this.rows[0].cell.container]];
      this.grid.show({
        rows: this.columns.length ? this.rows.length : 0, columns: this.rows.length ? this.columns.length : 0,
        // Badges may need a second line.
        height: Math.max(...heights) + (data.findings.length ? 72 : 48), width: (column) => width(this.columns[column]), corner: `${this.rows.length} ${this.rows.length === 1 ? "row" : "rows"}`,
      });
    }
    this.remember();
  }

  /** Leaves rows and columns out of which no cell is wanted. */
  filter() {
    const isUsed = this.columns.map(() => false);
    this.count = 0;
    this.rows = this.rows.filter((row) => {
      let isShown = false;
      this.columns.forEach((column, number) => {
        if (!this.isWanted(this.combine(row, column))) return;
        this.count += 1;
        isUsed[number] = isShown = true;
      });
      return isShown;
    });
    this.columns = this.columns.filter((_, number) => isUsed[number]);
  }

  drawChrome() {
    for (const button of this.modes.children) button.setAttribute("aria-pressed", String(button.dataset.mode === this.mode));
    for (const button of document.querySelectorAll("#tabs button")) {
      if (button.dataset.sheet === this.sheet) button.setAttribute("aria-current", "page"); else button.removeAttribute("aria-current");
    }
    for (const element of this.form.elements) if (element.name) element.value = this.state[element.name];
    // What the columns say needs no choice.
    const taken = Object.keys(this.columnList()[0]?.set ?? {});
    for (const axis of Object.keys(GalleryPage.axes)) this.form.elements[axis].disabled = taken.includes(axis);
    this.form.elements.languages.disabled = this.state.columns !== "language";
    this.search.value = this.state.q;
    const shown = `${this.count.toLocaleString("en")} ${this.count === 1 ? "cell" : "cells"}`;
    document.querySelector("#count").textContent = this.count ? shown : "No cell is like that; take a filter back.";
  }

  makeRowHead(row) {
    const { cell, names } = this.rows[row];
    const view = this.data.views[cell.view];
    return make("div", { class: "row-head" },
      make("strong", {}, view.id),
      make("span", { class: "muted" }, view.kind === view.id ? "" : view.kind),
      view.file ? make("span", { class: "tag" }, "own") : null,
      ...names.map((name) => make("span", {}, name)));
  }

  makeCell(row, column) {
    const cell = this.cell(row, column);
    const { width, height } = this.data.values.container[cell.container];
    const scale = this.scales[cell.container];
    const container = this.drawing.container(cell, `${row}-${column}-`);
    const frame = make("div", { class: "frame" }, container);
    frame.style.setProperty("--scale", scale);
    frame.style.setProperty("inline-size", `${width * scale}px`);
    frame.style.setProperty("block-size", `${height * scale}px`);
    const foot = make("div", { class: "foot" });
    for (const severity of ["error", "warning", "note"]) {
      const count = this.data.findingsOf(cell).filter((finding) => finding.severity === severity).length;
      if (!count) continue;
      const name = `${count} ${severity}${count === 1 ? "" : "s"}`;
      foot.append(make("span", { class: "badge", "data-severity": severity, title: name }, name));
    }
    const isDimmed = (this.words.length || this.state.only !== "all") && !this.isWanted(cell);
    return make("div", { class: isDimmed ? "cell is-dimmed" : "cell" }, frame, foot);
  }

  /** Says of cells that are in the page which are higher than their containers, as this browser draws them. */
  markOverflow(cells) {
    const higher = cells.filter((cell) => {
      const container = cell.querySelector(".container");
      return container.scrollHeight > container.clientHeight + 1;
    });
    for (const cell of higher) {
      cell.querySelector(".foot").append(make("span", { class: "badge", "data-severity": "scrolls", title: "higher than its container in this browser" }, "scrolls"));
    }
  }
}

window.gallery = new GalleryPage(new GalleryData(JSON.parse(document.querySelector("#data").textContent)));
