import DesignTokens
import StateViewL10nLoader
import StateViewLayout
import StateViews
import Testing

/// The exact vectors of state-views.md 7.2, which depend on leading and gaps alone.
@Suite struct VectorTests {
    private static let library = Task { await StateViewLibrary() }

    private func frames(
        _ definition: StateViewDefinition, _ profile: StateViewProfile = .cookbook, _ width: Double = 400,
        _ height: Double = 400, _ category: SizeCategory = .large
    ) async -> StateViewFrames {
        let library = await Self.library.value
        let view = library.resolve(definition, in: Sample.environment(library, profile, category))
        return StateViewLayout(view, Sample.words).frames(in: LayoutSize(width, height))
    }

    @Test func `icon and title (LY-3, LY-4, LY-10)`() async throws {
        let frames = await frames(Sample.definition())
        #expect(frames.height == 81 && frames.outcome == .fits && frames.steps.isEmpty)
        #expect(frames.part("image")?.rect == LayoutRect(176, 159.5, 48, 48))
        let title = try #require(frames.part("title"))
        #expect((title.rect.y, title.rect.height) == (215.5, 25))
    }

    @Test func `icon, title and subtitle (LY-11)`() async throws {
        let frames = await frames(Sample.definition(subtitle: [200]))
        #expect(frames.height == 105)
        #expect(frames.part("image")?.rect.y == 147.5 && frames.part("title")?.rect.y == 203.5)
        let subtitle = try #require(frames.part("subtitle")).rect
        #expect((subtitle.y, subtitle.height, subtitle.width) == (232.5, 20, 200))
        let image = try #require(frames.part("image")).rect
        #expect((image.y + subtitle.maxY) / 2 == 200)
    }

    @Test func `a reference stands where a subtitle would (LY-3, LY-11)`() async {
        var definition = Sample.definition()
        definition.arguments.code = "A1-2B3"
        let frames = await frames(definition)
        #expect(frames.height == 105)
        #expect(frames.part("errorReference")?.rect.y == 232.5)
    }

