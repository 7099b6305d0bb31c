import L10nCatalog
import L10nLookup
import L10nMessages
package import L10nProject
package import L10nSource
import MessageChecks

/// A key that code asks for.
package struct AccessorKey: Sendable {
    package let table: String
    package let key: String
    /// The source text; of several forms the most general one, with the variables put in. Where no file has one, the key, as a
    /// look-up shows it.
    package let text: String
    /// The same as its file has it.
    package let format: String
    package let comment: String?
    package let arguments: AccessorArguments
    /// Whether variables stand in its text.
    package let hasVariables: Bool
    package let isICU: Bool
    package let span: SourceSpan
    let id: KeyID
    /// The number of its table in `AccessorKeys.sources`.
    let source: Int
}

/// The keys of the project's own tables that code asks for, each once.
package struct AccessorKeys: Sendable {
    /// Sorted by table and key.
    package private(set) var keys: [AccessorKey] = []
    /// The names of all tables that there are, sorted.
    package private(set) var tableNames: [String] = []
    /// A table that stands in two bundles, so that accessors of one bundle miss one of them.
    package private(set) var ambiguous: (table: String, bundles: [String])?
    private(set) var sources: [CatalogTable] = []
    /// The files of the tables that were not taken, which say nothing of the keys.
    package private(set) var otherFiles: Set<String> = []
    private var seen: Set<[String]> = []

    /// - Parameter tables: their names; empty for all that code asks by key: not those of property lists and interface files.
    package init(_ project: Project, tables: Set<String> = []) {
        var names: Set<String> = []
        // The texts of the highest layer are those that readers see; those of brands come last.
        let layers = project.catalog.layers.filter { !$0.isEmbedded }.reversed()
        for layer in layers.filter({ $0.kind != .brand }) + layers.filter({ $0.kind == .brand }) {
            var homes: [String: [String]] = [:]
            for bundle in layer.bundles {
                for table in bundle.tables {
                    names.insert(table.name)
                    guard tables.isEmpty ? Self.isAsked(table.name, in: bundle) : tables.contains(table.name) else {
                        continue
                    }
                    let count = keys.count
                    add(table, tables.isEmpty, project)
                    if keys.count > count { homes[table.name, default: []].append(bundle.path) }
                }
            }
            ambiguous = ambiguous ?? homes.filter { $1.count > 1 }.min { $0.key < $1.key }.map { ($0, $1) }
        }
        tableNames = names.sorted()
        let all = project.catalog.layers.flatMap(\.bundles).flatMap(\.tables)
        otherFiles = Self.files(of: all).subtracting(Self.files(of: sources))
        keys.sort { ($0.table, $0.key) < ($1.table, $1.key) }
    }

    private static func files(of tables: [CatalogTable]) -> Set<String> {
        Set(tables.flatMap(\.columns).map(\.fragment.source.path))
    }

    /// The system reads these by itself (SC-55, SC-58).
    private static func isAsked(_ table: String, in bundle: CatalogBundle) -> Bool {
        !["InfoPlist", "AppShortcuts"].contains(table) && !bundle.path.hasSuffix("Settings.bundle")
    }

    private static func isPlace(_ key: String, orNumber: Bool) -> Bool {
        KeyShape(key) == .interfaceObject || (orNumber && KeyShape.mayBeNumberedObject(key))
    }

    private mutating func add(_ table: CatalogTable, _ leavesPlaces: Bool, _ project: Project) {
        let notations = TableNotations(table, project.configuration)
        let number = sources.count
        sources.append(table)
        // A table of numbers is one of places in an old interface file; a single such key may be a name.
        let hasPlacesAlone = leavesPlaces && table.keys.ids.allSatisfy { Self.isPlace(table.keys[$0], orNumber: true) }
        for id in table.keys.ids {
            let name = table.keys[id]
            guard !name.isEmpty, !hasPlacesAlone, !(leavesPlaces && Self.isPlace(name, orNumber: false)) else {
                continue
            }
            let source = table.sourceColumn(of: id).map { table.columns[$0] }
            guard
                let column = source
                    ?? table.columns.first(where: { $0.entry(for: id) != nil }),
                let entry = column.entry(for: id), seen.insert([table.name, name]).inserted
            else { continue }
            let fragment = column.fragment
            let setting = notations?[id]
            let notation = setting?.notation.value.messageNotation ?? fragment.placeholderNotation(ofVariable: nil)
            let format = fragment.text(of: entry)
            let message = fragment.message(of: entry) ?? VariedMessage(.text(format))
            let arguments =
                notation == .icu
                ? AccessorArguments(format, apostrophes: setting?.apostrophes ?? .doubleOptional)
                : AccessorArguments(message, notation, hasForms: entry.formsNumber != 0)
            keys.append(
                AccessorKey(
                    table: table.name, key: name, text: source == nil ? name : Self.text(message, format),
                    format: source == nil ? name : format,
                    comment: fragment.comment(of: entry), arguments: arguments,
                    hasVariables: !message.variables.isEmpty, isICU: notation == .icu,
                    span: fragment.source.span(entry.keyRange), id: id, source: number))
        }
    }

    /// The text with the most general form of each variable in its place.
    private static func text(_ message: VariedMessage, _ format: String) -> String {
        if message.variables.isEmpty { return format }
        let forms = Dictionary(
            message.variables.map { variable in
                // In a substitution `%arg` stands for the number.
                let form = variable.form.texts.last ?? ""
                let number = "%\(variable.valueType ?? "lld")"
                return (variable.name, message.hasSubstitutions ? form.replacing("%arg", with: number) : form)
            }
        ) { first, _ in first }
        let bytes = Array(format.utf8)
        var result: [UInt8] = []
        var end = 0
        for placeholder in PlaceholderReading(bytes.span, notation: .printf).placeholders {
            guard let form = placeholder.variable.flatMap({ forms[$0] }) else { continue }
            result += bytes[end..<Int(placeholder.range.lower)] + Array(form.utf8)
            end = Int(placeholder.range.upper)
        }
        return String(decoding: result + bytes[end...], as: UTF8.self)
    }
}
