package import L10nSource
package import StateViews

/// Everything that the page of a gallery holds, gathered cell by cell.
///
/// A cell is not stored: it is the number of what it says and the number of how it looks, in columns in the order of the
/// axes. So a page of a hundred thousand cells has some megabytes (layout.md LA-64).
package struct Gallery {
    package let axes: GalleryAxes
    package let views: [GalleryView]
    package var findings: [GalleryFinding] = []
    /// Rows of the table of overrides, and overrides that nobody sees.
    package var overrides: [GalleryOverride] = []
    package var deadOverrides: [GalleryDeadOverride] = []
    /// The SVG of icons by their ids, or by id, brand and scheme where these have their own; and of marks by ids and schemes.
    package var icons: [String: String] = [:]
    package var marks: [String: String] = [:]
    /// One view after the other.
    package var fits: [GalleryFit] = []
    private var frames = GalleryFrameColumns()
    private var texts: GalleryTexts
    private var looks: GalleryLooks
    private var contents: [Int] = []
    private var styles: [Int] = []

    /// - Parameter place: the path and the line of a place.
    package init(
        axes: GalleryAxes, views: [GalleryView], place: @escaping (SourceSpan) -> (file: String, line: Int?)
    ) {
        self.axes = axes
        self.views = views
        texts = GalleryTexts(place: place)
        looks = GalleryLooks(place: place)
    }

    /// What the next cell says. The order: profiles, brands, views, languages.
    package mutating func addContent(_ view: ResolvedStateView) { contents.append(texts.add(view)) }

    /// How the next cell looks. The order: profiles, brands, schemes, contrasts, sizes, views.
    package mutating func addLook(_ view: ResolvedStateView) { styles.append(looks.add(view)) }

    /// Where the parts of the next cell stand. The order: brands, screens, views, languages without pseudo-languages.
    package mutating func addFrames(_ frames: GalleryFrames) { self.frames.add(frames) }

    /// The text size and the container of each screen that cells are measured on.
    package mutating func setScreens(_ screens: [(size: String, container: String)]) { frames.screens = screens }

    package var cellCount: Int {
        contents.count * axes.schemes.count * axes.contrasts.count * axes.sizes.count
    }

    func data(title: String) -> PageData {
        .object([
            "title": .text(title),
            "axes": axes.data,
            "views": .list(views.map(\.data)),
            "texts": texts.data,
            "looks": looks.data,
            "contentColumn": .text(Base64.column(contents)),
            "lookColumn": .text(Base64.column(styles)),
            "frames": frames.data,
            "fits": .list(fits.map(\.data)),
            "findings": .list(findings.map(\.data)),
            "overrides": .list(overrides.map(\.data)),
            "dead": .list(deadOverrides.map(\.data)),
            "scenarios": .list(PhaseScenario.all.map { PhaseStrip($0).data }),
            "icons": Self.pictures(icons),
            "marks": Self.pictures(marks),
        ])
    }

    /// The cells alone.
    var cellData: PageData {
        .object([
            "axes": axes.data,
            "views": .list(views.map(\.data)),
            "texts": texts.data,
            "looks": looks.data,
            "contentColumn": .text(Base64.column(contents)),
            "lookColumn": .text(Base64.column(styles)),
            "findings": .list([]),
            "icons": Self.pictures(icons),
            "marks": Self.pictures(marks),
        ])
    }

    private static func pictures(_ pictures: [String: String]) -> PageData {
        .list(pictures.sorted { $0.key < $1.key }.map { .texts([$0.key, $0.value]) })
    }
}
