import L10nSource
import L10nSyntax
import L10nXML

extension XLIFFReports {
    /// Reports what is lost between the texts of a file and those that are read; returns whether codes are broken.
    mutating func losses(
        in parts: XLIFFUnitParts, _ id: Located<String>, _ file: SourceFile, forXcode: Bool
    ) -> Bool {
        if let source = parts.source { carriageReturns(in: source, id, file) }
        guard let target = parts.target else { return false }
        carriageReturns(in: target, id, file)
        if target.isPlainText, parts.source?.isPlainText ?? true { return false }
        let codes = XLIFFText.codes(in: target)
        let isForeign = foreignElements(codes, target, id)
        if forXcode, let code = codes.first {
            add(
                .flattenedInlineCode, "inline-flattened",
                "Xcode drops \(Wording.quoted("<\(code.name)>")) on import; write the placeholder as text",
                at: code.tagRange, key: id.value)
        }
        let isBroken = parts.source.map { brokenCodes(XLIFFText.codes(in: $0), codes, target, id) } ?? false
        return isForeign || isBroken
    }

    /// The elements that XLIFF 1.2 has inside of texts.
    private static let inlineNames: Set<String> = ["g", "x", "bx", "ex", "bpt", "ept", "ph", "it", "sub", "mrk"]

    /// Reports markup that somebody has taken the escapes from: only what stands in it would be read; returns whether there
    /// is any.
    private mutating func foreignElements(
        _ codes: [XMLElementNode], _ target: XMLElementNode, _ id: Located<String>
    ) -> Bool {
        let foreign = codes.filter { $0.namespace == target.namespace && !Self.inlineNames.contains($0.localName) }
        for code in foreign {
            add(
                .brokenInlineCode, "markup",
                "\(Wording.quoted("<\(code.name)>")) stands here as an element and would be lost; "
                    + "write \(Wording.quoted("&lt;\(code.name)>"))", at: code.tagRange, key: id.value)
        }
        return !foreign.isEmpty
    }

    /// Reports codes that only one of source and target has; returns whether there are any.
    private mutating func brokenCodes(
        _ sourceCodes: [XMLElementNode], _ targetCodes: [XMLElementNode], _ target: XMLElementNode,
        _ id: Located<String>
    ) -> Bool {
        var isBroken = false
        var expected: [String: XMLElementNode] = [:]
        for code in sourceCodes { if let mark = identity(code) { expected[mark] = code } }
        var seen: Set<String> = []
        for code in targetCodes {
            guard let mark = identity(code) else { continue }
            if expected[mark] == nil {
                isBroken = true
                add(
                    .brokenInlineCode, "target-id",
                    "\(name(code)) is not in the source; remove it", at: code.tagRange, key: id.value)
            } else if !seen.insert(mark).inserted {
                isBroken = true
                add(
                    .brokenInlineCode, "target-id",
                    "\(name(code)) occurs twice in the target; keep one", at: code.tagRange, key: id.value)
            }
        }
        // A target without text is not translated yet.
        guard !target.contentRange.isEmpty else { return isBroken }
        for (mark, code) in expected.sorted(by: { $0.key < $1.key }) where !seen.contains(mark) {
            isBroken = true
            add(
                .brokenInlineCode, "lost-placeholder",
                "\(name(code)) is missing in the target; insert it", at: target.contentRange, key: id.value)
        }
        return isBroken
    }

    /// What tells the codes of a text apart; nil for one without an id. Many tools give the two ends of a pair the same.
    private func identity(_ code: XMLElementNode) -> String? {
        code.value("id").map { code.localName == "ept" || code.localName == "ex" ? "/" + $0.value : $0.value }
    }

    private func name(_ code: XMLElementNode) -> String {
        "'\(code.localName)' id \(Wording.visible((code.value("id")?.value ?? "").prefix(40)))"
    }

    /// Reports carriage returns that stand for themselves, which XML reads as line feeds.
    ///
    /// In a file whose lines end with CR LF one before a line feed means nothing but the end of a line.
    private mutating func carriageReturns(in element: XMLElementNode, _ id: Located<String>, _ file: SourceFile) {
        let range = element.contentRange.indices
        let bytes = file.bytes
        let first = range.lowerBound + ByteSearch.first(0x0D, in: bytes.span.extracting(range), from: 0)
        guard first < range.upperBound else { return }
        let places = (first..<range.upperBound).filter { index in
            guard bytes[index] == 0x0D else { return false }
            return !(hasWindowsLines && index + 1 < bytes.count && bytes[index + 1] == 0x0A)
        }
        guard let place = places.first else { return }
        let edits = places.map { Edit(file.span(SourceRange($0..<$0 + 1)), "&#13;") }
        add(
            .literalCarriageReturn, "raw-cr",
            "XML turns this carriage return into a line feed; write '&#13;'", at: SourceRange(place..<place + 1),
            key: id.value, fixes: [Fix("Write '&#13;'", .safe, edits: edits)])
    }
}
