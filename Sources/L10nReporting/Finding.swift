package import L10nSource

/// A diagnostic and what the run decided about it.
package struct Finding: Hashable, Sendable {
    /// Whether a finding counts.
    package enum Status: Hashable, Sendable {
        case reported
        /// Its author accepted it, in the file or in the configuration.
        case suppressed(reason: String?)
        /// It is listed in the baseline.
        case baselined(reason: String?)
    }

    package var diagnostic: Diagnostic
    /// The table, else the path from the configuration's folder.
    private let home: String
    /// How many findings of the run before this one are alike; see `Fingerprint`.
    private let before: Int
    package var status: Status
    /// Whether the file itself accepts the finding, if it is suppressed; else the configuration does.
    package var isAcceptedInFile = true

    private init(_ diagnostic: Diagnostic, home: String, before: Int) {
        self.diagnostic = diagnostic
        self.home = home
        self.before = before
        status = .reported
    }

    /// The name of the finding across runs: 32 hexadecimal digits. Most reports show none, so that it is made when asked for.
    package var fingerprint: String {
        Fingerprint.digest(of: Fingerprint.Identity(diagnostic, home: home), before: before)
    }

    /// The findings of a whole run in the order of reports, each with its fingerprint.
    ///
    /// Filters and suppressions come later: what is left out still counts when equal findings are numbered, so that
    /// accepting one of them never renames the next.
    /// - Parameter path: turns a reported path into one from the configuration's folder.
    package static func numbered(
        _ diagnostics: [Diagnostic], path: (String) -> String = { $0 }
    ) -> [Finding] {
        let sorted = DiagnosticOrder.sorted(diagnostics)
        let homes = sorted.map { $0.subject.table ?? path($0.span.file) }
        let occurrences = Fingerprint.occurrences(of: sorted, homes: homes)
        return sorted.indices.map { Finding(sorted[$0], home: homes[$0], before: occurrences[$0]) }
    }

    /// Whether the finding is neither suppressed nor in the baseline.
    package var isReported: Bool { status == .reported }

    /// Why a finding does not count, in its author's words.
    package var reason: String? {
        switch status {
        case .reported: nil
        case .suppressed(let reason), .baselined(let reason): reason
        }
    }

    /// Whether what was known is no better than the finding.
    /// - Parameter pin: the number that decided then, where one did.
    package func isCovered(by pin: Double?) -> Bool { comparison(with: pin) != .worse }

    /// How the number that decided is beside the one of before. What cannot be measured any more is worse than any number.
    func comparison(with pin: Double?) -> Comparison {
        guard let pin else { return .same }
        guard let measured = diagnostic.measured else { return .worse }
        if measured.value == pin { return .same }
        // Worse is further away from the limit, on whichever side of it the pin lies.
        return (measured.value > pin) == (pin > measured.limit) ? .worse : .better
    }

    enum Comparison { case worse, same, better }

    /// The best that a tool can do about the finding on its own.
    var fixability: Fix.Applicability? {
        let offers = diagnostic.fixes.filter { !$0.edits.isEmpty }.map(\.applicability)
        if offers.contains(.safe) { return .safe }
        return offers.contains(.unsafe) ? .unsafe : nil
    }
}
