import L10nSource

/// What broken placeholders of a translation were meant to be, which the text alone lets one guess and the source text knows.
struct PlaceholderRepairs {
    /// What is wrong with the text by itself.
    private(set) var issues: [PlaceholderIssue]
    /// What is wrong beside the source text, without what a repair explains.
    private(set) var compared: [PlaceholderIssue]

    init(_ issues: [PlaceholderIssue], _ compared: [PlaceholderIssue], in reading: PlaceholderReading) {
        (self.issues, self.compared) = (issues, compared)
        takeAdvice()
        takeMissing(in: reading)
    }

    /// Takes over what is said of the same place beside the source text.
    private mutating func takeAdvice() {
        for index in issues.indices where issues[index].isRepair {
            let meant = compared.firstIndex { $0.range == issues[index].range && $0.severity == .error }
            guard let meant else { continue }
            issues[index].suggest(compared[meant].suggestion, .unsafe)
            compared.remove(at: meant)
        }
    }

    /// Of a broken placeholder that was guessed to stand for an argument which another one reads: it was meant for the one
    /// that is missing.
    private mutating func takeMissing(in reading: PlaceholderReading) {
        let missing = compared.indices.filter { compared[$0].cause == .missing }
        let broken = issues.indices.filter { issues[$0].cause == .damaged }
        guard missing.count == 1, broken.count == 1,
            let whole = reading.placeholders.first(where: {
                $0.certainty != .broken && $0.text == issues[broken[0]].suggestion
            }),
            whole.position > 0
        else { return }
        issues[broken[0]].argument = compared[missing[0]].argument
        issues[broken[0]].suggest(compared[missing[0]].suggestion, .unsafe)
        compared.remove(at: missing[0])
    }
}

extension PlaceholderIssue {
    /// Whether it is about a placeholder that was damaged on its way.
    fileprivate var isRepair: Bool {
        cause == .damaged || cause == .localizedPercent || cause == .localizedDigit
    }
}
