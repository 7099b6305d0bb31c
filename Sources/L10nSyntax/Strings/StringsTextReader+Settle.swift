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
            if run.readFile(bytes.span) == nil {
                noteRefusal(run, bytes.span, isOurText: text.runTimeText == nil)
                return refuse()
            }
            if text.runTimeText != nil, text.source.encoding != .utf16LittleEndian {
                // It reads something, but nothing of what is written.
                reading = .truncated(at: 0)
            } else if run.position < bytes.count {
                // Without a byte-order mark, it does not see the first character.
                reading = .truncated(at: run.position + text.source.bytes.count - bytes.count)
            }
        }
        if let hiddenFrom, reading == .whole { reading = .truncated(at: hiddenFrom) }
        if case .truncated(let stop) = reading {
            for index in entries.indices where Int(entries[index].range.lower) >= stop {
                entries[index].flags.formUnion(.lost)
            }
        }
        let lost = entries.filter { $0.flags.contains(.lost) }.map { Int($0.range.lower) }
        if !lost.isEmpty { findings.countLost(lost.sorted()) }
        return reading
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
