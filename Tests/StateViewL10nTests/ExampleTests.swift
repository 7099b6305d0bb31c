import L10nLookup
import StateViewL10n
import StateViewL10nLoader
import Synchronization
import Testing

/// The examples of state-views.md 10, which readers of the five systems know, compiled against the product alone.
@MainActor @Suite struct ExampleTests {
    let designSystem = DesignSystem()
    let calls = Calls()

    /// What the app's own functions were called for.
    final class Calls: Sendable {
        private let names = Mutex<[String]>([])
        var all: [String] { names.withLock { $0 } }
        func callAsFunction(_ name: String) { names.withLock { $0.append(name) } }
    }

    private func library(_ onIssue: StateViewLibrary.IssueHandler? = nil) async -> StateViewLibrary {
        await StateViewLibrary(onIssue: onIssue)
    }

    private func animation(_ id: String, speed: Double = 1) -> StateViewVisual.Animation {
        StateViewVisual.Animation(id, speed: speed)
    }

    private func length(_ name: String, of view: ResolvedStateView) -> Double? { view.property(name)?.length }

    @Test func `predefined configuration with a button of its own (EX-1)`() async {
        let retry = ButtonConfiguration(title: "Reload accounts") { [calls] in calls("reload") }
        let params = StateViewInitParams(
            configuration: LoadingFailureStateViewConfiguration(buttonConfiguration: retry),
            style: designSystem.styles.stateView, bundles: .main, titleLabelMaxWidth: 150, subtitleLabelMaxWidth: 300)
        let view = StateView(params: params)
        let library = await library()
        let resolved = view.resolved(in: library.environment(languages: ["en"]), from: library)
        #expect(resolved.actions.map(\.label?.text) == ["Reload accounts"])
        #expect(resolved.text(.title)?.key == "DesignSystem.stateView.loadingFailureTitle")
        #expect(length("title.maxWidth", of: resolved) == 150)
        #expect(length("subtitle.maxWidth", of: resolved) == 300)
        #expect(view.perform(.first))
        #expect(!view.perform(.second))
        #expect(calls.all == ["reload"])
    }

    @Test func `buttons of full width (EX-2, BB-23, BB-24)`() async {
        let edgeToEdge = ButtonConfiguration(
            title: "Reload accounts", horizontalSpacers: .zero, action: { [calls] in calls("reload") })
        let inset = ButtonConfiguration(
            title: "Reload accounts", horizontalSpacers: HorizontalSpacers(value: designSystem.spacer.md)
        ) { [calls] in calls("reload") }
        let usual = ButtonConfiguration(title: "Reload accounts") {}
        let library = await library()
        let widths = [edgeToEdge, inset, usual].map { button in
            StateView(
                params: StateViewInitParams(
                    configuration: LoadingFailureStateViewConfiguration(buttonConfiguration: button))
            ).resolved(in: library.environment(), from: library).actions.first?.width
        }
        #expect(widths == [.full(leading: 0, trailing: 0), .full(leading: 16, trailing: 16), .intrinsic])
    }

