import L10nSource

/// Places of a project as `path:line:column`.
struct PlaceText {
    private let sources: [String: SourceFile]

    /// - Parameter sources: the files that places may be in, by their paths.
    init(_ sources: [String: SourceFile]) {
        self.sources = sources
    }

    func text(_ span: SourceSpan) -> String {
        let file = Wording.visible(span.file)
        guard let start = position(span) else { return file }
        return "\(file):\(start.line):\(start.column)"
    }

    /// The line and column of the start; nil in a file that is not known.
    func position(_ span: SourceSpan) -> SourcePosition? {
        sources[span.file].map { LineTable($0).position(of: Int(span.range.lower)) }
    }

    /// The line and column behind the end; nil in a file that is not known.
    func end(_ span: SourceSpan) -> SourcePosition? {
        sources[span.file].map { LineTable($0).position(of: Int(span.range.upper)) }
    }
}
