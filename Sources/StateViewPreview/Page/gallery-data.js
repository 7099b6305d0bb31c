"use strict";
/** What the page holds, and how a cell is found in it. A cell is a number for each axis. */
class GalleryData {
  static containers = [[200, 150], [320, 480], [390, 844], [820, 1180], [400, 400]];
  static severities = ["note", "warning", "error"];

  constructor(json) {
    Object.assign(this, json);
    const { languages, brands, schemes, contrasts, sizes, profiles } = json.axes;
    this.strings = json.texts.strings;
    this.contentNumbers = GalleryData.column(json.contentColumn);
    this.lookNumbers = GalleryData.column(json.lookColumn);
    this.frameNumbers = json.frames ? GalleryData.column(json.frames.column) : [];
    this.iconDrawings = new Map(json.icons);
    this.markDrawings = new Map(json.marks);
    const names = typeof Intl.DisplayNames === "function" ? new Intl.DisplayNames(["en"], { type: "language" }) : null;
    const pseudo = { "en-XA": "Accented", "en-x-doubled": "Doubled", "ar-XB": "Mirrored" };
    /** For each axis its values, as people and addresses name them. */
    this.values = {
      view: json.views.map(({ id }) => ({ id, name: id })),
      language: languages.map(({ tag, pseudo: isPseudo }) => ({
        id: tag, name: isPseudo ? pseudo[tag] ?? tag : GalleryData.name(names, tag), isPseudo })),
      brand: brands.map(({ name, language }) => ({ id: name ?? "none", name: name ?? "no brand", language })),
      scheme: schemes.map((id) => ({ id, name: id })),
      contrast: contrasts.map((id) => ({ id, name: id })),
      size: sizes.map((id) => ({ id, name: id })),
      profile: profiles.map((id) => ({ id: id ?? "own", name: id ?? "its own" })),
      container: GalleryData.containers.map(([width, height]) => ({
        id: `${width}x${height}`, name: `${width} × ${height}`, width, height })),
    };
    this.source = Math.max(0, this.find("language", json.axes.source));
    this.indexFindings();
    this.searchTexts = [];
    this.decoded = new Map();
    this.rightToLeft = this.values.language.map((_, language) => this.isRightToLeft(language));
  }

  static name(names, tag) {
    try { return names?.of(tag) ?? tag; } catch { return tag; }
  }

  static column(text) {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new Uint32Array(bytes.buffer);
  }

  find(axis, id) { return this.values[axis].findIndex((value) => value.id === id); }

  contentNumber({ profile, brand, view, language }) {
    const { brand: brands, view: views, language: languages } = this.values;
    return this.contentNumbers[((profile * brands.length + brand) * views.length + view) * languages.length + language];
  }

  lookNumber({ profile, brand, scheme, contrast, size, view }) {
    const { brand: brands, scheme: schemes, contrast: contrasts, size: sizes, view: views } = this.values;
    const place = ((profile * brands.length + brand) * schemes.length + scheme) * contrasts.length + contrast;
    return this.lookNumbers[(place * sizes.length + size) * views.length + view];
  }

  /** What a cell says: its elements with their texts, the texts by their roles, and what is read aloud. */
  content(cell) {
    const number = this.contentNumber(cell);
    let found = this.decoded.get(number);
    if (found) return found;
    const numbers = this.texts.contents[number];
    let at = 0;
    const take = () => numbers[at++];
    const element = this.texts.elements[take()];
    const list = () => Array.from({ length: take() }, take);
    const texts = list().map((text) => this.strings[text]);
    const records = list().map((record) => this.record(this.texts.records[record]));
    const nodes = this.texts.readings[take()];
    const reading = nodes.map((node) => ({ ...node, name: this.strings[take()] }));
    found = { element, texts, records, reading };
    if (this.decoded.size > 2000) this.decoded.clear();
    this.decoded.set(number, found);
    return found;
  }

