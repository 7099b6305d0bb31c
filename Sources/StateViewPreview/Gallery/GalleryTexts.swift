import L10nLookup
import L10nSource
import StateViews

/// What the cells of a gallery say: elements, texts with the place that each came from, and what is read aloud. All of it
/// as numbers of texts and of shapes that are in the page once.
struct GalleryTexts {
    /// The path and the line of a place.
    typealias Place = (SourceSpan) -> (file: String, line: Int?)

    private var strings = NumberedValues<String>()
    private var elements = NumberedValues<Element>()
    private var readings = NumberedValues<[Reading]>()
    private var attempts = NumberedValues<[[Int]]>()
    private var records = NumberedValues<[Int]>()
    private var contents = NumberedValues<[Int]>()
    private let place: Place

    init(place: @escaping Place) { self.place = place }

    /// An element without the texts that differ between languages.
    private indirect enum Element: Hashable {
        case element(String, [Attribute], text: Bool, [Element])
    }

    private struct Attribute: Hashable {
        let name: String
        /// nil for a value that is one of the texts.
        let value: String?
    }

    /// What is read of a part, without its name.
    private struct Reading: Hashable {
        let role: String
        let level: Int?
        let part: String
        let live: String?
        let isHidden: Bool
        let isDisabled: Bool
    }

    /// - Returns: the number of what the view says, the same for views that say the same.
    mutating func add(_ view: ResolvedStateView) -> Int {
        var texts: [Int] = []
        let shape = view.native(.html).map { element($0, &texts) } ?? .element("section", [], text: false, [])
        let parts = view.texts.map { record($0) }
        let reading = view.accessibility.map { node in
            var level: Int?
            if case .heading(let number) = node.role { level = number }
            return Reading(
                role: node.role.name, level: level, part: node.part, live: node.live?.rawValue, isHidden: node.isHidden,
                isDisabled: node.isDisabled)
        }
        let names = view.accessibility.map { strings.number(of: $0.name ?? "") }
        return contents.number(
            // The counts tell the page where each list ends.
            of: [elements.number(of: shape), texts.count] + texts + [parts.count] + parts
                + [readings.number(of: reading)] + names)
    }

    /// Attributes that hold a text, or follow from one.
    private static let textAttributes: Set<String> = [
        "alt", "aria-description", "aria-label", "dir", "lang",
    ]
    /// What is said where something has just happened; on a page of examples nothing has.
    private static let liveRoles: Set<String> = ["alert", "status"]

    private mutating func element(_ native: ResolvedStateView.NativeElement, _ texts: inout [Int]) -> Element {
        var attributes: [Attribute] = []
        for (name, value) in native.sortedAttributes where name != "role" || !Self.liveRoles.contains(value) {
            if Self.textAttributes.contains(name) {
                texts.append(strings.number(of: value))
                attributes.append(Attribute(name: name, value: nil))
            } else {
                attributes.append(Attribute(name: name, value: value))
            }
        }
        if let text = native.text { texts.append(strings.number(of: text)) }
        var children: [Element] = []
        for child in native.children { children.append(element(child, &texts)) }
        return .element(native.name, attributes, text: native.text != nil, children)
    }

    private mutating func record(_ item: ResolvedStateView.RoleText) -> Int {
        let text = item.text
        var layer = ""
        var source: (file: String, line: Int?) = ("", nil)
        switch text.provenance {
        case .entry(let name, _, let span): (layer, source) = (name, place(span))
        case .literal: layer = "the view itself"
        case .standIn: layer = "nowhere"
        }
        let tried = text.tried.map { attempt in
            [
                strings.number(of: "\(attempt.tag)"), strings.number(of: attempt.layer),
                strings.number(of: attempt.outcome.rawValue),
            ]
        }
        return records.number(of: [
            strings.number(of: item.role.name), strings.number(of: text.text), strings.number(of: text.key ?? ""),
            strings.number(of: "\(text.language)"), strings.number(of: layer), strings.number(of: source.file),
            source.line ?? 0, attempts.number(of: tried),
        ])
    }

    var data: PageData {
        .object([
            "strings": .texts(strings.all),
            "elements": .list(elements.all.map(Self.data)),
            "readings": .list(
                readings.all.map { nodes in
                    .list(
                        nodes.map { node in
                            .object([
                                "role": .text(node.role), "level": .optional(node.level), "part": .text(node.part),
                                "live": .optional(node.live), "hidden": .flag(node.isHidden),
                                "disabled": .flag(node.isDisabled),
                            ])
                        })
                }),
            "attempts": .list(attempts.all.map { .list($0.map(PageData.numbers)) }),
            "records": .list(records.all.map(PageData.numbers)),
            "contents": .list(contents.all.map(PageData.numbers)),
        ])
    }

    /// Texts that follow in their order are `null`.
    private static func data(_ element: Element) -> PageData {
        switch element {
        case .element(let name, let attributes, let hasText, let children):
            .list([
                .text(name), .list(attributes.map { .list([.text($0.name), .optional($0.value)]) }), .flag(hasText),
                .list(children.map(data)),
            ])
        }
    }
}
