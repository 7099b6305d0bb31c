internal import L10nSource

extension StringsTextReader {
    /// Finds out what CoreFoundation makes of the file, and says so in the findings and the entries.
    ///
    /// Only a file with findings is read a second time, by the rules of CoreFoundation alone.
    mutating func settle(_ text: StringsText) -> StringsTree.Reading {
        if text.isRefused { return refuse() }
        var reading = StringsTree.Reading.whole
        if findings.mayBeRefused || text.findings.mayBeRefused {
            let bytes = text.runTimeText ?? text.source.bytes
            var run = OldStylePropertyListReader(at: text.runTimeText == nil ? text.start : 0, makesValues: false)
            if bytes.isEmpty || run.readFile(bytes.span) == nil {
                noteRefusal(run, bytes.span, isOurText: text.runTimeText == nil)
                return refuse()
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
        }
        if case .truncated = reading { weakenFixes(text.source.bytes.span) }
        let lost = entries.filter { $0.flags.contains(.lost) }.map { Int($0.range.lower) }
        if !lost.isEmpty { findings.countLost(lost.sorted()) }
        return reading
    }

    /// Leaves to the author the fix of a stop behind which the file cannot be read, or has another text for a key that
    /// is read.
    private mutating func weakenFixes(_ bytes: Span<UInt8>) {
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

    private mutating func refuse() -> StringsTree.Reading {
        for index in entries.indices where entries[index].flags.contains(.lost) {
            entries[index].flags.subtract(.lost)
        }
        return .refused
    }

    /// Puts the place that CoreFoundation complains about beside the first finding that explains it.
    private mutating func noteRefusal(_ run: OldStylePropertyListReader, _ bytes: Span<UInt8>, isOurText: Bool) {
        guard isOurText, let fault = run.fault else { return }
        let line = StringsLexer.line(bytes, at: fault.offset)
        let offset = min(fault.offset, bytes.count)
        findings.annotateFirstFault(
            DiagnosticNote(
                "CoreFoundation refuses the whole file and names line \(line)", at: findings.span(offset..<offset)))
    }
}
