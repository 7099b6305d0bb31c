package import L10nFormats
import L10nProject
package import L10nSource

/// A format of texts that go to translators: how their units name its texts, and what it can keep.
package protocol ExchangedCatalogFormat: CatalogFormat {
    /// Whether each text has a state, which says how far its translation has come.
    static var keepsStates: Bool { get }
    /// Whether `%arg` in the forms of a variable stands for the number that chooses them.
    static var readsArg: Bool { get }
    /// Whether the only text of an entry has the entry's key as its id.
    static var keysAreIDs: Bool { get }

    /// The text that the id of a unit names, where it is another than that of a key.
    static func form(named id: String) -> ExchangeID?
    /// The id of a unit for a text; nil where there is no way to say it.
    static func unitID(of id: ExchangeID) -> String?
    /// Whether a key may look like the id of a form, as far as a quick look tells.
    static func mayNameForm(_ key: Span<UInt8>) -> Bool
    /// What is wrong with an id that is almost that of a form.
    static func nearlyForm(_ id: String) -> NearlyPath?
    /// Whether a form that an entry lacks can be put beside its others.
    static func hasRoom(for path: ExchangePath) -> Bool

    /// What a file holds beside its texts that a file of another format has no place for.
    /// - Parameter target: the format that its texts go into.
    static func losses(of file: SourceFile, _ content: DecodedCatalog, to target: any CatalogFormat.Type)
        -> [ConversionLoss]
}

extension ExchangedCatalogFormat {
    package static func nearlyForm(_ id: String) -> NearlyPath? { nil }

    package static func losses(
        of file: SourceFile, _ content: DecodedCatalog, to target: any CatalogFormat.Type
    ) -> [ConversionLoss] {
        content.languages.flatMap { ConversionLoss.strayComments(of: $0.fragment) }
    }
}

extension CatalogFormats {
    /// Those whose texts go to translators, by name.
    package static let exchanged: [any ExchangedCatalogFormat.Type] = [
        StringsFormat.self,
        StringsDictFormat.self,
        XCStringsFormat.self,
    ]

    /// The format of a file that an exchange file names, which others may have written in capitals; nil for a file of none,
    /// such as those of Interface Builder, whose units have keys for ids.
    package static func exchanged(_ original: String) -> (any ExchangedCatalogFormat.Type)? {
        exchanged.first { $0.claims(original) } ?? exchanged.first { $0.claims(original.lowercased()) }
    }

    /// Whether an exchange file may name a file as where its texts come from, rather than as one of code that shows them.
    static func mayBeOriginal(_ path: String) -> Bool {
        exchanged(path) != nil || SourceKind(name: PathText.name(of: path), in: "", isAsset: false) == .interface
    }
}

extension StringsFormat: ExchangedCatalogFormat {
    package static let keepsStates = false
    package static let readsArg = false
    package static let keysAreIDs = true

    package static func form(named id: String) -> ExchangeID? { nil }
    package static func unitID(of id: ExchangeID) -> String? { id.path.isEntry ? id.key : nil }
    package static func mayNameForm(_ key: Span<UInt8>) -> Bool { false }
    package static func hasRoom(for path: ExchangePath) -> Bool { false }
}

extension StringsDictFormat: ExchangedCatalogFormat {
    package static let keepsStates = false
    package static let readsArg = false
    package static let keysAreIDs = false

    package static func form(named id: String) -> ExchangeID? { StringsDictionaryUnitID.read(id) }
    package static func unitID(of id: ExchangeID) -> String? { StringsDictionaryUnitID.text(of: id) }
    package static func mayNameForm(_ key: Span<UInt8>) -> Bool { true }
    /// Property lists choose by one thing, so that a form needs others of its kind.
    package static func hasRoom(for path: ExchangePath) -> Bool {
        path.variable != nil && path.namesKnownDevices
    }
}

extension XCStringsFormat: ExchangedCatalogFormat {
    package static let keepsStates = true
    package static let readsArg = true
    package static let keysAreIDs = true

    package static func form(named id: String) -> ExchangeID? { CatalogUnitID.read(id) }
    package static func unitID(of id: ExchangeID) -> String? { CatalogUnitID.text(of: id) }
    package static func mayNameForm(_ key: Span<UInt8>) -> Bool { CatalogUnitID.mayBeForm(key) }
    package static func nearlyForm(_ id: String) -> NearlyPath? { CatalogUnitID.nearly(id) }
    package static func hasRoom(for path: ExchangePath) -> Bool { !path.isEntry && path.namesKnownDevices }

    package static func losses(
        of file: SourceFile, _ content: DecodedCatalog, to target: any CatalogFormat.Type
    ) -> [ConversionLoss] { CatalogMembers(file, staysCatalog: target.holdsAllLanguages).losses }
}
