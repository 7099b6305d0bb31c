/// How a function puts the values that it is given into a text, by what stands for the first of them there (SC-45).
package enum InsertionStyle: String, Sendable, CaseIterable {
    /// `%@`, `%d`, in their order.
    case printf = "%@"
    /// `%0`, `%1`, by their numbers.
    case numbered = "%0"
    /// By the labels of the arguments, or by the keys of a dictionary.
    case named = "{name}"
}
