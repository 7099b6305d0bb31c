import DesignTokens
import L10nSource
import StateViews

/// Something that views say or look like otherwise than they did, wherever it shows: one cause is one change.
struct GalleryChange: Hashable {
    enum Kind: String, CaseIterable {
        case view
        case language
        case brand
        case text
        case token
        case frame
    }

    /// A view, and whoever reads it or what it is drawn for.
    struct Case: Hashable {
        let view: String
        var reader: GalleryState.Reader?
        var look: GalleryState.Look?
        var screen: String?
    }

    let kind: Kind
    /// The view, language, brand, role of a text, or token or property.
    let what: String
    /// nil for something that is new.
    let old: String?
    /// nil for something that is gone.
    let new: String?
    /// What has its value from the token.
    var properties: [String] = []
    var cases: [Case] = []

    var views: [String] { Set(cases.map(\.view)).sorted() }
}

/// What is different between approvals, or an earlier state in their form, and what is there now.
struct GalleryChanges {
    private(set) var all: [GalleryChange] = []
    /// Why frames were not compared, where both sides have some.
    let unmeasured: String?

    private let approvals: GalleryApprovals
    private let reader: GalleryStateReader
    private let isWhole: Bool
    private var numbers: [Cause: Int] = [:]
    private var changedTexts: Set<ViewReader> = []
    private var changedLooks: Set<ViewBrand> = []
    private var changedFrames: [ViewReader: Int] = [:]
    private(set) var viewsWithFrames: Set<String> = []

    private struct Cause: Hashable {
        let kind: GalleryChange.Kind
        let what: String
        /// What tells texts apart that happen to read the same: where they are written, or who reads them.
        let place: String?
        let old: String?
        let new: String?
    }

    private var state: GalleryState { reader.state }

    /// - Parameter isWhole: whether what is not in the state is gone, and not merely left out.
    init(from approvals: GalleryApprovals, to reader: GalleryStateReader, isWhole: Bool) {
        self.approvals = approvals
        self.reader = reader
        self.isWhole = isWhole
        unmeasured = Self.unmeasured(approvals.fonts, reader.state.fonts)
        addAxes()
        for (id, view) in reader.state.views.sorted(by: { $0.key < $1.key }) {
            guard let approved = approvals.views[id] else {
                add(.view, id, old: nil, new: id, GalleryChange.Case(view: id))
                continue
            }
            addTexts(id, view, approved)
            addLooks(id, view)
            if unmeasured == nil, !approvals.fonts.isEmpty { addFrames(id, view, approved) }
        }
    }

    /// Frames of other fonts are others.
    private static func unmeasured(_ old: [String], _ new: [String]) -> String? {
        guard !old.isEmpty else { return nil }
        guard !new.isEmpty else { return "nothing can be measured here" }
        // Each is `family, version`; a family that one side alone has measured is no obstacle.
        func versions(_ fonts: [String]) -> [Substring: String] {
            Dictionary(fonts.map { ($0.prefix { $0 != "," }, $0) }) { first, _ in first }
        }
        let known = versions(old)
        let other = versions(new).sorted { $0.key < $1.key }.first { known[$0.key] ?? $0.value != $0.value }
        return other.map { "they were measured with \(known[$0.key] ?? ""), and here is \($0.value)" }
    }

    private mutating func add(
        _ kind: GalleryChange.Kind, _ what: String, writtenAt place: String? = nil, old: String?, new: String?,
        _ shown: GalleryChange.Case? = nil, property: String? = nil
    ) {
        let cause = Cause(kind: kind, what: what, place: place, old: old, new: new)
        let number = numbers[cause] ?? all.count
        if number == all.count {
            numbers[cause] = number
            all.append(GalleryChange(kind: kind, what: what, old: old, new: new))
        }
        if let shown { all[number].cases.append(shown) }
        if let property, !all[number].properties.contains(property) { all[number].properties.append(property) }
    }

    private mutating func addAxes() {
        for (kind, old, new) in [
            (GalleryChange.Kind.language, approvals.languages, state.languages),
            (.brand, approvals.brands, state.brands),
            (.view, approvals.views.keys.sorted(), state.views.keys.sorted()),
        ] {
            if kind != .view { for name in new where !old.contains(name) { add(kind, name, old: nil, new: name) } }
            guard isWhole else { continue }
            for name in old where !new.contains(name) {
                add(kind, name, old: name, new: nil, kind == .view ? GalleryChange.Case(view: name) : nil)
            }
        }
    }

