"use strict";
/** Tables about the project as a whole: tokens, overrides, and what a screen shows when. */
class Sheets {
  constructor(data) {
    this.data = data;
    this.all = {
      tokens: { name: "Tokens", draw: (state) => this.tokens(state) },
      overrides: { name: `Overrides`, draw: () => this.overrides() },
      time: { name: "Time lines", draw: () => this.timeLines() },
      fit: { name: "Fit", draw: () => this.fit() },
      findings: { name: `Findings`, draw: () => this.findings() },
    };
  }

  /** Views that must not scroll, in a small container: what gives way, step by step. */
  fit() {
    const { fits = [] } = this.data;
    if (!fits.length) return [make("h2", {}, "Fit"), make("p", { class: "muted" }, "Nothing could be measured where the page was made.")];
    const outcome = { fits: "fits", scrolls: "scrolls", "cannot-fit": "does not fit" };
    return [
      make("h2", {}, "Fit in 200 × 150"),
      make("p", { class: "muted" }, "In profile cookbook at text size L: what gives way until a view has room. F1 to F8 are the steps of the ladder."),
      ...fits.map(({ view, room, rungs }) => make("section", { class: "strip" }, make("h3", {}, view, make("span", { class: "muted" }, `, ${room} pt of room`)),
        make("ol", { class: "rungs" }, ...rungs.map((rung, index) => {
          const frames = GalleryData.frames(rung);
          const step = index ? frames.steps[index - 1] : "";
          const end = index === rungs.length - 1 ? `, ${outcome[frames.outcome]}` : "";
          return make("li", {}, Sheets.rung(frames), make("p", {}, make("strong", {}, `${step} ${Sheets.steps[step]}`.trim()), make("br"), `${frames.height} pt${end}`));
        })))),
    ];
  }

  /** Source: state-views.md 7.4. */
  static steps = {
    "": "as it is", "F1": "half gaps", "F2a": "smaller picture", "F2b": "half picture", "F3a": "two lines", "F3b": "one line",
    "F4": "side by side", "F5": "no subtitle", "F6": "no picture", "F7-0.95": "text at 95 %", "F7-0.90": "text at 90 %",
    "F7-0.85": "text at 85 %", "F7-0.80": "text at 80 %",
  };

  static rung({ parts, height }) {
    const space = "http://www.w3.org/2000/svg";
    const svg = document.createElementNS(space, "svg");
    const tallest = Math.max(150, ...parts.map((part) => part.y + part.height));
    for (const [name, value] of [["viewBox", `-1 -1 202 ${tallest + 2}`], ["width", 140], ["role", "img"], ["aria-label", `${height} points of 150`]]) svg.setAttribute(name, value);
    const add = (className, x, y, width, height) => {
      const rect = document.createElementNS(space, "rect");
      for (const [name, value] of Object.entries({ class: className, x, y, width, height, rx: 3 })) rect.setAttribute(name, value);
      svg.append(rect);
    };
    add("rung-room", 0, 0, 200, 150);
    for (const part of parts) add(`rung-${part.name.split(".")[0]}${part.isCut ? " is-cut" : ""}`, part.x, part.y, part.width, part.height);
    return svg;
  }

  /** The tokens that views take values from, for each scheme and contrast of a brand. */
  tokens({ brand, choose }) {
    const { data } = this;
    const { scheme: schemes, contrast: contrasts, view: views } = data.values;
    const columns = schemes.flatMap((scheme, schemeNumber) => contrasts.map((contrast, contrastNumber) => ({
      name: contrastNumber ? `${scheme.name}, ${contrast.name}` : scheme.name, scheme: schemeNumber, contrast: contrastNumber })));
    const size = Math.max(0, data.find("size", "L"));
    const rows = new Map();
    columns.forEach((column, number) => views.forEach((view, viewNumber) => {
      for (const property of data.look({ profile: 0, brand, size, view: viewNumber, ...column }).properties) {
        if (!property.chain.length) continue;
        const path = property.token ?? property.chain[0][0];
        const row = rows.get(path) ?? { values: [], chains: new Set(), uses: new Set() };
        // A token of a color may decide how a picture is drawn, too; its value is the color.
        const value = property.css[0]?.[1] ?? "";
        if (row.values[number] === undefined || value.startsWith("#")) row.values[number] = value;
        row.chains.add(property.chain.map(([step]) => step).join(" → "));
        row.uses.add(property.name);
        rows.set(path, row);
      }
    }));
    const select = make("select", { id: "token-brand" }, ...data.values.brand.map(({ name }, index) =>
      make("option", { value: index, selected: index === brand }, name)));
    select.addEventListener("change", () => choose(Number(select.value)));
    return [
      make("h2", {}, "Tokens"),
      make("p", { class: "muted" }, `${rows.size} tokens that state views are drawn with.`),
      make("div", { class: "bar filters" }, make("label", {}, "Brand ", select)),
      table("Tokens of the brand", ["Token", ...columns.map(({ name }) => name), "Taken from", "Used for"],
        [...rows].sort(([a], [b]) => a.localeCompare(b)).map(([path, row]) => [
          make("th", { scope: "row" }, make("code", {}, path)),
          ...columns.map((_, index) => this.value(row.values[index])),
          make("span", { class: "muted" }, [...row.chains].join("; ")),
          make("span", { class: "muted" }, [...row.uses].join(", ")),
        ])),
    ];
  }

