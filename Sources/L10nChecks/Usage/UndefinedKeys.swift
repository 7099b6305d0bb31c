import L10nCatalog
package import L10nProject
package import L10nSource
package import L10nUsage

/// The keys that are asked for and not there, each with all places that ask for it.
package struct UndefinedKeys: Sendable {
    package struct Group: Sendable {
        /// The first use.
        package let use: KeyUse
        package let key: String
        package fileprivate(set) var places: [SourceSpan]
        /// A key that differs from it in the types of its values alone.
        package let twin: String?
        /// The table that it is looked up in, where the project has none of that name.
        package let missingTable: String?
        /// The folder of the bundle that has it, where it is asked for in that of a module that lacks it.
        package let otherBundle: String?
        /// Whether all readers of the app read one language.
        package let isInOneLanguage: Bool
    }

    private struct Name: Hashable {
        var table: KeyUse.Table
        var key: KeyPattern
    }

    private let usage: ProjectUsage
    private let embedded: [CatalogTable]
    private let apps: AppFolders
    /// Whether the app is translated, and the table that look-ups mean without naming one is not there.
    private let lacksUsualTable: Bool
    /// Whether the project is made of packages, and the app that uses them is not here.
    private let isLibrary: Bool
    /// The folders of the packages.
    private let packages: Set<String>
    private var numbers: [Name: Int] = [:]
    /// What stands before the first point of each key that has one.
    private lazy var firstParts: Set<Substring> = Set(
        usage.index.tables.lazy.flatMap(\.keys).compactMap { key in key.firstIndex(of: ".").map { key[..<$0] } })
    package private(set) var groups: [Group] = []

    package init(_ usage: ProjectUsage, _ project: Project) {
        self.usage = usage
        embedded = project.catalog.layers.filter(\.isEmbedded).flatMap(\.bundles).flatMap(\.tables)
        apps = AppFolders(usage, project)
        lacksUsualTable = Self.lacksUsualTable(usage, project)
        isLibrary = Self.isLibrary(usage.sources.files)
        packages = Set(
            usage.sources.files.map(\.path).filter { PathText.name(of: $0) == "Package.swift" }.map(PathText.parent))
        let answers = OtherLookups(usage.index)
        for (use, match) in zip(usage.index.uses, usage.index.matches)
        where use.kind == .lookup && (!match.keys.isEmpty || !answers.answer(use, match)) {
            look(at: use, match, of: project)
        }
    }

    private mutating func look(at use: KeyUse, _ match: UsageIndex.Match, of project: Project) {
        let other = otherBundle(use, match)
        guard match.keys.isEmpty || other != nil, use.key.isTranslatable, !use.key.parts.contains(.anything),
            !project.isTest(use.span.file), isJudged(use, match)
        else { return }
        let name = Name(table: use.table, key: use.key)
        if let number = numbers[name] {
            groups[number].places.append(use.span)
            return
        }
        let written = use.key.written
        // The tables of the index leave embedded layers out, whose texts code may ask for too.
        guard !embedded.contains(where: { $0.keys.find(written) != nil }) else { return }
        let twin = match.twins.first.map { usage.index.tables[$0.table].keys[$0.key] }
        // Where most literals of views have no text in a table, one without is shown as it is on purpose.
        let mayBeName = KeyShape(written) == .identifier && !use.isTextWithValues
        if use.isImplicit, twin == nil, !mayBeName, !apps.translatesLiterals(use.span.file) { return }
        if use.isImplicit, !use.key.holdsWord || Self.isNameOfFile(written) || Self.isNameOfService(written) { return }
        if use.isImplicit, isNameOfHost(written) { return }
        numbers[name] = groups.count
        let table: String? = if !match.hasTable, case .named(let name) = use.table { name } else { nil }
        groups.append(
            Group(
                use: use, key: written, places: [use.span], twin: twin, missingTable: table, otherBundle: other,
                isInOneLanguage: apps.hasOneLanguage(use.span.file)))
    }

    /// Whether a text is a brand with the end of its address, such as `Duck.ai` or `Booking.com`, and no key.
    private static func isNameOfService(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[0].first, first.isUppercase else { return false }
        return ["com", "org", "net", "io", "ai", "app", "dev", "co", "tv", "me", "fm"].contains(parts[1])
    }

    /// Whether a text is the name of a machine or of an app as people type it, such as `smtp.example.com:587`, and none of the keys in
    /// the tables begins like it.
    private mutating func isNameOfHost(_ text: String) -> Bool {
        guard text.contains(".") else { return false }
        let ends = Self.endsOfHosts
        let port = text.split(separator: ":", omittingEmptySubsequences: false)
        guard port.count <= 2, port.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else {
            return false
        }
        let parts = port[0].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let isPart = { (part: String) in
            !part.isEmpty && part.utf8.allSatisfy { $0 < 0x80 }
                && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
        guard parts.count > 1, parts.allSatisfy(isPart),
            ends.contains(parts[parts.count - 1]) || parts.count > 2 && ends.contains(parts[0])
        else { return false }
        return !firstParts.contains(parts[0][...])
    }

    private static let endsOfHosts: Set<String> = ["com", "org", "net", "io", "local"]

    /// Whether a text is the name of a file that people are shown, such as `README.md`.
    private static func isNameOfFile(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty
            && ["html", "json", "md", "plist", "swift", "txt", "xml", "yaml", "yml"].contains(parts[1])
    }

    /// Whether the project could have the table at all.
    private func isJudged(_ use: KeyUse, _ match: UsageIndex.Match) -> Bool {
        if asksOtherApp(use) { return false }
        if match.hasTable { return true }
        // An app without any table is not localized, and what another bundle has is not known.
        guard case .named(let table) = use.table, use.bundle != .any else { return false }
        guard table == Self.usualTable else { return !usage.tables.isEmpty }
        return lacksUsualTable && !use.isImplicit && !use.hasDefault
    }

    /// Whether a target of a package that has no texts of its own asks the app, which is not here.
    private func asksOtherApp(_ use: KeyUse) -> Bool {
        guard isLibrary, use.bundle == .main, let target = Self.target(of: use.span.file) else { return false }
        return !usage.tables.contains { $0.bundle.path == target || $0.bundle.path.hasPrefix(target + "/") }
    }

    /// The bundle that has what a target of a package looks up in its own; nil where that has it, or has no such table.
    private func otherBundle(_ use: KeyUse, _ match: UsageIndex.Match) -> String? {
        guard use.isOfModule, case .named(let table) = use.table, let first = match.keys.first,
            let target = Self.target(of: use.span.file),
            packages.contains(PathText.parent(of: PathText.parent(of: target)))
        else { return nil }
        func isOwn(_ bundle: String) -> Bool { bundle == target || bundle.hasPrefix(target + "/") }
        guard usage.index.tables.contains(where: { $0.name == table && isOwn($0.bundle) }),
            !match.keys.contains(where: { isOwn(usage.index.tables[$0.table].bundle) })
        else { return nil }
        return usage.index.tables[first.table].bundle
    }

    /// The folder of the target that a file of a package belongs to.
    private static func target(of path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let sources = parts.lastIndex(of: "Sources"), sources + 2 < parts.count else { return nil }
        return parts[...(sources + 1)].joined(separator: "/")
    }

    private static func isLibrary(_ files: [SourceFile]) -> Bool {
        let names = Set(files.map { PathText.name(of: $0.path) })
        guard names.contains("Package.swift"), names.isDisjoint(with: projectFiles) else { return false }
        // Swift Playgrounds describes an app by a package.
        return !files.contains { file in
            PathText.name(of: file.path) == "Package.swift"
                && String(decoding: file.bytes, as: UTF8.self).contains("iOSApplication")
        }
    }

    /// The files from which Xcode, Tuist and XcodeGen make apps.
    private static let projectFiles: Set<String> = [
        "project.pbxproj", "Project.swift", "project.yml", "project.yaml", "project.json",
    ]

    /// The table that look-ups mean without naming one.
    package static let usualTable = "Localizable"

    /// Whether other tables have two languages, and no file that could hold this one was passed over.
    private static func lacksUsualTable(_ usage: ProjectUsage, _ project: Project) -> Bool {
        guard usage.tables.contains(where: { !$0.translations.isEmpty && $0.sourceLanguage != nil }) else {
            return false
        }
        func isOfTable(_ path: String) -> Bool { PathText.stem(of: path) == usualTable }
        // What a folder holds that was passed over is not known.
        let isPassedOver = project.leftOut.contains {
            isOfTable($0.path) || $0.reason == .excluded || $0.reason == .ownConfiguration
        }
        return !isPassedOver && !project.sources.keys.contains(where: isOfTable)
            && !project.errors.contains { isOfTable($0.path) }
    }
}

/// Places of which a function looks one key up in several tables, such as the app's and then its own: it is there where one has it.
private struct OtherLookups {
    private struct Place: Hashable {
        let span: SourceSpan
        let key: KeyPattern

        init(_ use: KeyUse) {
            span = use.span
            key = use.key
        }
    }

    /// Of the places where a look-up finds nothing, those where another one does.
    private var found: Set<Place> = []
    /// And those where another one has its table.
    private var withTable: Set<Place> = []

    init(_ index: UsageIndex) {
        let uses = zip(index.uses, index.matches)
        let missed = Set(uses.lazy.filter { $0.0.kind == .lookup && $0.1.keys.isEmpty }.map { Place($0.0) })
        if missed.isEmpty { return }
        for (use, match) in uses where use.kind == .lookup && match.hasTable {
            let place = Place(use)
            guard missed.contains(place) else { continue }
            if match.keys.isEmpty { withTable.insert(place) } else { found.insert(place) }
        }
    }

    /// Whether another look-up of the place finds the key, or tells that it is missing.
    func answer(_ use: KeyUse, _ match: UsageIndex.Match) -> Bool {
        let place = Place(use)
        return found.contains(place) || !match.hasTable && withTable.contains(place)
    }
}

extension KeyUse {
    /// Whether a view shows a text with values in it, which is no name, whatever stands around them.
    var isTextWithValues: Bool { isImplicit && key.parts.contains { if case .specifier = $0 { true } else { false } } }
}

extension KeyPattern {
    /// Whether there is a word in it (SC-30).
    var isTranslatable: Bool {
        parts.contains { part in
            guard case .text(let text) = part else { return false }
            return SpecifierScan.normalized(text).text.contains(where: \.isLetter)
        }
    }

    /// Whether it has a word of a language, which an address and a number with its unit, such as `1080p`, are not.
    fileprivate var holdsWord: Bool {
        parts.contains { part in
            guard case .text(let text) = part else { return false }
            return text.split(whereSeparator: \.isWhitespace).contains { piece in
                piece.contains(where: \.isLetter) && piece.first?.isNumber == false && !piece.contains("://")
            }
        }
    }

    /// The key as people may write it: a value whose type nobody knows as an object.
    var written: String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .specifier(let specifier): specifier ?? "%@"
            case .anything: "*"
            }
        }.joined()
    }
}
