import L10nCatalog
package import L10nProject
package import L10nSource
import L10nSyntax
package import L10nUsage

/// Reads the files of a project that use keys.
package struct UsageScan: Sendable {
    /// Reads a file of Swift; nil where the tool was built without its parser.
    package typealias SwiftReading = @Sendable (SourceFile) -> SwiftFacts

    private let swift: SwiftReading?

    package init(swift: SwiftReading?) {
        self.swift = swift
    }

    /// Whether all kinds of files can be read that the project has.
    package func readsAll(of project: Project) -> Bool {
        swift != nil || project.usageSources.files(.swift).isEmpty
    }

    /// What the sources of a project say about its keys; nil where there are none.
    package func usage(of project: Project, jobs: Int) async -> ProjectUsage? {
        let sources = project.usageSources
        guard sources.files.contains(where: \.kind.isCode) else { return nil }
        let reader = FileReader(swift: swift, project)
        let reading = await sources.read(sources.files, jobs: jobs, isRemembered: { $0.kind.saysAllByItself }) {
            file, source in reader.read(source, file.kind)
        }
        var result = ProjectUsage.Sources()
        result.files = reading.results.map(\.0)
        result.errors = reading.errors
        result.diagnostics = reading.diagnostics
        result.unread = reading.errors.map(\.path) + reading.diagnostics.map(\.span.file)
        var parts = Parts()
        for (source, part) in reading.results {
            switch part {
            case .swift(let facts): result.suppressions += facts.suppressions.map { (source, $0) }
            case .objectiveC: result.suppressions += CSuppressions(source).suppressions.map { (source, $0) }
            case .uses: break
            case .unread(let reason):
                // A test may have broken files on purpose.
                if reason != nil, project.isTest(source.path) { continue }
                result.unread.append(source.path)
                result.diagnostics += [reason].compactMap(\.self)
            }
            parts.add(part, of: source)
        }
        if reading.errors.isEmpty {
            result.diagnostics += Self.unmatchedNames(of: project.configuration, in: result.files)
        }
        let functions = project.configuration.keys.functions.compactMap { NamedFunction($0) }
        var usage = UsageLinker.usage(
            of: parts.swift, functions: functions, insertions: Self.insertions(of: project.configuration),
            tables: Self.symbolTables(of: project))
        usage.add(parts.uses)
        let objectiveCReader = ObjectiveCReader(
            ObjectiveCContext(parts.declarations, macroNames: parts.macroNames + functions.map(\.name)))
        let bytes = parts.objectiveC.reduce(0) { $0 + $1.bytes.count }
        for uses in await Parallel.map(
            parts.objectiveC, jobs: Parallel.jobs(jobs, for: bytes, least: 1 << 17), { objectiveCReader.uses(in: $0) })
        {
            usage.add(uses)
        }
        return ProjectUsage(project, usage, result)
    }

    private static func insertions(of configuration: Configuration) -> [ValueInsertion] {
        configuration.keys.arguments.sorted { $0.key < $1.key }.compactMap { name, style in
            NamedFunction(name).map { ValueInsertion($0, style) }
        }
    }

    /// Functions and attributes that the configuration names, and whose names stand in no file.
    private static func unmatchedNames(of configuration: Configuration, in files: [SourceFile]) -> [Diagnostic] {
        guard let source = configuration.source else { return [] }
        return configuration.ownPatterns.filter { $0.target == .code }.compactMap { pattern in
            let word = Array((NamedFunction(pattern.text.value)?.name ?? pattern.text.value).utf8)
            // A single letter stands everywhere.
            guard word.count > 1, !files.contains(where: { ByteSearch.contains(word, in: $0.bytes.span) }) else {
                return nil
            }
            return pattern.finding(in: source)
        }
    }

    private static func ownTables(of project: Project) -> [CatalogTable] {
        project.catalog.layers.filter { !$0.isEmbedded }.flatMap(\.bundles).flatMap(\.tables)
    }

    private static func symbolTables(of project: Project) -> [SymbolTable] {
        ownTables(of: project).map { table in
            SymbolTable(name: table.name, symbols: table.columns.flatMap(\.fragment.symbols)) {
                table.keys.ids.map { table.keys[$0] }
            }
        }
    }

    /// What one file says by itself.
    private enum Part: Sendable {
        case swift(SwiftFacts)
        case objectiveC(ObjectiveCDeclarations)
        case uses([KeyUse], macroNames: [String] = [])
        /// Nobody knows what it uses, and why; nil where the tool reads no such files.
        case unread(Diagnostic?)
    }

    /// What the files say by themselves.
    private struct Parts {
        var swift: [SwiftFacts] = []
        var declarations: [ObjectiveCDeclarations] = []
        var objectiveC: [SourceFile] = []
        var uses: [KeyUse] = []
        var macroNames: [String] = []

        mutating func add(_ part: Part, of source: SourceFile) {
            switch part {
            case .swift(let facts): swift.append(facts)
            case .objectiveC(let own):
                declarations.append(own)
                objectiveC.append(source)
            case .uses(let own, let names):
                uses += own
                macroNames += names
            case .unread: break
            }
        }
    }

    /// Reads one file after the other, each by its kind.
    private struct FileReader: Sendable {
        private let swift: SwiftReading?
        private let attributes: Set<String>
        /// Where the paths of reports start.
        private let root: String
        /// The keys of all tables, which data may name.
        private let keys: Set<String>

        init(swift: SwiftReading?, _ project: Project) {
            self.swift = swift
            attributes = Set(project.configuration.keys.attributes)
            root = project.root
            keys = Set(UsageScan.ownTables(of: project).flatMap { table in table.keys.ids.map { table.keys[$0] } })
        }

        func read(_ source: SourceFile, _ kind: SourceKind) -> Part {
            // Whatever it is to become, it asks for nothing. What an interface file showed has translations, though.
            if source.bytes.isEmpty, kind != .interface { return .uses([]) }
            // Whoever has no key to it, as a build of a fork, is warned and not stopped.
            if FileSystem.isEncrypted(source.bytes) {
                return unread(FileSystem.encryption, at: source.span(SourceRange(at: 0)))
            }
            return switch kind {
            case .swift: swift.map { part(source, $0) } ?? .unread(nil)
            case .objectiveC: .objectiveC(ObjectiveCDeclarations(source))
            case .interface:
                part(
                    InterfaceReader.uses(in: source, keyPaths: attributes, at: PathText.join(root, source.path)))
            case .intents: part(PropertyListUses.intentUses(in: source))
            case .settings: part(PropertyListUses.settingsUses(in: source))
            case .propertyList: part(PropertyListUses.uses(in: source))
            case .buildSettings:
                .uses(BuildSettings.uses(in: source), macroNames: BuildSettings.macroNames(in: source))
            case .stateViews: .uses(DataUses.stateViewUses(in: source))
            case .data: .uses(DataUses.mentions(in: source) { keys.contains($0) })
            }
        }

        private func part(_ source: SourceFile, _ read: SwiftReading) -> Part {
            let place = SwiftDepth.excess(in: source.bytes)
            let facts = place == nil ? read(source) : nil
            if let facts, !facts.isCut { return .swift(facts) }
            return unread(
                "the code is nested too deep; break it up", at: source.span(place ?? SourceRange(at: 0)))
        }

        private func part(_ parsed: Parsed<[KeyUse]>) -> Part {
            guard let error = parsed.diagnostics.first(where: { $0.severity == .error }) else {
                return .uses(parsed.value)
            }
            return unread(error.message, at: error.span, error.notes)
        }

        /// A file that breaks off says nothing about what it would have used. No app need have it, so that this is told by
        /// the rule that cannot judge.
        private func unread(_ problem: String, at span: SourceSpan, _ notes: [DiagnosticNote] = []) -> Part {
            .unread(
                Diagnostic(
                    .unusedKey, "no key that this file may use is judged: \(problem)", at: span,
                    cause: "unread-file", notes: notes))
        }
    }
}

extension CodeUsage {
    /// Takes the uses of a file in; a look-up whose key is a value is none.
    fileprivate mutating func add(_ others: [KeyUse]) {
        for use in others {
            if use.kind != .mention, use.key.parts == [.anything] {
                dynamic.append(DynamicLookup(table: use.table, way: use.way, at: use.span))
            } else {
                uses.append(use)
            }
        }
    }
}

extension SourceKind {
    /// Whether keys are asked for in files of this kind, rather than named for the system.
    fileprivate var isCode: Bool { self == .swift || self == .objectiveC || self == .interface }

    /// Whether what is read of a file depends neither on the configuration nor on the tables.
    fileprivate var saysAllByItself: Bool { self == .swift || self == .objectiveC }
}
