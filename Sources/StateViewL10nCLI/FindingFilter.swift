import L10nLocale
import L10nProject
import L10nSource

/// Which findings of a run are reported: those in the paths, languages and brands that were asked for, and of the owners.
struct FindingFilter {
    /// nil where all paths were asked for.
    private let paths: PathSet?
    /// nil where the files of all owners were asked for.
    private let owned: OwnedFiles?
    private let places: LanguagePlaces
    private let measure: MissingMeasure
    private let locales: Set<String>
    private let brands: Set<String>
    /// Whether the file of the last finding was asked for: those of a file come one behind the other.
    private var last: (path: String, isHeld: Bool)?

    /// Why languages or brands were asked for that the project does not have: one of several may have them.
    private(set) var failure: CommandFailure?

    /// - Parameter root: the absolute path of the folder that reported paths start from.
    init(
        _ project: Project, locales: [String] = [], brands: [String] = [], owners: [String] = [], root: String = "/"
    ) {
        // Who asks for a resolver document means the files that it names.
        let themes = project.themes.filter { $0.origin == .document && project.requestedPaths.contains($0.path) }
        let requested = project.requestedPaths
        let paths =
            requested.isEmpty || requested.contains(".")
            ? nil : PathSet(requested + themes.flatMap(\.sources).map(\.path))
        self.paths = paths
        places = paths == nil && owners.isEmpty ? LanguagePlaces() : LanguagePlaces(project)
        // What is required and has no file is found missing.
        let required = project.configuration.locales.required?.map(\.value.canonical) ?? []
        let known = Set(project.locales + required).sorted().map(\.description)
        let tags = locales.map { LanguageTag($0)?.canonical.description ?? $0 }
        self.locales = Set(tags)
        self.brands = Set(brands)
        var owned: OwnedFiles?
        do throws(CommandFailure) {
            for (tag, name) in zip(tags, locales) where !known.contains(tag) {
                try LocaleOption.checkPseudo(tag)
                throw CommandFailure.usage(Unknown.message("language", name, among: known))
            }
            for brand in brands where !project.brands.contains(brand) {
                throw CommandFailure.usage(Unknown.message("brand", brand, among: project.brands))
            }
            if !owners.isEmpty { owned = try OwnedFiles(project, owners: owners, root: root) }
        } catch {
            failure = error
        }
        self.owned = owned
        measure =
            paths == nil && owned == nil && locales.isEmpty
            ? .none
            : MissingMeasure(project, locales: Set(tags)) { path in
                (paths?.holds(path) ?? true) && (owned?.holds(path) ?? true)
            }
    }

    /// Why a report without findings says nothing: none of the files is the owners' who were asked for.
    func emptiness(of owners: [String]) -> CommandFailure? {
        guard let owned, owned.isEmpty else { return nil }
        let names = Wording.list(owners.map { Wording.quoted($0) }, "or")
        return CommandFailure(
            status: .findings,
            message: "no file of the project belongs to \(names); correct CODEOWNERS, or leave out --owner")
    }

    /// Whether a finding is in what was asked for, or says why nothing of that could be judged.
    mutating func keeps(_ finding: Diagnostic) -> Bool { isAsked(finding) || measure.explains(finding) }

    private mutating func isAsked(_ finding: Diagnostic) -> Bool {
        if let paths, !isHeld(finding.span.file, by: paths), !isAboutText(finding, paths.holds) { return false }
        if let owned, !owned.holds(finding.span.file), !isAboutText(finding, owned.holds) { return false }
        let languages = locales.isEmpty ? [] : finding.subject.languages
        if !languages.isEmpty, locales.isDisjoint(with: languages) { return false }
        if !brands.isEmpty, let brand = finding.subject.brand, !brands.contains(brand) { return false }
        return true
    }

    /// Whether a finding is about a text that one of some files lacks.
    private func isAboutText(_ finding: Diagnostic, _ holds: (String) -> Bool) -> Bool {
        places.paths(of: finding).contains(where: holds)
    }

    private mutating func isHeld(_ path: String, by paths: PathSet) -> Bool {
        if let last, last.path == path { return last.isHeld }
        let isHeld = paths.holds(path)
        last = (path, isHeld)
        return isHeld
    }

    /// Whether findings of the project could be left out: for languages, brands, owners, or files outside the paths.
    func leavesFindingsOut(of project: Project) -> Bool {
        if !locales.isEmpty || !brands.isEmpty || owned != nil { return true }
        guard let paths else { return false }
        return !project.files.allSatisfy(paths.holds)
    }
}
