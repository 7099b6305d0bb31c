import L10nCatalog
import L10nLocale
import L10nLookup
import L10nMessages
import L10nProject
import StateViews
import Testing

/// Kinds, their texts and what chooses among them: state-views.md 5.
@Suite struct KindTests {
    /// Family, icon and intents of 5.1.
    private static let table: [(StateViewKind, StateViewKind.Family?, [String])] = [
        (.noConnection, .error, ["retry"]), (.noResults, .empty, []), (.loadingFailure, .error, ["retry"]),
        (.loading, .loading, []), (.login, .gate, ["login", "signup"]), (.verifyIdentity, .gate, ["verify"]),
        (.noSearchResults, .empty, ["saveSearch", "clearFilters"]), (.empty, .empty, ["create"]),
        (.firstUse, .empty, ["create"]), (.cleared, .empty, ["showFinished"]), (.noSelection, .empty, []),
        (.notFound, .error, ["goHome", "goBack"]), (.timeout, .error, ["retry"]),
        (.unknownError, .error, ["retry", "contactSupport"]), (.permission, .gate, ["openSettings", "dismiss"]),
        (.maintenance, .error, ["retry"]), (.success, .success, ["dismiss"]),
        (.updateFailure, .notice, ["retry", "dismiss"]), (.custom, nil, []),
    ]

    @Test func `the kinds with their families and actions (KD-k1 to KD-k19 WP-35)`() {
        #expect(Self.table.map(\.0) == StateViewKind.allBuiltIn)
        for (kind, family, intents) in Self.table {
            #expect(kind.family == family, "\(kind)")
            #expect(StateViewDefinition(kind).actions.map(\.intent.name) == intents, "\(kind)")
            #expect((StateViewDefinition(kind).visual.icon == nil) == (kind == .loading || kind == .custom), "\(kind)")
        }
        // The ten use cases of Warp: errors and gates on one side, nothing to show on the other.
        let errors: [StateViewKind] = [.loadingFailure, .notFound, .login, .verifyIdentity, .noConnection]
        #expect(errors.allSatisfy { [.error, .gate].contains($0.family) })
        let noData: [StateViewKind] = [.noSearchResults, .empty, .loading]
        #expect(noData.allSatisfy { [.empty, .loading].contains($0.family) })
    }

    @Test func `a remark over content is a banner, every other view stands in a container (KD-k18 PL-1)`() {
        for kind in StateViewKind.allBuiltIn {
            let expected: StateViewArrangement.Placement = kind == .updateFailure ? .banner : .container
            #expect(StateViewDefinition(kind).layout.placement == expected, "\(kind)")
        }
        let view = Fixture.resolve(StateViewDefinition(.updateFailure), Catalog())
        // People go on with the content, and the focus stays there.
        #expect(view.layout.passesTouches && !view.layout.movesFocus)
        #expect(view.misfits(.contentUnavailableView).contains("placement"))
    }

    @Test func `the surface decides between dismiss and cancel (PH-24 FS-12 FS-13)`() {
        let machine = StateViewMachine(StateViewMachine.Configuration())
        #expect(machine.noticeDefinition(.banner) == StateViewDefinition(.updateFailure))
        let alert = machine.noticeDefinition(.alert)
        #expect(alert.actions.map(\.intent) == [.retry, .cancel])
        #expect(alert.layout.placement == .overlay)
        #expect(machine.noticeDefinition(.callback).actions.isEmpty)
    }

