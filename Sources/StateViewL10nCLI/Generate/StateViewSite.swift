import DesignTokens
import L10nLocale
import L10nProject
import L10nSource
import StateViewPictures
import StateViewPreview
import StateViews

/// The files of `generate html`.
struct StateViewSite {
    static let indexName = "index.html"
    private static let sheetName = "state-views.css"
    /// By which the style sheet is known again.
    private static let sheetMark = "/* Made by 'stateview-l10n generate html'; change the theme instead. */\n"

    struct File {
        let name: String
        let text: String
    }

    let definitions: [StateViewDefinition]
    private let project: Project
    private let languages: [LanguageTag]
    private let brand: String?
    private let views: ProjectViews
    private let icons: ProjectIcons

    /// - Parameter brand: the one whose texts are shown.
    init(_ project: Project, _ definitions: [StateViewDefinition], languages: [LanguageTag], brand: String?) {
        self.project = project
        self.definitions = definitions
        self.languages = languages
        self.brand = brand
        views = ProjectViews(project)
        icons = ProjectIcons(project)
    }

    func files() throws(CommandFailure) -> [File] {
        let brands = project.brands
        var looks: [StateViewStyleSheet.Look] = []
        // Without a brand first: rules of brands are no more specific, and win as they come later.
        for brand in [nil] + brands.map(Optional.some) {
            for scheme in [StateViewEnvironment.ColorScheme.light, .dark] {
                // Looks do not depend on the language.
                let views = try resolved(in: languages[0], brand: brand, scheme: scheme)
                looks.append(StateViewStyleSheet.Look(brand: brand, scheme: scheme, views: views))
            }
        }
        let sheet = StateViewStyleSheet(looks)
        var shown: [ResolvedStateView] = []
        for language in languages { shown += try resolved(in: language, brand: brand, scheme: .light) }
        let page = StateViewSheetPage(
            title: "State views", brands: brands, views: shown, styleSheet: sheet, pictures: pictures)
        let pages = [
            File(name: Self.indexName, text: page.text),
            File(name: Self.sheetName, text: Self.sheetMark + sheet.text),
        ]
        return pages
            + shown.map { view in
                let tag = view.environment.locales.first.map { ".\($0)" } ?? ""
                let pictures = pictures(view, Self.prefix(of: view))
                return File(
                    name: "\(Self.fileName(view.id))\(tag).html", text: StateViewHTML(view, pictures: pictures).text)
            }
    }

    /// Whether an earlier run has written what stands in the place of a file.
    static func isOwn(_ file: FileContent, _ known: [UInt8]) -> Bool {
        let start = String(decoding: known.prefix(1024), as: UTF8.self)
        switch PathText.name(of: file.path) {
        case indexName: return start.contains(StateViewSheetPage.mark)
        case sheetName: return start.hasPrefix(sheetMark)
        // Pages of others may hold a fragment, which is all that is in its own file.
        default: return start.prefix { $0 != ">" }.contains(#" class="state-view" data-view=""#)
        }
    }

    private func resolved(
        in language: LanguageTag, brand: String?, scheme: StateViewEnvironment.ColorScheme
    ) throws(CommandFailure) -> [ResolvedStateView] {
        var looks: [StateViewProfile: StateViewLook?] = [:]
        var result: [ResolvedStateView] = []
        for definition in definitions {
            var environment = StateViewEnvironment(locales: [])
            environment.scheme = scheme
            environment.brand = brand
            environment.profile = definition.profile ?? environment.profile
            let known = looks[environment.profile]
            let look = if let known { known } else { try project.pageLook(in: environment) }
            looks[environment.profile] = look
            environment = environment.reading([language], development: project.sourceLanguage)
            environment.localePolicy = .user
            let texts = views.texts(of: environment, environment.profile, look: look)
            result.append(views.resolve(definition, in: environment, look: look, texts: texts))
        }
        return result
    }

    /// The pictures that could not be drawn, each once, with its place; known when the files are.
    var problems: [String] { icons.problems.sorted() }

    private func pictures(_ view: ResolvedStateView, _ prefix: String) -> StateViewHTML.Pictures {
        var drawing: String?
        // As 'picture' has it: the first that can be drawn.
        for artwork in view.pictures where drawing == nil {
            drawing = icons.icon(artwork, of: view)?.element(
                isTemplate: view.drawsAsTemplate(artwork), prefix: prefix)
        }
        let mark = view.brandMark.flatMap { mark in
            project.defaultFile("\(StateViewTheme.BrandMark.folder)/\(mark.asset)-\(mark.scheme.rawValue).svg")
        }
        return StateViewHTML.Pictures(
            drawing: drawing, mark: mark.map { "data:image/svg+xml;base64," + Base64.text($0.bytes) })
    }

    /// What the names in a drawing begin with, where a page may hold several views.
    private static func prefix(of view: ResolvedStateView) -> String {
        "icon-" + String(view.id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) + "-"
    }

    /// An id may hold anything; the name of a file may not lead elsewhere.
    private static func fileName(_ id: String) -> String {
        let name = String(id.map { $0 == "/" || $0 == "\\" || $0 == "\0" ? "-" : $0 })
        // Neither hidden nor `..`.
        return name.hasPrefix(".") ? "-" + name : name
    }
}
