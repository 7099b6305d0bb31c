public import L10nLookup

/// The texts and themes of an app over the product's own, opened once: what state views are resolved from.
///
///     let library = try StateViewLibrary(pack: "app.svpack")
///     let environment = library.environment(languages: ["da-DK", "en"], brand: "dba", scheme: .dark)
///     let view = library.resolve(.loadingFailure, in: environment)
///
/// It is a value that any number of tasks may share. A look-up always answers: what is missing or wrong goes to the
/// handler that the library was made with, and a reader sees the best text that there is, never a key.
public struct StateViewLibrary: Sendable {
    /// Told of everything that a developer should know about an answer. Called on the task that asked.
    public typealias IssueHandler = @Sendable (Issue) -> Void

    let cache: LibraryCache
    private let handler: IssueHandler?

    var content: any LibraryContent { cache.content }

    package init(_ content: any LibraryContent, _ handler: IssueHandler?) {
        self.handler = handler
        cache = LibraryCache(content)
    }

    /// The definition of an id: one of the documents (`.stateview.json`) of the app, else of the product; nil for neither.
    public func definition(_ id: String) -> StateViewDefinition? {
        content.definition(id) ?? StateViewRegistry.definition(id)
    }

    /// The definition of a kind: the document of the app whose id is the kind's name, else the kind's own.
    public func definition(_ kind: StateViewKind) -> StateViewDefinition {
        content.definition(kind.rawValue) ?? StateViewDefinition(kind)
    }

    /// The drawing of one of the product's icons: an SVG of 24 by 24 without colours of its own.
    /// - Parameter id: as a resolved view names it, such as `wifi-off`; nil is the answer for a picture of the app.
    public func drawing(ofIcon id: String) -> String? { IconRegistry.icon(id).flatMap { content.drawing($0) } }

    /// The view as a reader gets it.
    /// - Parameters:
    ///   - view: a kind (`.empty`), a definition, or a view or configuration in the words of a design system.
    ///   - environment: the reader's languages, the brand and the scheme.
    public func resolve(_ view: some StateViewDescribing, in environment: StateViewEnvironment) -> ResolvedStateView {
        resolve(definition(of: view), bundles: view.bundles, in: environment)
    }

    /// What a view says: a kind has the document of the app whose id is its name.
    func definition(of view: some StateViewDescribing) -> StateViewDefinition {
        (view as? StateViewKind).map { definition($0) } ?? view.definition
    }

    func resolve(
        _ definition: StateViewDefinition, bundles: StateView.Bundles, in environment: StateViewEnvironment
    ) -> ResolvedStateView {
        let profile = definition.profile ?? environment.profile
        let look = look(of: environment, profile)
        let texts = texts(of: environment, profile, look, bundles)
        let view = texts.resolve(definition, in: environment, look: look, formats: cache.formats)
        if handler != nil { report(view) }
        return view
    }

    /// A text of a view, be it on screen at rest or not; nil where the view has none in the role.
    func text(
        _ role: StateViewTextRole, of definition: StateViewDefinition, bundles: StateView.Bundles,
        in environment: StateViewEnvironment
    ) -> ResolvedText? {
        let profile = definition.profile ?? environment.profile
        let look = look(of: environment, profile)
        let texts = texts(of: environment, profile, look, bundles)
        let text = texts.resolver(in: environment, look: look, formats: cache.formats).text(
            role, of: definition.adapted(to: environment))
        if handler != nil, let text { report(text, table: nil, view: definition.id, role) }
        return text
    }

    /// The text of a key, with values in its holes. An ellipsis stands for one that no layer has in any language.
    /// - Parameters:
    ///   - key: as the app's tables spell it.
    ///   - table: the table to look in; nil for all.
    ///   - arguments: the values of its holes, by name or number.
    ///   - environment: the reader's languages, and the brand.
    public func text(
        _ key: String, table: String? = nil, arguments: MessageArguments = [:], in environment: StateViewEnvironment
    ) -> ResolvedText {
        let text = unreported(key, table: table, arguments: arguments, in: environment)
        if handler != nil { report(text, table: table, view: nil, nil) }
        return text
    }

    /// Whether somebody has said a text, in a language that the reader is shown.
    func hasText(_ key: String, in environment: StateViewEnvironment) -> Bool {
        switch unreported(key, table: nil, arguments: [:], in: environment).provenance {
        case .entry: true
        case .literal, .standIn: false
        }
    }

    private func unreported(
        _ key: String, table: String?, arguments: MessageArguments, in environment: StateViewEnvironment
    ) -> ResolvedText {
        let look = look(of: environment, environment.profile)
        let texts = texts(of: environment, environment.profile, look, .main)
        return texts.resolver(in: environment, look: look, formats: cache.formats).text(key, table: table, arguments)
    }

    private func look(of environment: StateViewEnvironment, _ profile: StateViewProfile) -> StateViewLook? {
        switch cache.look(environment, profile) {
        case .look(let look): return look
        case .none: return nil
        case .failed(let reason):
            report(.unusableTheme(reason: reason))
            return nil
        }
    }

    private func texts(
        of environment: StateViewEnvironment, _ profile: StateViewProfile, _ look: StateViewLook?,
        _ bundles: StateView.Bundles
    ) -> ReaderTexts {
        if let brand = environment.brand, !cache.brands.contains(brand) { report(.unknownBrand(brand)) }
        if handler != nil {
            for name in bundles.names where !cache.hasBundle(name) { report(.unknownBundle(name)) }
        }
        let languages = environment.preferredLanguages(profile, brandLanguage: look?.brandLanguage)
        return cache.texts(languages, brand: environment.brand, bundles: bundles.names)
    }

    // MARK: Issues

    package func report(_ issue: Issue) { handler?(issue) }

    private func report(_ view: ResolvedStateView) {
        for item in view.texts { report(item.text, table: nil, view: view.id, item.role) }
        for issue in view.issues { report(.view(issue, id: view.id)) }
    }

    private func report(_ text: ResolvedText, table: String?, view: String?, _ role: StateViewTextRole?) {
        // A text that is shown in the language of the developers is missing in the reader's, which is one cause; that nobody
        // has the key that was asked for is another.
        let isOneCause = text.issues.contains(.developmentLanguage) && text.missing == nil
        for issue in text.issues where !(isOneCause && issue == .missingText) {
            let key = issue == .missingText ? text.missing ?? text.key : text.key
            report(.text(issue, TextPlace(text, key: key, table: table, view: view, role: role)))
        }
    }
}
