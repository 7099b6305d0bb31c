import L10nLocale
import L10nProject
import L10nSource

/// Which findings of a run are reported: those in the paths, languages and brands that were asked for.
struct FindingFilter {
    private let prefixes: [String]
    private let locales: Set<String>
    private let brands: Set<String>

    /// - Throws: a usage error for languages and brands that the project does not have.
    init(_ project: Project, locales: [String], brands: [String]) throws {
        // Who asks for a resolver document means the files that it names.
        let themes = project.themes.filter { $0.origin == .document && project.requestedPaths.contains($0.path) }
        prefixes =
            project.requestedPaths.contains(".")
            ? [] : project.requestedPaths + themes.flatMap(\.sources).map(\.path)
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
        if !prefixes.isEmpty, !prefixes.contains(where: { PathText.isInside(finding.span.file, $0) }) { return false }
        if !locales.isEmpty, let locale = finding.subject.locale, !locales.contains(locale) { return false }
        if !brands.isEmpty, let brand = finding.subject.brand, !brands.contains(brand) { return false }
        return true
    }

    /// Whether findings of the project could be left out: for languages, brands, or files outside the paths.
    func leavesFindingsOut(of project: Project) -> Bool {
        if !locales.isEmpty || !brands.isEmpty { return true }
        guard !prefixes.isEmpty else { return false }
        return !project.files.allSatisfy { file in prefixes.contains { PathText.isInside(file, $0) } }
    }
}
