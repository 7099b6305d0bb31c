import L10nLookup
import StateViewL10n
import StateViewL10nLoader
import TestSupport
import Testing

@Suite struct WarpTests {
    private let environment = StateViewEnvironment(locales: [.english], brand: "finn")

    private func key(_ name: String) -> String { "DesignSystem.stateView." + name }

    @Test func `only the title is required (WP-1)`() async {
        let library = await StateViewLibrary()
        let view = library.resolve(WarpStateView(title: "Done"), in: environment)
        #expect(view.profile == .warp || view.text(.title)?.text == "Done")
        #expect(view.texts.map(\.role) == [.title])
        #expect(view.pictures.isEmpty && view.actions.isEmpty && view.brandMark == nil && view.issues.isEmpty)
    }

    @Test func `parts and default texts in order (WP-14 to WP-19)`() async {
        let library = await StateViewLibrary()
        let rows: [(any StateViewConfigurable, String, [String])] = [
            (
                FailToLoadStateView(retryAction: {}), "sentiment-dissatisfied",
                ["loadingFailureTitle", "loadingFailureSubtitle", "loadingFailureButton"]
            ),
            (
                NoNetworkStateView(retryAction: {}), "wifi-off",
                ["noConnectionTitle", "noConnectionSubtitle", "noConnectionButton"]
            ),
            (
                LoginStateView(loginAction: {}, createAccountAction: {}), "account-circle",
                ["loginTitle", "loginSubtitle", "loginButton", "loginSecondButton"]
            ),
            (
                NoSearchResultsStateView(saveSearchAction: {}, clearFiltersAction: {}), "search-off",
                [
                    "noSearchResultsTitle", "noSearchResultsSubtitle", "noSearchResultsButton",
                    "noSearchResultsSecondButton",
                ]
            ),
            (
                VerifyIdentityStateView(eidProvider: "BankID", verifyAction: {}), "verified-user",
                ["verifyIdentityTitle", "verifyIdentitySubtitle", "verifyIdentityButton"]
            ),
        ]
        for (variant, icon, keys) in rows {
            let view = library.resolve(variant, in: environment)
            let shown = [view.text(.title), view.text(.subtitle)] + view.actions.map(\.label)
            #expect(shown.map { $0?.key } == keys.map { key($0) })
            #expect(view.pictures.map(\.id) == [icon])
            #expect((view.brandMark != nil) == (variant is LoginStateView))
            #expect(view.profile == .warp)
            #expect(view.issues.isEmpty)
        }
        let verify = library.resolve(rows[4].0, in: library.environment(languages: ["en"]))
        #expect(verify.actions.first?.label?.text.contains("BankID") == true)
    }

    @Test(arguments: [(StateViewVisual.Progress.SpinnerSize.small, 16.0), (.medium, 24), (.large, 32)])
    func `loading (WP-15)`(size: StateViewVisual.Progress.SpinnerSize, points: Double) async {
        let library = await StateViewLibrary()
        let view = library.resolve(LoadingStateView(size: size), in: environment)
        #expect(view.progress == .spinner(size))
        #expect(view.property("spinner.size")?.length == points)
        #expect(view.property("contentMaxWidth")?.length == 420)
        #expect(view.text(.progressLabel)?.key == key("loadingLabel"))
        #expect(view.actions.isEmpty)
        // Designed to take no override; one that is given does what it says all the same.
        let patient = library.resolve(LoadingStateView(size: size).override(title: "Almost there"), in: environment)
        #expect(patient.title?.text == "Almost there" && patient.progress == .spinner(size))
    }

    /// One override, and what it makes of the definition.
    private enum Change: CaseIterable {
        case image, noImage, width, noWidth, height, tint, noTint, label, noLabel, title, description, noDescription
        case action, noAction, quiet, noQuiet, logo, noLogo

        func applied(to view: WarpStateView) -> WarpStateView {
            switch self {
            case .image: view.override(image: .illustration("boat"))
            case .noImage: view.override(image: nil)
            case .width: view.override(imageWidth: 100)
            case .noWidth: view.override(imageWidth: nil)
            case .height: view.override(imageHeight: 50)
            case .tint: view.override(tintColor: .accent)
            case .noTint: view.override(tintColor: nil)
            case .label: view.override(imageContentDescription: "Boat")
            case .noLabel: view.override(imageContentDescription: nil)
            case .title: view.override(title: "New")
            case .description: view.override(description: "More")
            case .noDescription: view.override(description: nil)
            case .action: view.override(actionButton: .init(title: "Go") {})
            case .noAction: view.override(actionButton: nil)
            case .quiet: view.override(quietButton: .init(title: "Later") {})
            case .noQuiet: view.override(quietButton: nil)
            case .logo: view.override(showLogo: true)
            case .noLogo: view.override(showLogo: false)
            }
        }

        func holds(_ definition: StateViewDefinition) -> Bool {
            switch self {
            case .image: definition.visual.illustration == "boat" && definition.visual.icon == nil
            case .noImage: definition.visual.illustration == nil && definition.visual.icon == nil
            case .width: definition.visual.width == 100
            case .noWidth: definition.visual.width == nil
            case .height: definition.visual.height == 50
            case .tint: definition.visual.tint == .accent
            case .noTint: definition.visual.tint == nil
            case .label: definition[.imageLabel] == .literal("Boat")
            case .noLabel: definition[.imageLabel] == .none
            case .title: definition.title == .literal("New")
            case .description: definition.subtitle == .literal("More")
            case .noDescription: definition.subtitle == .none
            case .action: definition.action(.first)?.label == .literal("Go")
            case .noAction: definition.action(.first) == nil
            case .quiet: definition.action(.second)?.label == .literal("Later")
            case .noQuiet: definition.action(.second) == nil
            case .logo: definition.showsBrandMark
            case .noLogo: !definition.showsBrandMark
            }
        }

