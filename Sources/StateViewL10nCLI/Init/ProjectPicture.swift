import L10nCatalog
import L10nExchange
import L10nLocale
import L10nLookup
import L10nMessages
import L10nProject
import L10nSource
import StateViews
import TokenThemes

/// What `doctor` says of a project, a section for each kind of thing.
struct ProjectPicture {
    /// How many lines a list has before it is cut.
    private static let longest = 20

    private let project: Project
    private let unread: [LoadError]
    private let mistakes: [Diagnostic]
    private let machine: [String]

    /// - Parameters:
    ///   - unread: what could not be read.
    ///   - mistakes: what is wrong with the configuration.
    ///   - machine: what there is beside the tool itself.
    init(_ project: Project, unread: [LoadError], mistakes: [Diagnostic], machine: [String]) {
        self.project = project
        self.unread = unread
        self.mistakes = mistakes
        self.machine = machine
    }

    var text: String {
        let sections = [
            ("configuration", configuration), ("texts", texts), ("languages", languages), ("tokens", tokens),
            ("state views", views), ("left out", leftOut), ("machine", [ToolVersion.text] + machine),
        ]
        return sections.filter { !$0.1.isEmpty }.map { title, lines in
            "\(title)\n" + lines.map { "  \(Wording.visible($0))\n" }.joined()
        }.joined(separator: "\n")
    }

    private var configuration: [String] {
        guard let source = project.configuration.source else {
            return ["none, so that everything found is one app; 'stateview-l10n init' writes one"]
        }
        return [source.path] + mistakes.map { "\($0.severity.rawValue): \($0.message)" }
    }

    private var texts: [String] {
        let layers = project.catalog.layers
        return layers.flatMap { layer -> [String] in
            let tables = layer.bundles.flatMap { bundle in bundle.tables.map { (bundle, $0) } }
            if layer.isEmbedded { return ["defaults (built in): \(Wording.count(tables.count, "table", "tables"))"] }
            let name = "\(layer.name) (\(layer.kind.rawValue))"
            if tables.isEmpty { return ["\(name): no texts"] }
            return Self.cut(
                tables.map { bundle, table in
                    let place = bundle.path.isEmpty ? table.name : bundle.path + "/" + table.name
                    let languages = Set(table.columns.map(\.tag)).count
                    return "\(name): \(place), \(Wording.count(table.keys.count, "key", "keys")) in "
                        + Wording.count(languages, "language", "languages")
                })
        }
    }

    private var languages: [String] {
        let tags = project.locales.filter { PseudoLocale($0) == nil }
        guard !tags.isEmpty else { return [] }
        let coverage = TextCoverage(project, tags: tags.filter { $0 != project.sourceLanguage }).languages
        let rows = coverage.map { language in
            "\(language.tag): \(StatusTable.percent(language.count)) % translated, \(demand(for: language.tag))"
        }
        return ["\(project.sourceLanguage): the language that developers write"] + rows
    }

    private func demand(for tag: LanguageTag) -> String {
        switch project.demands.demand(for: tag) {
        case .required:
            project.configuration.locales.required == nil ? "required where a folder of tables has it" : "required"
        case .optional: "optional"
        case .undeclared: "not asked for"
        }
    }

    private var tokens: [String] {
        var lines = project.themes.filter { $0.origin != .defaults }.map { theme in
            let modifiers = theme.theme.modifiers.map { modifier in
                "\(modifier.name) \(modifier.contexts.joined(separator: ", "))"
            }
            let parts = [Wording.count(theme.theme.tokens.paths.count, "token", "tokens")] + modifiers
            let lock = theme.lock?.file.map { "; lock \($0.path)" } ?? ""
            return "\(theme.path): \(parts.joined(separator: "; "))\(lock)"
        }
        if project.themeLock != nil { lines.append("a lock in place of a theme") }
        return Self.cut(lines)
    }

    private var views: [String] {
        let stateViews = project.stateViews
        let spans = stateViews.views.map(\.span.file) + stateViews.screens.map(\.span.file)
        return Self.cut(
            Set(spans).sorted().map { file in
                let views = stateViews.views.count { $0.span.file == file }
                let screens = stateViews.screens.count { $0.span.file == file }
                return
                    "\(file): \(Wording.count(views, "view", "views")), \(Wording.count(screens, "screen", "screens"))"
            })
    }

    private var leftOut: [String] {
        let interfaces = project.leftOut.filter { $0.reason == .untranslated }.map { Self.place($0.path) }
        let copied = Dictionary(grouping: interfaces) { $0 }.filter { $1.count > 1 }
        let passed = project.leftOut.map { item in
            switch item.reason {
            case .excluded: "\(item.path): the configuration excludes it"
            case .others: "\(item.path): by its name it holds what others wrote or a build made"
            case .exchange:
                "\(item.path): files of translators are judged when they come back; 'import --dry-run' does"
            case .untranslated where copied[Self.place(item.path)] != nil:
                "\(item.path): each language has its own copy, whose texts are compared with none"
            case .untranslated: "\(item.path): no language translates it, so that its texts are compared with none"
            case .otherDocuments: "\(item.path): 'stateViews.documents' names others"
            case .unbuilt: "\(item.path): no project of Xcode builds it"
            case .twin: "\(item.path): it is read by another name, as a link leads from one to the other"
            case .brokenLink: "\(item.path): the link leads nowhere"
            case .ownConfiguration: "\(item.path): it has a configuration of its own; 'check' judges it by that"
            }
        }
        let unread = unread.map { "\($0.path): could not be read: \($0.reason)" }
        var files: Set<String> = []
        let damaged = project.damage.filter { files.insert($0.span.file).inserted }.map { finding in
            "\(finding.span.file): not read, or not to its end: \(finding.message)"
        }
        let unjudged = project.diagnostics.filter { $0.rule == .unjudgedPath || $0.rule == .unassignedFile }
        return unread + damaged + unjudged.map(\.message) + Self.cut(passed)
    }

    /// A file's path without the folder of its language.
    private static func place(_ path: String) -> String {
        let folder = PathText.parent(of: path)
        guard folder.hasSuffix(".lproj") else { return path }
        return PathText.join(PathText.parent(of: folder), PathText.name(of: path))
    }

    private static func cut(_ lines: [String]) -> [String] {
        guard lines.count > longest else { return lines }
        return lines.prefix(longest) + ["and \(lines.count - longest) more"]
    }
}

extension Project {
    /// What keeps files of texts or tokens from being read as they are meant.
    var damage: [Diagnostic] { diagnostics.filter { $0.isHard && $0.severity == .error && $0.rule.area == .syntax } }
}
