package import L10nLocale
package import L10nProject
package import L10nSource
package import StateViews

/// A state view of a document, as one brand has it.
package final class StateViewSite {
    package let project: Project
    package let view: DocumentedStateView
    /// What the document says, with what is different for the brand.
    package let definition: StateViewDefinition
    /// nil for all brands that have nothing of their own.
    package let brand: String?
    let context: StateViewContext
    /// The view in each language that it has to be in.
    package private(set) lazy var resolved: [ResolvedStateView] = context.resolve(definition, brand: brand)

    /// The fonts that the document sets, and the colors that are too weak.
    private(set) lazy var ownFonts = DocumentFonts.all(of: self)
    private(set) lazy var weakColors = DocumentContrast.weaknesses(of: self)

    /// The view on each screen; empty on a machine that cannot measure.
    private(set) lazy var measured = context.measure(
        definition, brands: brands.isEmpty ? [nil] : brands.map(Optional.some))

    /// The view in the source language, and in the same cases with texts as long as translations get.
    var measuredPseudo: (source: [MeasuredCase], longer: [MeasuredCase]) {
        let brands = brands.isEmpty ? [nil] : brands.map(Optional.some)
        let languages = [project.sourceLanguage, LanguageTag("\(project.sourceLanguage)-x-expanded")].compactMap(\.self)
        guard languages.count == 2 else { return ([], []) }
        let cases = languages.map { context.measure(definition, in: $0, brands: brands) }
        return (cases[0], cases[1])
    }

    init(_ context: StateViewContext, _ view: DocumentedStateView, brand: String?) {
        self.context = context
        project = context.project
        self.view = view
        self.brand = brand
        var definition = brand.flatMap { view.definition.brandPatches[$0] }.map { view.definition.patched($0) }
        definition?.brandPatches = [:]
        self.definition = definition ?? view.definition
    }

    package var id: String { definition.id }

    /// The system that the view follows.
    package var profile: StateViewProfile { context.profile(of: definition) }

    /// The brands that the site stands for, sorted; none where the project names no brands.
    package var brands: [String] { brand.map { [$0] } ?? context.usualBrands(of: view) }

    /// The languages in which the view has to be.
    package var tags: [LanguageTag] { context.tags }

    /// The place of a member, or of the nearest one around it: what the brand says of it, else what all say.
    package func place(_ path: String) -> SourceSpan {
        guard let brand else { return view.place(path) }
        let prefix = "brands.\(brand)."
        var part = path[...]
        while !part.isEmpty {
            if let place = view.places[prefix + part] { return place }
            // What all share is nearer than what the brand says of a member further out.
            if view.places[String(part)] != nil { break }
            part = part.lastIndex(of: ".").map { part[..<$0] } ?? ""
        }
        return view.place(path)
    }

    /// The icon that the document names, and what it says platforms call that; nil where it leaves the kind its own.
    var namedIcon: (id: String, place: SourceSpan, symbols: StateViewVisual.Symbols?)? {
        let visual = definition.visual
        let place = brand.flatMap { view.places["brands.\($0).icon"] } ?? view.places["visual.icon"]
        guard let icon = visual.icon, let place else { return nil }
        return (icon, place, visual.symbols.flatMap { $0.icon == icon ? $0 : nil })
    }

    /// The place of a text: where the author says it, else where the button or the view is defined.
    package func place(of role: StateViewTextRole) -> SourceSpan {
        // Wherever the brand says it comes before wherever all say it.
        for path in Self.paths(of: role) {
            if let brand, let place = view.places["brands.\(brand).\(path)"] { return place }
        }
        for path in Self.paths(of: role) {
            if let place = view.places[path] { return place }
        }
        if case .action(let slot, _) = role { return place("actions." + slot.rawValue) }
        return role == .imageLabel ? place("visual.label") : view.span
    }

    private static func paths(of role: StateViewTextRole) -> [String] {
        let own = "texts." + role.name
        switch role {
        case .action(let slot, let text): return [own, "actions.\(slot.rawValue).\(text.rawValue)"]
        case .imageLabel: return ["visual.label", own]
        default: return [own]
        }
    }

    /// - Parameters:
    ///   - tag: the language in which this was found; nil for all.
    package func finding(
        _ rule: Rule, _ message: String, at span: SourceSpan, key: String? = nil,
        tag: LanguageTag? = nil, notes: [DiagnosticNote] = []
    ) -> Diagnostic {
        Diagnostic(
            rule, message, at: span,
            subject: Subject(key: key, stateView: id, locale: tag?.description, brand: brand), notes: notes)
    }

    /// What was found in one language about a part of a view.
    package struct LanguageFinding {
        /// The part, such as a role: one finding of a rule for each.
        let part: String
        let diagnostic: Diagnostic

        init(_ part: String, _ diagnostic: Diagnostic) {
            self.part = part
            self.diagnostic = diagnostic
        }
    }

    /// Adds what is found in the languages of the view, each part once: in the first language, the others as a note.
    package func inLanguages(_ findings: inout Findings, _ find: (ResolvedStateView) -> [LanguageFinding]) {
        var found = OrderedGroups<String, (tag: LanguageTag, diagnostic: Diagnostic)>()
        for view in resolved {
            for finding in find(view) {
                found.add((view.environment.locales[0], finding.diagnostic), to: finding.part)
            }
        }
        for (_, all) in found.all {
            guard var first = all.first?.diagnostic else { continue }
            // What is so in every language is about none of them.
            if all.count < resolved.count { first.subject.locale = all[0].tag.description }
            if all.count > 1, resolved.count > 1 {
                let others = all.dropFirst().map { "'\($0.tag)'" }
                first.notes.append(DiagnosticNote("likewise in " + Wording.first(of: others)))
            }
            findings.add(first)
        }
    }
}
