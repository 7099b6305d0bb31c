"use strict";
/** A grid of which only what is in sight is in the page. The focus is a row and a column, and stays when elements go. */
class VirtualGrid {
  static rowHead = matchMedia("(max-width: 760px)").matches ? 112 : 200;
  static columnHead = 40;

  /** `describe` gives `{rows, columns, height, width(column)}`, the others make elements. */
  constructor(root, { makeCell, makeRowHead, makeColumnHead, open }) {
    Object.assign(this, { root, makeCell, makeRowHead, makeColumnHead, open });
    this.active = { row: 0, column: 0 };
    document.documentElement.style.setProperty("--row-head", `${VirtualGrid.rowHead}px`);
    this.head = VirtualGrid.make("div", "grid-head", "row");
    this.body = VirtualGrid.make("div", "grid-body", "presentation");
    root.append(this.head, this.body);
    this.rows = new Map();
    this.heads = new Map();
    root.addEventListener("scroll", () => this.plan(), { passive: true });
    new ResizeObserver(() => this.plan()).observe(root);
    root.addEventListener("keydown", (event) => this.key(event));
    root.addEventListener("click", (event) => {
      const cell = event.target.closest("[role=gridcell]");
      if (!cell) return;
      this.activate(Number(cell.dataset.row), Number(cell.dataset.column), false);
      this.open(this.active);
    });
  }

  static make(name, className, role) {
    const element = document.createElement(name);
    element.className = className;
    if (role) element.setAttribute("role", role);
    return element;
  }

  /** Shows another table, from its beginning. */
  show(table) {
    this.table = table;
    this.clear();
    this.lefts = [0];
    for (let column = 0; column < table.columns; column++) this.lefts.push(this.lefts[column] + table.width(column));
    const width = VirtualGrid.rowHead + this.lefts[table.columns];
    this.body.style.setProperty("height", `${table.rows * table.height}px`);
    for (const part of [this.head, this.body]) part.style.setProperty("width", `${width}px`);
    this.root.setAttribute("aria-rowcount", table.rows + 1);
    this.root.setAttribute("aria-colcount", table.columns + 1);
    this.active.row = Math.min(this.active.row, Math.max(0, table.rows - 1));
    this.active.column = Math.min(this.active.column, Math.max(0, table.columns - 1));
    this.render();
  }

  clear() {
    for (const { element } of this.rows.values()) element.remove();
    for (const element of this.heads.values()) element.remove();
    this.rows.clear();
    this.heads.clear();
  }

  plan() {
    this.planned ??= requestAnimationFrame(() => { this.planned = null; this.render(); });
  }

  range(from, length, positions, count) {
    let first = 0;
    while (first + 1 < count && positions(first + 1) <= from) first++;
    let last = first;
    while (last < count && positions(last) < from + length) last++;
    return [first, last];
  }

  render() {
    const { table, root } = this;
    if (!table) return;
    const height = root.clientHeight - VirtualGrid.columnHead;
    const firstRow = Math.max(0, Math.min(Math.floor(root.scrollTop / table.height), table.rows - 1));
    const lastRow = Math.min(table.rows, Math.ceil((root.scrollTop + height) / table.height));
    // The position counts from the left in a page that is written from left to right.
    const [firstColumn, lastColumn] = this.range(
      root.scrollLeft, root.clientWidth - VirtualGrid.rowHead, (column) => this.lefts[column], table.columns);
    const isShown = (row, column) => row >= firstRow && row < lastRow && column >= firstColumn && column < lastColumn;
    for (const [number, row] of this.rows) {
      if (number < firstRow || number >= lastRow) {
        row.element.remove();
        this.rows.delete(number);
        continue;
      }
      for (const [column, cell] of row.cells) {
        if (!isShown(number, column)) { cell.remove(); row.cells.delete(column); }
      }
    }
    for (const [column, head] of this.heads) {
      if (column < firstColumn || column >= lastColumn) { head.remove(); this.heads.delete(column); }
    }
    const made = [];
    if (!this.corner) {
      this.corner = VirtualGrid.make("div", "corner", "columnheader");
      this.corner.setAttribute("aria-colindex", 1);
      this.head.append(this.corner);
      this.head.setAttribute("aria-rowindex", 1);
    }
    this.corner.textContent = table.corner;
    for (let column = firstColumn; column < lastColumn; column++) {
      if (this.heads.has(column)) continue;
      const head = this.makeColumnHead(column);
      head.setAttribute("role", "columnheader");
      head.setAttribute("aria-colindex", column + 2);
      this.place(head, column);
      this.heads.set(column, head);
      this.insert(this.head, head, column);
    }
    for (let row = firstRow; row < lastRow; row++) {
      const shown = this.row(row);
      for (let column = firstColumn; column < lastColumn; column++) {
        if (shown.cells.has(column)) continue;
        const cell = this.makeCell(row, column);
        cell.setAttribute("role", "gridcell");
        cell.setAttribute("aria-colindex", column + 2);
        cell.id = `cell-${row}-${column}`;
        cell.dataset.row = row;
        cell.dataset.column = column;
        this.place(cell, column);
        shown.cells.set(column, cell);
        this.insert(shown.element, cell, column);
        made.push(cell);
      }
    }
    this.markActive();
    if (made.length) this.drawn?.(made);
  }

