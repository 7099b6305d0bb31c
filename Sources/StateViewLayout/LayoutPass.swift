import DesignTokens
import L10nLocale
import StateViews

/// One way to place the parts of a view: those that a step of the ladder has left, as large as it has left them.
struct LayoutPass {
    private let view: ResolvedStateView
    private let area: LayoutRect
    private let ladder: FitLadder
    private let margin: Double
    private var items: [PlacedItem] = []
    private let contentWidth: Double
    /// The height of all parts with their gaps.
    private(set) var height = 0.0

    /// A part with its size, and the gap above it.
    struct PlacedItem {
        let item: LayoutItem
        var size: LayoutSize
        var text: WrappedText?
        var textSize: Double?
        var wordRoom: Double?
        var gap: Double
        /// On the line of the button before it.
        var isBeside = false
    }

    init(_ view: ResolvedStateView, _ all: [LayoutItem], area: LayoutRect, ladder: FitLadder, margin: Double) {
        self.view = view
        self.area = area
        self.ladder = ladder
        self.margin = margin
        // A token may hold any number, and no line is shorter than nothing.
        contentWidth = max(0, min(area.width, view.property("contentMaxWidth")?.length ?? .infinity))
        let actions = all.count(where: \.isAction)
        for item in all {
            let gap = items.last.map { Self.gap($0.item, item, view, ladder) } ?? 0
            switch item.content {
            case .picture(let size):
                guard ladder.showsImage || item.name == "progress" else { continue }
                let scale = item.name == "progress" ? 1 : ladder.image
                items.append(
                    PlacedItem(item: item, size: LayoutSize(size.width * scale, size.height * scale), gap: gap))
            case .mark(let size): items.append(PlacedItem(item: item, size: size, gap: gap))
            case .text(let text, let maxWidth, let maxLines):
                guard ladder.showsSubtitle || item.name != "subtitle" else { continue }
                items.append(placed(item, text, maxWidth: maxWidth, maxLines: maxLines, gap: gap))
            case .action(let label, let button):
                items.append(placed(item, label, button, among: actions, gap: gap))
            }
        }
        height = Self.rows(items).reduce(0) { $0 + $1.gap + $1.height }
    }

    private func placed(
        _ item: LayoutItem, _ text: LayoutText, maxWidth: Double?, maxLines: Int?, gap: Double
    ) -> PlacedItem {
        let metrics = text.metrics(scaledBy: ladder.text)
        let limit = item.name == "subtitle" ? ladder.subtitleLines : nil
        let wrapped = WrappedText(
            text.measured, size: metrics.size, spacing: text.spacing,
            // Narrower caps do what wider glyphs would, and leave the measured text as it is.
            cap: min(contentWidth, maxWidth ?? .infinity) / margin, wordCap: contentWidth / margin,
            maxLines: [limit, maxLines].compactMap(\.self).min())
        let size = LayoutSize(wrapped.width, Double(wrapped.lines.count) * metrics.leading)
        return PlacedItem(
            item: item, size: size, text: wrapped, textSize: metrics.size, wordRoom: contentWidth, gap: gap)
    }

    private func placed(
        _ item: LayoutItem, _ label: LayoutText, _ button: LayoutButton, among actions: Int, gap: Double
    ) -> PlacedItem {
        let metrics = label.metrics(scaledBy: ladder.text)
        var width = contentWidth
        if case .full(let leading, let trailing) = button.width { width = max(0, area.width - leading - trailing) }
        if ladder.areActionsSideBySide { width = widthSideBySide(of: actions) }
        let room = max(0, width - 2 * button.horizontal)
        let wrapped = WrappedText(
            label.measured, size: metrics.size, spacing: label.spacing, cap: room / margin, wordCap: room / margin)
        if case .intrinsic = button.width, !ladder.areActionsSideBySide {
            width = min(width, wrapped.width + 2 * button.horizontal)
        }
        let height = max(button.minHeight, Double(wrapped.lines.count) * metrics.leading + 2 * button.vertical)
        var placed = PlacedItem(
            item: item, size: LayoutSize(width, height), text: wrapped, textSize: metrics.size, wordRoom: room,
            gap: gap)
        if ladder.areActionsSideBySide, items.last?.item.isAction == true {
            placed.isBeside = true
            placed.gap = betweenActions
        }
        return placed
    }

    private var betweenActions: Double { view.gap("spacing.betweenActions") }

    /// How wide each of some buttons is on one line.
    private func widthSideBySide(of actions: Int) -> Double {
        (contentWidth - betweenActions * Double(actions - 1)) / Double(actions)
    }

    // Sums of gaps and leadings are off in their last bits.
    var fits: Bool { height <= area.height + 1e-6 }

