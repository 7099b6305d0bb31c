/// The version of the tool, as reports and `--version` give it.
enum ToolVersion {
    /// A semantic version.
    static let number = "0.1.0"

    static let text = "stateview-l10n \(number)"
}
