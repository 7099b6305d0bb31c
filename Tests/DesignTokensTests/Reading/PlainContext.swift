import L10nSource
import L10nSyntax

@testable import DesignTokens
@testable import TokenThemes

/// Reads a value without any tokens around it; pointers lead to the values that a test gives.
struct PlainContext: ReadingContext {
    var dialect = TokenDialect.strict
    var places: [String: JSONValue] = [:]
    private(set) var findings: [TokenFinding] = []

    init(_ dialect: TokenDialect = .strict) {
        self.dialect = dialect
    }

    static func json(_ text: String) -> JSONValue {
        TokenFileParser.parseJSON(SourceFile(path: "a.tokens.json", text: text), dialect: .lenient).value.root
    }

    mutating func pointed(_ value: JSONValue) -> JSONValue? {
        guard let reference = TokenReference.pointerText(value) else { return value }
        return reference.string.flatMap { places[$0] }
    }

    mutating func read(_ value: JSONValue, as type: TokenType) -> TokenValue? {
        LiteralReader.read(value, as: type, &self)
    }

    mutating func read(_ value: JSONValue, as type: TokenType, or other: TokenType) -> TokenValue? {
        read(value, as: type)
    }

    mutating func report(_ finding: TokenFinding) { findings.append(finding) }

    /// Reads a text, and says what was found: the rules, what is wrong and what to do.
    mutating func read(_ text: String, as type: TokenType) -> TokenValue? {
        read(Self.json(text), as: type)
    }

    var messages: [String] { findings.map { "\($0.rule) \($0.problem); \($0.advice)" } }
}
