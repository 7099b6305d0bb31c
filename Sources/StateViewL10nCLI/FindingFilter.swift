import L10nLocale
import L10nProject
import L10nSource

/// Which findings of a run are reported: those in the paths, languages and brands that were asked for.
struct FindingFilter {
    /// nil where all paths were asked for.
    private let paths: PathSet?
    private let places: LanguagePlaces
    private let locales: Set<String>
    private let brands: Set<String>

    /// - Throws: a usage error for languages and brands that the project does not have.
    init(_ project: Project, locales: [String], brands: [String]) throws {
        // Who asks for a resolver document means the files that it names.
        let themes = project.themes.filter { $0.origin == .document && project.requestedPaths.contains($0.path) }
        let requested = project.requestedPaths
        paths =
            requested.isEmpty || requested.contains(".")
            ? nil : PathSet(requested + themes.flatMap(\.sources).map(\.path))
        places = paths == nil ? LanguagePlaces() : LanguagePlaces(project.catalog)
        // What is required and has no file is found missing.
        let required = project.configuration.locales.required?.map(\.value.canonical) ?? []
        let known = Set(project.locales + required).sorted().map(\.description)
        self.locales = try Set(
            locales.map { name in
                let tag = LanguageTag(name)?.canonical.description ?? name
                guard known.contains(tag) else {
                    try LocaleOption.checkPseudo(tag)
                    throw CommandFailure.usage(Unknown.message("language", name, among: known))
                }
                return tag
            })
        for brand in brands where !project.brands.contains(brand) {
            throw CommandFailure.usage(Unknown.message("brand", brand, among: project.brands))
        }
        self.brands = Set(brands)
    }

    func keeps(_ finding: Diagnostic) -> Bool {
        if let paths, !paths.holds(finding.span.file), !places.paths(of: finding).contains(where: paths.holds) {
            return false
        }
        if !locales.isEmpty, let locale = finding.subject.locale, !locales.contains(locale) { return false }
        if !brands.isEmpty, let brand = finding.subject.brand, !brands.contains(brand) { return false }
        return true
    }

    /// Whether findings of the project could be left out: for languages, brands, or files outside the paths.
    func leavesFindingsOut(of project: Project) -> Bool {
        if !locales.isEmpty || !brands.isEmpty { return true }
        guard let paths else { return false }
        return !project.files.allSatisfy(paths.holds)
    }
}
