import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource

/// What commands say of a look-up: the same words everywhere.
enum LookupText {
    static func origin(_ layer: String, _ kind: LayerKind) -> String {
        "layer \(Wording.visible(layer)) (\(kind.rawValue))"
    }

    static func language(_ tag: LanguageTag) -> String { "language \(tag)" }

    /// Which key of a project may have been meant.
    static func question(_ key: String, in project: Project) -> String? {
        let names = project.catalog.layers.flatMap { $0.bundles.flatMap(\.tables) }
            .flatMap { table in table.keys.ids.map { table.keys[$0] } }
        return Suggestions.question(key, among: names)
    }

    /// One line for each place that was asked, the one that answered marked.
    static func attempts(_ tried: [ResolutionAttempt], _ places: PlaceText) -> [String] {
        let tagWidth = max(8, tried.map(\.tag.description.count).max() ?? 0)
        let layerWidth = max(12, tried.map(\.layer.count).max() ?? 0)
        return tried.map { attempt in
            let mark = attempt.outcome == .hit ? "*" : " "
            let place = attempt.span.map { "  " + places.text($0) } ?? ""
            return
                "\(mark) \(attempt.tag.description.padded(to: tagWidth)) \(attempt.layer.padded(to: layerWidth)) \(attempt.outcome.rawValue.padded(to: 12))\(place)"
                .trimmingTrailingSpaces
        }
    }
}

extension String {
    /// The text without spaces at its end.
    var trimmingTrailingSpaces: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
