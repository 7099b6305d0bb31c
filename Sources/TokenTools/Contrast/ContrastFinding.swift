import DesignTokens
package import L10nSource
import TokenThemes

/// A pair that fails, with everything that fails for the same reason (TK-19).
package struct ContrastFinding: Sendable {
    /// The failing result of the pair that fails under the fewest conditions, in one of its permutations.
    package var result: ContrastResult
    /// The other pairs with the same colors from the same definitions.
    package var others: [ContrastPair]
    /// The nearest color of the palette that would pass.
    package var suggestion: PaletteColor?
    /// The smallest condition under which the pair fails, such as `finn light`.
    var condition: String
    /// Whether it fails with increased contrast alone.
    var isIncreased: Bool
    var brand: String?
    var scheme: String?

    /// The finding as a diagnostic at the definition that chose the foreground.
    package var diagnostic: Diagnostic {
        let failure = result.failure
        let chosen = result.foreground.choosing
        return Diagnostic(
            failure?.rule ?? .lowTextContrast, message,
            at: chosen?.span ?? SourceSpan(file: "", range: SourceRange(at: 0)),
            subject: Subject(tokenPath: result.pair.foreground.text, brand: brand, scheme: scheme), notes: notes,
            measured: Measurement(
                value: Contrast.hundredths(result.ratio) / 100, limit: failure?.minimum ?? 0, unit: ":1"))
    }

    /// Names the background where there is room; the notes name it in any case.
    private var message: String {
        let limit = Self.limit(result.failure?.minimum ?? 0)
        let whole = problem(limit, namesBackground: true)
        let short = whole.count > 100 ? problem(limit, namesBackground: false) : whole
        if result.role == .disabled { return "\(short); \(limit):1 stays readable" }
        return "\(short); " + (suggestion.map { "\(Wording.quoted($0.path)) passes" } ?? "change one of the two")
    }

    private func problem(_ limit: String, namesBackground: Bool) -> String {
        var text = Wording.quoted(result.foreground.choosing?.path.text ?? result.pair.foreground.text)
        if result.role == .disabled { text = "disabled " + text }
        if namesBackground { text += " on " + Wording.quoted(result.background.choosing?.path.text ?? "") }
        text += " is \(Contrast.text(result.ratio)):1"
        if isIncreased || result.failure?.rule == .lowIncreasedContrast { text += " with increased contrast" }
        if !condition.isEmpty { text += " in \(condition)" }
        return result.role == .disabled ? text : text + ", needs \(limit):1"
    }

    private var notes: [DiagnosticNote] {
        var notes = [
            DiagnosticNote(
                Self.chain(result.foreground, result.measurement.foreground), at: result.foreground.first?.span),
            DiagnosticNote(
                Self.chain(result.background, result.measurement.background), at: result.background.first?.span),
        ]
        if !others.isEmpty {
            let names = Set(others.map(\.foreground)).subtracting([result.pair.foreground]).sorted()
            let shown = names.prefix(4).map { Wording.quoted($0.text) } + (names.count > 4 ? ["…"] : [])
            if !shown.isEmpty { notes.append(DiagnosticNote("the same holds for \(shown.joined(separator: ", "))")) }
        }
        if result.passesByPlatformGuidance {
            notes.append(DiagnosticNote("the platform's guidance calls the text large; WCAG, which decides, does not"))
        }
        return notes
    }

    /// `'a' → 'b' is #0063fb`.
    private static func chain(_ steps: [AliasStep], _ color: SRGBColor) -> String {
        steps.map { Wording.quoted($0.path.text) }.joined(separator: " → ") + " is \(color.hex)"
    }

    /// A threshold as people write it: 3, 4.5.
    private static func limit(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\(value)"
    }
}
