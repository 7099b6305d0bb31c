import DesignTokens
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource
import StateViewLayout
import StateViewPreview
import StateViews

/// Finds out what the views of a project say and look like, and where that comes from.
struct GalleryStateReader {
    private(set) var state = GalleryState()
    /// Where a text of a view comes from, and the token of a property.
    private(set) var textPlaces: [TextPlace: TextOrigin] = [:]
    private(set) var lookPlaces: [LookPlace: [TokenStep]] = [:]
    /// Why brands and schemes have no colours.
    private(set) var problems: [String] = []
    private let icons: ProjectIcons

    struct TextPlace: Hashable {
        let view: String
        let reader: GalleryState.Reader
        let role: String
    }

    struct TextOrigin {
        let key: String?
        let span: SourceSpan?
    }

    struct LookPlace: Hashable {
        let view: String
        let property: String
        let look: GalleryState.Look
    }

    /// - Parameter measures: whether frames count, where the machine can measure texts.
    init(
        _ project: Project, _ definitions: [StateViewDefinition], axes: GalleryAxes, measures: Bool, progress: Progress
    ) {
        icons = ProjectIcons(project)
        var cells = GalleryCells(project, definitions, axes: axes)
        state.languages = axes.languages.map { "\($0)" }.sorted()
        state.brands = axes.brands.compactMap(\.name).sorted()
        for definition in definitions { state.views[definition.id] = GalleryState.View() }
        let measuring = measures ? GalleryMeasuring(project) : nil
        var fonts: Set<String> = []
        for (done, brand) in axes.brands.enumerated() {
            progress.tell("resolving", done + 1, of: axes.brands.count)
            for size in measuring?.sizes ?? [.large] {
                cells.eachContent(nil, brand.name, size: size, in: axes.languages) { number, language, view in
                    let id = definitions[number].id
                    let reader = GalleryState.Reader(language: "\(language)", brand: brand.name)
                    // The texts are the same at every size.
                    if size == .large { addTexts(of: view, id, reader) }
                    for frames in measuring?.layouts(of: view) ?? [] {
                        let summary = FrameSummary(frames, size)
                        state.views[id]?.frames[reader, default: [:]][summary.screen] = summary.text
                        fonts.formUnion(
                            frames.parts.flatMap(\.fonts).map { "\($0.family), \($0.version.prefix { $0 != ";" })" })
                    }
                }
            }
            cells.eachLook(nil, brand.name) { number, column, view in
                let look = GalleryState.Look(
                    brand: brand.name, scheme: column.scheme, contrast: column.contrast, size: column.size)
                addLook(of: view, definitions[number].id, look)
            }
        }
        state.fonts = fonts.sorted()
        state.nameAbsentLooks()
        problems = cells.problems.sorted()
    }

    private mutating func addTexts(of view: ResolvedStateView, _ id: String, _ reader: GalleryState.Reader) {
        for item in view.texts {
            let role = item.role.name
            state.views[id]?.texts[reader, default: [:]][role] = item.text.text
            var span: SourceSpan?
            if case .entry(_, _, let place) = item.text.provenance { span = place }
            textPlaces[TextPlace(view: id, reader: reader, role: role)] = TextOrigin(key: item.text.key, span: span)
        }
    }

    private mutating func addLook(of view: ResolvedStateView, _ id: String, _ look: GalleryState.Look) {
        func add(_ name: String, _ value: String, _ origin: [TokenStep] = []) {
            state.views[id]?.looks[name, default: [:]][look] = value
            lookPlaces[LookPlace(view: id, property: name, look: look)] = origin
        }
        for property in view.properties { add(property.name, Self.text(property.value), property.origin) }
        if let picture = view.pictures.first {
            add("image.picture", icons.name(of: picture.id, brand: look.brand, scheme: look.scheme))
        }
        if let mark = view.brandMark { add("brandMark.picture", mark.asset) }
    }

    private static func text(_ value: ResolvedStateView.Property.Value) -> String {
        var text = StateViewPage.value(value)
        guard case .font(let style, _) = value else { return text }
        if style.isItalic { text += ", italic" }
        if style.letterSpacing != 0 { text += ", \(style.letterSpacing) pt between letters" }
        return text
    }
}

/// The frames of a view on a screen, in a line.
struct FrameSummary {
    let screen: String
    let text: String

    init(_ frames: StateViewFrames, _ size: SizeCategory) {
        screen = "\(size.rawValue) \(Self.number(frames.container.width))×\(Self.number(frames.container.height))"
        let outcome =
            switch frames.outcome {
            case .fits: "fits"
            case .scrolls: "scrolls"
            case .cannotFit: "does not fit"
            }
        let steps = frames.steps.isEmpty ? "" : " after " + frames.steps.map(\.rawValue).joined(separator: " ")
        let parts = frames.parts.map { part in
            let sides = [part.rect.x, part.rect.y, part.rect.width, part.rect.height].map(Self.number)
            let lines = part.lines.count > 1 ? " \(part.lines.count) lines" : ""
            return "\(part.name) \(sides.joined(separator: " "))\(lines)\(part.isTruncated ? " cut" : "")"
        }
        text = (["\(outcome)\(steps), \(Self.number(frames.height)) high"] + parts).joined(separator: "; ")
    }

    /// To a tenth of a point: what nobody sees is no change.
    private static func number(_ value: Double) -> String { ((value * 10).rounded() / 10).plainText }
}
