/// The page that shows what changed between two revisions: both side by side, cause by cause (GP-3).
package struct DifferencePage {
    /// What changed, and the cells that show it.
    package struct Change: Sendable {
        /// `view`, `language`, `brand`, `text`, `token`, `frame` or `drawing`.
        package let kind: String
        package let what: String
        package let old: String?
        package let new: String?
        /// Where it holds, in words.
        package let scope: [String]
        package let cells: [Cell]
        /// Pictures of the first cell, where the page is to show these and nothing else.
        package let pictures: Pictures?

        /// Both sides as SVG.
        package struct Pictures: Sendable {
            package let before: String
            package let after: String

            package init(before: String, after: String) {
                self.before = before
                self.after = after
            }
        }

        package init(
            kind: String, what: String, old: String?, new: String?, scope: [String], cells: [Cell],
            pictures: Pictures? = nil
        ) {
            self.pictures = pictures
            self.kind = kind
            self.what = what
            self.old = old
            self.new = new
            self.scope = scope
            self.cells = cells
        }
    }

    /// A view as somebody sees it; values as the axes of the galleries name them.
    package struct Cell: Sendable, Hashable {
        package let view: String
        package var language: String
        package var brand: String?
        package var scheme = "light"
        package var contrast = "standard"
        package var size = "L"
        package var container = "320x480"

        package init(view: String, language: String) {
            self.view = view
            self.language = language
        }
    }

    private let title: String
    private let revision: String
    /// nil for a side that has none of the views.
    private let before: Gallery?
    private let after: Gallery?
    private let changes: [Change]

    package init(title: String, revision: String, before: Gallery?, after: Gallery?, changes: [Change]) {
        self.title = title
        self.revision = revision
        self.before = before
        self.after = after
        self.changes = changes
    }

    package var text: String {
        ScriptedPage(
            title: title, body: "difference.html", styles: ["gallery.css", "difference.css"],
            scripts: ["gallery-data.js", "gallery-cells.js", "difference.js"],
            data: .object([
                "revision": .text(revision), "before": before?.cellData ?? .null, "after": after?.cellData ?? .null,
                "changes": .list(changes.map(\.data)),
            ])
        ).text
    }
}

extension DifferencePage.Change {
    fileprivate var data: PageData {
        .object([
            "kind": .text(kind), "what": .text(what), "old": .optional(old), "new": .optional(new),
            "scope": .texts(scope),
            "pictures": pictures.map { .texts([$0.before, $0.after]) } ?? .null,
            "cells": .list(
                cells.map { cell in
                    .object([
                        "view": .text(cell.view), "language": .text(cell.language),
                        "brand": .text(cell.brand ?? "none"), "scheme": .text(cell.scheme),
                        "contrast": .text(cell.contrast), "size": .text(cell.size), "profile": .text("own"),
                        "container": .text(cell.container),
                    ])
                }),
        ])
    }
}
