import L10nCatalog
import L10nLocale
import L10nLookup
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
        let used = StateViewRegistry.all.filter { $0.kind != .custom }.compactMap { view in
            place(of: DefaultKeys.all.filter { $0.kind == view.kind }.map(\.key), in: project).map { (view, $0) }
        }
        guard !used.isEmpty else { return }
        let readers = readers(of: project)
        for (view, place) in used {
            for (role, source) in view.roles where view.requires(role) {
                let gaps = readers.compactMap { gap(view, role, source, $0, project) }
                // Each is mended in its own way, so that they are two findings.
                for kind in [Gap.Kind.absent, .blank] {
                    let found = gaps.filter { $0.kind == kind }
                    report(found, isEverywhere: found.count == readers.count, view, role, place, into: &findings)
                }
            }
        }
    }

    /// Who reads a language of a brand.
    fileprivate struct Reader {
        let locale: LanguageTag
        let brand: String?
        let texts: ProjectViews.Texts
        let resolver: StateViewTextResolver
    }

    /// A language and a brand in which a view has nothing to say.
    fileprivate struct Gap {
        enum Kind {
            case absent
            case blank
        }

        let kind: Kind
        let reader: Reader
        /// The blank text; nil for none.
        let span: SourceSpan?
    }

    /// Every language that the project has to have, for each of its brands.
    private static func readers(of project: Project) -> [Reader] {
        let views = ProjectViews(project)
        let locales = project.configuration.locales.required?.map(\.value) ?? project.locales
        let brands = project.catalog.layers.compactMap(\.brand)
        return (locales.isEmpty ? [project.sourceLanguage] : locales).flatMap { locale in
            (brands.isEmpty ? [nil] : Set(brands).sorted().map(Optional.some)).map { brand in
                let texts = views.texts([locale], brand: brand)
                let environment = StateViewEnvironment(locales: [locale], brand: brand)
                return Reader(
                    locale: locale, brand: brand, texts: texts,
                    resolver: views.resolver(in: environment, texts: texts))
            }
        }
    }

    private static func gap(
        _ view: StateViewDefinition, _ role: StateViewTextRole, _ source: TextSource, _ reader: Reader,
        _ project: Project
    ) -> Gap? {
        var intent: StateViewAction.Intent?
        if case .action(let slot, _) = role { intent = view.action(slot)?.intent }
        let text = reader.resolver.text(source, kind: view.kind, role: role, intent: intent)
        guard let text, case .entry(_, _, let span) = text.provenance else {
            return Gap(kind: .absent, reader: reader, span: nil)
        }
        guard text.isBlank, let key = text.key, let hit = reader.texts.hit(key), !isFoundElsewhere(hit, key, project)
        else { return nil }
        return Gap(kind: .blank, reader: reader, span: span)
    }

    /// Whether the rule about overrides or the one about translations reports a blank text.
    private static func isFoundElsewhere(_ hit: ResolutionHit, _ key: String, _ project: Project) -> Bool {
        let place = KeyPlace(layer: hit.layer, bundle: hit.bundle, table: hit.table, key: hit.entry.key)
        if let override = project.override(key, at: place) { return !override.bases.isEmpty }
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
        _ gaps: [Gap], isEverywhere: Bool, _ view: StateViewDefinition, _ role: StateViewTextRole,
        _ place: (span: SourceSpan, subject: Subject), into findings: inout Findings
    ) {
        guard let first = gaps.first, let key = view.defaultKey(role) else { return }
        var subject = place.subject
        subject.key = key
        subject.stateView = view.id
        if !isEverywhere {
            subject.locale = first.reader.locale.description
            subject.brand = first.reader.brand
        }
        let others = isEverywhere ? [] : gaps.dropFirst().map { name(of: $0.reader) }
        findings.add(
            Diagnostic(
                .missingStateViewText,
                message(view.id, role, key, first.kind, in: isEverywhere ? nil : name(of: first.reader)),
                at: first.span ?? place.span, subject: subject,
                notes: others.isEmpty ? [] : [DiagnosticNote("likewise in " + others.joined(separator: ", "))]))
    }

    private static func name(of reader: Reader) -> String {
        let locale = "'\(reader.locale)'"
        return reader.brand.map { "\(locale) for \(Wording.quoted($0))" } ?? locale
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
