import L10nSource
import L10nSyntax

/// Reads what a project remembers of the defaults that it overrides: the lock, and how keys were renamed.
struct UpstreamLoader {
    private(set) var upstream = Upstream()
    private(set) var diagnostics: [Diagnostic] = []
    private var reader: TokenFileReader

    var sources: [SourceFile] { reader.sources }
    var errors: [LoadError] { reader.errors }

    init(
        _ configuration: Configuration, _ folder: ProjectFolder, contents: [String: [UInt8]]? = nil,
        replacements: [String: [UInt8]] = [:]
    ) {
        reader = TokenFileReader(
            root: folder.root, confinement: folder.confinement, limit: configuration.limits.fileBytes,
            contents: contents, replacements: replacements)
        let settings = configuration.upstream
        func shown(_ name: String) -> String { folder.shown(PathText.join(folder.base, name)) }
        upstream.lockPath = shown(settings.lock?.value ?? OverrideLock.fileName)
        upstream.renames = settings.renames
        readLock(naming: settings.lock.flatMap { configuration.source?.span($0.range) })
        if let named = settings.renamesFile, let naming = configuration.source?.span(named.range) {
            readRenames(shown(named.value), naming: naming)
        }
        diagnostics += reader.diagnostics
    }

    private mutating func readLock(naming: SourceSpan?) {
        guard let file = reader.file(upstream.lockPath) else {
            if let naming, reader.errors.isEmpty { diagnostics.append(Self.missingLock(upstream.lockPath, at: naming)) }
            return
        }
        upstream.lockFile = file
        let parsed = OverrideLock.read(file)
        if parsed.diagnostics.isEmpty { upstream.lock = parsed.value }
        diagnostics += parsed.diagnostics
    }

    private mutating func readRenames(_ path: String, naming: SourceSpan) {
        guard let file = reader.file(path) else {
            if reader.errors.isEmpty { diagnostics.append(Self.missingRenames(path, at: naming)) }
            return
        }
        let tree = JSONTree.parse(file, dialect: .lineComments)
        var values = JSONObjectReader(invalidValue: .invalidConfiguration, unknownMember: .unknownConfigurationKey)
        values.add(syntax: tree.diagnostics)
        if !tree.value.root.isInvalid { upstream.renames = values.renames(tree.value.root) }
        diagnostics += values.diagnostics
    }
}

extension UpstreamLoader {
    private static func missingLock(_ path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.staleLockFile, "there is no lock \(Wording.quoted(path)); run 'stateview-l10n lock'", at: span)
    }

    private static func missingRenames(_ path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(.invalidConfiguration, "there is no file \(Wording.quoted(path)); correct the name", at: span)
    }
}

extension JSONObjectReader {
    /// An object of old and new names.
    mutating func renames(_ value: JSONValue) -> [String: String] {
        var renames: [String: String] = [:]
        dictionary(value) { reader, member in renames[member.name] = reader.text(member.value)?.value }
        return renames
    }
}
