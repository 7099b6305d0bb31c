// The shapes of usage-shapes.md, each as an app writes it: US-1 to US-24.
import StateViewL10n

struct Item: Sendable {}

func animation(_ id: String, speed: Double = 1) -> StateViewVisual.Animation { StateViewVisual.Animation(id, speed: speed) }

@MainActor
final class Model {
    let designSystem = DesignSystem()
    var done = false
    func reload() { done = true }
    func save() async {}
    func logIn() {}
    func create() {}

    // US-1
    func buttons() -> [ButtonConfiguration] {
        [
            ButtonConfiguration(title: "Reload accounts", action: { self.reload() }),
            ButtonConfiguration(title: "Reload accounts") { self.reload() },
            ButtonConfiguration(title: "Reload accounts") { [weak self] in self?.reload() },
            ButtonConfiguration(title: "Reload accounts", action: reload),
            // US-2
            ButtonConfiguration(title: "Reload", horizontalSpacers: .zero) { self.reload() },
            ButtonConfiguration(title: "Reload", horizontalSpacers: HorizontalSpacers(value: designSystem.spacer.md)) {},
            // US-23
            ButtonConfiguration(title: "Save") { Task { await self.save() } },
        ]
    }

    // US-3, US-4, US-5
    func view() -> StateView {
        let retry = ButtonConfiguration(title: "Retry") { self.reload() }
        let boxed: Style<StateView> =
            designSystem.styles.stateView <> { [designSystem] view in
                view.titleLabelStyle = { label in
                    label.color = designSystem.colors.foreground.default
                    label.textColor = designSystem.colors.foreground.subtle
                    label.font = designSystem.fonts.preferredFont(.body, .regular)
                }
                view.subtitleLabelStyle = { label in label.maxLines = 2 }
                view.firstButtonStyle = designSystem.styles.primaryButton
                view.backgroundColor = designSystem.colors.background.default
                view.cornerRadius = 8
                view.padding = StateViewArrangement.EdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
                view.iconOrAnimationSize = StateView.Size(width: 100, height: 100)
                view.clipsToBounds = true
            }
        let short = StateView(
            params: StateViewInitParams(configuration: LoadingFailureStateViewConfiguration(buttonConfiguration: retry)))
        _ = short
        return StateView(
            params: StateViewInitParams(
                configuration: LoadingFailureStateViewConfiguration(buttonConfiguration: retry), style: boxed,
                bundles: .main, titleLabelMaxWidth: 150, subtitleLabelMaxWidth: 300))
    }

    // US-6
    func generic(name: String, detail: String?) -> [GenericStateViewConfiguration] {
        [
            GenericStateViewConfiguration(iconName: nil, title: name, subtitle: .none),
            GenericStateViewConfiguration(iconName: nil, title: name, subtitle: detail),
            GenericStateViewConfiguration(title: "No cards yet", subtitle: "Order one"),
            GenericStateViewConfiguration(title: .key("cards.title"), subtitle: .inherit),
            GenericStateViewConfiguration(title: .key("cards.title"), subtitle: .none),
            GenericStateViewConfiguration(title: name, subtitle: .key("cards.subtitle")),
            GenericStateViewConfiguration(title: .key("cards.title"), subtitle: detail),
        ]
    }

    // US-7
    struct Own: StateViewConfiguration {
        var iconName: String?
        var title: String
        var subtitle: String
        var animationView: StateViewVisual.Animation?
        var firstButtonConfiguration: ButtonConfiguration?
        var secondButtonConfiguration: ButtonConfiguration?

        init(title: String = "Archive", subtitle: String = "Empty", firstButtonConfiguration: ButtonConfiguration? = nil) {
            self.title = title
            self.subtitle = subtitle
            self.firstButtonConfiguration = firstButtonConfiguration
        }
    }

    struct Archive: StateViewConfiguration {
        var title = "Archive is empty"
        var subtitle = "Messages that you archive are kept here"
    }

    // US-8, US-9, US-22
    func resolve(_ library: StateViewLibrary, _ environment: StateViewEnvironment) -> [String?] {
        let stormy = LoadingFailureStateViewConfiguration(
            animationView: animation("storm"), firstButtonAction: { self.reload() })
        let view = library.resolve(Own(), in: environment)
        return [
            view.title?.text, view.subtitle?.text, view.actions.first?.label?.text,
            library.resolve(Archive(), in: environment).title?.text,
            library.resolve(stormy, in: environment).title?.text,
            library.resolve(.empty, in: environment).title?.text,
            library.resolve(.noSearchResults, in: environment).title?.text,
            library.resolve(.loading, in: environment).title?.text,
            library.resolve(.loadingFailure, in: environment).title?.text,
            library.resolve(.kind("outOfStock"), in: environment).title?.text,
        ]
    }

