import L10nSource

/// Names findings so that they are known again in a later run (CI-54).
///
/// A fingerprint holds no place and no wording: it survives moved lines and reworded messages.
enum Fingerprint {
    /// What a finding is about. Two findings of a run that are alike in it are told apart by a number.
    struct Identity: Hashable {
        let diagnostic: Diagnostic
        /// The table, else the path from the configuration's folder.
        let home: String
        private let name: String?

        init(_ diagnostic: Diagnostic, path: (String) -> String) {
            self.diagnostic = diagnostic
            home = diagnostic.subject.table ?? path(diagnostic.span.file)
            name = diagnostic.subject.key ?? diagnostic.subject.tokenPath ?? diagnostic.subject.stateView
        }

        /// The parts of the fingerprint, in its order.
        fileprivate var fields: [String?] {
            let subject = diagnostic.subject
            return [subject.layer, home, name, subject.locale, subject.variant, subject.brand, subject.scheme]
        }

        /// Bytes decide: what `String` calls equal may differ in its Unicode form.
        static func == (left: Identity, right: Identity) -> Bool {
            left.diagnostic.id == right.diagnostic.id && areSame(left.name, right.name)
                && areSame(left.diagnostic.subject.locale, right.diagnostic.subject.locale)
                && zip(left.fields, right.fields).allSatisfy(areSame)
        }

        private static func areSame(_ left: String?, _ right: String?) -> Bool {
            (left ?? "").utf8.elementsEqual((right ?? "").utf8)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(diagnostic.id)
            for field in fields { hasher.combine(field ?? "") }
        }
    }

    /// For each finding of a whole run, which are in the order of reports, how many before it are alike.
    static func occurrences(of identities: [Identity]) -> [Int] {
        var seen: [Identity: Int] = [:]
        seen.reserveCapacity(identities.count)
        func counted(_ before: inout Int) -> Int {
            defer { before += 1 }
            return before
        }
        return identities.map { counted(&seen[$0, default: 0]) }
    }

    /// - Parameter before: how many findings before it are alike.
    static func digest(of identity: Identity, before: Int) -> String {
        var bytes = Array(identity.diagnostic.id.rawValue.utf8)
        for field in identity.fields + [nil] {
            bytes.append(0x1F)
            if let field { bytes += field.utf8 }
        }
        if before > 0 { bytes += String(before + 1).utf8 }
        return SHA256.hexDigest(of: bytes, digits: 32)
    }
}
