extension Array where Element: BitwiseCopyable {
    /// The elements, for as long as the array is not changed.
    ///
    /// The standard library has the same for all elements, but on Apple's systems only since 2025 (RT-61), as an array may
    /// stand for one of Objective-C there. One of numbers never does. This one hides that one.
    @inlinable
    package var span: Span<Element> {
        @_lifetime(borrow self)
        borrowing get {
            let elements = unsafe withUnsafeBufferPointer { unsafe $0 }
            let span = unsafe Span(_unsafeElements: elements)
            return unsafe _overrideLifetime(span, borrowing: self)
        }
    }
}
