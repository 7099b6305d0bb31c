package import L10nSource

/// Names findings so that they are known again in a later run (CI-54).
///
/// A fingerprint holds no place and no wording: it survives moved lines and reworded messages.
package enum Fingerprint {
    /// The fingerprints of the diagnostics of a whole run, which are in the order of reports.
    ///
    /// - Parameter path: turns a reported path into one from the configuration's folder.
    package static func numbered(_ diagnostics: [Diagnostic], path: (String) -> String = { $0 }) -> [String] {
        var seen: [String: Int] = [:]
        seen.reserveCapacity(diagnostics.count)
        return diagnostics.map { diagnostic in
            let first = of(diagnostic, path: path, occurrence: 1)
            let occurrence = seen[first, default: 0] + 1
            seen[first] = occurrence
            return occurrence == 1 ? first : of(diagnostic, path: path, occurrence: occurrence)
        }
    }

    /// The fingerprint of the `occurrence`-th finding, from 1, among those that are alike.
    static func of(_ diagnostic: Diagnostic, path: (String) -> String, occurrence: Int) -> String {
        let subject = diagnostic.subject
        let fields = [
            diagnostic.id.rawValue,
            subject.layer ?? "",
            subject.table ?? path(diagnostic.span.file),
            subject.key ?? subject.tokenPath ?? subject.stateView ?? "",
            subject.locale ?? "",
            subject.variant ?? "",
            subject.brand ?? "",
            subject.scheme ?? "",
            occurrence == 1 ? "" : String(occurrence),
        ]
        return SHA256.hexDigest(of: Array(fields.joined(separator: "\u{1F}").utf8), digits: 32)
    }
}
