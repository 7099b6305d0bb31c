/// JSON as Xcode writes it into asset catalogs: members sorted by name, a space on both sides of the colon, two spaces
/// for each level, and a line end at the end.
enum XcodeJSON: Sendable {
    case text(String)
    case number(Int)
    case flag(Bool)
    /// Never empty.
    case list([XcodeJSON])
    /// Never empty.
    case object([String: XcodeJSON])

    var file: String { written(indent: "") + "\n" }

    private func written(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .text(let text): return "\"\(text)\""
        case .number(let number): return String(number)
        case .flag(let flag): return flag ? "true" : "false"
        case .list(let items):
            let lines = items.map { inner + $0.written(indent: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .object(let members):
            let lines = members.sorted { $0.key < $1.key }.map {
                "\(inner)\"\($0.key)\" : \($0.value.written(indent: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        }
    }
}
