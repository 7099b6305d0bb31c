import L10nCatalog
import StateViews
import TestSupport
import Testing

/// Patches: state-views.md MD-2, WP-20 to WP-22, C-20.
@Suite struct PatchTests {
    @Test func `a patch keeps, sets or clears each part, and the original stays (MD-2)`() {
        let original = StateViewDefinition(.login)
        var patch = StateViewPatch()
        patch.texts = [.title: .set(.literal("Log in to sell")), .subtitle: .clear]
        patch.icon = .clear
        patch.imageWidth = .set(100)
        patch.actions = [.second: .clear, .third: .set(StateViewAction(.first, .goBack))]
        patch.showsBrandMark = .set(true)
        let copy = original
        let patched = original.patched(patch)
        #expect(original == copy)
        #expect(patched.title == .literal("Log in to sell"))
        #expect(patched.subtitle == .none)
        #expect(patched.visual.icon == nil)
        #expect(patched.visual.width == .points(100))
        #expect(patched.actions.map(\.slot) == [.first, .third])
        #expect(patched.actions.map(\.intent) == [.login, .goBack])
        #expect(patched.showsBrandMark)

        var back = StateViewPatch()
        back.texts = [.title: .set(.inherit)]
        #expect(patched.patched(back).title == .inherit)
        #expect(original.patched(StateViewPatch()) == original)
    }

    @Test func `one patch after another is both in one (MD-2 WP-20)`() {
        var generator = SeededGenerator(seed: TestSeed.printed())
        for _ in 0..<500 {
            let (first, second, third) = (
                patch(&generator), patch(&generator), patch(&generator)
            )
            let kind = StateViewKind.allBuiltIn.randomElement(using: &generator) ?? .empty
            let view = StateViewDefinition(kind)
            #expect(view.patched(first).patched(second) == view.patched(first.then(second)))
            #expect(first.then(second).then(third) == first.then(second.then(third)))
            #expect(first.then(StateViewPatch()) == first)
            #expect(StateViewPatch().then(first) == first)
        }
    }

    @Test func `a height behind a width leaves the width (WP-21 C-20)`() {
        var width = StateViewPatch()
        width.imageWidth = .set(100)
        var height = StateViewPatch()
        height.imageHeight = .set(50)
        let visual = StateViewDefinition(.login).patched(width).patched(height).visual
        #expect(visual.width == .points(100))
        #expect(visual.height == .points(50))
    }

    private func patch(_ generator: inout SeededGenerator) -> StateViewPatch {
        var patch = StateViewPatch()
        func field<Value>(_ value: Value) -> StateViewPatch.Field<Value> {
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: .keep
            case 1: .set(value)
            default: .clear
            }
        }
        let word = String(Int.random(in: 0..<100, using: &generator))
        patch.icon = field(word)
        patch.tint = field(.token(word))
        patch.imageWidth = field(.points(Double(word) ?? 0))
        patch.texts = [.title: field(.literal(word)), .action(.first, .label): field(.key(word))]
        patch.actions = [.second: field(StateViewAction(.second, .custom(word)))]
        patch.showsBrandMark = field(true)
        patch.style[.cornerRadius] = Bool.random(using: &generator) ? .length(.points(Double(word) ?? 0)) : nil
        return patch
    }
}