  record([role, text, key, language, layer, file, line, tried]) {
    const word = (number) => this.strings[number];
    return {
      role: word(role), text: word(text), key: word(key), language: word(language), layer: word(layer),
      place: word(file) + (line ? `:${line}` : ""),
      tried: this.texts.attempts[tried].map((attempt) => attempt.map(word)),
    };
  }

  /** What a cell is drawn with. */
  look(cell) {
    const [others, fonts, ...insets] = this.looks.looks[this.lookNumber(cell)];
    const numbers = [...this.looks.lists[others], ...this.looks.lists[fonts]];
    return { properties: numbers.map((number) => this.looks.properties[number]), insets };
  }

  /** Where everything stands in a cell; null for one that was not measured. */
  framesOf({ profile, brand, view, language, size, container }) {
    const { screens = [], all } = this.frames ?? {};
    const { size: sizes, container: containers, profile: profiles, view: views } = this.values;
    const screen = screens.findIndex(([id, room]) => id === sizes[size].id && room === containers[container].id);
    const languages = this.values.language.filter(({ isPseudo }) => !isPseudo).length;
    if (screen < 0 || profiles[profile].id !== "own" || language >= languages) return null;
    const number = this.frameNumbers[((brand * screens.length + screen) * views.length + view) * languages + language];
    return number === undefined ? null : GalleryData.frames(all[number]);
  }

  static frames([outcome, steps, height, parts]) {
    return { outcome, steps, height, parts: parts.map(([name, x, y, width, height, lines, isCut]) => ({ name, x, y, width, height, lines, isCut: isCut === 1 })) };
  }

  isRightToLeft(language) {
    const cell = { profile: 0, brand: 0, view: 0, language };
    const { element, texts } = this.content(cell);
    const attribute = element[1].find(([name]) => name === "dir");
    return attribute !== undefined && (attribute[1] ?? texts[element[1].filter(([, value]) => value === null).indexOf(attribute)]) === "rtl";
  }

  /** Finding numbers by view; most views have few. */
  indexFindings() {
    this.findingsOfViews = this.views.map(() => []);
    for (const finding of this.findings) {
      const numbers = {};
      for (const axis of ["language", "brand", "scheme"]) {
        numbers[axis] = finding[axis] === null ? -1 : this.find(axis, finding[axis]);
        // Of something that the page does not show.
        if (finding[axis] !== null && numbers[axis] < 0) numbers.isElsewhere = true;
      }
      if (numbers.isElsewhere) continue;
      for (const view of finding.views) this.findingsOfViews[view].push({ finding, numbers });
    }
  }

  findingsOf(cell) {
    const isOf = (number, axis) => number < 0 || number === cell[axis];
    return this.findingsOfViews[cell.view]
      .filter(({ numbers }) => isOf(numbers.language, "language") && isOf(numbers.brand, "brand") && isOf(numbers.scheme, "scheme"))
      .map(({ finding }) => finding);
  }

  /** Whether a cell says or is called what somebody looks for, in lower case. */
  matches(cell, words) {
    const number = this.contentNumber(cell);
    let text = this.searchTexts[number];
    if (text === undefined) {
      const { id, kind } = this.views[cell.view];
      const { records } = this.content(cell);
      text = [id, kind, ...records.flatMap((record) => [record.text, record.key])].join("\n").toLowerCase();
      this.searchTexts[number] = text;
    }
    return words.every((word) => text.includes(word));
  }

  /** The language in which a view has the most to say. */
  longestLanguage(view) {
    this.longest ??= [];
    if (this.longest[view] === undefined) {
      let most = -1;
      this.values.language.forEach((value, language) => {
        if (value.isPseudo) return;
        const { records } = this.content({ profile: 0, brand: 0, view, language });
        const length = records.reduce((sum, record) => sum + [...record.text].length, 0);
        if (length > most) [most, this.longest[view]] = [length, language];
      });
    }
    return this.longest[view];
  }
}
