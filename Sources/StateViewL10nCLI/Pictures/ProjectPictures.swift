import L10nCatalog
import L10nChecks
import L10nLocale
import L10nProject
import L10nSource
import StateViewLayout
import StateViewPictures
import StateViews
import TextShaping

/// Draws the views of a project: looks, texts and icons are asked for once.
final class ProjectPictures {
    private let project: Project
    private let views: ProjectViews
    private let measurer: ShapedTextMeasurer
    private let icons: ProjectIcons
    private var looks: [LookKey: StateViewLook?] = [:]
    private var texts: [TextKey: ProjectViews.Texts] = [:]

    private struct LookKey: Hashable {
        let reader: PictureReader
        let profile: StateViewProfile
    }

    private struct TextKey: Hashable {
        let language: LanguageTag
        let brand: String?
        let profile: StateViewProfile
    }

    init(_ project: Project) throws(CommandFailure) {
        guard let measurer = ShapedTextMeasurer(FontLibrary(project.fonts)) else {
            throw .environment(
                "texts cannot be drawn; install HarfBuzz, ICU and fonts (libharfbuzz0b, libicu, fonts-inter, fonts-noto-core, "
                    + "fonts-noto-cjk)")
        }
        self.project = project
        self.measurer = measurer
        views = ProjectViews(project.readyForLookups())
        icons = ProjectIcons(project)
    }

    /// What could not be drawn, for the user; sorted.
    var problems: [String] { icons.problems.sorted() }

    func picture(of definition: StateViewDefinition, for reader: PictureReader) throws(CommandFailure) -> ViewPicture {
        let view = try resolved(definition, for: reader)
        let frames = StateViewLayout(view, measurer).frames(in: reader.screen)
        return ViewPicture(
            of: view, in: frames, measurer,
            icon: { [icons] in icons.icon($0, of: view) },
            mark: { [icons] in icons.mark($0) })
    }

    /// A picture for translators, with boxes around its texts and a list of them.
    func translatorPicture(of picture: ViewPicture) -> TranslatorPicture { TranslatorPicture(picture, measurer) }

    private func resolved(
        _ definition: StateViewDefinition, for reader: PictureReader
    ) throws(CommandFailure) -> ResolvedStateView {
        var environment = StateViewEnvironment(locales: [])
        environment.brand = reader.brand
        environment.scheme = reader.scheme
        environment.sizeCategory = reader.size
        environment.profile =
            definition.profile ?? project.configuration.stateViews.profile ?? environment.profile
        let look = try look(in: environment, reader)
        environment = environment.reading([reader.language], development: project.sourceLanguage)
        // Who names a language wants to see it, whatever the brand speaks.
        environment.localePolicy = .user
        let key = TextKey(language: reader.language, brand: reader.brand, profile: environment.profile)
        let found = texts[key] ?? views.texts(of: environment, environment.profile, look: look)
        texts[key] = found
        return views.resolve(definition, in: environment, look: look, texts: found)
    }

    private func look(
        in environment: StateViewEnvironment, _ reader: PictureReader
    ) throws(CommandFailure) -> StateViewLook? {
        var alike = reader
        // A look depends on neither.
        (alike.language, alike.screen) = (project.sourceLanguage, PictureReader.phone)
        let key = LookKey(reader: alike, profile: environment.profile)
        if let known = looks[key] { return known }
        let look = try project.pageLook(in: environment)
        looks[key] = .some(look)
        return look
    }
}
