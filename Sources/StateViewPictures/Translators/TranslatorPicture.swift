import DesignTokens
import L10nLocale
package import StateViewLayout
package import TextShaping

/// A picture for translators: the part of a view that has something in it, a numbered box around every text, and beneath it
/// what each number stands for.
///
/// Source: state-views.md GP-5.
package struct TranslatorPicture: Sendable {
    /// With the boxes and their list.
    package let picture: ViewPicture
    /// Where the container's top left corner lies in the picture, in points.
    private let origin: (x: Double, y: Double)

    private static let margin = 24.0
    private static let accent = SRGBColor(0.72, 0.05, 0.42)

    package init(_ plain: ViewPicture, _ measurer: ShapedTextMeasurer) {
        var picture = plain
        let shown = Self.shown(of: plain)
        // Beside narrow texts there is room for their numbers, and for keys beneath them.
        picture.bounds = shown
        var labels = TranslatorLabels(measurer)
        for box in plain.boxes {
            picture.operations.append(
                .rectangle(
                    box.rect.grown(by: 2), radius: 3, fill: nil, stroke: .init(Self.accent, width: 1.5)))
            let x = min(max(box.rect.x - 14, shown.x + 9), shown.maxX - 9)
            labels.addBadge(box.number, x: x, y: box.rect.y + 1, Self.accent)
        }
        let top = shown.maxY
        var y = top + 12
        for box in plain.boxes {
            labels.addBadge(box.number, x: shown.x + 20, y: y + 8, Self.accent)
            y = labels.addLines(of: box, x: shown.x + 36, y: y, width: shown.width - 52) + 8
        }
        if !plain.boxes.isEmpty {
            let list = LayoutRect(shown.x, top, shown.width, y + 4 - top)
            picture.operations.append(.rectangle(list, radius: 0, fill: SRGBColor(0.96, 0.96, 0.97), stroke: nil))
            picture.bounds.height += list.height
        }
        picture.operations += labels.operations
        self.picture = picture
        origin = (-shown.x, -shown.y)
    }

    /// Where a box of the view stands in the picture, in points from its top left corner.
    package func rect(of box: TextBox) -> LayoutRect {
        LayoutRect(box.rect.x + origin.x, box.rect.y + origin.y, box.rect.width, box.rect.height)
    }

    /// From the first part of the view to its last, as wide as the container.
    private static func shown(of picture: ViewPicture) -> LayoutRect {
        // Texts without a box count as well.
        let rects = picture.operations.compactMap { operation -> LayoutRect? in
            switch operation {
            case .icon(_, let rect, _, _, _), .arc(let rect, _, _): rect
            case .glyphs(let run, let x, let baseline, _): LayoutRect(x, baseline - run.size, 0, run.size * 1.25)
            // Backgrounds have no line around them; frames of what is missing have, and nothing in them.
            case .rectangle(let rect, _, nil, _): rect
            case .rectangle: nil
            }
        }
        let all = rects + picture.boxes.map(\.rect)
        guard let top = all.map(\.y).min(), let bottom = all.map(\.maxY).max() else { return picture.bounds }
        let y = (max(min(0, top), top - margin)).rounded(.down)
        let end = max(min(picture.bounds.maxY, bottom + margin), bottom + 6).rounded(.up)
        return LayoutRect(picture.bounds.x, y, picture.bounds.width, end - y)
    }
}

extension LayoutRect {
    func grown(by margin: Double) -> LayoutRect {
        LayoutRect(x - margin, y - margin, width + 2 * margin, height + 2 * margin)
    }
}
