/// What reads bytes that strangers wrote, and the law that it keeps for all of them.
///
/// `tools/fuzz` looks for bytes that break a law; the tests send what it found, and what it starts from, through the same
/// laws. That nothing crashes or hangs is part of each.
package struct FuzzTarget: Sendable {
    /// What commands and the folder of its corpus call it, such as `strings`.
    package let name: String
    /// How the names of files end, in `Tests/Fixtures`, that it starts from beside its corpus.
    package let suffixes: [String]
    /// A first line that is put before each of these files, where inputs have one that says what the rest is.
    package let firstLine: String?
    private let law: Law

    /// What is wrong, as a sentence; nil where the law is kept.
    private enum Law: Sendable {
        case plain(@Sendable ([UInt8]) throws -> String?)
        case waiting(@Sendable ([UInt8]) async throws -> String?)
    }

    init(
        _ name: String, _ suffixes: [String], firstLine: String? = nil,
        _ law: @escaping @Sendable ([UInt8]) throws -> String?
    ) {
        (self.name, self.suffixes, self.firstLine, self.law) = (name, suffixes, firstLine, .plain(law))
    }

    init(
        waiting name: String, _ suffixes: [String], firstLine: String? = nil,
        _ law: @escaping @Sendable ([UInt8]) async throws -> String?
    ) {
        (self.name, self.suffixes, self.firstLine, self.law) = (name, suffixes, firstLine, .waiting(law))
    }

    /// The law of a target that waits for nothing, which then needs no task; nil for another.
    package var plainLaw: (@Sendable ([UInt8]) throws -> String?)? {
        if case .plain(let law) = law { law } else { nil }
    }

    /// What is wrong, as a sentence; nil where the law is kept.
    package func problem(_ bytes: [UInt8]) async throws -> String? {
        switch law {
        case .plain(let law): try law(bytes)
        case .waiting(let law): try await law(bytes)
        }
    }

    /// The notation or dialect that some bytes are read in, by how many they are: a run then tries four inputs in the time
    /// of one.
    static func one<Choice>(of choices: [Choice], for bytes: [UInt8]) -> Choice { choices[bytes.count % choices.count] }

    /// All of them.
    package static let all =
        SyntaxTargets.all + CatalogTargets.all + MessageTargets.all + ThemeTargets.all + ExchangeTargets.all
        + ProjectTargets.all + PackTargets.all + UsageTargets.all + LanguageServerTargets.all
}