  value(value = "–") {
    if (!value.startsWith("#")) return make("code", {}, value);
    const swatch = make("span", { class: "swatch" });
    swatch.style.setProperty("background", value);
    return make("span", {}, swatch, make("code", {}, value));
  }

  overrides() {
    const { overrides, dead } = this.data;
    // Layers of other brands take no part in a row; all of them are columns, in their order.
    const layers = [];
    for (const { cells } of overrides) {
      let last = 0;
      for (const { layer } of cells) {
        const known = layers.indexOf(layer);
        if (known < 0) layers.splice(last++, 0, layer); else last = known + 1;
      }
    }
    const rows = overrides.map((row) => [
      make("th", { scope: "row" }, row.view), row.role, make("code", {}, row.key), row.language, row.brand ?? "–",
      make("td", { class: row.own === null ? null : "is-wins" }, row.own ?? ""),
      ...layers.map((name) => {
        const cell = row.cells.find(({ layer }) => layer === name);
        const text = cell?.text ?? (cell?.outcome === "untranslated" ? "not translated" : "");
        return make("td", { class: cell && `is-${cell.outcome}`, title: cell?.place }, make("span", { dir: "auto" }, text),
          cell && cell.outcome !== "absent" ? make("span", { class: "hidden" }, ` (${cell.outcome})`) : null);
      }),
    ]);
    return [
      make("h2", {}, "Overrides"),
      rows.length
        ? table("Texts that layers replace", ["View", "Role", "Key", "Language", "Brand", "The view itself", ...layers], rows)
        : make("p", { class: "muted" }, "Nothing overrides a text of a state view."),
      make("h2", {}, "Never seen"),
      dead.length
        ? table("Overrides that nobody sees", ["Key", "Layer", "Language", "Why", "Where"], dead.map((row) => [
          make("s", {}, row.key), row.layer, row.language, row.reason, make("code", {}, row.place)]))
        : make("p", { class: "muted" }, "Every override is seen by somebody."),
    ];
  }

  findings() {
    const { findings, views } = this.data;
    return [
      make("h2", {}, "Findings"),
      findings.length
        ? table("Findings that cells show", ["Severity", "Message", "Rule", "Views", "Where"], findings.map((finding) => [
          make("span", { class: "badge", "data-severity": finding.severity }, finding.severity), finding.message,
          make("code", {}, finding.rule), finding.views.map((view) => views[view].id).join(", "), make("code", {}, finding.place)]))
        : make("p", { class: "muted" }, "None that a view of this page shows."),
    ];
  }

  timeLines() {
    return [
      make("h2", {}, "Time lines"),
      make("p", { class: "muted" }, "What a screen shows from when to when, by the timing of the product. Events stand above, timers below."),
      ...this.data.scenarios.map((scenario) => make("figure", { class: "strip" },
        make("figcaption", {}, make("h3", {}, scenario.name), make("p", { class: "hidden" }, this.told(scenario))),
        this.strip(scenario))),
    ];
  }

  told({ views, others, marks }) {
    const bar = ([name, from, to]) => `${name} from ${from} to ${to === null ? "the end" : to}`;
    return [...views.map(bar), ...others.map(bar), ...marks.map(([time, kind, name]) => `${kind} ${name} at ${time}`)].join("; ") + ".";
  }

  strip({ views, others, marks }) {
    const end = Math.max(...marks.map(([time]) => time), ...views.map(([, from]) => from)) * 1.12 + 200;
    const [left, width] = [8, 984];
    const x = (time) => left + (time / end) * width;
    const svg = (name, attributes, text) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      if (text !== undefined) element.textContent = text;
      return element;
    };
    const height = 150 + others.length * 24;
    const picture = svg("svg", { viewBox: `0 0 1000 ${height}`, "aria-hidden": "true", class: "strip-picture" });
    const bars = (list, top, step) => list.forEach(([name, from, to], index) => {
      const y = top + index * step;
      const [start, stop] = [x(from), x(to ?? end)];
      picture.append(svg("rect", { x: start, y, width: Math.max(2, stop - start), height: 22, rx: 4, class: `strip-${name.split(" ").pop()}` }));
      picture.append(svg("text", { x: start + 6, y: y + 16, class: "strip-name" }, stop - start > 40 ? name : ""));
    });
    bars(views, 52, 0);
    bars(others, 80, 24);
    const rows = { event: [], timer: [] };
    for (const [time, kind, name] of marks) {
      const at = x(time);
      // Names that would lie upon each other stand in rows.
      const taken = rows[kind];
      let row = taken.findIndex((until) => until < at);
      if (row < 0) row = taken.length;
      const text = `${name} ${time}`;
      taken[row] = at + text.length * 6.6;
      const base = height - 36;
      const y = kind === "event" ? 40 - row * 14 : base + row * 14 + 12;
      picture.append(svg("line", { x1: at, x2: at, y1: kind === "event" ? y + 2 : 52, y2: kind === "event" ? 74 : y - 10, class: `strip-${kind}` }));
      picture.append(svg("text", { x: Math.min(at, 1000 - text.length * 6.6), y, class: "strip-mark" }, text));
    }
    return picture;
  }
}
