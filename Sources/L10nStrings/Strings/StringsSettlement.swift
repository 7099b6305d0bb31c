internal import L10nSource

/// Finds out what CoreFoundation makes of a file, and says so in the findings and the entries.
struct StringsSettlement {
    let text: StringsText
    /// The offset of the comment that is never closed, and hides the rest of the file.
    let hiddenFrom: Int?

    /// Completes findings and entries, and returns what of the file is read.
    ///
    /// Only a file with findings is read a second time, by the rules of CoreFoundation alone.
    func settle(_ entries: inout [StringsEntry], _ findings: inout StringsFindings) -> StringsTree.Reading {
        if text.isRefused { return refuse(&entries) }
        var reading = StringsTree.Reading.whole
        if findings.mayBeRefused || text.findings.mayBeRefused {
            let bytes = text.runTimeText ?? text.source.bytes
            var run = OldStylePropertyListReader(at: text.runTimeText == nil ? text.start : 0, makesValues: false)
            if bytes.isEmpty || run.readFile(bytes.span) == nil {
                noteRefusal(run, bytes.span, &findings)
                return refuse(&entries)
            }
            if text.runTimeText != nil, text.source.encoding != .utf16LittleEndian {
                // It reads something, but nothing of what is written.
                reading = .truncated(at: 0)
            } else if let end = run.bodyEnd, end < bytes.count {
                // Without a byte-order mark, it does not see the first character.
                reading = .truncated(at: end + text.source.bytes.count - bytes.count)
            }
        }
        if let hiddenFrom, reading == .whole { reading = .truncated(at: hiddenFrom) }
        if case .truncated(let stop) = reading {
            for index in entries.indices where Int(entries[index].range.lower) >= stop {
                entries[index].flags.formUnion(.lost)
            }
            weakenFixes(text.source.bytes.span, entries, &findings)
        }
        let lost = entries.filter { $0.flags.contains(.lost) }.map { Int($0.range.lower) }
        if !lost.isEmpty { findings.countLost(lost.sorted()) }
        return reading
    }

    /// Leaves to the author the fix of a stop behind which the file cannot be read, or has another text for a key that
    /// is read.
    private func weakenFixes(_ bytes: Span<UInt8>, _ entries: [StringsEntry], _ findings: inout StringsFindings) {
        var keys: Set<[UInt8]> = []
        for entry in entries where !entry.flags.contains(.lost) {
            let range = entry.key.indices
            let isEscaped = entry.keyTraits.contains(.escape)
            keys.insert(isEscaped ? StringsEscape.decoded(bytes, in: range) : Array(bytes, in: range))
        }
        findings.weakenStops { end in
            var rest = OldStylePropertyListReader(at: end, makesValues: true)
            guard case .dictionary(let pairs)? = rest.readBody(bytes) else { return false }
            return pairs.allSatisfy { !keys.contains(Array($0.key.utf8)) }
        }
    }

    /// No entry of a file that is refused is lost behind another.
    private func refuse(_ entries: inout [StringsEntry]) -> StringsTree.Reading {
        for index in entries.indices where entries[index].flags.contains(.lost) {
            entries[index].flags.subtract(.lost)
        }
        return .refused
    }

    /// Puts the place that CoreFoundation complains about beside the first finding that explains it.
    private func noteRefusal(
        _ run: OldStylePropertyListReader, _ bytes: Span<UInt8>, _ findings: inout StringsFindings
    ) {
        guard text.runTimeText == nil, let fault = run.fault else { return }
        let line = StringsLexer.line(bytes, at: fault.offset)
        let offset = min(fault.offset, bytes.count)
        findings.annotateFirstFault(
            DiagnosticNote(
                "CoreFoundation refuses the whole file and names line \(line)", at: findings.span(offset..<offset)))
    }
}
