import L10nSource

/// Settings that a configuration may build on by name.
enum ConfigurationPreset: String, CaseIterable {
    /// For a project whose texts are not all translated yet: what is missing is told and fails nothing.
    case growing
    /// Each rule, also those that are off, and warnings fail.
    case strict

    /// The settings as a file has them.
    var file: SourceFile {
        let text =
            switch self {
            case .growing: "{ \"rules\": { \"area:coverage\": \"note\" } }"
            case .strict: "{ \"rules\": { \(Self.allRules) }, \"failOn\": \"warning\" }"
            }
        return SourceFile(path: "<presets>/\(rawValue).json", bytes: Array(text.utf8))
    }

    private static var allRules: String {
        Rule.all.filter(\.isOff).map { "\"\($0.id)\": \"warning\"" }.joined(separator: ", ")
    }
}
