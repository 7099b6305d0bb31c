import DesignTokens
import L10nCatalog
import L10nLocale
import L10nLookup
import L10nProject
import L10nSource
import StateViewPreview
import StateViews

/// Fills a gallery with the views of a project, cell by cell.
struct GalleryBuilder {
    private var cells: GalleryCells
    private var icons: OwnIcons
    private let places: PlaceText
    private let progress: Progress
    private var gallery: Gallery
    /// The tokens that each view takes values from, and the keys of its texts, by the numbers of views.
    private var tokens: [String: Set<Int>] = [:]
    private var keys: [String: Set<Int>] = [:]

    private var project: Project { cells.project }
    private var definitions: [StateViewDefinition] { cells.definitions }
    private var axes: GalleryAxes { cells.axes }

    private init(_ project: Project, _ definitions: [StateViewDefinition], axes: GalleryAxes, progress: Progress) {
        cells = GalleryCells(project, definitions, axes: axes)
        icons = OwnIcons(project)
        self.progress = progress
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
        builder.addFrames()
        return (builder.gallery, builder.cells.problems.sorted())
    }

    /// The cells of some views alone, with nothing that is said of them.
    static func cells(
        of project: Project, _ definitions: [StateViewDefinition], axes: GalleryAxes, progress: Progress
    ) -> Gallery {
        var builder = GalleryBuilder(project, definitions, axes: axes, progress: progress)
        builder.addCells()
        builder.addPictures()
        return builder.gallery
    }

    // MARK: Cells

    private mutating func addCells() {
        var done = 0
        for profile in axes.profiles {
            for brand in axes.brands {
                done += 1
                progress.tell("resolving", done, of: axes.profiles.count * axes.brands.count)
                cells.eachContent(profile, brand.name, in: axes.allLanguages) { number, _, view in
                    gallery.addContent(view)
                    for item in view.texts { item.text.key.map { _ = keys[$0, default: []].insert(number) } }
                }
                let usual = axes.sizes[0]
                cells.eachLook(profile, brand.name) { number, column, view in
                    gallery.addLook(view)
                    guard column.size == usual else { return }
                    icons.add(of: view, to: &gallery.icons)
                    for step in view.properties.lazy.flatMap(\.origin) {
                        tokens[step.path, default: []].insert(number)
                    }
                }
            }
        }
    }

    /// Where everything stands, on machines that can measure texts.
    private mutating func addFrames() {
        guard let measuring = GalleryMeasuring(project) else { return }
        gallery.setScreens(measuring.screens)
        for (done, brand) in axes.brands.enumerated() {
            progress.tell("measuring", done + 1, of: axes.brands.count)
            for size in measuring.sizes {
                var found: [[GalleryFrames]] = []
                cells.eachContent(nil, brand.name, size: size, in: axes.languages) { _, _, view in
                    found.append(measuring.frames(of: view))
                }
                for screen in 0..<(found.first?.count ?? 0) {
                    for frames in found { gallery.addFrames(frames[screen]) }
                }
            }
        }
        let ids = definitions.map(\.id)
        cells.eachContent(.cookbook, nil, in: [axes.source]) { number, _, view in
            gallery.fits.append(measuring.fit(of: view, ids[number]))
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
            if let mark = cells.mark(of: brand.name) { marks.insert(mark) }
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
