internal import L10nSource
internal import L10nStrings
internal import L10nSyntax

extension JSONValue {
    /// What the text of a string may contain; nothing for other kinds.
    var textTraits: TextTraits {
        kind == .string ? JSONText.traits(contentRange, of: file, hasEscapes: hasEscapes) : []
    }
}

extension JSONMember {
    /// What the name may contain.
    var nameTraits: TextTraits {
        JSONText.traits(nameContentRange, of: value.file, hasEscapes: hasEscapes)
    }
}

extension JSONPairShape.Text {
    /// What the text may contain.
    func traits(in file: SourceFile) -> TextTraits {
        JSONText.traits(contentRange, of: file, hasEscapes: hasEscapes)
    }
}

extension JSONText {
    /// The traits of the text that a part of a file stands for.
    fileprivate static func traits(_ content: SourceRange, of file: SourceFile, hasEscapes: Bool) -> TextTraits {
        guard hasEscapes else { return TextScan.traits(of: file.bytes.span.extracting(content.indices)) }
        let text = decodedBytes(content.indices, of: file.bytes)
        return TextScan.traits(of: text.span).union(.escape)
    }
}