    /// What stands on one line: mostly one part, with the gap above it.
    private static func rows(_ items: [PlacedItem]) -> [(items: [PlacedItem], gap: Double, height: Double)] {
        var rows: [(items: [PlacedItem], gap: Double, height: Double)] = []
        for item in items {
            if item.isBeside, var row = rows.popLast() {
                row.items.append(item)
                row.height = max(row.height, item.size.height)
                rows.append(row)
            } else {
                rows.append(([item], item.gap, item.size.height))
            }
        }
        return rows
    }

    /// LY-3, and F1 of the ladder.
    private static func gap(
        _ above: LayoutItem, _ below: LayoutItem, _ view: ResolvedStateView, _ ladder: FitLadder
    ) -> Double {
        switch (above.content, below.content) {
        case (_, .mark): view.gap("spacing.beforeBrandMark") * ladder.gaps
        case (.action, .action): view.gap("spacing.betweenActions")
        case (_, .action): view.gap("spacing.subtitleActions") * ladder.gaps
        case (.picture, _): view.gap("spacing.imageTitle") * ladder.gaps
        default: view.gap("spacing.titleSubtitle") * ladder.gaps
        }
    }

    // MARK: The ladder

    /// Whether a step changes anything that may be changed.
    func canTake(_ step: FitLadder.Step) -> Bool {
        let isAccessibility = view.environment.sizeCategory.isAccessibility
        guard !isAccessibility || step.isForAccessibilitySizes else { return false }
        switch step {
        case .halveGaps:
            return zip(items, items.dropFirst()).contains { above, below in
                below.gap > 0 && !(above.item.isAction && below.item.isAction)
            }
        case .shrinkImage, .halveImage, .hideImage: return items.contains { $0.item.name == "image" }
        case .cutSubtitleToTwoLines: return lines(of: "subtitle") > 2
        case .cutSubtitleToOneLine: return lines(of: "subtitle") > 1
        case .actionsSideBySide: return canStandSideBySide
        case .hideSubtitle: return lines(of: "subtitle") > 0
        case .scaleTextTo95, .scaleTextTo90, .scaleTextTo85, .scaleTextTo80: return items.contains { $0.text != nil }
        }
    }

    private func lines(of name: String) -> Int { items.first { $0.item.name == name }?.text?.lines.count ?? 0 }

    private var canStandSideBySide: Bool {
        let actions = items.filter(\.item.isAction)
        guard actions.count > 1 else { return false }
        let width = widthSideBySide(of: actions.count)
        // A finger needs 44 points.
        return width >= 44
            && actions.allSatisfy { action in
                guard case .action(let text, let button) = action.item.content else { return false }
                let label = WrappedText(
                    text.measured, size: text.metrics(scaledBy: ladder.text).size, spacing: text.spacing,
                    cap: .infinity, wordCap: .infinity)
                return label.lines.count == 1 && label.width * margin + 2 * button.horizontal <= width
            }
    }

    // MARK: Places

    /// Centred (LY-4), or from the top where the parts are higher than the area (LY-5).
    func parts(direction: TextDirection) -> [StateViewFrames.Part] {
        var y = area.y + max(0, (area.height - height) / 2)
        var parts: [StateViewFrames.Part] = []
        for row in Self.rows(items) {
            y += row.gap
            let between = row.items.dropFirst().reduce(0) { $0 + $1.gap }
            let width = row.items.reduce(between) { $0 + $1.size.width }
            var x = area.x + (area.width - width) / 2
            // Reading order goes on to the left there (LY-26).
            for item in direction == .rightToLeft ? row.items.reversed() : row.items {
                var left = x
                if !ladder.areActionsSideBySide, case .action(_, let button) = item.item.content,
                    case .full(let leading, let trailing) = button.width
                {
                    left = area.x + (direction == .rightToLeft ? trailing : leading)
                }
                parts.append(part(item, LayoutRect(left, y, item.size.width, item.size.height)))
                x += item.size.width + (row.items.count > 1 ? betweenActions : 0)
            }
            y += row.height
        }
        return parts
    }

    private func part(_ placed: PlacedItem, _ rect: LayoutRect) -> StateViewFrames.Part {
        let measured: MeasuredText? =
            switch placed.item.content {
            case .text(let text, _, _), .action(let text, _): text.measured
            case .picture, .mark: nil
            }
        return StateViewFrames.Part(
            name: placed.item.name, rect: rect, lines: placed.text?.lines ?? [], textSize: placed.textSize,
            isTruncated: placed.text?.isTruncated ?? false, wideWord: placed.text?.wideWord.map { $0 * margin },
            wordRoom: placed.wordRoom,
            missing: measured?.missing ?? [], borrowed: measured?.borrowed ?? [], fonts: measured?.fonts ?? [])
    }
}

extension ResolvedStateView {
    /// The gap of a name, in points; none where the view has no such neighbours.
    fileprivate func gap(_ name: String) -> Double { property(name)?.length ?? 0 }
}
