import L10nSource

/// Names findings so that they are known again in a later run (CI-54).
///
/// A fingerprint holds no place and no wording: it survives moved lines and reworded messages.
enum Fingerprint {
    /// What a finding is about. Two findings of a run that are alike in it are told apart by a number.
    struct Identity: Equatable {
        /// The rule and what it speaks of, each behind a separator: bytes decide, because what `String` calls equal may differ
        /// in its Unicode form.
        fileprivate let bytes: [UInt8]

        /// - Parameter home: the table, else the path from the configuration's folder.
        init(_ diagnostic: Diagnostic, home: String) {
            var bytes: [UInt8] = []
            bytes.reserveCapacity(128)
            Identity.forEachPart(of: diagnostic, home: home) { part in
                bytes += part.utf8
            } separator: {
                bytes.append(0x1F)
            }
            self.bytes = bytes
        }

        fileprivate static func forEachPart(
            of diagnostic: Diagnostic, home: String, _ part: (String) -> Void, separator: () -> Void
        ) {
            part(diagnostic.id.rawValue)
            let subject = diagnostic.subject
            let name = subject.key ?? subject.tokenPath ?? subject.stateView
            for field in [subject.layer, home, name, subject.locale, subject.variant, subject.brand, subject.scheme] {
                separator()
                if let field { part(field) }
            }
        }
    }

    /// For each finding of a whole run, which are in the order of reports, how many before it are alike.
    /// - Parameter homes: the table of each, else the path from the configuration's folder.
    static func occurrences(of diagnostics: [Diagnostic], homes: [String]) -> [Int] {
        var occurrences = [Int](repeating: 0, count: diagnostics.count)
        // The last finding with a hash. Next to all are alone with theirs, and are not put into bytes for it.
        var last: [UInt64: Int] = [:]
        // The one before it with the same hash.
        var earlier = [Int?](repeating: nil, count: diagnostics.count)
        last.reserveCapacity(diagnostics.count)
        for index in diagnostics.indices {
            let hash = hash(of: diagnostics[index], home: homes[index])
            var candidate = last.updateValue(index, forKey: hash)
            earlier[index] = candidate
            guard candidate != nil else { continue }
            let identity = Identity(diagnostics[index], home: homes[index])
            while let other = candidate {
                if identity == Identity(diagnostics[other], home: homes[other]) {
                    occurrences[index] = occurrences[other] + 1
                    break
                }
                candidate = earlier[other]
            }
        }
        return occurrences
    }

    /// Where hashes begin: at random, so that nobody can write keys whose hashes meet.
    private static let basis = UInt64.random(in: 0...(.max))

    /// FNV-1a over what an identity holds.
    private static func hash(of diagnostic: Diagnostic, home: String) -> UInt64 {
        var hash = basis
        Identity.forEachPart(of: diagnostic, home: home) { part in
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        } separator: {
            hash = (hash ^ 0x1F) &* 0x100_0000_01B3
        }
        return hash
    }

    /// - Parameter before: how many findings before it are alike.
    static func digest(of identity: Identity, before: Int) -> String {
        let number = before > 0 ? String(before + 1) : ""
        return SHA256.hexDigest(of: identity.bytes + [0x1F] + Array(number.utf8), digits: 32)
    }
}
