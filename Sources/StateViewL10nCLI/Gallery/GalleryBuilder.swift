import DesignTokens
import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import StateViewPreview
import StateViews

/// Fills a gallery with the views of a project, cell by cell.
struct GalleryBuilder {
    private let project: Project
    private let definitions: [StateViewDefinition]
    private let axes: GalleryAxes
    private let views: ProjectViews
    private let places: PlaceText
    private let progress: Progress
    private var gallery: Gallery
    /// The tokens that each view takes values from, and the keys of its texts, by the numbers of views.
    private var tokens: [String: Set<Int>] = [:]
    private var keys: [String: Set<Int>] = [:]
    /// Why brands and schemes have no colours.
    private var problems: Set<String> = []

    init(_ project: Project, _ definitions: [StateViewDefinition], axes: GalleryAxes, progress: Progress) {
        self.project = project
        self.definitions = definitions
        self.axes = axes
        self.progress = progress
        views = ProjectViews(project.readyForLookups())
        let places = PlaceText(project.sources)
        self.places = places
        gallery = Gallery(
            axes: axes,
            views: definitions.map { definition in
                GalleryView(
                    id: definition.id, kind: definition.kind.rawValue, family: definition.kind.family?.rawValue,
                    file: project.stateViews.view(definition.id).map(\.span.file))
            },
            place: { span in (span.file, places.position(span)?.line) })
    }

    /// - Parameter findings: what a check of the project found.
    static func gallery(
        of project: Project, _ definitions: [StateViewDefinition], axes: GalleryAxes, findings: [Diagnostic],
        progress: Progress
    ) -> (gallery: Gallery, problems: [String]) {
        var builder = GalleryBuilder(project, definitions, axes: axes, progress: progress)
        builder.addCells()
        builder.addFindings(findings)
        builder.addOverrides()
        builder.addPictures()
        return (builder.gallery, builder.problems.sorted())
    }

    // MARK: Cells

    private mutating func addCells() {
        var done = 0
        for profile in axes.profiles {
            for brand in axes.brands {
                done += 1
                progress.tell("resolving", done, of: axes.profiles.count * axes.brands.count)
                addContents(profile, brand.name)
                addLooks(profile, brand.name)
            }
        }
    }

    private mutating func addContents(_ profile: StateViewProfile?, _ brand: String?) {
        var looks: [StateViewProfile: StateViewLook?] = [:]
        var texts: [LanguageTag: ProjectViews.Texts] = [:]
        for (number, definition) in definitions.enumerated() {
            let environment = environment(definition, profile, brand)
            let known = looks[environment.profile]
            let look = if let known { known } else { look(in: environment) }
            looks[environment.profile] = look
            for language in axes.allLanguages {
                var environment = environment.reading([language], development: project.sourceLanguage)
                // Who chooses a column wants to see its language, whatever the brand speaks.
                environment.localePolicy = .user
                let found = texts[language] ?? views.texts(of: environment, environment.profile, look: look)
                texts[language] = found
                let view = views.resolve(definition, in: environment, look: look, texts: found)
                gallery.addContent(view)
                for item in view.texts { item.text.key.map { _ = keys[$0, default: []].insert(number) } }
            }
        }
    }

    private mutating func addLooks(_ profile: StateViewProfile?, _ brand: String?) {
        for scheme in axes.schemes {
            for contrast in axes.contrasts {
                var looks: [StateViewProfile: StateViewLook?] = [:]
                for size in axes.sizes {
                    for (number, definition) in definitions.enumerated() {
                        var environment = environment(definition, profile, brand)
                        environment.scheme = scheme
                        environment.contrast = contrast
                        environment.sizeCategory = size
                        let known = looks[environment.profile]
                        let look = if let known { known } else { look(in: environment) }
                        looks[environment.profile] = look
                        environment = environment.reading([axes.source], development: project.sourceLanguage)
                        let texts = views.texts(of: environment, environment.profile, look: look)
                        let view = views.resolve(definition, in: environment, look: look, texts: texts)
                        gallery.addLook(view)
                        guard size == axes.sizes[0] else { continue }
                        for step in view.properties.lazy.flatMap(\.origin) {
                            tokens[step.path, default: []].insert(number)
                        }
                    }
                }
            }
        }
    }

