import DesignTokens
import L10nLookup
import StateViewL10nLoader
import StateViews
import TestSupport
import Testing
import TextShaping

@testable import StateViewLayout

/// What holds of every layout, with generated views: state-views.md sections 7 and 8.
@Suite struct LayoutLawTests {
    private static let library = Task { await StateViewLibrary() }
    private static let large = SizeCategory.allCases.filter(\.isAccessibility)
    private static let containers = [
        LayoutSize(200, 150), LayoutSize(320, 480), LayoutSize(390, 844), LayoutSize(820, 1180), LayoutSize(400, 400),
    ]

    /// Views with texts of any length, in any profile.
    private func each(
        _ count: Int, at sizes: [SizeCategory], mostLabels: Int = 3,
        _ body: (ResolvedStateView, StateViewLayout) -> Void
    ) async {
        var random = SeededGenerator(seed: TestSeed.printed())
        let library = await Self.library.value
        for _ in 0..<count {
            func words(_ most: Int, _ widest: Int) -> [Int] {
                (0..<Int.random(in: 1...most, using: &random)).map { _ in .random(in: 20...widest, using: &random) }
            }
            let labels = (0..<Int.random(in: 0...mostLabels, using: &random)).map { _ in words(3, 120) }
            let definition = Sample.definition(title: words(15, 180), subtitle: words(60, 180), labels: labels)
            let profile = StateViewProfile.allCases.randomElement(using: &random) ?? .backbase
            let size = sizes.randomElement(using: &random) ?? .large
            let view = library.resolve(definition, in: Sample.environment(library, profile, size))
            body(view, StateViewLayout(view, Sample.words))
        }
    }

    @Test func `whatever a view says, nothing is cut or clipped where text is 200 % and more (A-9, A-10)`() async {
        await each(300, at: Self.large) { view, layout in
            for container in Self.containers {
                let frames = layout.frames(in: container)
                for part in frames.parts {
                    #expect(!part.isTruncated, "\(view.profile) \(part)")
                    guard let text = StateViewTextRole(name: part.name).flatMap({ view.text($0) }) else { continue }
                    // Every word is on some line.
                    let words = text.text.split(separator: " ").count
                    #expect(part.lines.last?.range.upperBound == words * 2 - 1, "\(part.lines)")
                }
                for role in view.texts.map(\.role) where [.title, .subtitle].contains(role) {
                    #expect(frames.part(role.name) != nil, "\(role)")
                }
                let top = frames.parts.first?.rect.y ?? 0
                #expect(top >= frames.area.y, "what begins above the screen cannot be scrolled to")
                #expect(frames.height <= frames.area.height + 1e-6 || frames.needsScroll)
            }
        }
    }

    @Test func `buttons are at least 44 points either way, and 8 apart (A-7, DEC-10)`() async {
        await each(200, at: SizeCategory.allCases) { view, layout in
            for container in Self.containers {
                let frames = layout.frames(in: container)
                let targets = frames.parts.filter { $0.name.hasPrefix("action.") }.map(\.rect)
                #expect(targets.count == view.actions.count)
                #expect(targets.allSatisfy { min($0.width, $0.height) >= 44 }, "\(view.profile) \(targets)")
                for (one, other) in zip(targets, targets.dropFirst()) {
                    let gap = max(other.y - one.maxY, other.x - one.maxX, one.x - other.maxX)
                    #expect(gap >= 8 - 1e-6, "\(view.profile) in \(container): \(targets)")
                }
            }
        }
    }

    @Test func `what fits stands in the middle, to half a point (ES-1)`() async throws {
        await each(200, at: [.large]) { view, layout in
            guard view.profile == .cookbook else { return }
            for container in Self.containers {
                let frames = layout.frames(in: container)
                guard frames.outcome == .fits, let first = frames.parts.first, let last = frames.parts.last else {
                    continue
                }
                let middle = (frames.area.y + frames.area.maxY) / 2
                #expect(abs((first.rect.y + last.rect.maxY) / 2 - middle) <= 0.5)
                for part in frames.parts where !frames.steps.contains(.actionsSideBySide) {
                    let center = (frames.area.x + frames.area.maxX) / 2
                    #expect(abs((part.rect.x + part.rect.maxX) / 2 - center) <= 0.5, "\(part)")
                }
            }
        }
    }

