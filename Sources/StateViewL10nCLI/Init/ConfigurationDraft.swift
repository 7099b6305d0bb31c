import L10nLocale
import L10nLookup
import L10nProject
import L10nReporting
import L10nSource

/// The text of a first configuration: what a project has, with a comment on every choice.
struct ConfigurationDraft {
    /// What a language has to have so that its missing texts are errors, per thousand.
    static let requiredPermille = 900

    private let project: Project
    private let survey: ProjectSurvey
    private let hasBaseline: Bool
    /// The files that cannot be read, or not as a whole.
    private let broken: [String]

    /// - Parameter hasBaseline: whether what is found today is accepted in a file of its own.
    init(_ project: Project, hasBaseline: Bool = false) {
        self.project = project
        self.hasBaseline = hasBaseline
        survey = ProjectSurvey(project)
        // What an empty file lacks is known.
        broken =
            project.errors.map(\.path)
            + project.diagnostics.filter {
                $0.severity == .error && $0.rule.area == .syntax && $0.rule != .emptyFile
            }.map(\.span.file)
    }

    /// Whether there are tokens that are read once the draft is there.
    var namesDialect: Bool { survey.dialect != nil }

    /// The languages that have to be complete, the source language among them.
    var required: [String] { ([project.sourceLanguage] + ready).map(\.description).sorted() }

    /// Whether the draft asks all tables for the required languages: where some lie in folders that lack one, each is compared
    /// with the languages beside it, as without a configuration.
    var namesRequired: Bool { survey.commonLanguages.isSuperset(of: ready) }

    private var ready: [LanguageTag] { survey.languages.filter { isReady($0) }.map(\.tag) }

    /// The languages that are under way.
    var optional: [String] { unready.map(\.tag.description) }

    private var unready: [(tag: LanguageTag, permille: Int)] {
        survey.languages.filter { !isReady($0) }
    }

    /// Whether a language has nearly all texts, or files that cannot be read: how many it has is not known then.
    private func isReady(_ language: (tag: LanguageTag, permille: Int)) -> Bool {
        if language.permille >= Self.requiredPermille { return true }
        let name = language.tag.description
        let folders = [name, name.replacing("-", with: "_")].map { "/\($0).lproj/" }
        return broken.contains { path in folders.contains { "/\(path)".contains($0) } }
    }

    var text: String {
        let members = [languages, layers, messages, themes, baseline, rest].flatMap(\.self)
        var lines = ["{"]
        lines += [
            "  // What the tool found, to be corrected by you. Without this file everything below is guessed at each run;",
            "  // 'stateview-l10n doctor' says what is read, and why something is not.",
        ]
        // Comments may follow the last member, which has no comma.
        let last = members.lastIndex { !$0.hasPrefix("//") } ?? 0
        for (index, member) in members.enumerated() {
            let isComment = member.hasPrefix("//")
            lines += member.split(separator: "\n").map { "  " + $0 }
            if !isComment, index != last { lines[lines.count - 1] += "," }
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private var languages: [String] {
        var members = ["\"sourceLanguage\": \(Self.quoted(project.sourceLanguage.description))"]
        if survey.languages.isEmpty { return members }
        members.append(
            "// A text that a required language lacks is an error, one that an optional language lacks is a note.")
        if !unready.isEmpty {
            members.append("// These have less than 90 % of the texts; move one up when it is complete:")
            for chunk in unready.map({ "\($0.tag) \(Self.percent($0.permille))" }).chunks(of: 8) {
                members.append("//   " + chunk.joined(separator: ", "))
            }
        }
        if !namesRequired {
            members.append(
                "// Each folder of tables is to have the languages that it has. To ask all of them for the same languages:"
            )
            members.append("//   \"required\": \(Self.list(required))")
        }
        let lists = [("required", namesRequired ? required : []), ("optional", optional)].filter { !$0.1.isEmpty }
        if lists.isEmpty { return members }
        let written = lists.map { "  \"\($0)\": \(Self.list($1))" }.joined(separator: ",\n")
        members.append("\"locales\": {\n\(written)\n}")
        return members
    }

    private var layers: [String] {
        guard !survey.parts.isEmpty else {
            return [
                "// Texts of brands and journeys that override those of the app are layers of their own, lowest first:",
                "//   \"layers\": [",
                "//     { \"name\": \"acme\", \"kind\": \"brand\", \"brand\": \"acme\", \"paths\": [\"Brands/acme\"] },",
                "//     { \"name\": \"app\", \"kind\": \"app\", \"paths\": [\"App\"] }",
                "//   ]",
            ]
        }
        var layers = survey.parts.filter { $0.kind == .brand }.map(Self.layer)
        if !survey.otherFolders.isEmpty {
            layers.append("{ \"name\": \"app\", \"kind\": \"app\", \"paths\": \(Self.list(survey.otherFolders)) }")
        }
        layers += survey.parts.filter { $0.kind == .journey }.map(Self.layer)
        return [
            "// Lowest first: what a layer says counts more than what stands above it in this list.",
            "\"layers\": [\n" + layers.map { "  " + $0 }.joined(separator: ",\n") + "\n]",
        ]
    }

    private static func layer(_ part: ProjectSurvey.Part) -> String {
        let brand = part.kind == .brand ? "\"brand\": \(quoted(part.name)), " : ""
        return
            "{ \"name\": \(quoted(part.name)), \"kind\": \(quoted(part.kind.rawValue)), \(brand)\"paths\": [\(quoted(part.path))] }"
    }

    private var messages: [String] {
        guard !survey.messageTables.isEmpty else { return [] }
        return [
            "// Texts of these tables choose by plural or select, as ICU's MessageFormat does; all others are printf's.",
            "\"messages\": [{ \"tables\": \(Self.list(survey.messageTables)), \"notation\": \"mf1\" }]",
        ]
    }

    private var themes: [String] {
        var members: [String] = []
        if let theme = project.theme, theme.origin == .document {
            let path = project.configuration.pathFromFolder(theme.path)
            members.append("\"resolver\": \(Self.quoted(path))")
        }
        if let dialect = survey.dialect { members.append("\"dialect\": \(Self.quoted(dialect.rawValue))") }
        guard !members.isEmpty else { return [] }
        return ["\"themes\": { \(members.joined(separator: ", ")) }"]
    }

    /// The file of the baseline, in the folder of the configuration.
    static let baselineName = "l10n-baseline.json"

    private var baseline: [String] {
        guard hasBaseline else { return [] }
        return [
            "// What is accepted for now: 'check --write-baseline' takes out what was mended, and adds nothing.",
            "\"baseline\": \"\(Self.baselineName)\"",
        ]
    }

    private var rest: [String] {
        [
            "// Severities by rule or area ('stateview-l10n rules' lists them): error, warning, note or off.",
            "\"rules\": {\n  // \"area:text\": \"note\"\n}",
            "// The lowest severity that fails a build: error, warning, note or never.",
            "\"failOn\": \"error\"",
        ]
    }

    private static func percent(_ permille: Int) -> String { "\(permille / 10).\(permille % 10) %" }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map(quoted).joined(separator: ", ") + "]"
    }

    private static func quoted(_ text: String) -> String {
        var writer = JSONWriter()
        writer.text(text)
        return writer.output
    }
}

extension Array {
    fileprivate func chunks(of count: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: self.count, by: count).map { self[$0..<Swift.min($0 + count, self.count)] }
    }
}
