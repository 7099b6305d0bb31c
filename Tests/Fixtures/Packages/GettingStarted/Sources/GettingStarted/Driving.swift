import StateViewL10nLoader

@MainActor
final class AccountsModel: StateViewSink {
    private(set) var accounts: [String] = []
    private(set) var shown: ResolvedStateView?
    private(set) var banner: ResolvedStateView?
    private var driver: StateViewDriver?

    func start(_ library: StateViewLibrary, _ environment: StateViewEnvironment) {
        let driver = StateViewDriver("accounts", from: library, in: environment, sink: self)
        driver.on(.retry, self) { $0.reload() }
        self.driver = driver
        reload()
    }

    func reload() {
        let load = driver?.startLoading()
        Task { [weak self] in
            do {
                let accounts = try await fetchAccounts()
                self?.accounts = accounts
                self?.driver?.endLoading(count: accounts.count, of: load)
            } catch {
                self?.driver?.endLoading(error: error, of: load)
            }
        }
    }

    func tapped(_ slot: StateViewAction.Slot) { driver?.tap(slot) }
    func tappedBanner(_ slot: StateViewAction.Slot) { driver?.tapNotice(slot) }

    func show(_ view: ResolvedStateView, animated: Bool) { shown = view }
    func hide(animated: Bool) { shown = nil }
    func showNotice(_ view: ResolvedStateView, as surface: PresentationPolicy.ErrorSurface) { banner = view }
    func hideNotice() { banner = nil }
}

@MainActor
final class Speaker {
    var driver: StateViewDriver?
    var spoken = ""

    func announce(_ announcement: StateViewMachine.Announcement, _ politeness: StateViewMachine.Politeness) {
        if let text = driver?.text(of: announcement) { spoken = text.text }
    }
}

func fetchAccounts() async throws -> [String] { ["Everyday"] }

extension StateViewKind {
    static let outOfStock: StateViewKind = "outOfStock"
}

func soldOut(_ library: StateViewLibrary, _ environment: StateViewEnvironment) -> ResolvedStateView {
    library.resolve(.kind(.outOfStock), in: environment)
}

extension AccountsModel {
    func bind(_ driver: StateViewDriver) {
        driver[.empty] = StateViewKind.firstUse
        driver[.error] = LoadingFailureStateViewConfiguration(firstButtonAction: { [weak self] in self?.reload() })
        driver.show("success") { isShown in print("thanks", isShown) }
    }
}

@MainActor
func firstLines(reload: @escaping @MainActor () -> Void) async throws {
    let library = try await StateViewLibrary(folder: "App")
    let environment = library.environment(languages: ["da-DK", "en"], brand: "dba")
    let failure = LoadingFailureStateViewConfiguration(firstButtonAction: reload)
    let view = library.resolve(failure, in: environment)
    print(view.title?.text ?? "", view.actions.first?.label?.text ?? "")
    failure.perform(.first, of: view)
}
