import L10nSource

/// Where the parts of a view stand on a screen, measured with fonts.
package struct GalleryFrames: Sendable, Hashable {
    /// A part, with its place to a tenth of a point.
    package struct Part: Sendable, Hashable {
        package let name: String
        package let rect: [Double]
        package let lines: Int
        package let isCut: Bool

        package init(name: String, rect: [Double], lines: Int, isCut: Bool) {
            self.name = name
            self.rect = rect.map { ($0 * 10).rounded() / 10 }
            self.lines = lines
            self.isCut = isCut
        }
    }

    /// `fits`, `scrolls` or `cannot-fit`.
    package let outcome: String
    /// What was given up for the room.
    package let steps: [String]
    package let height: Double
    package let parts: [Part]

    package init(outcome: String, steps: [String], height: Double, parts: [Part]) {
        self.outcome = outcome
        self.steps = steps
        self.height = (height * 10).rounded() / 10
        self.parts = parts
    }

    var data: PageData {
        .list([
            .text(outcome), .texts(steps), .decimal(height),
            .list(
                parts.map { part in
                    .list(
                        [.text(part.name)] + part.rect.map(PageData.decimal)
                            + [.number(part.lines), .number(part.isCut ? 1 : 0)])
                }),
        ])
    }
}

/// The frames of cells that were measured: in their own profile, on screens that count.
struct GalleryFrameColumns {
    /// The text size and the container of each screen.
    var screens: [(size: String, container: String)] = []
    private var frames = NumberedValues<GalleryFrames>()
    private var column: [Int] = []

    /// The order: brands, screens, views, languages without pseudo-languages.
    mutating func add(_ cell: GalleryFrames) { column.append(frames.number(of: cell)) }

    var data: PageData {
        .object([
            "screens": .list(screens.map { .texts([$0.size, $0.container]) }),
            "all": .list(frames.all.map(\.data)),
            "column": .text(Base64.column(column)),
        ])
    }
}

/// How a view gets on in a small container that it must not scroll in: step by step down the ladder (GP-9).
package struct GalleryFit: Sendable {
    package let view: String
    /// How high the parts may be, within insets and padding.
    package let room: Double
    /// As the view is, and after each step.
    package let rungs: [GalleryFrames]

    package init(view: String, room: Double, rungs: [GalleryFrames]) {
        self.view = view
        self.room = room
        self.rungs = rungs
    }

    var data: PageData {
        .object(["view": .text(view), "room": .decimal(room), "rungs": .list(rungs.map(\.data))])
    }
}
