import L10nLookup
import StateViewL10n
import StateViewL10nLoader
import StateViews
import Testing

/// What a tap performs is what the shown label says: kinds × brands × slots.
@MainActor @Suite struct ShownActionTests {
    private static let brands: [String?] = [nil, "finn", "tori", "dba", "blocket", "vend", "neutral"]

    /// Brands drop a button, rename it, put another in its place, or change the order.
    private static func adorned(_ kind: StateViewKind) -> StateViewDefinition {
        var definition = StateViewDefinition(kind)
        if kind.builtIn == nil || kind == .custom {
            definition.title = "Something"
            definition.set(.first(.custom("pay"), label: "Pay"))
            definition.set(.second(.retry))
        }
        var drops = StateViewPatch()
        drops.actions[.first] = .clear
        var renames = StateViewPatch()
        renames.texts[.actionLabel(.first)] = .set("Go on")
        var replaces = StateViewPatch()
        replaces.actions[.first] = .set(.first(.contactSupport))
        var swaps = StateViewPatch()
        swaps.actions[.first] = definition.action(.second).map { .set($0) } ?? .keep
        swaps.actions[.second] = definition.action(.first).map { .set($0) } ?? .keep
        definition.brandPatches = ["tori": drops, "dba": renames, "blocket": replaces, "vend": swaps]
        return definition
    }

    @Test(arguments: StateViewKind.allBuiltIn + ["outOfStock"])
    func `a tap performs what the label says (RT-87, US-12)`(_ kind: StateViewKind) async throws {
        let library = await StateViewLibrary()
        let screen = Screen()
        for brand in Self.brands {
            for count in [0, 2] {
                var definition = Self.adorned(kind)
                definition.arguments.count = count
                let driver = StateViewDriver(
                    from: library, in: library.environment(languages: ["en"], brand: brand), sink: screen,
                    clock: ManualClock())
                var performed: [StateViewAction.Intent] = []
                for intent in StateViewAction.Intent.known + [.custom("pay"), .custom("showFinished")] {
                    driver.on(intent) { performed.append(intent) }
                }
                driver[.custom("it")] = definition
                for slot in StateViewAction.Slot.allCases {
                    driver.show("it")
                    let action = screen.shown?.action(slot)
                    performed = []
                    driver.tap(slot)
                    let said = action.flatMap { $0.label == nil ? nil : $0.intent }
                    #expect(performed == [said].compactMap(\.self), "\(kind.rawValue) \(brand ?? "-") \(slot)")
                    if let action, let label = action.label {
                        #expect(
                            Self.says(label, action, kind), "\(kind.rawValue) \(brand ?? "-") \(slot): \(label.text)")
                    }
                    driver.cancel()
                    driver.hide()
                }
                if brand == "tori" {
                    #expect(library.resolve(definition, in: driver.environment).action(.first) == nil)
                }
            }
        }
    }

    /// Whether the label is the author's, the kind's own for this button, or the one of what the button does.
    private static func says(
        _ label: ResolvedText, _ action: ResolvedStateView.Action, _ kind: StateViewKind
    ) -> Bool {
        guard let key = label.key else { return label.provenance == .literal }
        if key == DefaultKeys.label(of: action.intent) { return true }
        let intents = kind == .loading ? [.cancel] : kind.defaultIntents
        let usual = intents.dropFirst(action.slot.position).first
        return usual == action.intent
            && DefaultKeys.variants(kind, .actionLabel(action.slot)).contains { $0.key == key }
    }

    @Test func `the closures of a view follow its labels into another brand`() async {
        let library = await StateViewLibrary()
        let calls = ExampleTests.Calls()
        var login = LoginStateView(loginAction: { calls("login") }, createAccountAction: { calls("signup") })
        var swaps = StateViewPatch()
        swaps.actions[.first] = .set(.first(.signup))
        swaps.actions[.second] = .clear
        var definition = login.base.definition
        definition.brandPatches["tori"] = swaps
        login.base.brandPatches = definition.brandPatches
        let shown = library.resolve(login, in: library.environment(languages: ["en"], brand: "tori"))
        #expect(shown.actions.map(\.intent) == [.signup])
        #expect(login.perform(.first, of: shown) && !login.perform(.second, of: shown))
        #expect(calls.all == ["signup"])
        let plain = library.resolve(login, in: library.environment(languages: ["en"], brand: "finn"))
        #expect(login.perform(.first, of: plain))
        #expect(calls.all == ["signup", "login"])
    }
}
