#if SourceScan
import L10nUsage

/// A function around the place that is read, and what its names stand for.
struct FunctionFrame {
    /// The number of the function in the facts of the file.
    var number: Int
    var parameters: [String: Int] = [:]
    /// The written types of parameters and variables.
    var types: [String: String] = [:]
    /// Names that a pattern or a closure gave to something else since, of a type that nobody has written.
    var rebound: Set<String> = []
    /// What was assigned to variables so far.
    var variables: [String: [CodeExpression]] = [:]
    /// What names were compared with.
    var compared: [String: CodeComparison] = [:]
    /// The written type of what it gives back.
    var resultType: String?

    /// Whether what it gives back is a key where it is a literal.
    var givesKeys: Bool { resultType.map(ValueTypes.isKey) ?? false }
}

/// A type around the place that is read.
struct TypeFrame {
    var name: String
    /// The written types of its properties.
    var types: [String: String] = [:]
    /// The properties that hold what an initializer is given.
    var stored: Set<String> = []
    /// Whether Xcode shows it in a preview alone.
    var isPreview = false
}
#endif
