/// Why bytes are not used as a pack.
package enum PackError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system would not read it; its own words.
    case unreadable(String)
    /// It does not begin as packs do.
    case notAPack
    /// A version that this reader does not know.
    case unknownVersion(UInt16)
    /// It has more or fewer bytes than it says.
    case wrongSize(stated: UInt64, actual: Int)
    /// The header or the directory is not what it was when the pack was written.
    case damagedDirectory
    /// A section is not there, not where it has to be, or too small for what it has to hold.
    case misplaced(PackSection)
    /// A section is not what it was when the pack was written.
    case damagedSection(PackSection)
    /// Something stands where nothing may stand.
    case damagedPadding
    /// Whoever was asked whether the pack is genuine said no.
    case notGenuine

    /// A sentence in English.
    package var description: String {
        switch self {
        case .unreadable(let reason): reason
        case .notAPack: "it is not a pack; write one with 'stateview-l10n pack'"
        case .unknownVersion(let version):
            "its version is \(version), and this library reads version \(PackFormat.version); write it again with the "
                + "'stateview-l10n' of the library"
        case .wrongSize(let stated, let actual):
            "it has \(actual) bytes and says that it has \(stated); it was cut or changed on its way"
        case .damagedDirectory: "its header or directory is damaged; it was changed on its way"
        case .misplaced(let section): "its section '\(section)' is not where and what it has to be"
        case .damagedSection(let section): "its section '\(section)' is damaged; it was changed on its way"
        case .damagedPadding: "it is damaged between its sections; it was changed on its way"
        case .notGenuine: "it is not genuine, as the app's own check of it says"
        }
    }
}