  row(number) {
    let row = this.rows.get(number);
    if (row) return row;
    const element = VirtualGrid.make("div", "grid-row", "row");
    element.setAttribute("aria-rowindex", number + 2);
    element.style.setProperty("top", `${number * this.table.height}px`);
    element.style.setProperty("height", `${this.table.height}px`);
    const head = this.makeRowHead(number);
    head.setAttribute("role", "rowheader");
    head.setAttribute("aria-colindex", 1);
    element.append(head);
    row = { element, cells: new Map() };
    this.rows.set(number, row);
    const next = [...this.rows.keys()].filter((other) => other > number).sort((a, b) => a - b)[0];
    this.body.insertBefore(element, next === undefined ? null : this.rows.get(next).element);
    return row;
  }

  place(element, column) {
    element.style.setProperty("left", `${VirtualGrid.rowHead + this.lefts[column]}px`);
    element.style.setProperty("width", `${this.table.width(column)}px`);
  }

  /** In the order of columns, which is that in which it is read aloud. */
  insert(parent, element, column) {
    const next = [...parent.children].find((child) => Number(child.getAttribute("aria-colindex")) > column + 2);
    parent.insertBefore(element, next ?? null);
  }

  markActive() {
    const { row, column } = this.active;
    for (const cell of this.root.querySelectorAll(".is-active")) cell.classList.remove("is-active");
    const cell = this.rows.get(row)?.cells.get(column);
    cell?.classList.add("is-active");
    if (cell) this.root.setAttribute("aria-activedescendant", cell.id); else this.root.removeAttribute("aria-activedescendant");
  }

  activate(row, column, scrolls = true) {
    const { table, root } = this;
    this.active = { row: Math.max(0, Math.min(row, table.rows - 1)), column: Math.max(0, Math.min(column, table.columns - 1)) };
    if (scrolls && table.rows && table.columns) {
      const top = this.active.row * table.height;
      const [left, right] = [this.lefts[this.active.column], this.lefts[this.active.column + 1]];
      const height = root.clientHeight - VirtualGrid.columnHead;
      const width = root.clientWidth - VirtualGrid.rowHead;
      if (top < root.scrollTop) root.scrollTop = top;
      else if (top + table.height > root.scrollTop + height) root.scrollTop = Math.min(top, top + table.height - height);
      if (left < root.scrollLeft) root.scrollLeft = left;
      else if (right > root.scrollLeft + width) root.scrollLeft = Math.min(left, right - width);
    }
    this.render();
  }

  key(event) {
    const { row, column } = this.active;
    const page = Math.max(1, Math.floor((this.root.clientHeight - VirtualGrid.columnHead) / this.table.height));
    const last = { row: this.table.rows - 1, column: this.table.columns - 1 };
    const all = event.ctrlKey || event.metaKey;
    const target = {
      ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1], ArrowUp: [row - 1, column], ArrowDown: [row + 1, column],
      Home: [all ? 0 : row, 0], End: [all ? last.row : row, last.column],
      PageUp: [row - page, column], PageDown: [row + page, column],
    }[event.key];
    if (target) this.activate(...target);
    else if (event.key === "Enter" && this.table.rows && this.table.columns) this.open(this.active);
    else return;
    event.preventDefault();
  }
}
