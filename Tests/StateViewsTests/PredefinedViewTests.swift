import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import StateViews
import Testing

/// The views that come with the product: state-views.md 2.1 and 5.2.
@Suite struct PredefinedViewTests {
    /// The English texts, stated apart from the files.
    private static let english: KeyValuePairs = [
        "DesignSystem.stateView.noConnectionTitle": "No internet connection",
        "DesignSystem.stateView.noConnectionSubtitle": "It seems that you're not online",
        "DesignSystem.stateView.noConnectionButton": "Try again",
        "DesignSystem.stateView.noResultsTitle": "No results to show",
        "DesignSystem.stateView.noResultsSubtitle": "We couldn't find anything to show here",
        "DesignSystem.stateView.loadingFailureTitle": "Couldn't load page",
        "DesignSystem.stateView.loadingFailureSubtitle": "Something went wrong",
        "DesignSystem.stateView.loadingFailureButton": "Try again",
    ]

    @Test func `eight seed keys come first, 79 keys in all, each once (BB-1)`() {
        #expect(DefaultKeys.all.prefix(8).map(\.key) == Self.english.map(\.key))
        #expect(DefaultKeys.all.prefix(8).map(\.lengthHint) == [45, 110, 28, 45, 110, 45, 110, 28])
        #expect(DefaultKeys.all.count == 79)
        #expect(Set(DefaultKeys.all.map(\.key)).count == 79)
    }

    @Test func `names follow kind and role, with a word for a variant before the role (KD-1)`() {
        for key in DefaultKeys.all {
            #expect(key.key.hasPrefix("DesignSystem.stateView."))
            let name = key.key.dropFirst(DefaultKeys.prefix.count)
            guard let kind = key.kind else {
                #expect(name.hasPrefix("common"))
                continue
            }
            let part =
                switch key.role {
                case .title: "Title"
                case .subtitle: "Subtitle"
                case .action(.first, .label): "Button"
                case .action(.second, .label): "SecondButton"
                case .progressLabel: "Label"
                case .announcement, .finishedAnnouncement: "Announcement"
                default: "?"
                }
            #expect(name.hasPrefix(kind.rawValue) && name.hasSuffix(part), "\(name)")
            let plain = kind.rawValue + part
            let isVariant =
                key.condition != .always
                || ["verifyIdentityGenericButton", "loadingFinishedAnnouncement"].contains(name)
            #expect((name == plain) == !isVariant || name == "verifyIdentityButton", "\(name)")
        }
    }

    @Test func `the English texts are these, byte for byte (BB-1)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        for (key, text) in Self.english {
            let hit = try #require(Localizer(catalog).resolve(key, chain: [.english]).hit)
            #expect(Array(catalog.text(hit).utf8) == Array(text.utf8))
        }
    }

    @Test func `no results has no action, and none is invented for one without a label (BB-2 BB-10)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        let view = Fixture.resolve(.noResults, catalog)
        #expect(view.actions.isEmpty)
        #expect(view.texts.map(\.text.text) == ["No results to show", "We couldn't find anything to show here"])
        #expect(view.kind.family == .empty)

        var withAction = StateViewDefinition.noResults
        withAction.set(StateViewAction(.first, .retry))
        let broken = Fixture.resolve(withAction, catalog)
        #expect(broken.actions.map(\.label) == [nil])
        #expect(broken.issues.map(\.kind) == [.missingActionLabel])
    }

    @Test func `failures and lost connections offer to try again (BB-8 BB-9 BB-13)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        let failure = Fixture.resolve(.loadingFailure, catalog)
        #expect(
            failure.texts.filter { !$0.role.isSpoken }.map(\.text.text) == [
                "Couldn't load page", "Something went wrong", "Try again",
            ])
        #expect(failure.actions.map(\.intent) == [.retry])
        #expect(failure.text(.actionLabel(.first))?.key == "DesignSystem.stateView.loadingFailureButton")
        let connection = Fixture.resolve(.noConnection, catalog)
        #expect(
            connection.texts.filter { !$0.role.isSpoken }.map(\.text.text)
                == ["No internet connection", "It seems that you're not online", "Try again"])
        #expect(failure.kind.family == .error)
        #expect(connection.kind.family == .error)
        #expect(connection.issues.isEmpty && failure.issues.isEmpty)
    }

    @Test func `three views are predefined, with one of each other kind and the generic one (BB-12)`() {
        #expect(StateViewRegistry.predefined.map(\.id) == ["loadingFailure", "noConnection", "noResults"])
        #expect(
            StateViewRegistry.all.map(\.id)
                == StateViewKind.allBuiltIn.map { $0 == .custom ? "generic" : $0.rawValue })
        #expect(StateViewRegistry.all.map(\.kind).count == Set(StateViewRegistry.all.map(\.kind)).count)
        #expect(StateViewRegistry.definition("noResult") == nil)
    }

    @Test func `the generic view says what its author says (BB-11 BB-14 BB-22 BB-26)`() {
        let success = StateViewDefinition.generic(
            icon: "icStateViewSuccess", title: .literal("Paid"), subtitle: .literal("See you soon"),
            firstAction: StateViewAction(.first, .custom("done"), label: .literal("Done")),
            secondAction: StateViewAction(.second, .custom("receipt"), label: .literal("Receipt")))
        let view = Fixture.resolve(success, Catalog())
        #expect(
            view.texts.filter { !$0.role.isSpoken }.map(\.text.text) == ["Paid", "See you soon", "Done", "Receipt"])
        #expect(view.actions.map(\.slot) == [.first, .second])
        #expect(view.pictures.map(\.id) == ["icStateViewSuccess"])
        #expect(view.issues.isEmpty)

        let empty = Fixture.resolve(.generic(title: .inherit, subtitle: .none), Catalog())
        #expect(empty.texts.isEmpty)
        #expect(empty.issues == [ResolvedStateView.Issue(.missingText, .title)])
    }

    @Test func `at most one action a slot, in the order of slots (BB-22 AC-6)`() {
        let view = StateViewDefinition(
            id: "x", kind: .custom,
            actions: [
                StateViewAction(.third, .custom("c")), StateViewAction(.first, .custom("a")),
                StateViewAction(.second, .custom("b")), StateViewAction(.first, .custom("d")),
            ])
        #expect(view.actions.map(\.intent.name) == ["d", "b", "c"])
    }

    @Test(arguments: [
        (StateViewProfile.backbase, ["primaryButton", "secondaryButton", "tertiaryButton"]),
        (.warp, ["primary", "quiet", "link"]), (.cookbook, ["prominent", "bordered", "plain"]),
        (.feedback, ["prominent", "bordered", "plain"]),
    ])
    func `profiles name the styles of the three buttons (BB-25 PR-21)`(profile: StateViewProfile, names: [String]) {
        #expect(StateViewAction.Slot.allCases.map { profile.styleName(of: profile.role(of: $0)) } == names)
    }
}
