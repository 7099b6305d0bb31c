import DesignTokens
import L10nLocale
import L10nLookup
import L10nSource
import StateViewLayout
package import StateViews
import TextShaping

/// Draws the parts of one view, one after the other.
struct ViewDrawing {
    let view: ResolvedStateView
    let frames: StateViewFrames
    let measurer: ShapedTextMeasurer
    private(set) var operations: [PictureOperation] = []
    private(set) var texts: [ViewPicture.Text] = []
    private(set) var boxes: [TextBox] = []

    init(view: ResolvedStateView, frames: StateViewFrames, measurer: ShapedTextMeasurer) {
        self.view = view
        self.frames = frames
        self.measurer = measurer
    }

    private func color(_ name: String) -> SRGBColor? { view.property(name)?.color?.screenColor }

    /// What text is drawn with where the view has no theme.
    private var ink: SRGBColor { view.environment.scheme == .dark ? .white : .black }

    // MARK: Shapes

    /// The container in the colour of an empty screen, then the view's own background within its insets.
    mutating func drawBackground() {
        let container = LayoutRect(0, 0, frames.container.width, frames.container.height)
        let empty: SRGBColor = view.environment.scheme == .dark ? .black : .white
        operations.append(.rectangle(container, radius: 0, fill: empty, stroke: nil))
        guard let color = color("background.color") else { return }
        var rect = container
        let insets = view.layout.insets
        rect.x += view.direction == .rightToLeft ? insets.trailing : insets.leading
        rect.y += insets.top
        rect.width = max(0, rect.width - insets.leading - insets.trailing)
        rect.height = max(0, rect.height - insets.top - insets.bottom)
        let radius = view.property("cornerRadius")?.length ?? 0
        operations.append(.rectangle(rect, radius: radius, fill: color, stroke: nil))
    }

    /// A ring of which a quarter is filled, or the part that is done.
    mutating func drawProgress(_ rect: LayoutRect) {
        if case .skeleton = view.progress { return drawPlaceholder(rect) }
        var part = 0.25
        if case .bar(let done?) = view.progress { part = min(max(done, 0), 1) }
        let width = max(2, min(rect.width, rect.height) / 8)
        let track = color("spinner.track") ?? ink.faded
        operations.append(.arc(rect, part: 1, .init(track, width: width)))
        operations.append(.arc(rect, part: part, .init(color("spinner.indicator") ?? ink, width: width)))
    }

    mutating func drawImage(_ shown: (ResolvedStateView.Artwork, PictureIcon)?, _ rect: LayoutRect) {
        guard let (artwork, icon) = shown else { return drawPlaceholder(rect) }
        operations.append(
            .icon(
                icon, rect, color: color("image.color") ?? ink, isTemplate: view.drawsAsTemplate(artwork),
                isMirrored: artwork.isMirrored))
    }

    mutating func drawMark(_ icon: PictureIcon?, _ rect: LayoutRect) {
        guard let icon else { return drawPlaceholder(rect) }
        operations.append(.icon(icon, rect, color: ink, isTemplate: false, isMirrored: false))
    }

    /// Where something stands that cannot be drawn.
    private mutating func drawPlaceholder(_ rect: LayoutRect) {
        let stroke = PictureOperation.Stroke(ink.faded, width: 1, isDashed: true)
        operations.append(.rectangle(rect, radius: 6, fill: nil, stroke: stroke))
    }

    // MARK: Texts

    mutating func drawText(_ part: StateViewFrames.Part) {
        guard let shown = shown(part.name), let size = part.textSize,
            case .font(let font, let metrics) = view.property(shown.style + ".font")?.value
        else { return }
        if let button = shown.button { draw(button, part.rect) }
        texts.append(.init(text: shown.text.text, language: shown.text.language))
        let leading = metrics.leading * size / metrics.size
        var top = part.rect.y + (part.rect.height - leading * Double(part.lines.count)) / 2
        for line in part.lines {
            let shaped = measurer.shaped(
                line, of: shown.text.text, language: shown.text.language, direction: shown.text.direction, style: font,
                size: size, spacing: font.letterSpacing)
            let x = part.rect.x + (part.rect.width - shaped.width) / 2
            // Source: layout.md LA-41.
            let baseline = top + (leading - shaped.ascent + shaped.descent) / 2 + shaped.ascent
            for run in shaped.runs { operations.append(.glyphs(run, x: x, baseline: baseline, shown.color)) }
            top += leading
        }
        addBox(part, shown)
    }

    /// A text with what it is drawn with.
    private struct Shown {
        let text: ResolvedText
        /// What the names of its properties begin with.
        let style: String
        let color: SRGBColor
        /// nil for a text outside of buttons.
        let button: String?
    }

    private func shown(_ part: String) -> Shown? {
        for action in view.actions where part == "action.\(action.slot.rawValue)" {
            guard let label = action.label else { return nil }
            let look = action.isEnabled ? part : "action.disabled"
            return Shown(text: label, style: part, color: color(look + ".label") ?? ink, button: look)
        }
        guard let role = StateViewTextRole.drawn.first(where: { $0.name == part }), let text = view.text(role) else {
            return nil
        }
        return Shown(text: text, style: role.style, color: color(role.style + ".color") ?? ink, button: nil)
    }

    private mutating func draw(_ look: String, _ rect: LayoutRect) {
        let slot = look == "action.disabled" ? "action.first" : look
        let radius = view.property(slot + ".radius")?.length ?? 0
        let border = color(look + ".border").map { PictureOperation.Stroke($0, width: 1) }
        operations.append(.rectangle(rect, radius: radius, fill: color(look + ".background"), stroke: border))
    }

    private mutating func addBox(_ part: StateViewFrames.Part, _ shown: Shown) {
        guard let key = shown.text.key, case .entry(_, _, let span) = shown.text.provenance else { return }
        var width = part.wordRoom ?? part.rect.width
        if shown.button == nil, let most = view.property(shown.style + ".maxWidth")?.length { width = min(width, most) }
        var maxLines: Int?
        if shown.button == nil, case .number(let lines) = view.property(shown.style + ".maxLines")?.value {
            maxLines = lines
        }
        boxes.append(
            TextBox(
                number: boxes.count + 1, part: part.name, key: key, file: span.file, text: shown.text.text,
                language: shown.text.language, rect: part.rect, lines: part.lines.count, maxLines: maxLines,
                width: width,
                room: width - (part.lines.last?.width ?? 0), isTruncated: part.isTruncated))
    }
}

extension SRGBColor {
    /// The colour as it is on a quarter of its opacity.
    fileprivate var faded: SRGBColor { SRGBColor(red, green, blue, alpha: alpha / 4) }
}

extension ResolvedStateView {
    /// Whether a picture is drawn as a shape in one colour.
    package func drawsAsTemplate(_ artwork: Artwork) -> Bool {
        if case .word(let rendering) = property("image.rendering")?.value { return rendering == "template" }
        return artwork.kind == .icon
    }
}
