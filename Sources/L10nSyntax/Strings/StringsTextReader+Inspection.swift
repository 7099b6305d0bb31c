internal import L10nSource

/// The findings about entries that are read as they stand, but not as they were meant, or only by few tools.
extension StringsTextReader {
    /// Looks closely at an entry that is not plain, completes its traits, and reports what is wrong with it.
    mutating func inspect(_ entry: inout StringsEntry, _ bytes: Span<UInt8>, hasUnusualEscape: Bool) {
        completeTraits(&entry, bytes, hasUnusualEscape: hasUnusualEscape)
        let isKeyOnly = entry.flags.contains(.keyOnly)
        inspectText(bytes, entry.key, entry.keyTraits, of: entry)
        if !isKeyOnly, !entry.flags.contains(.notText) { inspectText(bytes, entry.value, entry.valueTraits, of: entry) }
        if hasUnusualEscape || block.isOnLineOfEntry || !entry.flags.isDisjoint(with: .style) {
            reportStyle(bytes, entry)
        }
    }

    /// Adds the traits of what unusual escapes stand for.
    mutating func completeTraits(_ entry: inout StringsEntry, _ bytes: Span<UInt8>, hasUnusualEscape: Bool) {
        guard hasUnusualEscape else { return }
        entry.keyTraits = decodedTraits(bytes, entry.key, entry.keyTraits)
        entry.valueTraits =
            entry.flags.contains(.keyOnly) ? entry.keyTraits : decodedTraits(bytes, entry.value, entry.valueTraits)
        traits.formUnion(entry.keyTraits)
        traits.formUnion(entry.valueTraits)
    }

    /// The traits of what a string says, for a string whose escapes are more than `\n`.
    private func decodedTraits(_ bytes: Span<UInt8>, _ range: SourceRange, _ traits: TextTraits) -> TextTraits {
        guard traits.contains(.escape) else { return traits }
        var decoded = TextScan.traits(of: StringsEscape.decoded(bytes, in: range.indices).span)
        decoded.formUnion(.escape)
        if traits.contains(.malformed) { decoded.formUnion(.malformed) }
        return decoded
    }

    private mutating func inspectText(
        _ bytes: Span<UInt8>, _ range: SourceRange, _ traits: TextTraits, of entry: StringsEntry
    ) {
        guard !traits.isDisjoint(with: [.control, .mayHide, .escape]) else { return }
        var survey = StringsTextSurvey(bytes, in: range.indices, path: findings.path)
        for finding in survey.finish() {
            findings.report(
                finding.cause, finding.message, at: finding.range,
                .init(key: key(bytes, of: entry), notes: finding.notes, fixes: finding.fixes))
        }
    }

    private func key(_ bytes: Span<UInt8>, of entry: StringsEntry) -> String {
        guard entry.keyTraits.contains(.escape) else { return String(bytes, in: entry.key.indices) }
        return String(decoding: StringsEscape.decoded(bytes, in: entry.key.indices), as: UTF8.self)
    }

    /// Reports, in one finding, everything about an entry that line-based tools do not read.
    private mutating func reportStyle(_ bytes: Span<UInt8>, _ entry: StringsEntry) {
        if !block.isOnLineOfEntry, entry.flags.isEmpty, PortableString.isPortable(bytes, entry.key.indices),
            PortableString.isPortable(bytes, entry.value.indices)
        {
            return
        }
        let key = PortableString(bytes, entry.key.indices, isQuoted: !entry.flags.contains(.unquotedKey))
        var causes: [StringsCause] = []
        var edits: [Edit] = []
        var isFixable = key.isFixable
        if block.isOnLineOfEntry {
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
        if block.isOnLineOfEntry { causes.append(.severalOnLine) }
        guard let first = causes.first else { return }
        let notes = causes.dropFirst().map { DiagnosticNote(PortableString.message(for: $0)) }
        findings.report(
            first, PortableString.message(for: first), at: entry.range.indices,
            .init(
                rule: StringsCause.keyOnly.rule, key: self.key(bytes, of: entry), notes: notes,
                fixes: isFixable ? [Fix("write \"key\" = \"text\";", .safe, edits: edits)] : []),
            causes: causes)
    }
}

extension StringsEntry.Flags {
    /// What line-based tools stumble over.
    static var style: StringsEntry.Flags {
        [.unquotedKey, .unquotedValue, .singleQuotedKey, .singleQuotedValue, .keyOnly]
    }
}
