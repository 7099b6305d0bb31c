/// A half-open range of UTF-8 offsets in the text of one file.
///
/// Offsets count bytes from 0. A file is at most 4 GiB long, which the loader's size limit guarantees.
@usableFromInline
package struct SourceRange: Hashable, Sendable, Codable, BitwiseCopyable {
    /// The offset of the first byte.
    @usableFromInline package var lower: UInt32
    /// The offset behind the last byte; never less than `lower`.
    @usableFromInline package var upper: UInt32

    @inlinable
    package init(_ lower: UInt32, _ upper: UInt32) {
        precondition(lower <= upper, "a source range ends before it begins")
        self.lower = lower
        self.upper = upper
    }

    @inlinable
    package init(_ range: Range<Int>) {
        self.init(UInt32(range.lowerBound), UInt32(range.upperBound))
    }

    /// The empty range at `offset`.
    @inlinable
    package init(at offset: Int) {
        self.init(UInt32(offset), UInt32(offset))
    }

    /// The same bytes as indices of an array.
    @inlinable
    package var indices: Range<Int> { Int(lower)..<Int(upper) }

    /// The length in bytes.
    @inlinable
    package var count: Int { Int(upper - lower) }

    @inlinable
    package var isEmpty: Bool { lower == upper }

    /// The smallest range that covers both.
    @inlinable
    package func union(_ other: SourceRange) -> SourceRange {
        SourceRange(min(lower, other.lower), max(upper, other.upper))
    }
}

/// A value and the place where its author wrote it.
@usableFromInline
package struct Located<Value> {
    @usableFromInline package var value: Value
    @usableFromInline package var range: SourceRange

    @inlinable
    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}

/// What a total parser answers for any bytes: a value, and what is wrong with them.
package struct Parsed<Value> {
    package var value: Value
    package var diagnostics: [Diagnostic]

    @inlinable
    package init(_ value: Value, diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }
}

extension Parsed: Sendable where Value: Sendable {}
