internal import L10nSource

/// The findings about one `.strings` file, as they are made.
struct StringsFindings {
    let path: String
    private(set) var diagnostics: [Diagnostic] = []
    /// The findings for which CoreFoundation may refuse the file, or stop before its end.
    private var faults: [Int] = []
    private var stops: [(index: Int, head: String, advice: String)] = []

    init(path: String) {
        self.path = path
    }

    /// CoreFoundation may refuse the file, or stop before its end.
    var mayBeRefused: Bool { !faults.isEmpty }

    /// What a finding is made of besides its cause, message and place.
    struct Details {
        /// The rule, where it is not the cause's own.
        var rule: Rule?
        var key: String?
        var notes: [DiagnosticNote] = []
        var fixes: [Fix] = []
        /// CoreFoundation may refuse the file for this, or stop here.
        var isFault = false
        /// The severity, where it is not the rule's own.
        var severity: Severity?
    }

    /// Adds a finding.
    ///
    /// - Parameter causes: all causes, where one finding has several; they are joined by `+`.
    mutating func report(
        _ cause: StringsCause, _ message: String, at range: Range<Int>, _ details: Details = Details(),
        causes: [StringsCause] = []
    ) {
        let rule = details.rule ?? cause.rule
        if details.isFault { faults.append(diagnostics.count) }
        diagnostics.append(
            Diagnostic(
                details.severity.map(rule.at) ?? rule, message, at: span(range),
                cause: causes.count > 1 ? causes.map(\.rawValue).joined(separator: "+") : cause.rawValue,
                subject: Subject(key: details.key), notes: details.notes, fixes: details.fixes))
    }

    mutating func reportConflict(at range: Range<Int>, notes: [DiagnosticNote] = []) {
        report(
            .conflictMarker, "unresolved merge conflict; keep one side and delete the marker lines", at: range,
            .init(notes: notes, isFault: true))
    }

    /// Adds a further place to the finding that was made last, if it is one of `rule`; returns whether it is.
    mutating func extendLast(_ rule: Rule, _ note: DiagnosticNote, _ title: String, _ edit: Edit) -> Bool {
        guard let last = diagnostics.indices.last, diagnostics[last].rule == rule else { return false }
        if diagnostics[last].notes.count < 16 { diagnostics[last].notes.append(note) }
        if !diagnostics[last].fixes.isEmpty {
            diagnostics[last].fixes[0].title = title
            diagnostics[last].fixes[0].edits.append(edit)
        }
        return true
    }

    /// Has the finding that was made last count the entries that are lost behind it, once they are known.
    mutating func deferCount(head: String, advice: String) {
        stops.append((diagnostics.count - 1, head, advice))
    }

    /// Has nobody apply a safe fix on their own that lets the reader go on behind a stop into text that it cannot read.
    ///
    /// - Parameter isReadable: whether entries can be read from an offset on, up to the next stop.
    mutating func weakenStops(unless isReadable: (Int) -> Bool) {
        for stop in stops where diagnostics[stop.index].fixes.contains(where: { $0.applicability == .safe }) {
            guard !isReadable(Int(diagnostics[stop.index].span.range.upper)) else { continue }
            for index in diagnostics[stop.index].fixes.indices {
                diagnostics[stop.index].fixes[index].applicability = .unsafe
            }
        }
    }

    /// Completes the findings that cost entries. `lost` holds the offsets of these in ascending order.
    mutating func countLost(_ lost: [Int]) {
        func count(behind index: Int) -> Int {
            let offset = Int(diagnostics[index].span.range.lower)
            return lost.count - lost.partitioningIndex { $0 >= offset }
        }
        for stop in stops where diagnostics[stop.index].rule == StringsCause.truncated.rule {
            let count = count(behind: stop.index)
            guard count > 0 else { continue }
            diagnostics[stop.index].message =
                "\(stop.head) and \(count == 1 ? "1 entry is" : "\(count) entries are") lost; \(stop.advice)"
        }
        for index in diagnostics.indices where costsEntries(diagnostics[index]) {
            let count = count(behind: index)
            guard count > 0 else { continue }
            let entries = count == 1 ? "the entry below is" : "the \(count) entries below are"
            diagnostics[index].notes.append(DiagnosticNote("\(entries) lost at run time"))
        }
    }

    private func costsEntries(_ finding: Diagnostic) -> Bool {
        switch finding.cause.flatMap(StringsCause.init) {
        case .truncated, .commentLineEnd, .unterminatedComment: true
        default: false
        }
    }

    /// Adds a note to the first finding that makes CoreFoundation refuse the file.
    mutating func annotateFirstFault(_ note: DiagnosticNote) {
        let first = faults.min { diagnostics[$0].span.range.lower < diagnostics[$1].span.range.lower }
        if let first { diagnostics[first].notes.append(note) }
    }

    /// The findings in the order of the file.
    func sorted() -> [Diagnostic] {
        // A stable order: equal places keep the order in which they were found.
        diagnostics.enumerated()
            .sorted { ($0.element.span.range.lower, $0.offset) < ($1.element.span.range.lower, $1.offset) }
            .map(\.element)
    }

    func span(_ range: Range<Int>) -> SourceSpan {
        SourceSpan(file: path, range: SourceRange(range))
    }

    /// A fix of one replacement.
    func fix(_ title: String, _ applicability: Fix.Applicability, _ range: Range<Int>, _ text: String) -> Fix {
        Fix(title, applicability, edits: [Edit(span(range), text)])
    }
}
