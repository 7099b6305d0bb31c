import L10nLocale
import StateViewL10nLoader
import StateViewLayout
import StateViewPictures
import StateViews
import TextShaping

/// Views of the product as they are drawn.
struct Drawn {
    static let library = Task { await StateViewLibrary() }

    let view: ResolvedStateView
    let frames: StateViewFrames
    let picture: ViewPicture
    let measurer: ShapedTextMeasurer

    /// - Parameter icon: what every picture of the view is drawn with.
    init?(
        _ definition: StateViewDefinition, language: String = "en", profile: StateViewProfile = .warp,
        icon: PictureIcon? = nil
    ) async {
        let library = await Self.library.value
        guard let measurer = ShapedTextMeasurer(FontLibrary()) else { return nil }
        let environment = library.environment(languages: [language], profile: profile)
        view = library.resolve(definition, in: environment)
        frames = StateViewLayout(view, measurer).frames(in: LayoutSize(390, 844))
        picture = ViewPicture(of: view, in: frames, measurer, icon: { _ in icon }, mark: { _ in nil })
        self.measurer = measurer
    }

    var glyphs: [(run: GlyphRun, x: Double, baseline: Double)] {
        picture.operations.compactMap { operation in
            if case .glyphs(let run, let x, let baseline, _) = operation { (run, x, baseline) } else { nil }
        }
    }
}
