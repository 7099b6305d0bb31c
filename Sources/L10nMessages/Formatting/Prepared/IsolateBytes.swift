/// What is written around values, as bytes; empty where nothing is.
struct IsolateBytes: Hashable, Sendable {
    var leftToRight = ShortBytes()
    var rightToLeft = ShortBytes()
    var unknown = ShortBytes()
    var end = ShortBytes()
    /// Before numbers, whose direction is that of the message.
    var number = ShortBytes()
    /// The most bytes around one value.
    var capacity: Int { max(leftToRight.count, rightToLeft.count, unknown.count, number.count) + end.count }
}
