import L10nSource
import L10nStrings
import TestSupport

/// What must hold between CoreFoundation's reading of a file, our outcome and our tree, whatever the file holds.
struct StringsAgreement {
    let bytes: [UInt8]
    private let outcome: Result<PropertyListValue, PropertyListError>
    private let parsed: Parsed<StringsTree>
    private var tree: StringsTree { parsed.value }
    var reading: StringsTree.Reading { tree.reading }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        outcome = PropertyListReader.read(bytes)
        parsed = StringsParser.parse(SourceFile(path: "a.strings", bytes: bytes))
    }

    /// Where CoreFoundation may differ from our outcome, and why.
    private enum Explanation: CaseIterable {
        /// Swift merges keys that are canonically equivalent when it takes over a dictionary (S-162). Halves of surrogate
        /// pairs, which are keys of their own to CoreFoundation, become U+FFFD and equal.
        case mergedKeys
        /// Half of a surrogate pair in a UTF-16 file becomes U+FFFD when we read it. CoreFoundation keeps the unit, which
        /// may join another half that is written as an escape, or count as a digit of data by its low eight bits.
        case loneHalves

        func covers(_ agreement: StringsAgreement) -> Bool {
            switch self {
            case .mergedKeys: (try? agreement.outcome.get()).map(Self.mergesKeys) ?? false
            case .loneHalves:
                [.utf16LittleEndian, .utf16BigEndian].contains(agreement.tree.source.encoding)
                    && agreement.parsed.diagnostics.contains { $0.cause == "lone-surrogate" }
            }
        }

        private static func mergesKeys(_ value: PropertyListValue) -> Bool {
            switch value {
            case .dictionary(let pairs):
                Set(pairs.map(\.key)).count < pairs.count
                    || pairs.contains { $0.key.unicodeScalars.contains("\u{FFFD}") || mergesKeys($0.value) }
            case .array(let items): items.contains(where: mergesKeys)
            case .string, .data, .integer, .real, .boolean, .date, .uid, .null: false
            }
        }
    }

    /// What is wrong, or nil.
    func failure() -> String? {
        // Builds take a second byte-order mark out, which CoreFoundation by itself refuses.
        if hasSecondMark { return nil }
        let foundation = FoundationReader.outcome(bytes)
        // XML and binary property lists have tests of their own.
        guard foundation.isOldStyle else { return nil }
        let ours = Rendering.outcome(bytes)
        guard !ours.hasPrefix("✗ xml") else { return nil }
        if ours != foundation.text, !Explanation.allCases.contains(where: { $0.covers(self) }) {
            return "Foundation: \(foundation.text), outcome: \(ours)"
        }
        return readingFailure() ?? blameFailure() ?? entryFailure() ?? sentinelFailure() ?? soundnessFailure()
            ?? fixFailure()
    }

    private var hasSecondMark: Bool {
        ![.utf8, .utf8WithByteOrderMark].contains(tree.source.encoding)
            && parsed.diagnostics.contains { $0.cause == "byte-order-mark" }
    }

    /// A tree is refused when the file is, and then says why.
    private func readingFailure() -> String? {
        let isRefused = tree.reading == .refused
        switch outcome {
        case .failure(let error):
            if !isRefused { return "the tree is \(tree.reading), the outcome \(error.rendered)" }
            let hasReason = parsed.diagnostics.contains { $0.severity == .error || $0.id == "empty-file" }
            return hasReason ? nil : "refused without a reason"
        case .success(let value): return isRefused ? "the tree is refused, the outcome \(value.rendered)" : nil
        }
    }

    /// What costs a file its entries is reported where it is, or before, and nothing else is.
    private func blameFailure() -> String? {
        guard !losesFirstCharacter else { return nil }
        let errors = parsed.diagnostics.filter { $0.severity == .error || $0.id == "empty-file" }
        switch tree.reading {
        case .whole:
            let faults: Set = [
                "expected-separator", "unexpected-character", "eof-plist", "junk", "array-comma", "array-end",
                "dictionary-end", "data-end", "data-uneven", "missing-semicolon", "json", "too-deep",
            ]
            let wrong = errors.first { $0.cause.map(faults.contains) ?? false }
            return wrong.map { "a file that is read whole has \($0.cause ?? "")" }
        case .truncated(let offset):
            return errors.contains { Int($0.span.range.lower) == offset } ? nil : "nothing is reported at \(offset)"
        case .refused:
            guard case .failure(let error) = outcome, error.line != nil else { return nil }
            let isBefore = errors.contains { Int($0.span.range.lower) <= error.offset }
            return isBefore ? nil : "nothing is reported before \(error.offset)"
        }
    }

    /// A safe fix changes nothing that was read.
    private func fixFailure() -> String? {
        guard [.utf8, .utf8WithByteOrderMark].contains(tree.source.encoding), case .success(let value) = outcome,
            case .dictionary(let pairs) = value, !Explanation.mergedKeys.covers(self)
        else { return nil }
        for finding in parsed.diagnostics {
            for fix in finding.fixes where fix.applicability == .safe {
                var fixed = tree.source.bytes
                for edit in fix.edits.reversed() {
                    fixed.replaceSubrange(edit.span.range.indices, with: Array(edit.replacement.utf8))
                }
                var values: [[UInt8]: String] = [:]
                if case .success(.dictionary(let more)) = PropertyListReader.read(fixed) {
                    for pair in more { values[Array(pair.key.utf8)] = pair.value.rendered }
                }
                if let lost = pairs.first(where: { values[Array($0.key.utf8)] != $0.value.rendered }) {
                    return "the fix of \(finding.cause ?? "") changes \(lost.key.shown)"
                }
            }
        }
        return nil
    }

    /// The entries that are not lost are those of the dictionary.
    private func entryFailure() -> String? {
        guard case .success(let value) = outcome, !losesFirstCharacter else { return nil }
        guard case .dictionary(let pairs) = value else {
            return tree.dialect == .notTable ? nil : "a \(tree.dialect) whose outcome is \(value.rendered)"
        }
        var texts: [[UInt8]: String?] = [:]
        for entry in tree.entries where !entry.flags.contains(.lost) {
            if entry.flags.contains(.repaired) { return "a repaired entry in an accepted file is not lost" }
            texts[Array(tree.key(of: entry).utf8)] = .some(entry.flags.contains(.notText) ? nil : tree.value(of: entry))
        }
        var expected: [[UInt8]: String?] = [:]
        for pair in pairs {
            var text: String?
            if case .string(let string) = pair.value { text = string }
            expected[Array(pair.key.utf8)] = .some(text)
        }
        let isEqual =
            texts.count == expected.count
            && texts.allSatisfy { key, text in
                guard let other = expected[key] else { return false }
                return text.map { Array($0.utf8) } == other.map { Array($0.utf8) }
            }
        return isEqual ? nil : "entries \(RenderedTree(parsed).entries), outcome \(value.rendered)"
    }

    /// Without a byte-order mark, CoreFoundation drops the first two bytes of UTF-16, and what it then reads may be
    /// another text than the one that was meant, which is ours.
    private var losesFirstCharacter: Bool {
        guard parsed.diagnostics.contains(where: { $0.cause == "utf16-without-bom" }) else { return false }
        return tree.source.encoding != .utf16LittleEndian
            || !(tree.source.bytes.first.map { $0 == 0x20 || (9...13).contains($0) } ?? false)
    }

    /// An entry that is appended is read, unless the tree says that reading stops before.
    private func sentinelFailure() -> String? {
        guard case .success(.dictionary(let pairs)) = outcome, tree.dialect == .text,
            tree.source.encoding == .utf8 || tree.source.encoding == .utf8WithByteOrderMark
        else { return nil }
        let causes = Set(parsed.diagnostics.compactMap(\.cause))
        let stops: Set = ["truncated", "trailing-junk", "unterminated-comment"]
        if tree.reading == .whole, !causes.isDisjoint(with: stops) { return "a file that is read whole has \(causes)" }
        // A string that is never closed, or a line that goes on, would take in the appended entry.
        let takes: Set = ["comment-line-end", "unterminated-string", "unterminated-escape"]
        let longer = PropertyListReader.read(bytes + Array("\n\"__s__\"=\"x\";".utf8))
        var isRead = false
        if case .success(.dictionary(let more)) = longer, more.count == pairs.count + 1 {
            isRead = more.contains { $0.key == "__s__" }
        }
        if tree.reading == .whole, causes.isDisjoint(with: takes), !isRead {
            return "an appended entry is lost, causes \(causes)"
        }
        if tree.reading != .whole, isRead { return "an appended entry is read, although the tree is \(tree.reading)" }
        return nil
    }

    /// Places lie in the file, entries follow one another, and every text can be asked for.
    private func soundnessFailure() -> String? {
        let count = UInt32(tree.source.bytes.count)
        var end: UInt32 = 0
        for entry in tree.entries.sorted(by: { $0.range.lower < $1.range.lower }) {
            let parts = [entry.key, entry.value, entry.comment]
            guard entry.range.lower >= end, entry.range.upper <= count, entry.range.lower < entry.range.upper,
                parts.allSatisfy({ $0.lower <= $0.upper && $0.upper <= count }), entry.range.contains(entry.key),
                entry.comment.isEmpty || entry.comment.upper <= entry.range.lower
            else { return "an entry at \(entry.range) of \(count), behind \(end)" }
            _ = (tree.key(of: entry), tree.value(of: entry), tree.comment(of: entry))
            end = entry.range.upper
        }
        for finding in parsed.diagnostics {
            let ranges =
                [finding.span.range] + finding.notes.compactMap { $0.span?.range }
                + finding.fixes.flatMap { $0.edits.map(\.span.range) }
            if let range = ranges.first(where: { $0.upper > count || $0.lower > $0.upper }) {
                return "\(finding.id) at \(range) of \(count)"
            }
            for fix in finding.fixes {
                let edits = fix.edits
                guard zip(edits, edits.dropFirst()).allSatisfy({ $0.span.range.upper <= $1.span.range.lower }) else {
                    return "the edits of \(finding.cause ?? "") overlap or are out of order"
                }
            }
            if !finding.message.contains("; ") { return "\(finding.message)" }
        }
        return nil
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        lower <= other.lower && other.upper <= upper
    }
}
