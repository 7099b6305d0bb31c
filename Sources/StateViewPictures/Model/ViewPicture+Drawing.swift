import L10nLookup
package import StateViewLayout
package import StateViews
package import TextShaping

extension ViewPicture {
    /// Draws a view in the frames that its layout gave it.
    /// - Parameters:
    ///   - measurer: the one that the frames were measured with.
    ///   - icon: what stands behind the name of a picture of the view; nil for one that cannot be drawn, so that the next counts.
    ///   - mark: the mark of the brand's owner.
    package init(
        of view: ResolvedStateView, in frames: StateViewFrames, _ measurer: ShapedTextMeasurer,
        icon: (ResolvedStateView.Artwork) -> PictureIcon?, mark: (ResolvedStateView.BrandMark) -> PictureIcon?
    ) {
        var drawing = ViewDrawing(view: view, frames: frames, measurer: measurer)
        drawing.drawBackground()
        for part in frames.parts {
            switch part.name {
            case "progress": drawing.drawProgress(part.rect)
            case "image":
                var shown: (ResolvedStateView.Artwork, PictureIcon)?
                for artwork in view.pictures where shown == nil { shown = icon(artwork).map { (artwork, $0) } }
                drawing.drawImage(shown, part.rect)
            case "brandMark": drawing.drawMark(view.brandMark.flatMap(mark), part.rect)
            default: drawing.drawText(part)
            }
        }
        self.init(
            title: view.title?.text ?? view.id, texts: drawing.texts,
            bounds: LayoutRect(0, 0, frames.container.width, frames.container.height),
            operations: drawing.operations, boxes: drawing.boxes, outcome: frames.outcome)
    }
}