    @Test func `every kind has its texts in every language, and no two kinds the same (FS-19)`() async throws {
        let project = try await Fixture.defaults()
        for tag in project.languagesOfDefaults {
            var seen: Set<[String]> = []
            for kind in StateViewKind.allBuiltIn where kind != .custom {
                var definition = StateViewDefinition(kind)
                definition.arguments.count = 2
                let view = Fixture.resolve(definition, project.catalog, in: [tag.description])
                #expect(view.issues.isEmpty, "\(kind) in \(tag)")
                #expect(
                    view.texts.allSatisfy { $0.text.language == tag && $0.text.issues.isEmpty }, "\(kind) in \(tag)")
                let labels = view.actions.compactMap(\.label?.text)
                #expect(
                    labels.count == definition.actions.count && Set(labels).count == labels.count, "\(kind) in \(tag)")
                let texts = [view.text(.title)?.text ?? "", view.text(.subtitle)?.text ?? ""]
                #expect(seen.insert(texts).inserted, "\(kind) in \(tag)")
            }
        }
    }

    /// The rows of KD-4: what is known chooses the key.
    @Test func `a value chooses a variant of a text, and what is missing the one without it (KD-4)`() {
        func key(_ kind: StateViewKind, _ role: StateViewTextRole, _ arguments: StateViewArguments) -> String? {
            DefaultKeys.key(kind, role, arguments).map { String($0.dropFirst(DefaultKeys.prefix.count)) }
        }
        let first = StateViewTextRole.actionLabel(.first)
        let rows: [(StateViewKind, StateViewTextRole, StateViewArguments, String)] = [
            (.noSearchResults, .title, .init(query: "bike"), "noSearchResultsQueryTitle"),
            (.noSearchResults, .title, .init(query: " "), "noSearchResultsTitle"),
            (.noSearchResults, .title, .init(), "noSearchResultsTitle"),
            (.noSearchResults, .subtitle, .init(count: 1), "noSearchResultsFilteredSubtitle"),
            (.noSearchResults, .subtitle, .init(count: 0), "noSearchResultsSubtitle"),
            (.noSearchResults, .subtitle, .init(), "noSearchResultsSubtitle"),
            (.verifyIdentity, first, .init(eidProvider: "BankID"), "verifyIdentityButton"),
            (.verifyIdentity, first, .init(eidProvider: ""), "verifyIdentityGenericButton"),
            (.verifyIdentity, first, .init(), "verifyIdentityGenericButton"),
            (.maintenance, .subtitle, .init(time: "14:30"), "maintenanceUntilSubtitle"),
            (.maintenance, .subtitle, .init(), "maintenanceSubtitle"),
            (.permission, .title, .init(permission: .camera), "permissionCameraTitle"),
            (.permission, .title, .init(permission: .location), "permissionLocationTitle"),
            (.permission, .title, .init(permission: .notifications), "permissionNotificationsTitle"),
            (.permission, .title, .init(permission: .other), "permissionTitle"),
            (.permission, .title, .init(), "permissionTitle"),
        ]
        for (kind, role, arguments, expected) in rows { #expect(key(kind, role, arguments) == expected) }
    }

    @Test func `an argument that is there and empty is an issue (TR-11 C-21)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        var view = StateViewDefinition(.verifyIdentity)
        view.arguments.eidProvider = "  "
        let resolved = Fixture.resolve(view, catalog)
        #expect(resolved.issues == [ResolvedStateView.Issue(.unsuppliedArgument, .actionLabel(.first))])
        #expect(resolved.text(.actionLabel(.first))?.text == "Confirm identity")
        view.arguments.eidProvider = " BankID "
        #expect(Fixture.resolve(view, catalog).text(.actionLabel(.first))?.text == "Confirm with BankID")
    }

    @Test func `a query is isolated, and shortened to 40 characters as people count them`() async throws {
        let catalog = try await Fixture.defaults().catalog
        var view = StateViewDefinition(.noSearchResults)
        view.arguments.query = String(repeating: "👩‍👩‍👧‍👦", count: 41)
        let title = try #require(Fixture.resolve(view, catalog).text(.title)?.text)
        #expect(title.filter { $0 == "👩‍👩‍👧‍👦" }.count == 40)
        #expect(title.contains("\u{2026}"))
        view.arguments.query = "דרגה"
        let hebrew = try #require(Fixture.resolve(view, catalog).text(.title)?.text)
        #expect(hebrew == "No matches for “\u{2068}דרגה\u{2069}”")
    }

    @Test func `filters are cleared where there are any, and always in profile warp`() async throws {
        let catalog = try await Fixture.defaults().catalog
        var view = StateViewDefinition(.noSearchResults)
        #expect(Fixture.resolve(view, catalog).actions.map(\.intent) == [.saveSearch])
        view.arguments.count = 3
        #expect(Fixture.resolve(view, catalog).actions.map(\.intent) == [.saveSearch, .clearFilters])
        #expect(
            Fixture.resolve(view, catalog).text(.subtitle)?.text
                == "3 filters are on. Clear them to see more results.")
        view.arguments.count = nil
        view.profile = .warp
        #expect(Fixture.resolve(view, catalog).actions.map(\.intent) == [.saveSearch, .clearFilters])
    }

    @Test func `the keys of Warp lead to ours, and both are named (TR-14 WP-14 to WP-19)`() async throws {
        #expect(KeyAliases.warp.count == 17)
        #expect(KeyAliases.warp.map(\.name) == KeyAliases.warp.map(\.name).sorted())
        for (_, key) in KeyAliases.warp { #expect(DefaultKeys.entry(DefaultKeys.prefix + key) != nil, "\(key)") }
        let catalog = try await Fixture.defaults().catalog
        var view = StateViewDefinition(.custom, id: "x")
        view.title = .key("pattern.state.failToLoad.title")
        view.subtitle = .key("pattern.state.verifyIdentity.action", arguments: ["eidProvider": "BankID"])
        let resolved = Fixture.resolve(view, catalog)
        #expect(resolved.text(.title)?.text == "Couldn't load page")
        #expect(resolved.text(.title)?.key == "DesignSystem.stateView.loadingFailureTitle")
        #expect(resolved.text(.title)?.alias == "pattern.state.failToLoad.title")
        #expect(resolved.text(.subtitle)?.text == "Confirm with BankID")
    }

    @Test func `a text of Warp finds its provider by the name that it has there`() {
        let app = Fixture.layer(.app, ["en": ["own": "Verify with {eid_provider}"]])
        var view = StateViewDefinition(.verifyIdentity)
        view.arguments.eidProvider = "MitID"
        view[.actionLabel(.first)] = .key("own")
        #expect(
            Fixture.resolve(view, Catalog(layers: [app])).text(.actionLabel(.first))?.text == "Verify with MitID")
    }

    @Test func `roles have names that lead back to them (MD-3)`() {
        for role in StateViewTextRole.all { #expect(StateViewTextRole(name: role.name) == role) }
        #expect(StateViewTextRole(name: "action.first.label") == .actionLabel(.first))
        #expect(StateViewTextRole(name: "titel") == nil)
        #expect(Set(StateViewTextRole.all.map(\.name)).count == StateViewTextRole.all.count)
    }

    @Test func `an intent has the usual label, and a busy label of its own for retry (AC-2 C-22)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        func texts(_ intent: StateViewAction.Intent) -> [String?] {
            let view = Fixture.resolve(
                StateViewDefinition(
                    id: "x", kind: .custom, title: .literal("x"), actions: [StateViewAction(.third, intent)]),
                catalog)
            return [view.text(.actionLabel(.third))?.text, view.text(.action(.third, .busyLabel))?.text]
        }
        #expect(texts(.retry) == ["Try again", "Trying again…"])
        #expect(texts(.login) == ["Log in", "Working on it…"])
        #expect(texts(.cancel) == ["Cancel", nil])
        #expect(texts(.undo) == [nil, nil])
        for intent in StateViewAction.Intent.known where intent != .undo { #expect(texts(intent)[0] != nil) }
        #expect(texts(.custom("pay")) == [nil, nil])
    }

    @Test func `a button that does something else than the kind's own says so (AC-2)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        func label(_ kind: StateViewKind, _ intent: StateViewAction.Intent) -> String? {
            let view = StateViewDefinition(id: "x", kind: kind, actions: [StateViewAction(.first, intent)])
            return Fixture.resolve(view, catalog).text(.actionLabel(.first))?.text
        }
        #expect(label(.empty, .create) == "Add an item")
        #expect(label(.empty, .goBack) == "Back to previous page")
        #expect(label(.loading, .cancel) == "Cancel loading")
        #expect(label(.cleared, .custom("showFinished")) == "Show finished items")
    }

    @Test func `the code of an error is its own line, and in no other text (KD-8)`() async throws {
        let catalog = try await Fixture.defaults().catalog
        var view = StateViewDefinition(.unknownError)
        view.arguments.code = "A1-2B3"
        let resolved = Fixture.resolve(view, catalog, in: ["ar"])
        let reference = try #require(resolved.text(.errorReference)?.text)
        // Left to right in a text from right to left.
        #expect(reference.contains("\u{2066}A1-2B3\u{2069}"))
        #expect(resolved.texts.filter { $0.text.text.contains("A1-2B3") }.count == 1)
    }

    @Test func `a button inherits the label of what it does, else every variant of its kind's (KD-4)`() {
        let search = StateViewDefinition(kind: .noSearchResults, actions: [.first(.retry), .second(.clearFilters)])
        let names = { (definition: StateViewDefinition, role: StateViewTextRole) in
            definition.inheritedKeys(role).map { String($0.key.dropFirst(DefaultKeys.prefix.count)) }
        }
        #expect(names(search, .actionLabel(.first)) == ["commonRetryButton"])
        #expect(names(search, .actionLabel(.second)) == ["noSearchResultsSecondButton"])
        #expect(names(search, .title) == ["noSearchResultsQueryTitle", "noSearchResultsTitle"])
        #expect(names(search, .imageLabel).isEmpty)
        let identity = StateViewDefinition(.verifyIdentity)
        #expect(
            names(identity, .actionLabel(.first)) == ["verifyIdentityButton", "verifyIdentityGenericButton"])
    }
}
