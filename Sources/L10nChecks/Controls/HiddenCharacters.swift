import L10nSource
import MessageChecks

/// The characters of a part of a file that nobody sees and that must not be there.
struct HiddenCharacters {
    /// How many further places of a finding are named.
    static let mostNotes = 5

    private let source: SourceFile
    private let found: [(scalar: Unicode.Scalar, range: SourceRange)]

    /// - Parameter counts: whether a character is one of those; all are by default.
    init(in part: Range<Int>, of source: SourceFile, where counts: (Unicode.Scalar) -> Bool = { _ in true }) {
        self.source = source
        let text = source.bytes.span.extracting(..<part.upperBound)
        var found: [(scalar: Unicode.Scalar, range: SourceRange)] = []
        var index = part.lowerBound
        while let next = ControlScan.firstHidden(in: text, from: index) {
            if counts(next.scalar) { found.append(next) }
            index = Int(next.range.upper)
        }
        self.found = found
    }

    /// The edits that remove them.
    var removals: [Edit] {
        // What is shown of a binary file is a rendering; there is nothing to edit.
        source.encoding == .binaryPropertyList ? [] : found.map { Edit(source.span($0.range), "") }
    }

    /// One finding about all of them; nil where there is none.
    func finding(_ place: String, subject: Subject = Subject()) -> Diagnostic? {
        guard let first = found.first else { return nil }
        return Diagnostic(
            .hiddenControlInSource, Self.message(place, first.scalar), at: source.span(first.range), subject: subject,
            notes: found.dropFirst().prefix(Self.mostNotes).map {
                DiagnosticNote("\(Wording.name(of: $0.scalar)) too", at: source.span($0.range))
            },
            fixes: Self.fixes(removals))
    }

    static func message(_ place: String, _ scalar: Unicode.Scalar) -> String {
        "\(place) hides \(Wording.codePoint(scalar)); remove it"
    }

    static func fixes(_ removals: [Edit]) -> [Fix] {
        removals.isEmpty ? [] : [Fix("remove what is hidden", .unsafe, edits: removals)]
    }
}
