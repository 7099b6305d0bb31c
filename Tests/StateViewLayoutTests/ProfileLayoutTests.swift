import DesignTokens
import StateViewL10nLoader
import StateViewLayout
import StateViews
import TestSupport
import Testing

/// What the profiles make of one view: state-views.md 7.2 and 7.4.
@Suite struct ProfileLayoutTests {
    private static let library = Task { await StateViewLibrary() }

    private func frames(
        _ definition: StateViewDefinition, _ profile: StateViewProfile, _ width: Double = 390, _ height: Double = 844,
        language: String = "en"
    ) async -> StateViewFrames {
        let library = await Self.library.value
        let view = library.resolve(definition, in: Sample.environment(library, profile, .large, language))
        return StateViewLayout(view, Sample.words).frames(in: LayoutSize(width, height))
    }

    @Test(arguments: [(1, 0.0, 132.0), (2, 0, 390), (3, 16, 358)])
    func `how wide a button is (LY-6, LY-21)`(kind: Int, x: Double, width: Double) async throws {
        let widths: [StateViewAction.Width] = [
            .intrinsic, .full(leading: .zero, trailing: .zero), .full(leading: .points(16), trailing: .points(16)),
        ]
        let frames = await frames(Sample.definition(labels: [[100]], width: widths[kind - 1]), .backbase)
        let action = try #require(frames.part("action.first")).rect
        #expect(action.width == width && action.x == (kind == 1 ? (390 - 132) / 2 : x))
    }

    @Test(arguments: [(3, 1, false, 254.0, 295.0), (4, 2, true, 396, 224)])
    func `Warp's heights (LY-22, WP-7)`(lines: Int, actions: Int, mark: Bool, height: Double, y: Double) async {
        var definition = Sample.definition(
            subtitle: Array(repeating: 300, count: lines), labels: Array(repeating: [100], count: actions))
        definition.showsBrandMark = mark
        let library = await Self.library.value
        let environment = library.environment(languages: ["nb"], brand: mark ? "finn" : nil, profile: .warp)
        let view = library.resolve(definition, in: environment)
        let frames = StateViewLayout(view, Sample.words).frames(in: LayoutSize(390, 844))
        #expect(frames.height == height && frames.parts.first?.rect.y == y, "\(frames.parts.map(\.name))")
    }

    @Test func `Warp's loading view (LY-23)`() async {
        var definition = StateViewDefinition(.loading)
        definition[.progressLabel] = Sample.text([200])
        definition.title = .none
        definition.subtitle = .none
        let frames = await frames(definition, .warp)
        #expect(frames.height == 69, "\(frames.parts)")
        let wide = await self.frames(definition, .warp, 1000, 800)
        #expect(wide.parts.allSatisfy { $0.rect.width <= 420 })
    }

    @Test(arguments: [(0, 238.0), (1, 306), (2, 366), (3, 426)])
    func `Backbase's heights (LY-24, BB-43)`(actions: Int, height: Double) async {
        let frames = await frames(
            Sample.definition(subtitle: [200], labels: Array(repeating: [80], count: actions)), .backbase)
        #expect(frames.height == height)
    }

    @Test func `insets of a placeholder (LY-1, LY-25)`() async {
        var definition = Sample.definition()
        definition.layout.insets = .init(.points(20))
        let frames = await frames(definition, .backbase, 320, 480)
        #expect(frames.area == LayoutRect(20, 20, 280, 440))
    }

    @Test func `from right to left the first button stands on the right (LY-7, LY-26)`() async throws {
        let definition = Sample.definition(subtitle: [150, 150], labels: [[40], [41]])
        for (language, isRight) in [("en", false), ("ar", true)] {
            let frames = await frames(definition, .cookbook, 200, 150, language: language)
            let first = try #require(frames.part("action.first")).rect,
                second = try #require(frames.part("action.second")).rect
            #expect((first.x > second.x) == isRight && first.y == second.y && first.width == second.width)
            #expect(abs(first.x - second.x) == first.width + 8)
        }
    }

    @Test func `a larger container never needs a later step (LY-F9)`() async {
        var random = SeededGenerator(seed: TestSeed.printed())
        let library = await Self.library.value
        for _ in 0..<300 {
            func words(_ most: Int, _ widest: Int) -> [Int] {
                (0..<Int.random(in: 1...most, using: &random)).map { _ in .random(in: 10...widest, using: &random) }
            }
            let labels = (0..<Int.random(in: 0...3, using: &random)).map { _ in words(2, 120) }
            let definition = Sample.definition(title: words(12, 200), subtitle: words(30, 200), labels: labels)
            let view = library.resolve(definition, in: Sample.environment(library, .cookbook))
            let layout = StateViewLayout(view, Sample.words)
            let width = Double.random(in: 120...400, using: &random),
                height = Double.random(in: 60...400, using: &random)
            let small = layout.frames(in: LayoutSize(width, height))
            let large = layout.frames(
                in: LayoutSize(width, height + .random(in: 0...100, using: &random)))
            #expect(large.steps.count <= small.steps.count)
            #expect(layout.frames(in: LayoutSize(width, height)) == small, "the same twice")
        }
    }
}
