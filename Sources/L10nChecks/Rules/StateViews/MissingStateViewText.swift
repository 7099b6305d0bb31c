import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import StateViews

/// A title or a button label of a predefined state view without any text.
///
/// A predefined view counts as used once the project has one of its texts. Blank overrides and empty translations are
/// findings of their own rules; `MissingStateViewText+Documents` looks at the views of documents.
enum MissingStateViewText: ProjectRule {
    static let rule = Rule.missingStateViewText

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("stateview-l10n.json", "{ \"embeddedDefaults\": false }\n"),
                RuleExample(
                    "en.lproj/DesignSystem.strings",
                    "\"DesignSystem.stateView.noResultsSubtitle\" = \"Look elsewhere\";\n"),
            ],
            good: [
                RuleExample("stateview-l10n.json", "{ \"embeddedDefaults\": false }\n"),
                RuleExample(
                    "en.lproj/DesignSystem.strings",
                    "\"DesignSystem.stateView.noResultsTitle\" = \"Nothing here\";\n"
                        + "\"DesignSystem.stateView.noResultsSubtitle\" = \"Look elsewhere\";\n"),
            ])
    }

    static var scope: RuleScope { .several([.project(self), .stateView(self)]) }

    static func check(_ project: Project, into findings: inout Findings) {
        for view in StateViewRegistry.all where view.kind != .custom {
            let keys = DefaultKeys.all.filter { $0.kind == view.kind }.map(\.key)
            guard let place = place(of: keys, in: project) else { continue }
            for (role, source) in view.roles where view.requires(role) {
                let gaps = environments(of: project).compactMap { gap(view, role, source, $0, project) }
                for kind in [Gap.Kind.absent, .blank] {
                    report(gaps.filter { $0.kind == kind }, view, role, place, project, into: &findings)
                }
            }
        }
    }

    /// A language and a brand in which a view has nothing to say.
    fileprivate struct Gap {
        enum Kind {
            case absent
            case blank
        }

        let kind: Kind
        let environment: StateViewEnvironment
        /// The blank text; nil for none.
        let span: SourceSpan?
    }

    /// Every language that the project has to have, for each of its brands.
    private static func environments(of project: Project) -> [StateViewEnvironment] {
        let locales = project.configuration.locales.required?.map(\.value) ?? project.locales
        let brands = project.catalog.layers.compactMap(\.brand)
        return (locales.isEmpty ? [project.sourceLanguage] : locales).flatMap { locale in
            (brands.isEmpty ? [nil] : Set(brands).sorted().map(Optional.some)).map { brand in
                StateViewEnvironment(
                    locales: [locale], chain: project.fallbackChain(of: [locale]), development: project.sourceLanguage,
                    brand: brand)
            }
        }
    }

    private static func gap(
        _ view: StateViewDefinition, _ role: StateViewTextRole, _ source: TextSource,
        _ environment: StateViewEnvironment,
        _ project: Project
    ) -> Gap? {
        let localizer = project.localizer(brand: environment.brand)
        var intent: StateViewAction.Intent?
        if case .action(let slot, _) = role { intent = view.action(slot)?.intent }
        let text = StateViewTextResolver(project.catalog, localizer: localizer, environment: environment)
            .text(source, kind: view.kind, role: role, intent: intent)
        guard let text, case .entry(_, _, let span) = text.provenance else {
            return Gap(kind: .absent, environment: environment, span: nil)
        }
        guard text.isBlank, let key = text.key,
            let hit = localizer.resolve(key, chain: environment.chain).hit,
            !isFoundElsewhere(hit, key, project)
        else { return nil }
        return Gap(kind: .blank, environment: environment, span: span)
    }

    /// Whether the rule about overrides or the one about translations reports a blank text.
    private static func isFoundElsewhere(_ hit: ResolutionHit, _ key: String, _ project: Project) -> Bool {
        let place = KeyPlace(layer: hit.layer, bundle: hit.bundle, table: hit.table, key: hit.entry.key)
        if let override = project.overrides.first(where: { $0.place == place }) { return !override.bases.isEmpty }
        let table = project.catalog.table(hit)
        guard let source = table.source, hit.column != table.sourceColumn, let entry = source.entry(for: hit.entry.key)
        else { return false }
        return !source.fragment.text(of: entry).allSatisfy(\.isWhitespace)
    }

    /// An entry of the project for one of the keys, in the source language if there is one.
    private static func place(of keys: [String], in project: Project) -> (span: SourceSpan, subject: Subject)? {
        for layer in project.catalog.layers where !layer.isEmbedded {
            for table in layer.bundles.flatMap(\.tables) {
                for id in keys.compactMap({ table.keys.find($0) }) {
                    let columns = [table.source].compactMap(\.self) + table.columns
                    guard let column = columns.first(where: { $0.entry(for: id) != nil }),
                        let entry = column.entry(for: id)
                    else { continue }
                    return (
                        column.fragment.source.span(entry.keyRange), Subject(layer: layer.name, table: table.name)
                    )
                }
            }
        }
        return nil
    }

    private static func report(
        _ gaps: [Gap], _ view: StateViewDefinition, _ role: StateViewTextRole,
        _ place: (span: SourceSpan, subject: Subject),
        _ project: Project, into findings: inout Findings
    ) {
        guard let first = gaps.first, let key = view.defaultKey(role) else { return }
        let everywhere = gaps.count == environments(of: project).count
        var subject = place.subject
        subject.key = key
        subject.stateView = view.id
        if !everywhere {
            subject.locale = first.environment.locales[0].description
            subject.brand = first.environment.brand
        }
        let others = everywhere ? [] : gaps.dropFirst().map { name(of: $0.environment) }
        findings.add(
            Diagnostic(
                .missingStateViewText,
                message(view.id, role, key, first.kind, in: everywhere ? nil : name(of: first.environment)),
                at: first.span ?? place.span, subject: subject,
                notes: others.isEmpty ? [] : [DiagnosticNote("likewise in " + others.joined(separator: ", "))]))
    }

    private static func name(of environment: StateViewEnvironment) -> String {
        let locale = "'\(environment.locales[0])'"
        return environment.brand.map { "\(locale) for \(Wording.quoted($0))" } ?? locale
    }
}

extension MissingStateViewText {
    fileprivate static func message(
        _ view: String, _ role: StateViewTextRole, _ key: String, _ kind: Gap.Kind, in place: String?
    ) -> String {
        let part =
            switch role {
            case .title: "title"
            case .subtitle: "subtitle"
            case .action(_, .label): "button label"
            default: role.name
            }
        let suffix = place.map { " in \($0)" } ?? ""
        switch kind {
        case .absent: return "'\(view)' has no \(part)\(suffix); define '\(key)'"
        case .blank: return "'\(view)' has a blank \(part)\(suffix); write a text for '\(key)'"
        }
    }
}
