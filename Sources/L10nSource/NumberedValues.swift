/// Values in the order in which they first came, each once: what many parts of a file share is in it once.
@usableFromInline
package struct NumberedValues<Value: Hashable> {
    @usableFromInline var values: [Value] = []
    @usableFromInline var numbers: [Value: Int] = [:]

    package init() {}

    @inlinable
    package var all: [Value] { values }

    /// The number of a value, which is taken in if it is new.
    @inlinable
    package mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = values.count
        values.append(value)
        return values.count - 1
    }
}

extension NumberedValues: Sendable where Value: Sendable {}
