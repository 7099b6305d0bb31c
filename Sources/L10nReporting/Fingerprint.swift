import L10nSource

/// Names findings so that they are known again in a later run (CI-54).
///
/// A fingerprint holds no place and no wording: it survives moved lines and reworded messages.
enum Fingerprint {
    /// What the fingerprints of the diagnostics of a whole run, which are in the order of reports, are made from.
    ///
    /// - Parameter path: turns a reported path into one from the configuration's folder.
    static func identities(of diagnostics: [Diagnostic], path: (String) -> String) -> [[UInt8]] {
        var seen: [[UInt8]: Int] = [:]
        seen.reserveCapacity(diagnostics.count)
        return diagnostics.map { diagnostic in
            let identity = identity(of: diagnostic, path: path)
            let occurrence = seen[identity, default: 0] + 1
            seen[identity] = occurrence
            return occurrence == 1 ? identity : identity + String(occurrence).utf8
        }
    }

    /// The fields of a finding; a number behind the last one tells it from others that are alike.
    private static func identity(of diagnostic: Diagnostic, path: (String) -> String) -> [UInt8] {
        let subject = diagnostic.subject
        var identity: [UInt8] = []
        identity.reserveCapacity(96)
        identity += diagnostic.id.rawValue.utf8
        func add(_ field: String?) {
            identity.append(0x1F)
            if let field { identity += field.utf8 }
        }
        add(subject.layer)
        add(subject.table ?? path(diagnostic.span.file))
        add(subject.key ?? subject.tokenPath ?? subject.stateView)
        add(subject.locale)
        add(subject.variant)
        add(subject.brand)
        add(subject.scheme)
        add(nil)
        return identity
    }

    static func digest(of identity: [UInt8]) -> String { SHA256.hexDigest(of: identity, digits: 32) }
}
