import StateViews

/// Which view a driver shows for which placeholder, and what documents say of when.
struct DriverViews {
    /// What the machine goes by.
    private(set) var configuration = StateViewMachine.Configuration()
    /// What the app bound; it counts before the documents.
    private var own: [StateViewMachine.Picture: any StateViewDescribing] = [:]
    private var documented: [StateViewMachine.Picture: [StateViewDefinition]] = [:]
    /// What the screen says itself.
    private var initial: PresentationPolicy.Initial?
    private var errorWithContent: PresentationPolicy.ErrorSurface?

    private let id: String?

    init(_ id: String?, _ library: StateViewLibrary) {
        self.id = id
        read(library)
    }

    /// What the documents of a library say takes the place of what others said.
    mutating func read(_ library: StateViewLibrary) {
        (configuration, documented) = (StateViewMachine.Configuration(), [:])
        (initial, errorWithContent) = (nil, nil)
        if let id { read(id, library) }
        configuration = configured(configuration, newly: true)
    }

    private mutating func read(_ id: String, _ library: StateViewLibrary) {
        configuration.viewID = id
        if let screen = library.content.screen(id) {
            read(screen, library)
        } else if let view = library.definition(id) {
            documented[Self.picture(of: view)] = [view]
        } else {
            library.report(.unknownView(id: id))
        }
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
        if let first = screen.phases[.initial]?.first?.value {
            switch library.definition(first)?.kind.family {
            case .loading: initial = .loading
            case .empty: initial = .empty
            case .error, .gate, .success, .notice, nil: initial = .blank
            }
        }
        errorWithContent = screen.errorWithContent.flatMap { PresentationPolicy.ErrorSurface(rawValue: $0.value) }
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
        configuration = configured(configuration, newly: true)
    }

    /// The views that say how long things wait and what is shown when, the one that counts most first.
    private var telling: [StateViewDefinition] {
        let usual: [StateViewMachine.Picture] = [.loading, .error, .empty]
        return usual.flatMap { [own[$0]?.definition, documented[$0]?.first].compactMap(\.self) }
            + documented.filter { $0.key.isCustom }.flatMap(\.value)
    }

    /// The configuration with what the views say: timing and policy, their own kinds and delays.
    /// - Parameter isNew: whether views of the app's own that are shown from now on stay as the policy says; else as was
    ///   said when the app asked for one.
    func configured(
        _ configuration: StateViewMachine.Configuration, newly isNew: Bool = false
    ) -> StateViewMachine.Configuration {
        var configuration = configuration
        let views = telling
        var policy = views.lazy.compactMap(\.presentation).first ?? PresentationPolicy()
        // The screen has the last word on what it says itself.
        policy.initial = initial ?? policy.initial
        policy.errorWithContent = errorWithContent ?? policy.errorWithContent
        if !isNew { policy.autoDismiss = configuration.policy.autoDismiss }
        (configuration.timing, configuration.policy) = (views.lazy.compactMap(\.timing).first ?? .standard, policy)
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
    var isCustom: Bool { if case .custom = self { true } else { false } }
}
