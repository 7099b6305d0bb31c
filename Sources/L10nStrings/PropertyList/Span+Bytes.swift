internal import L10nSource

extension Array<UInt8> {
    /// A copy of a part of a span.
    init(_ span: Span<UInt8>, in range: Range<Int>) {
        self = []
        reserveCapacity(range.count)
        for index in range { append(span[index]) }
    }
}

extension String {
    /// A part of a span as text; malformed bytes become U+FFFD.
    package init(_ span: Span<UInt8>, in range: Range<Int>) {
        self.init(decoding: Array(span, in: range), as: UTF8.self)
    }
}