    private func environment(
        _ definition: StateViewDefinition, _ profile: StateViewProfile?, _ brand: String?
    ) -> StateViewEnvironment {
        var environment = StateViewEnvironment(locales: [])
        environment.platform = .web
        environment.brand = brand
        environment.profile =
            profile ?? definition.profile ?? project.configuration.stateViews.profile ?? environment.profile
        return environment
    }

    /// Without a look a view has its texts alone, which is better than no page.
    private mutating func look(in environment: StateViewEnvironment) -> StateViewLook? {
        do throws(ThemeSource.Problem) {
            return try project.themeSource?.look(
                in: environment, environment.profile, names: project.configuration.themes)
        } catch {
            let brand = environment.brand.map { "brand \(Wording.quoted($0)), " } ?? ""
            problems.insert("\(brand)scheme \(environment.scheme.rawValue): \(error.description)")
            return nil
        }
    }

    // MARK: What is said of them

    /// The findings that name a view, a key or a token of a cell; others are no matter of a picture.
    private mutating func addFindings(_ findings: [Diagnostic]) {
        var numbers: [String: Int] = [:]
        for (number, definition) in definitions.enumerated() { numbers[definition.id] = number }
        for finding in findings {
            let subject = finding.subject
            var shown: Set<Int> = []
            if let number = subject.stateView.flatMap({ numbers[$0] }) { shown.insert(number) }
            if subject.stateView == nil {
                if let key = subject.key { shown.formUnion(keys[key] ?? []) }
                if let path = subject.tokenPath { shown.formUnion(tokens[path] ?? []) }
            }
            guard !shown.isEmpty else { continue }
            let layer = subject.layer.flatMap { name in project.catalog.layers.first { $0.name == name } }
            gallery.findings.append(
                GalleryFinding(
                    rule: "\(finding.id)", severity: finding.severity.rawValue, message: finding.message,
                    place: places.text(finding.span), views: shown.sorted(), language: subject.locale,
                    brand: subject.brand ?? layer?.brand, scheme: subject.scheme))
        }
    }

    private mutating func addOverrides() {
        let lookup = StateViewOverrides.Lookup(
            project.catalog, order: project.configuration.lookupOrder, tables: project.configuration.tables,
            chain: { [project] in project.lookupChain(for: [$0]) })
        let languages = project.locales.isEmpty ? [project.sourceLanguage] : project.locales
        let brands = [nil] + Set(project.catalog.layers.compactMap(\.brand)).sorted().map(Optional.some)
        let readers = languages.flatMap { tag in
            brands.map { StateViewOverrides.Reader(locale: tag, chain: lookup.chain(tag), brand: $0) }
        }
        let report = OverrideReport(
            StateViewOverrides(definitions, lookup, readers: readers), showsAll: false, namesBrand: false)
        gallery.overrides = report.views.flatMap { view in
            view.texts.map { text in
                let own: String? =
                    switch text.source {
                    case .literal(let literal, _): literal
                    case .none: "left out"
                    case .key(let key, _, _): key == text.key ? nil : key
                    case .inherit: nil
                    }
                return GalleryOverride(
                    view: view.id, role: text.role.name, key: text.key, language: "\(text.reader.locale)",
                    brand: text.reader.brand, own: own,
                    cells: text.cells.map { cell in
                        GalleryOverride.Cell(
                            layer: cell.layer, outcome: cell.outcome.rawValue, text: cell.text,
                            place: cell.span.map(places.text))
                    })
            }
        }
        gallery.deadOverrides = report.dead.map { dead in
            GalleryDeadOverride(
                key: dead.key, layer: dead.layer, language: "\(dead.language)", reason: dead.reasonName,
                place: places.text(dead.span))
        }
    }

    private mutating func addPictures() {
        for icon in IconRegistry.all {
            gallery.icons[icon.id] = drawing(icon.path)
        }
        var marks: Set<String> = []
        for brand in axes.brands {
            let environment = environment(definitions[0], nil, brand.name)
            if let mark = look(in: environment)?.brandMark.asset { marks.insert(mark) }
        }
        for mark in marks {
            for scheme in axes.schemes {
                let path = "\(StateViewTheme.BrandMark.folder)/\(mark)-\(scheme.rawValue).svg"
                gallery.marks["\(mark)-\(scheme.rawValue)"] = drawing(path)
            }
        }
    }

    private func drawing(_ path: String) -> String? {
        project.defaultFile(path).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