        /// The one of the nine fields that is changed.
        var field: Int {
            switch self {
            case .image, .noImage: 0
            case .width, .noWidth: 1
            case .height: 2
            case .tint, .noTint: 3
            case .label, .noLabel: 4
            case .title: 5
            case .description, .noDescription: 6
            case .action, .noAction: 7
            case .quiet, .noQuiet: 8
            case .logo, .noLogo: 9
            }
        }
    }

    @Test func `chains apply left to right, and the original stays (WP-20)`() {
        var random = SeededGenerator(seed: TestSeed.printed())
        let original = WarpStateView(
            image: .icon(.check), title: "Old", description: "Less", actionButton: .init(title: "Act") {},
            quietButton: .init(title: "Quiet") {}, showLogo: true)
        let before = original.definition
        for _ in 0..<300 {
            let chain = (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
                Change.allCases.randomElement(using: &random)
            }
            let changed = chain.reduce(original) { $1.applied(to: $0) }.definition
            for (index, change) in chain.enumerated()
            where !chain[(index + 1)...].contains(where: { $0.field == change.field }) {
                #expect(change.holds(changed), "\(chain)")
            }
            #expect(original.definition == before)
        }
    }

    @Test func `width and then height leave both (WP-21)`() {
        let view = WarpStateView(title: "Boat").override(image: .illustration("boat"))
            .override(imageWidth: 100).override(imageHeight: 50)
        #expect(view.definition.visual.width == 100)
        #expect(view.definition.visual.height == 50)
    }

    @Test func `defaults of a sheet (WP-30)`() {
        #expect(
            StateViewArrangement.Placement.sheet() == .sheet(detents: [.medium, .large], showsDragIndicator: true))
    }

    @Test func `views can be handed to other tasks (WP-31)`() async {
        let view = LoginStateView(loginAction: {}, createAccountAction: {})
        let id = await Task.detached { view.definition.id }.value
        #expect(id == "login")
    }

    @Test func `a brand says the whole sentence, or has no such button (WP-34)`() async {
        let library = await StateViewLibrary(files: [
            .init(
                path: "stateview-l10n.json",
                text: #"{"layers": [{"name": "tori", "kind": "brand", "brand": "tori", "paths": ["tori/**"]}]}"#),
            .init(
                path: "tori/fi.lproj/Localizable.strings",
                text: "\"DesignSystem.stateView.verifyIdentityButton\" = \"Tunnistaudu pankkitunnuksilla\";"),
        ])
        var definition = VerifyIdentityStateView(eidProvider: "BankID", verifyAction: {}).definition
        var patch = StateViewPatch()
        patch.actions[.first] = .clear
        definition.brandPatches["vend"] = patch
        let labels = ["finn", "tori", "vend"].map { brand in
            library.resolve(definition, in: library.environment(brand: brand)).actions.first?.label?.text
        }
        #expect(labels[0]?.contains("BankID") == true)
        #expect(labels[1] == "Tunnistaudu pankkitunnuksilla")
        #expect(labels[2] == nil)
    }

    @Test func `a text under Warp's own key counts, where its language suits the reader no worse (TR-14)`() async throws
    {
        let library = await StateViewLibrary(files: [
            .init(path: "fi.lproj/Localizable.strings", text: "\"pattern.state.login.title\" = \"Kirjaudu Krookiin\";"),
            .init(
                path: "gate.stateview.json",
                text: """
                    { "id": "gate", "kind": "login", "texts": { "title": { "key": "pattern.state.login.title" } } }
                    """),
        ])
        let gate = try #require(library.definition("gate"))
        func title(_ language: String) -> String? {
            library.resolve(gate, in: library.environment(languages: [language])).title?.text
        }
        #expect(title("fi") == "Kirjaudu Krookiin")
        #expect(title("en") != nil && title("en") != title("fi"))
    }

    @Test func `a number is judged as its unsigned type shows it (F-46)`() async {
        func forms(_ type: String) -> String {
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key>
            <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
            <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>\(type)</string>
            <key>one</key><string>one</string><key>few</key><string>few</string><key>many</key><string>many</string>
            <key>other</key><string>other</string></dict></dict></dict></plist>
            """
        }
        for type in ["u", "lu"] {
            let library = await StateViewLibrary(files: [
                .init(path: "ru.lproj/T.stringsdict", text: forms(type))
            ])
            let text = library.text("k", arguments: [3_000_000_001], in: library.environment(languages: ["ru"]))
            #expect(text.text == "one", "\(type)")
        }
    }

    @Test func `a variant is the base view with the same values (WP-38)`() async {
        let library = await StateViewLibrary()
        let environment = library.environment(brand: "dba")
        let variant = library.resolve(NoNetworkStateView(retryAction: {}), in: environment)
        func text(_ role: StateViewTextRole) -> String { variant.text(role)?.text ?? "" }
        let base = library.resolve(
            WarpStateView(
                image: .icon(.wifiOff), title: text(.title), description: text(.subtitle),
                actionButton: .init(title: text(.actionLabel(.first))) {}), in: environment)
        #expect(base.text(.title)?.text == variant.text(.title)?.text)
        #expect(base.actions.map(\.label?.text) == variant.actions.map(\.label?.text))
        #expect(base.pictures == variant.pictures)
        // The colour of an error's icon is of the kind.
        func same(_ view: ResolvedStateView) -> [ResolvedStateView.Property] {
            view.properties.filter { $0.name != "image.color" }
        }
        #expect(same(base) == same(variant))
    }
}

extension LanguageTag {
    fileprivate static let english = LanguageTag("en") ?? .undetermined
}
