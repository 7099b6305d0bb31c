import DesignTokens
import L10nChecks
import L10nProject
import StateViewLayout
import StateViewPreview
import StateViews

/// Measures the cells of a gallery.
struct GalleryMeasuring {
    private let measuring: ViewMeasuring

    let sizes = ViewMeasuring.sizes

    /// nil on a machine that cannot measure.
    init?(_ project: Project) {
        measuring = ViewMeasuring(project)
        guard measuring.isPossible else { return nil }
    }

    /// In the order of sizes, then of frames.
    var screens: [(size: String, container: String)] {
        sizes.flatMap { size in
            containers(at: size).map { (size.rawValue, "\(Int($0.width))x\(Int($0.height))") }
        }
    }

    private func containers(at size: SizeCategory) -> ArraySlice<LayoutSize> {
        size.isAccessibility ? ViewMeasuring.containers.suffix(1) : ViewMeasuring.containers[...]
    }

    /// Without a margin: what is drawn, and not what is judged.
    func layouts(of view: ResolvedStateView) -> [StateViewFrames] {
        guard let layout = measuring.layout(view) else { return [] }
        return containers(at: view.environment.sizeCategory).map { layout.frames(in: $0) }
    }

    func frames(of view: ResolvedStateView) -> [GalleryFrames] { layouts(of: view).map { GalleryFrames($0) } }

    /// Source: state-views.md GP-9.
    func fit(of view: ResolvedStateView, _ id: String) -> GalleryFit {
        let rungs = measuring.layout(view)?.rungs(in: LayoutSize(200, 150)) ?? []
        return GalleryFit(view: id, room: rungs.first?.area.height ?? 0, rungs: rungs.map { GalleryFrames($0) })
    }
}

extension GalleryFrames {
    fileprivate init(_ frames: StateViewFrames) {
        self.init(
            outcome: frames.outcome.rawValue, steps: frames.steps.map(\.rawValue), height: frames.height,
            parts: frames.parts.map { part in
                Part(
                    name: part.name, rect: [part.rect.x, part.rect.y, part.rect.width, part.rect.height],
                    lines: part.lines.count, isCut: part.isTruncated)
            })
    }
}
