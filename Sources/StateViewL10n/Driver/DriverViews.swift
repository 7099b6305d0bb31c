import StateViews

/// Which view a driver shows for which placeholder, and what documents say of when.
struct DriverViews {
    /// What the machine goes by.
    private(set) var configuration = StateViewMachine.Configuration()
    /// What the app bound; it counts before the documents.
    private var own: [StateViewMachine.Picture: any StateViewDescribing] = [:]
    private var documented: [StateViewMachine.Picture: [StateViewDefinition]] = [:]

    private let id: String?

    init(_ id: String?, _ library: StateViewLibrary) {
        self.id = id
        read(library)
    }

    /// What the documents of a library say takes the place of what others said.
    mutating func read(_ library: StateViewLibrary) {
        (configuration, documented) = (StateViewMachine.Configuration(), [:])
        guard let id else { return }
        configuration.logOrigin.viewID = id
        let screen = library.content.screen(id)
        if let screen {
            read(screen, library)
        } else if let view = library.definition(id) {
            documented[Self.picture(of: view)] = [view]
        } else {
            library.report(.unknownView(id: id))
        }
        let all =
            [StateViewMachine.Picture.loading, .error, .empty].compactMap { documented[$0]?.first }
            + documented.filter { $0.key.isCustom }.flatMap(\.value)
        if let timing = all.lazy.compactMap(\.timing).first { configuration.timing = timing }
        if let policy = all.lazy.compactMap(\.presentation).first {
            configuration.policy = policy
        }
        // The screen has the last word on what it says itself.
        if let screen { take(screen, library) }
        configuration = configured(configuration)
    }

    private mutating func read(_ screen: DocumentedScreen, _ library: StateViewLibrary) {
        func views(_ phase: DocumentedScreen.Phase) -> [StateViewDefinition] {
            (screen.phases[phase] ?? []).compactMap { name in
                let view = library.definition(name.value)
                if view == nil, !DocumentedScreen.isNothing(name.value) { library.report(.unknownView(id: name.value)) }
                return view
            }
        }
        documented = [.loading: views(.loading), .empty: views(.empty), .error: views(.failure)]
            .filter { !$0.value.isEmpty }
    }

    private mutating func take(_ screen: DocumentedScreen, _ library: StateViewLibrary) {
        if let initial = screen.phases[.initial]?.first?.value {
            switch library.definition(initial)?.kind.family {
            case .loading: configuration.policy.initial = .loading
            case .empty: configuration.policy.initial = .empty
            case .error, .gate, .success, .notice, nil: configuration.policy.initial = .blank
            }
        }
        if let surface = screen.errorWithContent.flatMap({ PresentationPolicy.ErrorSurface(rawValue: $0.value) }) {
            configuration.policy.errorWithContent = surface
        }
    }

    private static func picture(of view: StateViewDefinition) -> StateViewMachine.Picture {
        switch view.kind.family {
        case .loading: .loading
        case .empty: .empty
        case .error, .gate: .error
        case .success, .notice, nil: .custom(view.id)
        }
    }

    func bound(_ picture: StateViewMachine.Picture) -> (any StateViewDescribing)? {
        own[picture] ?? documented[picture]?.first
    }

    mutating func bind(_ view: (any StateViewDescribing)?, to picture: StateViewMachine.Picture) {
        own[picture] = view
    }

    /// The configuration with what the views say of their own kind and delays.
    /// - Parameter isNew: whether timing and policy are those that the documents say now.
    func configured(
        _ configuration: StateViewMachine.Configuration, newly isNew: Bool = false
    ) -> StateViewMachine.Configuration {
        var configuration = configuration
        if isNew {
            (configuration.timing, configuration.policy) = (self.configuration.timing, self.configuration.policy)
        }
        configuration.emptyKind = bound(.empty)?.definition.kind ?? .empty
        configuration.delays = [:]
        for picture in Set(own.keys).union(documented.keys) {
            guard let policy = bound(picture)?.definition.presentation,
                policy.showDelay != nil || policy.minVisible != nil
            else { continue }
            let usual = picture == .loading ? configuration.timing : nil
            configuration.delays[picture] = StateViewMachine.Configuration.Delay(
                show: policy.showDelay ?? usual?.showDelay ?? 0, stay: policy.minVisible ?? usual?.minVisible ?? 0)
        }
        return configuration
    }

    /// The view of a placeholder; nil for the content and for nothing.
    func view(
        _ picture: StateViewMachine.Picture, _ machine: StateViewMachine, _ library: StateViewLibrary
    ) -> (any StateViewDescribing)? {
        guard let kind = machine.kind(of: picture) else { return nil }
        switch picture {
        case .custom(let key):
            return bound(picture) ?? library.definition(key) ?? library.definition(StateViewKind(rawValue: key))
        case .error where own[picture] == nil:
            // Of several views the one that is about this failure, else one that claims no other cause.
            let views = documented[picture] ?? []
            return views.first { $0.kind == kind } ?? views.first { $0.kind.fitsAnyFailure }
                ?? (views.count == 1 ? views.first : library.definition(kind))
        case .loading, .empty, .error: return bound(picture) ?? library.definition(kind)
        case .blank, .content: return nil
        }
    }

    /// Whether somebody said what a view of the app's own is: the app, a document, the product, or a text for its title.
    func knows(
        _ picture: StateViewMachine.Picture, _ library: StateViewLibrary, _ environment: StateViewEnvironment
    ) -> Bool {
        guard case .custom(let key) = picture, bound(picture) == nil, library.definition(key) == nil else {
            return true
        }
        let kind = StateViewKind(rawValue: key)
        guard kind.builtIn == nil, let title = DefaultKeys.key(ofApp: kind, .title) else { return true }
        return library.hasText(title, in: environment)
    }

    func autoDismiss(_ picture: StateViewMachine.Picture, _ library: StateViewLibrary) -> Int? {
        let view = bound(picture)?.definition ?? library.definition(picture.key)
        return view?.presentation?.autoDismiss ?? configuration.policy.autoDismiss
    }
}

extension StateViewKind {
    /// Whether a view of the kind says no more than that something failed, or what its author wrote.
    fileprivate var fitsAnyFailure: Bool { family == nil || self == .loadingFailure || self == .unknownError }
}

extension StateViewMachine.Picture {
    fileprivate var isCustom: Bool { if case .custom = self { true } else { false } }
}