    private func isKnown(_ reader: GalleryState.Reader) -> Bool {
        approvals.languages.contains(reader.language) && isKnown(brand: reader.brand)
    }

    private func isKnown(brand: String?) -> Bool { brand.map(approvals.brands.contains) ?? true }

    private mutating func addTexts(_ id: String, _ view: GalleryState.View, _ approved: GalleryApprovals.View) {
        for (reader, texts) in view.texts.sorted(by: { $0.key.name < $1.key.name }) where isKnown(reader) {
            let old = reader.value(in: approved.texts) ?? [:]
            for role in Set(old.keys).union(texts.keys).sorted() where old[role] != texts[role] {
                changedTexts.insert(ViewReader(view: id, reader: reader))
                add(
                    .text, role, writtenAt: place(of: role, id, reader), old: old[role], new: texts[role],
                    GalleryChange.Case(view: id, reader: reader))
            }
        }
    }

    /// A text of the view itself, and one that stands in for others, is the same in all languages.
    private func place(of role: String, _ id: String, _ reader: GalleryState.Reader) -> String {
        let origin = self.reader.textPlaces[.init(view: id, reader: reader, role: role)]
        guard let span = origin?.span else { return origin == nil ? reader.language : id }
        return "\(span.file) \(span.range.lower)"
    }

    private mutating func addLooks(_ id: String, _ view: GalleryState.View) {
        let approved = approvals.looks(of: id)
        let looks = Set(view.looks.values.flatMap(\.keys)).filter { isKnown(brand: $0.brand) }
            .map { (look: $0, name: $0.name) }.sorted {
                ($0.look.depth, $0.name) < ($1.look.depth, $1.name)
            }
        for property in Set(approved.keys).union(view.looks.keys).sorted() {
            var changed: Set<GalleryState.Look> = []
            for (look, _) in looks {
                let old = approved[property].flatMap { look.value(in: $0) } ?? GalleryState.absent
                let new = view.looks[property]?[look] ?? GalleryState.absent
                guard old != new else { continue }
                changedLooks.insert(ViewBrand(view: id, brand: look.brand))
                // A font that changes at the usual size does so at the others.
                var usual = look
                usual.size = .large
                if usual != look, changed.contains(usual) { continue }
                changed.insert(look)
                add(
                    .token, token(of: property, id, look) ?? property, old: old == GalleryState.absent ? nil : old,
                    new: new == GalleryState.absent ? nil : new, GalleryChange.Case(view: id, look: look),
                    property: property)
            }
        }
    }

    /// The token that a value is written in; the first of several that make up one value.
    private func token(of property: String, _ id: String, _ look: GalleryState.Look) -> String? {
        let origin = reader.lookPlaces[.init(view: id, property: property, look: look)] ?? []
        return (origin.contains { $0.part != nil } ? origin.first : origin.last)?.path
    }

    private mutating func addFrames(_ id: String, _ view: GalleryState.View, _ approved: GalleryApprovals.View) {
        for (reader, frames) in view.frames.sorted(by: { $0.key.name < $1.key.name }) where isKnown(reader) {
            let old = reader.value(in: approved.frames) ?? [:]
            for screen in Set(old.keys).union(frames.keys).sorted() where old[screen] != frames[screen] {
                changedFrames[ViewReader(view: id, reader: reader), default: 0] += 1
                viewsWithFrames.insert(id)
                add(
                    .frame, id, writtenAt: reader.language, old: old[screen], new: frames[screen],
                    GalleryChange.Case(view: id, reader: reader, screen: screen))
            }
        }
    }

    /// How many frames of a view changed for its readers.
    func frames(of place: GalleryChange.Case) -> Int {
        place.reader.flatMap { changedFrames[ViewReader(view: place.view, reader: $0)] } ?? 0
    }

    /// Whether a change of frames follows from what the view says or is drawn with.
    func isExplained(_ frame: GalleryChange) -> Bool {
        frame.cases.allSatisfy { place in
            guard let reader = place.reader else { return false }
            return changedTexts.contains(ViewReader(view: place.view, reader: reader))
                || changedLooks.contains(ViewBrand(view: place.view, brand: reader.brand))
        }
    }

    private struct ViewReader: Hashable {
        let view: String
        let reader: GalleryState.Reader
    }

    private struct ViewBrand: Hashable {
        let view: String
        let brand: String?
    }
}