    @Test(arguments: [
        (StateViewArrangement.Overflow.scroll, StateViewFrames.Outcome.scrolls, true),
        (.ladder, .cannotFit, false), (.ladderThenScroll, .scrolls, false),
    ])
    func `a view without room scrolls, gives way, or both (OV-1, WP-7)`(
        policy: StateViewArrangement.Overflow, outcome: StateViewFrames.Outcome, isWhole: Bool
    ) async {
        var definition = Sample.definition(
            title: [190, 190], subtitle: [190, 190, 190], labels: [[90], [90], [90]])
        definition.layout.overflow = policy
        let library = await Self.library.value
        let view = library.resolve(definition, in: Sample.environment(library, .feedback))
        let layout = StateViewLayout(view, Sample.words)
        let frames = layout.frames(in: LayoutSize(200, 150))
        #expect(frames.outcome == outcome && frames.needsScroll && frames.steps.isEmpty == isWhole)
        let wide = layout.frames(in: LayoutSize(820, 1180))
        #expect(wide.outcome == .fits && !wide.needsScroll && wide.steps.isEmpty)
    }

    @Test func `each rung of the ladder is what is left after its step (GP-9)`() async {
        await each(50, at: [.large]) { view, layout in
            guard view.profile == .cookbook else { return }
            let rungs = layout.rungs(in: LayoutSize(200, 150))
            let last = layout.frames(in: LayoutSize(200, 150))
            #expect(rungs.last == last && rungs.map(\.height) == last.heights)
            #expect(rungs.map(\.steps.count) == Array(0...last.steps.count))
        }
    }

    @Test(arguments: TextStyle.allCases)
    func `fonts scale as their text style does (LY-32, LY-34)`(style: TextStyle) {
        for category in SizeCategory.allCases {
            let row = DynamicType.metrics(style, at: category), base = DynamicType.metrics(style, at: .large)
            #expect(DynamicType.scaled(base.size, relativeTo: style, at: category) == row)
            #expect(row.size >= 11)
            for size in [12.0, 18, 31] where size != base.size {
                let scaled = DynamicType.scaled(size, relativeTo: style, at: category)
                #expect(abs(scaled.size - size * row.size / base.size) <= 0.25)
            }
        }
        #expect(DynamicType.metrics(.body, at: .large).size == 17)
    }