    @Test(arguments: [
        (1, 185.0, [107.5, 163.5, 192.5, 248.5]), (2, 217.0, [91.5, 147.5, 176.5, 212.5, 264.5]),
    ])
    func `buttons below the text (LY-6, LY-12, LY-13)`(actions: Int, height: Double, tops: [Double]) async {
        let subtitle = actions == 1 ? [200, 200] : [200]
        let frames = await frames(
            Sample.definition(subtitle: subtitle, labels: Array(repeating: [60], count: actions)))
        #expect(frames.height == height)
        #expect(frames.parts.map(\.rect.y) == tops)
        #expect(
            frames.parts.filter { $0.name.hasPrefix("action") }.allSatisfy {
                $0.rect.height == 44 && $0.rect.width == 92
            })
    }

    @Test func `no gap for an icon that is not there (LY-3, LY-15)`() async {
        let frames = await frames(Sample.definition(icon: false))
        #expect(frames.height == 25 && frames.part("title")?.rect.y == 187.5)
    }

    @Test func `too many words end in an ellipsis (LY-8, LY-16, LY-17, ES-18, ES-19)`() async throws {
        let long = Array(repeating: 60, count: 100)
        let title = try #require(await frames(Sample.definition(title: long, icon: false)).part("title"))
        #expect(title.rect.height == 50 && title.lines.count == 2 && title.isTruncated)
        let frames = await frames(Sample.definition(subtitle: long))
        let subtitle = try #require(frames.part("subtitle"))
        #expect(frames.height == 145 && subtitle.rect.height == 60 && subtitle.isTruncated)
        #expect(subtitle.lines.allSatisfy { $0.width <= 280 })
    }

    struct Rung: Sendable {
        let id: String
        let lines: (title: Int, subtitle: Int, actions: Int)
        var isWide = true
        let heights: [Double]
        let last: FitLadder.Step?
        var outcome = StateViewFrames.Outcome.fits
    }

    private static let ladder: [Rung] = [
        Rung(id: "a", lines: (1, 0, 0), heights: [81], last: nil),
        Rung(id: "b", lines: (1, 1, 0), heights: [105], last: nil),
        Rung(id: "c", lines: (1, 2, 0), heights: [125], last: nil),
        Rung(id: "d", lines: (1, 3, 0), heights: [145], last: nil),
        Rung(id: "e", lines: (1, 0, 1), heights: [141], last: nil),
        Rung(id: "f", lines: (1, 1, 1), heights: [165, 151, 135], last: .shrinkImage),
        Rung(id: "g", lines: (1, 2, 1), heights: [185, 171, 155, 147], last: .halveImage),
        Rung(id: "h", lines: (1, 3, 1), heights: [205, 191, 175, 167, 147], last: .cutSubtitleToTwoLines),
        Rung(id: "i", lines: (2, 3, 1), heights: [230, 216, 200, 192, 172, 152, 130], last: .hideSubtitle),
        Rung(
            id: "j", lines: (1, 2, 2), isWide: false, heights: [237, 223, 207, 199, 179, 127], last: .actionsSideBySide),
        Rung(id: "k", lines: (1, 2, 2), heights: [237, 223, 207, 199, 179, 157, 129], last: .hideImage),
        Rung(
            id: "l", lines: (2, 3, 2), heights: [282, 268, 252, 244, 224, 204, 182, 154, 151.5, 149],
            last: .scaleTextTo90),
        Rung(
            id: "m", lines: (1, 2, 3), heights: [289, 275, 259, 251, 231, 209, 181, 179.75, 178.5, 177.25, 176],
            last: .scaleTextTo80, outcome: .cannotFit),
    ]

    @Test(arguments: ladder.indices)
    func `what gives way, and in which order (LY-14, LY-14a to LY-14m, LY-F1 to LY-F8, ES-20)`(index: Int) async {
        let rung = Self.ladder[index]
        let definition = Sample.definition(
            title: Array(repeating: 190, count: rung.lines.title),
            subtitle: Array(repeating: 150, count: rung.lines.subtitle),
            labels: Array(repeating: [rung.isWide ? 90 : 40], count: rung.lines.actions))
        let frames = await frames(definition, .cookbook, 200, 150)
        #expect(frames.heights == rung.heights, "LY-14\(rung.id)")
        #expect(frames.steps.last == rung.last && frames.outcome == rung.outcome, "LY-14\(rung.id)")
        #expect(frames.parts.count { $0.name.hasPrefix("action") } == rung.lines.actions)
    }

    @Test func `a gap that is never halved is no reason for a step (LY-F1)`() async {
        var definition = Sample.definition(title: [190], labels: [[90], [90]], icon: false)
        definition.layout.overflow = .ladder
        let usual = await frames(definition, .feedback, 200, 60)
        #expect(usual.outcome == .cannotFit && usual.steps.contains(.halveGaps))
        definition.styles = [.definition: StateViewStyle([.spacing(.subtitleActions): .length(0)])]
        let without = await frames(definition, .feedback, 200, 60)
        #expect(without.outcome == .cannotFit && !without.steps.contains(.halveGaps))
    }

    @Test func `at the largest text sizes nothing is cut and no button is lost (LY-14n, LY-F8, A-9)`() async {
        let long = Array(repeating: 190, count: 12)
        let definition = Sample.definition(title: long, subtitle: long, labels: [[90], [90], [90]])
        let frames = await frames(definition, .cookbook, 200, 150, .accessibility5)
        #expect(frames.outcome == .cannotFit && frames.needsScroll)
        #expect(frames.parts.allSatisfy { !$0.isTruncated })
        #expect(frames.parts.count { $0.name.hasPrefix("action") } == 3 && frames.part("subtitle") != nil)
        #expect(frames.parts.first?.rect.y == 0, "LY-5")
    }
}
