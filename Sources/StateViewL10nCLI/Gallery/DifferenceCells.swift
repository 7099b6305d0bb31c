import DesignTokens
import L10nSource
import StateViewPreview
import StateViews

/// Chooses the cells that show a change.
struct DifferenceCells {
    private let all: [GalleryChange]
    private let state: GalleryState
    private let source: String

    init(_ changes: GalleryChanges, _ state: GalleryState, source: String) {
        all = changes.all
        self.state = state
        self.source = source
    }

    /// By kinds; frames by view, as every language has its own.
    var changes: [DifferencePage.Change] {
        GalleryChange.Kind.allCases.flatMap { kind -> [DifferencePage.Change] in
            let changes = all.filter { $0.kind == kind }
            guard kind == .frame else { return changes.map { change($0, $0.cases) } }
            var views = OrderedGroups<String, GalleryChange>()
            for change in changes { views.add(change, to: change.what) }
            return views.all.compactMap { _, all in all.first.map { change($0, all.flatMap(\.cases)) } }
        }
    }

    private func change(_ change: GalleryChange, _ cases: [GalleryChange.Case]) -> DifferencePage.Change {
        DifferencePage.Change(
            kind: change.kind.rawValue, what: change.what, old: change.old, new: change.new,
            scope: scope(change, cases), cells: cells(change, cases))
    }

    /// Where something holds, each name once; nil without names.
    static func names(_ names: [String], _ one: String, _ many: String) -> String? {
        var seen: Set<String> = []
        let names = names.filter { seen.insert($0).inserted }
        guard !names.isEmpty else { return nil }
        return names.count > 6 ? Wording.count(names.count, one, many) : names.joined(separator: ", ")
    }

    private func scope(_ change: GalleryChange, _ cases: [GalleryChange.Case]) -> [String] {
        let properties = change.properties == [change.what] ? [] : change.properties
        return [
            Self.names(properties, "property", "properties"),
            change.kind == .view || change.kind == .frame ? nil : Self.names(cases.map(\.view), "view", "views"),
            Self.names(cases.compactMap { $0.reader?.language }, "language", "languages"),
            Self.names(cases.compactMap { $0.look?.name }, "look", "looks"),
            Self.names(cases.compactMap(\.screen), "screen", "screens"),
            Self.names(cases.compactMap { $0.reader?.brand }, "brand", "brands"),
        ].compactMap(\.self)
    }

    private func cells(_ change: GalleryChange, _ cases: [GalleryChange.Case]) -> [DifferencePage.Cell] {
        var cells: [DifferencePage.Cell] = []
        var seen: Set<DifferencePage.Cell> = []
        func add(_ cell: DifferencePage.Cell) { if seen.insert(cell).inserted { cells.append(cell) } }
        switch change.kind {
        case .language:
            for view in state.views.keys.sorted() { add(.init(view: view, language: change.what)) }
        case .brand:
            for view in state.views.keys.sorted() {
                for scheme in ["light", "dark"] {
                    var cell = DifferencePage.Cell(view: view, language: source)
                    (cell.brand, cell.scheme) = (change.what, scheme)
                    add(cell)
                }
            }
        case .view: for place in cases { add(.init(view: place.view, language: source)) }
        case .text, .token, .frame:
            for place in cases {
                var cell = DifferencePage.Cell(view: place.view, language: place.reader?.language ?? source)
                cell.brand = place.reader?.brand ?? place.look?.brand
                if let look = place.look {
                    (cell.scheme, cell.contrast) = (look.scheme.rawValue, look.contrast.rawValue)
                    cell.size = look.size.rawValue
                }
                if let words = place.screen?.split(separator: " "), words.count == 2 {
                    cell.size = String(words[0])
                    cell.container = String(words[1]).replacing("×", with: "x")
                }
                add(cell)
            }
        }
        // What shows in a more usual case needs no picture of another one.
        return cells.filter { cell in
            var usual = cell
            if change.kind != .frame { (usual.size, usual.contrast) = ("L", "standard") }
            var common = usual
            common.brand = nil
            return (usual == cell || !seen.contains(usual)) && (common == cell || !seen.contains(common))
        }
    }
}