    // US-10
    func house() -> DesignSystem {
        var house = designSystem
        house.styles.stateView = { [designSystem] view in view.firstButtonStyle = designSystem.styles.primaryButton }
        return house
    }

    // US-11, US-12, US-13, US-14
    func warp() -> [any StateViewConfigurable] {
        [
            WarpStateView(
                title: "Ad", actionButton: WarpStateView.StateButton(title: "Retry") { self.reload() },
                quietButton: WarpStateView.StateButton(title: "Later") {}),
            FailToLoadStateView { self.reload() },
            FailToLoadStateView(retryAction: reload),
            NoNetworkStateView(retryAction: reload),
            NoSearchResultsStateView(saveSearchAction: reload, clearFiltersAction: create),
            LoginStateView(loginAction: logIn, createAccountAction: create),
            VerifyIdentityStateView(eidProvider: "BankID") { self.logIn() },
            LoadingStateView(),
            LoadingStateView().override(title: "Loading ads"),
            LoginStateView(loginAction: logIn, createAccountAction: create)
                .override(title: "Log in to sell").override(imageWidth: 100).override(quietButton: nil)
                .override(title: .key("sell.login.title")).override(description: nil),
        ]
    }

    // US-20, US-21
    var items: Loadable<[Item]> = .notInitiated

    func fetch() async throws -> [Item] { [] }

    func load() async {
        items = .loading
        do { items = .success(try await fetch()) } catch { items = .failure(error) }
        switch items {
        case .notInitiated, .loading: done = false
        case .success(let list) where list.isEmpty: done = true
        case .success(let list): done = list.count > 1
        case .failure(let error): print(error)
        }
    }
}

// US-15, US-16, US-17, US-19
@MainActor
final class WineList: StatefulHost {
    var wines: [String] = []
    var done = false
    lazy var machine = ViewStateMachine<WineList, String>(host: self)

    func hasContent() -> Bool { !wines.isEmpty }
    func handleErrorWhenContentAvailable(_ error: any Error) -> PresentationPolicy.ErrorSurface { .banner }
    func record() {}

    func run(error: (any Error)?) {
        machine["loading"] = "Loading"
        machine.setupInitialViewState()
        machine.transitionToState(.view("other"), animated: true) { self.record() }
        machine.transitionToState(.view("other"), animated: true) { record in print(record) }
        machine.transitionToState(.none)
        machine.startLoading(animated: true) { self.done = self.machine.currentState == .loading }
        machine.endLoading(error: error)
    }
}

// US-18
func placed() -> StateViewDefinition {
    var definition = StateViewDefinition(.empty)
    definition.layout.insets = .init(top: 20, left: 20, bottom: 20, right: 20)
    definition.presentation = PresentationPolicy(showDelay: 500)
    return definition
}

// US-24
@MainActor
final class Accounts: StateViewSink {
    private let driver: StateViewDriver
    private let library: StateViewLibrary

    init(_ library: StateViewLibrary, _ environment: StateViewEnvironment) {
        self.library = library
        let relay = Relay()
        driver = StateViewDriver("accounts", from: library, in: environment, sink: relay)
        driver.on("retry", self) { $0.reload() }
        driver.on(.create) { [weak self] in self?.reload() }
    }

    final class Relay: StateViewSink {
        func show(_ view: ResolvedStateView, animated: Bool) {}
        func hide(animated: Bool) {}
        func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface) {}
        func hideNotice() {}
    }

    func reload() {
        driver.startLoading()
        driver.endLoading(error: nil)
        driver.tap(.first)
    }

    func show(_ view: ResolvedStateView, animated: Bool) {}
    func hide(animated: Bool) {}
    func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface) {}
    func hideNotice() {}
}

// From a function of no actor: a view that only says something, and one whose closures hop to the main actor.
func nonisolated(_ library: StateViewLibrary, _ environment: StateViewEnvironment) -> String? {
    let button = ButtonConfiguration(title: "Log") { print("tapped") }
    return library.resolve(LoadingFailureStateViewConfiguration(buttonConfiguration: button), in: environment).title?.text
}
