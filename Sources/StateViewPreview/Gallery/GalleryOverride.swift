/// A text of a view and what each layer has for it (GP-8).
package struct GalleryOverride: Sendable {
    package struct Cell: Sendable {
        package let layer: String
        /// `wins`, `loses`, `hidden`, `untranslated` or `absent`.
        package let outcome: String
        package let text: String?
        package let place: String?

        package init(layer: String, outcome: String, text: String?, place: String?) {
            self.layer = layer
            self.outcome = outcome
            self.text = text
            self.place = place
        }
    }

    package let view: String
    package let role: String
    package let key: String
    package let language: String
    package let brand: String?
    /// The text that the view sets itself; nil where it looks one up.
    package let own: String?
    package let cells: [Cell]

    package init(
        view: String, role: String, key: String, language: String, brand: String?, own: String?, cells: [Cell]
    ) {
        self.view = view
        self.role = role
        self.key = key
        self.language = language
        self.brand = brand
        self.own = own
        self.cells = cells
    }

    var data: PageData {
        .object([
            "view": .text(view), "role": .text(role), "key": .text(key), "language": .text(language),
            "brand": .optional(brand), "own": .optional(own),
            "cells": .list(
                cells.map { cell in
                    .object([
                        "layer": .text(cell.layer), "outcome": .text(cell.outcome), "text": .optional(cell.text),
                        "place": .optional(cell.place),
                    ])
                }),
        ])
    }
}

/// An override that nobody sees, and why.
package struct GalleryDeadOverride: Sendable {
    package let key: String
    package let layer: String
    package let language: String
    package let reason: String
    package let place: String

    package init(key: String, layer: String, language: String, reason: String, place: String) {
        self.key = key
        self.layer = layer
        self.language = language
        self.reason = reason
        self.place = place
    }

    var data: PageData {
        .object([
            "key": .text(key), "layer": .text(layer), "language": .text(language), "reason": .text(reason),
            "place": .text(place),
        ])
    }
}