    @Test(arguments: StateViewProfile.allCases)
    func `pictures, paddings and gaps stay as they are at any text size (LY-33)`(profile: StateViewProfile) async {
        let library = await Self.library.value
        let definition = Sample.definition(subtitle: [100], labels: [[60], [60]])
        func lengths(_ size: SizeCategory) -> [String: Double] {
            let view = library.resolve(definition, in: Sample.environment(library, profile, size))
            let names = view.properties.map(\.name).filter {
                $0.hasPrefix("image.") || $0.hasPrefix("spacing.") || $0.contains("padding")
            }
            return Dictionary(names.map { ($0, view.property($0)?.length ?? 0) }) { first, _ in first }
        }
        let usual = lengths(.large)
        #expect(usual.count > 4)
        for category in SizeCategory.allCases { #expect(lengths(category) == usual, "\(category)") }
    }

    @Test func `no part is narrower than nothing, whatever lengths a view is given (LY-1)`() async throws {
        let library = await Self.library.value
        var definition = Sample.definition(
            title: [100, 60], labels: [[60]], width: .full(leading: 300, trailing: 300))
        definition.styles[.definition] = StateViewStyle([.contentMaxWidth: .length(.points(-40))])
        let view = library.resolve(definition, in: Sample.environment(library, .backbase))
        let frames = StateViewLayout(view, Sample.words).frames(in: LayoutSize(400, 400))
        #expect(frames.part("title")?.lines.isEmpty == false)
        #expect(frames.part("action.first")?.rect.width == 0)
        #expect(frames.parts.allSatisfy { $0.rect.width >= 0 })
    }

    @Test func `a line without room for a hyphen, or for one letter, still ends with its word (LA-32)`() {
        var text = MeasuredText(words: [1, 1], space: 0.25)
        text.breaks[0].endChange = 0.5
        let none = WrappedText(text, size: 10, cap: 0, wordCap: 0)
        #expect(none.lines.map(\.range) == [0..<1, 2..<3])
        // The letters fit, and the hyphen behind them does not.
        let some = WrappedText(text, size: 10, cap: 12, wordCap: 12)
        #expect(some.lines.map(\.range) == [0..<1, 2..<3])
        let letter = WrappedText(MeasuredText(words: [2], space: 0.25), size: 10, cap: 10, wordCap: 10)
        #expect(letter.lines.map(\.range) == [0..<1] && letter.wideWord == 20)
    }

    @Test func `a font of no size stays one at every step of the ladder (LY-F7)`() {
        let nothing = FontStyle.Metrics(size: 0, leading: 0)
        let text = LayoutText(measured: MeasuredText(words: [1], space: 0.25), metrics: nothing, spacing: 0)
        #expect(text.metrics(scaledBy: 0.8) == nothing)
    }

    @Test func `fonts that stand in have a margin in widths, and none in places (LY-42)`() async throws {
        let library = await Self.library.value
        let view = library.resolve(
            Sample.definition(title: [130, 134], subtitle: [200]), in: Sample.environment(library, .cookbook))
        // 130 + 134 and a space are less than the 280 that there are, and more with five in a hundred.
        let exact = StateViewLayout(view, Sample.words).frames(in: LayoutSize(400, 400))
        let careful = StateViewLayout(view, Sample.words, margin: 1.05).frames(in: LayoutSize(400, 400))
        #expect(exact.part("title")?.lines.count == 1 && careful.part("title")?.lines.count == 2)
        #expect(exact.part("subtitle")?.rect.width == 200 && careful.part("subtitle")?.rect.width == 200)
    }

    @Test func `labels of buttons side by side fit on one line with the margin (LY-F4, LY-42)`() async throws {
        let library = await Self.library.value
        var isBeside: Set<Bool> = []
        for width in 10...70 {
            let view = library.resolve(
                Sample.definition(title: [190], subtitle: [150, 150], labels: [[width, 20], [width, 20]]),
                in: Sample.environment(library, .cookbook))
            let frames = StateViewLayout(view, Sample.words, margin: 1.05).frames(in: LayoutSize(200, 150))
            isBeside.insert(frames.steps.contains(.actionsSideBySide))
            guard frames.steps.contains(.actionsSideBySide) else { continue }
            let labels = frames.parts.filter { $0.name.hasPrefix("action") }
            #expect(labels.count == 2 && labels.allSatisfy { $0.lines.count == 1 }, "\(width)")
        }
        #expect(isBeside.count == 2)
    }

    @Test(
        .enabled(if: FontLibrary().isUsable, "HarfBuzz and fonts-inter are needed"),
        arguments: StateViewProfile.allCases)
    func `English views have room on usual screens without giving way (ES-7)`(profile: StateViewProfile) async throws {
        let measurer = try #require(ShapedTextMeasurer(FontLibrary()))
        let library = await Self.library.value
        for predefined in StateViewRegistry.all where predefined.id != "generic" {
            var definition = predefined
            definition.profile = profile
            for action in predefined.actions.dropFirst() { definition.removeAction(action.slot) }
            // Texts only grow in between.
            for size in [SizeCategory.extraSmall, .large, .extraExtraExtraLarge] {
                let view = library.resolve(definition, in: Sample.environment(library, profile, size))
                let layout = StateViewLayout(view, measurer)
                for container in Self.containers.dropFirst() {
                    let frames = layout.frames(in: container)
                    #expect(
                        frames.outcome == .fits && frames.steps.isEmpty,
                        "\(definition.id) at \(size.rawValue) in \(container)")
                }
            }
        }
    }
}
