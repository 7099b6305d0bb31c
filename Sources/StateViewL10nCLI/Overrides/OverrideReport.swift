import L10nLookup
import L10nProject
import StateViews

/// The part of the overrides that is printed.
struct OverrideReport {
    let views: [View]
    let dead: [DeadOverride]

    struct View {
        let id: String
        let kind: StateViewKind
        let texts: [StateViewOverrides.Text]
    }

    /// - Parameters:
    ///   - showsAll: whether texts are listed that nothing overrides.
    ///   - namesBrand: whether somebody asked for one brand; else its rows are left out where they say nothing new.
    init(_ overrides: StateViewOverrides, showsAll: Bool, namesBrand: Bool) {
        dead = overrides.dead
        views = overrides.views.compactMap { view in
            // The rows of a text are shown together, so that a language without an override is seen beside one with it.
            let overridden = Set(view.texts.filter(\.isOverridden).map(Place.init))
            let texts = view.texts.filter { text in
                guard showsAll || overridden.contains(Place(text)) else { return false }
                return namesBrand || text.reader.brand == nil || Self.hasBrand(text)
            }
            return texts.isEmpty ? nil : View(id: view.id, kind: view.kind, texts: texts)
        }
    }

    private struct Place: Hashable {
        let role: StateViewTextRole
        let key: String

        init(_ text: StateViewOverrides.Text) {
            role = text.role
            key = text.key
        }
    }

    private static func hasBrand(_ text: StateViewOverrides.Text) -> Bool {
        text.cells.contains { $0.kind == .brand && $0.outcome != .absent }
    }
}
