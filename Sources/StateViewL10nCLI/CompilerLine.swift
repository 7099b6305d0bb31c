import L10nExchange
import L10nSource

/// What is wrong at a place of a file, as a line of the form that build systems read back from compilers.
///
/// Behind the message stands Apple's locator: `(fr: key|==|plural.one)`. Source: strings-formats.md X-39 and X-63.
struct CompilerLine {
    var severity: Severity
    var message: String
    var place: SourceRange
    var language: String?
    var key: String?
    var variant: String?

    init(_ finding: Diagnostic) {
        severity = finding.severity
        message = "\(finding.message) [\(finding.id)]"
        place = finding.span.range
        language = finding.subject.locale
        key = finding.subject.key
        variant = finding.subject.variant
    }

    /// A loss is a warning; that nothing is written because of it is for the command to say.
    init(_ loss: ConversionLoss, language: String?) {
        severity = .warning
        message = "\(loss.message) [lossy-export]"
        place = loss.span.range
        self.language = language
        key = loss.key
    }

    func text(_ lines: LineTable, of path: String) -> String {
        let position = lines.position(of: Int(place.lower))
        return "\(path):\(position.line):\(position.column): \(severity.rawValue): \(message)\(locator)"
    }

    private var locator: String {
        let name = [key.map(Wording.visible), key == nil ? nil : variant].compactMap { $0 }.joined(separator: "|==|")
        let parts = [language, name.isEmpty ? nil : name].compactMap { $0 }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ": ")))"
    }
}
