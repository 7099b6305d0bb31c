import L10nSource

extension Base64 {
    /// A column of small numbers, four bytes each, the lowest first.
    static func column(_ numbers: [Int]) -> String {
        text(numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } })
    }
}
