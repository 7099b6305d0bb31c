internal import L10nSource

/// Looks closely at an entry that is read as it stands, but not as it was meant, or only by few tools.
struct StringsInspection {
    let entry: StringsEntry
    /// The entry, or the comment before it, begins on the line where another entry ends.
    let isOnLineOfEntry: Bool

    /// Reports what is wrong with the entry, whose traits are complete.
    func report(_ bytes: Span<UInt8>, hasUnusualEscape: Bool, to findings: inout StringsFindings) {
        reportText(bytes, entry.key, entry.keyTraits, to: &findings)
        if entry.flags.isDisjoint(with: [.keyOnly, .notText]) {
            reportText(bytes, entry.value, entry.valueTraits, to: &findings)
        }
        if hasUnusualEscape || isOnLineOfEntry || !entry.flags.isDisjoint(with: .style) {
            reportStyle(bytes, to: &findings)
        }
    }

    private func reportText(
        _ bytes: Span<UInt8>, _ range: SourceRange, _ traits: TextTraits, to findings: inout StringsFindings
    ) {
        guard !traits.isDisjoint(with: [.control, .mayHide, .escape]) else { return }
        var survey = StringsTextSurvey(bytes, in: range.indices, path: findings.path)
        for finding in survey.finish() {
            findings.report(
                finding.cause, finding.message, at: finding.range,
                .init(key: key(bytes), notes: finding.notes, fixes: finding.fixes))
        }
    }

    private func key(_ bytes: Span<UInt8>) -> String {
        guard entry.keyTraits.contains(.escape) else { return String(bytes, in: entry.key.indices) }
        return String(decoding: StringsEscape.decoded(bytes, in: entry.key.indices), as: UTF8.self)
    }

    /// Reports, in one finding, everything about an entry that line-based tools do not read.
    private func reportStyle(_ bytes: Span<UInt8>, to findings: inout StringsFindings) {
        // Some unusual escapes are read by line-based tools all the same.
        if !isOnLineOfEntry, entry.flags.isEmpty, PortableString.isPortable(bytes, entry.key.indices),
            PortableString.isPortable(bytes, entry.value.indices)
        {
            return
        }
        let key = PortableString(bytes, entry.key.indices, isQuoted: !entry.flags.contains(.unquotedKey))
        var causes: [StringsCause] = []
        var edits: [Edit] = []
        var isFixable = key.isFixable
        if isOnLineOfEntry {
            let start = Int(entry.comment.isEmpty ? entry.range.lower : entry.comment.lower)
            edits.append(Edit(findings.span(start..<start), "\n"))
        }
        if entry.flags.contains(.keyOnly) {
            causes.append(.keyOnly)
            edits.append(Edit(findings.span(key.outer), "\(key.text) = \(key.text)"))
        } else if !key.causes.isEmpty {
            edits.append(Edit(findings.span(key.outer), key.text))
        }
        causes += key.causes
        if entry.flags.isDisjoint(with: [.keyOnly, .notText]) {
            let value = PortableString(bytes, entry.value.indices, isQuoted: !entry.flags.contains(.unquotedValue))
            if !value.causes.isEmpty { edits.append(Edit(findings.span(value.outer), value.text)) }
            isFixable = isFixable && value.isFixable
            causes += value.causes.filter { !causes.contains($0) }
        }
        if isOnLineOfEntry { causes.append(.severalOnLine) }
        guard let first = causes.first else { return }
        let notes = causes.dropFirst().map { DiagnosticNote(PortableString.message(for: $0)) }
        findings.report(
            first, PortableString.message(for: first), at: entry.range.indices,
            .init(
                rule: StringsCause.keyOnly.rule, key: self.key(bytes), notes: notes,
                fixes: isFixable ? [Fix("write \"key\" = \"text\";", .safe, edits: edits)] : []),
            causes: causes)
    }
}

extension StringsEntry {
    /// Adds the traits of what unusual escapes stand for.
    mutating func completeTraits(_ bytes: Span<UInt8>) {
        keyTraits = Self.decodedTraits(bytes, key, keyTraits)
        valueTraits = flags.contains(.keyOnly) ? keyTraits : Self.decodedTraits(bytes, value, valueTraits)
    }

    /// The traits of what a string says, for a string whose escapes are more than `\n`.
    private static func decodedTraits(_ bytes: Span<UInt8>, _ range: SourceRange, _ traits: TextTraits) -> TextTraits {
        guard traits.contains(.escape) else { return traits }
        var decoded = TextScan.traits(of: StringsEscape.decoded(bytes, in: range.indices).span)
        // The bytes of the file are still escapes, whatever they stand for.
        decoded.formUnion(.escape)
        if traits.contains(.malformed) { decoded.formUnion(.malformed) }
        return decoded
    }
}

extension StringsEntry.Flags {
    /// What line-based tools stumble over.
    static var style: StringsEntry.Flags {
        [.unquotedKey, .unquotedValue, .singleQuotedKey, .singleQuotedValue, .keyOnly]
    }
}
