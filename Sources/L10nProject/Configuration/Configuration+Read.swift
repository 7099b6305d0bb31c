import L10nCatalog
package import L10nSource
import L10nSyntax

extension Configuration {
    /// The name under which the file is looked for.
    package static let fileName = "stateview-l10n.json"

    /// Reads a configuration file. Every mistake is a diagnostic; what cannot be read keeps its default.
    /// - Parameter folder: the folder that holds the file, as reports print it.
    package static func read(_ file: SourceFile, folder: String) -> Parsed<Configuration> {
        let tree = JSONTree.parse(file, dialect: .lineComments)
        var reader = ConfigurationReader(
            invalidValue: .invalidConfiguration, unknownMember: .unknownConfigurationKey)
        reader.add(syntax: tree.diagnostics)
        var configuration = Configuration(source: file, folder: folder)
        if !tree.value.root.isInvalid { configuration.read(tree.value.root, &reader) }
        return Parsed(configuration, diagnostics: reader.diagnostics)
    }

    private mutating func read(_ root: JSONValue, _ reader: inout ConfigurationReader) {
        var result = self
        reader.object(
            root,
            fields: [
                ("$schema", { reader, value in _ = reader.text(value) }),
                (
                    "sourceLanguage",
                    { reader, value in
                        let tag = reader.tag(value)
                        result.sourceLanguage = tag?.value
                        result.sourceLanguageRange = tag?.range
                    }
                ),
                ("locales", { reader, value in result.locales = reader.locales(value) }),
                ("layers", { reader, value in result.layers = reader.layers(value) }),
                ("embeddedDefaults", { reader, value in result.usesEmbeddedDefaults = reader.flag(value) ?? true }),
                ("tables", { reader, value in result.tables = reader.texts(value).map(\.value) }),
                ("overridePrefixes", { reader, value in result.overridePrefixes = reader.texts(value).map(\.value) }),
                (
                    "lookup",
                    { reader, value in
                        reader.object(
                            value,
                            fields: [
                                (
                                    "order",
                                    { reader, value in
                                        guard let order = reader.choice(value, of: LookupOrder.self) else { return }
                                        result.lookupOrder = order
                                    }
                                )
                            ])
                    }
                ),
                ("themes", { reader, value in result.themes = reader.themes(value) }),
                ("stateViews", { reader, value in result.stateViews = reader.stateViews(value) }),
                (
                    "tokens",
                    { reader, value in
                        reader.object(
                            value,
                            fields: [
                                (
                                    "public",
                                    { reader, value in result.publicTokens = reader.texts(value).map(\.value) }
                                )
                            ])
                    }
                ),
                ("brands", { reader, value in result.brands = reader.names(value) }),
                ("schemes", { reader, value in result.schemes = reader.texts(value) }),
                ("contrast", { reader, value in result.contrast = reader.contrast(value) }),
                ("limits", { reader, value in result.limits = reader.limits(value) }),
                ("plurals", { reader, value in result.plurals = reader.plurals(value) }),
                (
                    "messages",
                    { reader, value in
                        result.messages = reader.array(value) { reader, value in reader.messageSetting(value) }
                    }
                ),
                (
                    "platforms",
                    { reader, value in
                        result.namedPlatforms = reader.array(value) { reader, value in
                            reader.choice(value, of: Platform.self)
                        }
                    }
                ),
                ("glossary", { reader, value in result.protectedTerms = reader.glossary(value) }),
                ("rules", { reader, value in result.rules = reader.ruleSettings(value) }),
                (
                    "exceptions",
                    { reader, value in
                        result.exceptions = reader.array(value) { reader, value in reader.exception(value) }
                    }
                ),
                (
                    "exclude",
                    { reader, value in result.exclude = reader.texts(value).map { PathPattern($0.value) } }
                ),
                (
                    "failOn",
                    { reader, value in
                        if let threshold = reader.choice(value, of: FailureThreshold.self) {
                            result.failOn = threshold.severity
                        }
                    }
                ),
            ])
        self = result
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