    @Test func `padding of the system's spacers (BB-27)`() async throws {
        let spaced: Style<StateView> = { [designSystem] view in
            let md = designSystem.spacer.md
            view.padding = StateViewArrangement.EdgeInsets(top: md, left: 0, bottom: md, right: 0)
        }
        let library = await library()
        let view = StateView(
            params: StateViewInitParams(configuration: NoResultsStateViewConfiguration(), style: spaced)
        ).resolved(in: library.environment(), from: library)
        #expect(
            view.property("padding")?.value
                == .insets(ResolvedStateView.Insets(top: 16, leading: 0, bottom: 16, trailing: 0)))
        #expect(view.property("padding")?.token == "spacer.md")
    }

    @Test func `generic configuration and composed style (EX-3, BB-11, BB-30, BB-33)`() async throws {
        let boxed: Style<StateView> =
            designSystem.styles.stateView <> { [designSystem] view in
                view.titleLabelStyle = { label in label.font = designSystem.fonts.preferredFont(.body, .regular) }
                view.backgroundColor = designSystem.colors.background.default
                view.cornerRadius = 8
                view.padding = StateViewArrangement.EdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
            }
        let inset = ButtonConfiguration(
            title: "Order", horizontalSpacers: HorizontalSpacers(value: designSystem.spacer.md)
        ) {}
        let generic = GenericStateViewConfiguration(
            iconName: nil, title: "No cards yet", subtitle: "Order one and it will show up here",
            animationView: animation("cards", speed: 0.8), firstButtonConfiguration: inset,
            secondButtonConfiguration: ButtonConfiguration(title: "Compare cards") { [calls] in calls("compare") })
        let library = await library()
        let view = StateView(params: StateViewInitParams(configuration: generic, style: boxed))
            .resolved(in: library.environment(languages: ["en"]), from: library)
        #expect(view.text(.title)?.text == "No cards yet")
        #expect(view.pictures.map(\.kind) == [.animation])
        #expect(view.animation?.speed == 0.8)
        #expect(length("cornerRadius", of: view) == 8)
        #expect(view.property("cornerRadius")?.layer == .callSite)
        #expect(view.property("background.color")?.token == "background.default")
        #expect(
            view.property("padding")?.value
                == .insets(ResolvedStateView.Insets(top: 16, leading: 0, bottom: 16, trailing: 0)))
        guard case .font(let font, _)? = view.property("title.font")?.value else {
            Issue.record("the title has no font")
            return
        }
        #expect(font.size == 17)
        #expect(font.weight == 400)
        // The title's colour stays the theme's (ST-4).
        #expect(view.property("title.color")?.layer == .profile)
        #expect(view.actions.map(\.style) == ["primaryButton", "secondaryButton"])
    }

    @Test func `success page, EX-5, BB-13 a label that stays the default (EX-4, BB-14)`() async {
        let success = GenericStateViewConfiguration(
            iconName: "icStateViewSuccess", title: "Payment sent", subtitle: "It arrives tomorrow", animationView: nil,
            firstButtonConfiguration: ButtonConfiguration(title: "Show receipt") { [calls] in calls("receipt") })
        let stormy = LoadingFailureStateViewConfiguration(
            animationView: animation("storm"), firstButtonAction: { [calls] in calls("reload") })
        let library = await library()
        let environment = library.environment(languages: ["en"])
        let page = StateView(params: StateViewInitParams(configuration: success)).resolved(
            in: environment, from: library)
        #expect(page.pictures.map(\.id) == ["icStateViewSuccess"])
        #expect(page.actions.map(\.label?.text) == ["Show receipt"])
        let failure = StateView(params: StateViewInitParams(configuration: stormy))
        let resolved = failure.resolved(in: environment, from: library)
        #expect(resolved.actions.first?.label?.key == "DesignSystem.stateView.loadingFailureButton")
        #expect(resolved.pictures.map(\.kind) == [.animation, .icon])
        failure.perform(.first)
        #expect(calls.all == ["reload"])
    }

    struct ArchiveConfiguration: StateViewConfiguration {
        var title = "Archive is empty"
        var subtitle = "Messages that you archive are kept here"
    }

    @Test func `a type with only a title and a subtitle (EX-6, BB-15, BB-16)`() async {
        let library = await library()
        let view = StateView(params: StateViewInitParams(configuration: ArchiveConfiguration()))
            .resolved(in: library.environment(languages: ["en"]), from: library)
        #expect(view.text(.title)?.text == "Archive is empty")
        #expect(view.text(.subtitle)?.provenance == .literal)
        #expect(view.actions.isEmpty)
        #expect(view.pictures.isEmpty)
        #expect(view.property("spacing.imageTitle") == nil)
    }

    @Test func `a default style that is replaced (EX-7, BB-31)`() async {
        var house = designSystem
        house.styles.stateView = { [designSystem] view in
            view.iconOrAnimationSize = StateView.Size(width: 200, height: 200)
            view.firstButtonStyle = designSystem.styles.secondaryButton
        }
        let configuration = NoInternetConnectionStateViewConfiguration(firstButtonAction: {})
        let library = await library()
        let environment = library.environment()
        let before = StateView(params: StateViewInitParams(configuration: configuration))
        let after = StateView(params: StateViewInitParams(configuration: configuration), designSystem: house)
        let explicit = StateView(
            params: StateViewInitParams(configuration: configuration, style: { $0.cornerRadius = 2 }),
            designSystem: house)
        let views = [before, after, explicit].map { $0.resolved(in: environment, from: library) }
        #expect(views.map { length("image.size", of: $0) } == [144, 200, 144])
        #expect(views.map { $0.property("image.size")?.layer } == [.profile, .documentDefault, .profile])
        #expect(views.map { $0.actions.first?.style } == ["primaryButton", "secondaryButton", "primaryButton"])
        #expect(views.map { length("cornerRadius", of: $0) == 2 } == [false, false, true])
    }

    @Test func `an override of the app, and texts of its own (EX-8, BB-4, BB-5)`() async {
        let strings = "\"DesignSystem.stateView.loadingFailureTitle\" = \"We couldn't show your accounts\";"
        let library = await StateViewLibrary(
            files: [StateViewLibrary.File(path: "en.lproj/Localizable.strings", text: strings)])
        let plain = await self.library()
        let environment = library.environment(languages: ["en"])
        var own = LoadingFailureStateViewConfiguration(firstButtonAction: {})
        let overridden = StateView(params: StateViewInitParams(configuration: own))
            .resolved(in: environment, from: library)
        #expect(overridden.text(.title)?.text == "We couldn't show your accounts")
        let untouched = StateView(params: StateViewInitParams(configuration: own)).resolved(
            in: environment, from: plain)
        #expect(overridden.text(.subtitle)?.text == untouched.text(.subtitle)?.text)
        // A text that equals the default is still the author's.
        own.title = .literal(untouched.text(.title)?.text ?? "")
        let explicit = StateView(params: StateViewInitParams(configuration: own)).resolved(
            in: environment, from: library)
        #expect(explicit.text(.title)?.text == untouched.text(.title)?.text)
        #expect(explicit.text(.title)?.provenance == .literal)
    }

    @Test func `the base view of Warp (EX-9, WP-1)`() async {
        let published = WarpStateView(
            image: .icon(.check), tintColor: .accent, imageContentDescription: "Check mark", title: "Ad published",
            description: "People can see it now", actionButton: .init(title: "Show ad") { [calls] in calls("show") },
            quietButton: .init(title: "Write another") { [calls] in calls("again") }, showLogo: true)
        let library = await library()
        let view = library.resolve(published, in: library.environment(languages: ["en"], brand: "finn"))
        #expect(view.pictures.map(\.id) == ["check-circle"])
        #expect(view.text(.imageLabel)?.text == "Check mark")
        #expect(view.actions.map(\.role) == [.primary, .quiet])
        #expect(view.brandMark != nil)
        published.perform(.second)
        #expect(calls.all == ["again"])
    }

    @Test func `the six variants (EX-10, WP-14 to WP-19)`() async {
        let variants: [any StateViewConfigurable] = [
            FailToLoadStateView(retryAction: { [calls] in calls("reload") }),
            NoNetworkStateView(retryAction: { [calls] in calls("reload") }),
            LoginStateView(
                loginAction: { [calls] in calls("login") }, createAccountAction: { [calls] in calls("signUp") }),
            NoSearchResultsStateView(
                saveSearchAction: { [calls] in calls("save") }, clearFiltersAction: { [calls] in calls("clear") }),
            VerifyIdentityStateView(eidProvider: "BankID", verifyAction: { [calls] in calls("verify") }),
        ]
        let spinner = LoadingStateView()
        let library = await library()
        let environment = library.environment(languages: ["en"], brand: "finn")
        #expect(variants.map { library.resolve($0, in: environment).actions.count } == [1, 1, 2, 2, 1])
        #expect(library.resolve(spinner, in: environment).progress == .spinner(.medium))
        for variant in variants { for slot in StateViewAction.Slot.allCases { variant.perform(slot) } }
        #expect(calls.all == ["reload", "reload", "login", "signUp", "save", "clear", "verify"])
    }

    @Test func `chained overrides (EX-11, WP-20 to WP-22)`() async {
        let login = LoginStateView(
            loginAction: { [calls] in calls("login") }, createAccountAction: { [calls] in calls("signUp") })
        let seller =
            login
            .override(title: "Log in to sell").override(imageWidth: 100).override(imageHeight: 50)
            .override(quietButton: nil).override(showLogo: false)
        #expect(seller.definition.title == .literal("Log in to sell"))
        #expect(seller.definition.visual.width == 100)
        #expect(seller.definition.visual.height == 50)
        #expect(seller.definition.actions.count == 1)
        #expect(!seller.definition.showsBrandMark)
        #expect(!seller.perform(.second))
        // The original stays.
        #expect(login.definition.actions.count == 2)
        #expect(login.definition.title == .inherit)
        #expect(login.perform(.second))
    }

    @Test func `a sealed profile (EX-16)`() async {
        let empty = StateViewDefinition(
            kind: .empty, profile: .cookbook,
            actions: [.first(.create), .second(.custom("import"), label: "Import a list")])
        let library = await library()
        let view = empty.resolved(in: library.environment(languages: ["en"]), from: library)
        #expect(view.layout.overflow == .ladder)
        #expect(view.actions.map(\.style) == ["prominent", "bordered"])
        #expect(view.text(.actionLabel(.second))?.text == "Import a list")
    }
}
