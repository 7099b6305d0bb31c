import L10nSource

/// Names findings so that they are known again in a later run (CI-54).
///
/// A fingerprint holds no place and no wording: it survives moved lines and reworded messages.
enum Fingerprint {
    /// What a finding is about. Two findings of a run that are alike in it are told apart by a number.
    struct Identity: Hashable {
        /// The rule and what it speaks of, each behind a separator: bytes decide, because what `String` calls equal may differ
        /// in its Unicode form.
        fileprivate let bytes: [UInt8]

        /// - Parameter home: the table, else the path from the configuration's folder.
        init(_ diagnostic: Diagnostic, home: String) {
            let subject = diagnostic.subject
            let name = subject.key ?? subject.tokenPath ?? subject.stateView
            var bytes: [UInt8] = []
            bytes.reserveCapacity(128)
            bytes += diagnostic.id.rawValue.utf8
            for field in [subject.layer, home, name, subject.locale, subject.variant, subject.brand, subject.scheme] {
                bytes.append(0x1F)
                if let field { bytes += field.utf8 }
            }
            self.bytes = bytes
        }

        /// Eight bytes at a time: one by one they take most of the time that a report of many findings does.
        func hash(into hasher: inout Hasher) {
            var word: UInt64 = 0
            for (index, byte) in bytes.enumerated() {
                word = word << 8 | UInt64(byte)
                if index % 8 == 7 { hasher.combine(word) }
            }
            hasher.combine(word)
            hasher.combine(bytes.count)
        }
    }

    /// For each finding of a whole run, which are in the order of reports, how many before it are alike.
    static func occurrences(of identities: [Identity]) -> [Int] {
        var seen: [Identity: Int] = [:]
        seen.reserveCapacity(identities.count)
        return identities.map { identity in
            let before = seen[identity] ?? 0
            seen[identity] = before + 1
            return before
        }
    }

    /// - Parameter before: how many findings before it are alike.
    static func digest(of identity: Identity, before: Int) -> String {
        let number = before > 0 ? String(before + 1) : ""
        return SHA256.hexDigest(of: identity.bytes + [0x1F] + Array(number.utf8), digits: 32)
    }
}
