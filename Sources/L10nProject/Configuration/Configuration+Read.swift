import L10nCatalog
package import L10nSource
import L10nSyntax

extension Configuration {
    /// The name under which the file is looked for.
    package static let fileName = "stateview-l10n.json"

    /// Reads a configuration file. Every mistake is a diagnostic; what cannot be read keeps its default.
    /// - Parameters:
    ///   - folder: the folder that holds the file, as reports print it.
    ///   - opening: opens the files that it builds on; nil where they are of no interest.
    package static func read(_ file: SourceFile, folder: String, opening: Opening? = nil) -> Parsed<Configuration> {
        var configuration = Configuration(source: file, folder: folder)
        let diagnostics = configuration.read(file, opening, chain: [file.path])
        return Parsed(configuration, diagnostics: diagnostics)
    }

    /// Takes over the settings of a file, those that it builds on first.
    /// - Parameter chain: the files that build on it, and itself.
    mutating func read(_ file: SourceFile, _ opening: Opening?, chain: [String]) -> [Diagnostic] {
        let tree = JSONTree.parse(file, dialect: .lineComments)
        var reader = ConfigurationReader(
            invalidValue: .invalidConfiguration, unknownMember: .unknownConfigurationKey)
        reader.add(syntax: tree.diagnostics)
        if !tree.value.root.isInvalid {
            inherit(from: tree.value.root, of: file, opening, chain: chain, &reader)
            read(tree.value.root, &reader)
            ownPatterns = OwnPattern.all(in: tree.value.root)
        }
        return reader.diagnostics
    }

    /// The members that a file may have.
    package static var keys: [String] { (languages + appearance + texts + checking).map(\.name) }

    private mutating func read(_ root: JSONValue, _ reader: inout ConfigurationReader) {
        var result = self
        let settings = Self.languages + Self.appearance + Self.texts + Self.checking
        reader.object(
            root,
            fields: settings.map { setting in
                (setting.name, { reader, value in setting.read(&result, &reader, value) })
            })
        self = result
    }

    /// A member of the file, and what to do with its value.
    private typealias Setting = (
        name: String, read: (inout Configuration, inout ConfigurationReader, JSONValue) -> Void
    )

    private static var languages: [Setting] {
        [
            ("$schema", { _ = $1.text($2) }),
            // What it names has been taken over before.
            ("extends", { _, _, _ in }),
            (
                "sourceLanguage",
                { result, reader, value in
                    let tag = reader.tag(value)
                    result.sourceLanguage = tag?.value
                    result.sourceLanguageRange = tag?.range
                }
            ),
            ("locales", { $0.locales = $1.locales($2) }),
            ("layers", { $0.layers = $1.layers($2) }),
            ("embeddedDefaults", { $0.usesEmbeddedDefaults = $1.flag($2) ?? true }),
            ("tables", { $0.tables = $1.texts($2).map(\.value) }),
            ("overridePrefixes", { $0.overridePrefixes = $1.texts($2).map(\.value) }),
            ("upstream", { $0.upstream = $1.upstream($2) }),
            ("lookup", { $0.lookupOrder = $1.lookupOrder($2) ?? $0.lookupOrder }),
        ]
    }

    private static var appearance: [Setting] {
        [
            ("themes", { $0.themes = $1.themes($2) }),
            ("stateViews", { $0.stateViews = $1.stateViews($2) }),
            ("tokens", { $0.publicTokens = $1.publicTokens($2) ?? $0.publicTokens }),
            (
                "brands",
                { result, reader, value in
                    result.brands = reader.names(value)
                    result.brandNames = reader.brandNames(value)
                }
            ),
            ("schemes", { $0.schemes = $1.texts($2) }),
            ("contrast", { $0.contrast = $1.contrast($2) }),
            ("fonts", { $0.fonts = $1.fonts($2) }),
        ]
    }

    private static var texts: [Setting] {
        [
            ("limits", { $0.limits = $1.limits($2) }),
            ("plurals", { $0.plurals = $1.plurals($2) }),
            ("keys", { $0.keys = $1.keys($2) }),
            ("messages", { $0.messages = $1.array($2) { $0.messageSetting($1) } }),
            ("platforms", { $0.namedPlatforms = $1.array($2) { $0.choice($1, of: Platform.self) } }),
            ("glossary", { $0.protectedTerms = ProtectedTerms($1.glossary($2)) }),
        ]
    }

    private static var checking: [Setting] {
        [
            ("rules", { $0.rules += $1.ruleSettings($2) }),
            ("customRules", { $0.add($1.customRules($2)) }),
            ("exceptions", { $0.exceptions += $1.array($2) { $0.exception($1) } }),
            ("exclude", { $0.exclude += $1.paths($2) }),
            ("baseline", { $0.baseline = $1.text($2) }),
            (
                "failOn",
                { result, reader, value in
                    guard let threshold = reader.choice(value, of: FailureThreshold.self) else { return }
                    result.failOn = threshold.severity
                }
            ),
        ]
    }
}

/// The lowest severity that makes the exit status 1.
package enum FailureThreshold: String, Sendable, CaseIterable {
    case error
    case warning
    case note
    case never

    package var severity: Severity? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case .never: nil
        }
    }
}
