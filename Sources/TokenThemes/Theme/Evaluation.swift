import DesignTokens
internal import L10nSource
internal import L10nSyntax

/// A token that is being resolved: the references within its value that lead to where it is being read, and what is wrong.
struct Evaluation {
    /// The number of the token among those that are known.
    let entry: Int
    private let dialect: TokenDialect
    /// The places that are being read through pointers, to find those that lead back.
    private var followed: [JSONPlace] = []
    /// Above 0 while values are read whose faults are not to be reported.
    private var silence: Int
    /// What is wrong with the token itself.
    private(set) var findings: [TokenFinding] = []
    /// Whether it refers back to itself, so that which of the references do not fit depends on where one begins.
    var isInLoop = false

    init(of entry: Int, _ dialect: TokenDialect, isSilent: Bool = false) {
        self.entry = entry
        self.dialect = dialect
        silence = isSilent ? 1 : 0
    }

    var isSilent: Bool { silence > 0 }
    /// How many references were followed to the place that is being read.
    var depth: Int { followed.count }

    /// Leaves out what is wrong until `endSilence`.
    mutating func beginSilence() { silence += 1 }
    mutating func endSilence() { silence -= 1 }

    /// Adds a finding.
    ///
    /// While a value is read through a pointer, the reference is the place that must change.
    mutating func report(_ finding: TokenFinding) {
        guard let reference = followed.first, finding.span != reference.span else { return append(finding) }
        var finding = finding
        finding.notes.insert(DiagnosticNote("the value stands here", at: finding.span), at: 0)
        finding.span = reference.span
        finding.fixes = []
        append(finding)
    }

    /// Adds a finding at its own place.
    mutating func append(_ finding: TokenFinding) {
        // What is older syntax elsewhere is the syntax of this dialect.
        if isSilent || dialect == .styleDictionary && finding.rule == .legacyTokenSyntax { return }
        findings.append(finding)
    }

    /// Adds a finding that several tokens come to, once.
    mutating func appendOnce(_ finding: TokenFinding) {
        guard !findings.contains(where: { $0.rule == finding.rule && $0.problem == finding.problem }) else { return }
        findings.append(finding)
    }

    /// Remembers a reference that is being followed; false when it leads back, or too far, which is reported.
    mutating func follow(_ value: JSONValue) -> Bool {
        let place = JSONPlace(value)
        if let start = followed.firstIndex(of: place) {
            reportCircle(followed[start...])
            return false
        }
        guard followed.count < TokenReference.chainLimit else {
            report(
                TokenFinding(
                    .inputLimitExceeded, "more than \(TokenReference.chainLimit) references follow each other",
                    "refer to a place nearer to the value", at: value.span, cause: "alias-depth"))
            return false
        }
        followed.append(place)
        return true
    }

    /// Forgets the references behind the first ones.
    mutating func goBack(to depth: Int) {
        followed.removeSubrange(depth...)
    }

    /// Reports places that refer to each other at the one that comes first, so that it is one finding.
    private mutating func reportCircle(_ places: ArraySlice<JSONPlace>) {
        guard let first = places.min(by: { ($0.span.file, $0.span.range.lower) < ($1.span.file, $1.span.range.lower) })
        else { return }
        let notes = places.filter { $0 != first }.map {
            DiagnosticNote("\(Wording.quoted($0.text)) is part of it", at: $0.span)
        }
        append(
            TokenFinding(
                .aliasCycle, "\(Wording.quoted(first.text)) leads back to itself", "give one of the places a value",
                at: first.span, notes: notes))
    }
}

/// A JSON value by its place.
private struct JSONPlace: Equatable {
    private let value: JSONValue

    init(_ value: JSONValue) {
        self.value = value
    }

    var span: SourceSpan { value.span }

    /// The reference that it is.
    var text: String { TokenReference.pointerText(value)?.string ?? value.string ?? "" }

    static func == (left: JSONPlace, right: JSONPlace) -> Bool {
        left.value.range == right.value.range && left.value.file.path == right.value.file.path
    }
}
