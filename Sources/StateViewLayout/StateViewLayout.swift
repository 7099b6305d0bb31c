import L10nLocale
package import StateViews

/// Measures and places a resolved state view: its texts are measured once, for any number of containers.
///
/// Source: state-views.md 7.1 (LY-1 to LY-9).
package struct StateViewLayout {
    private let view: ResolvedStateView
    private let items: [LayoutItem]
    private let margin: Double

    /// - Parameters:
    ///   - margin: what widths are multiplied by: above 1 for fonts that stand in for the view's own (LY-42).
    package init(_ view: ResolvedStateView, _ measurer: some TextMeasurer, margin: Double = 1) {
        self.view = view
        self.margin = margin
        items = LayoutItems(view: view, measurer: measurer).all
    }

    /// The fonts that its texts were measured with.
    package var fonts: [MeasuredText.FontUse] {
        items.flatMap { item -> [MeasuredText.FontUse] in
            switch item.content {
            case .text(let text, _, _), .action(let text, _): text.measured.fonts
            case .picture, .mark: []
            }
        }
    }

    /// Where everything stands in a container.
    /// - Parameter safeArea: what the device keeps for itself on the four sides.
    package func frames(
        in container: LayoutSize, safeArea: ResolvedStateView.Insets = .init(0)
    ) -> StateViewFrames {
        rungs(in: container, safeArea: safeArea, all: false)[0]
    }

    /// The frames before anything gives way, and after each step of the ladder that was tried.
    package func rungs(in container: LayoutSize) -> [StateViewFrames] {
        rungs(in: container, safeArea: .init(0), all: true)
    }

    /// - Parameter all: whether all that was tried is of interest, or the last alone.
    private func rungs(
        in container: LayoutSize, safeArea: ResolvedStateView.Insets, all: Bool
    ) -> [StateViewFrames] {
        let area = area(in: container, safeArea)
        func place(_ ladder: FitLadder) -> LayoutPass {
            LayoutPass(view, items, area: area, ladder: ladder, margin: margin)
        }
        var ladder = FitLadder()
        var pass = place(ladder)
        var heights = [pass.height]
        var steps: [FitLadder.Step] = []
        var rungs: [StateViewFrames] = []
        func add() {
            let outcome: StateViewFrames.Outcome =
                if pass.fits { .fits } else if view.layout.overflow == .ladder { .cannotFit } else { .scrolls }
            rungs.append(
                StateViewFrames(
                    container: container, area: area, parts: pass.parts(direction: view.direction), height: pass.height,
                    outcome: outcome, steps: steps, heights: heights))
        }
        let mayGiveWay = view.layout.overflow != .scroll
        for step in FitLadder.Step.allCases where mayGiveWay && !pass.fits {
            guard pass.canTake(step) else { continue }
            if all { add() }
            ladder.take(step)
            pass = place(ladder)
            steps.append(step)
            heights.append(pass.height)
        }
        add()
        return rungs
    }

    /// LY-1. Leading and trailing follow the direction (LY-7).
    private func area(in container: LayoutSize, _ safeArea: ResolvedStateView.Insets) -> LayoutRect {
        var rect = LayoutRect(0, 0, container.width, container.height)
        for insets in [safeArea, view.layout.insets, view.padding] {
            let isMirrored = view.direction == .rightToLeft
            rect.x += isMirrored ? insets.trailing : insets.leading
            rect.y += insets.top
            rect.width = max(0, rect.width - insets.leading - insets.trailing)
            rect.height = max(0, rect.height - insets.top - insets.bottom)
        }
        return rect
    }
}

extension ResolvedStateView {
    /// Within the background of the view, around its parts.
    fileprivate var padding: Insets {
        switch property("padding")?.value {
        case .insets(let insets): insets
        case .length(let length): Insets(length)
        default: Insets(0)
        }
    }
}
