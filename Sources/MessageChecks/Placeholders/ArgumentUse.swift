package import L10nMessages
import L10nSource

/// One reading of an argument: by a placeholder, or by its width or precision.
package struct ArgumentUse {
    /// From 1.
    package var position: Int
    package var type: ArgumentType
    /// The index of the placeholder in its text.
    package var placeholder: Int
    package var isStar = false
}

/// The arguments that the specifiers of a text read, in the order of the text.
package struct ArgumentUses {
    package private(set) var uses: [ArgumentUse] = []
    /// Broken placeholders of a numbered text, which may stand for any argument.
    private(set) var floating = 0
    private(set) var isNumbered = false
    private(set) var isUnnumbered = false
    /// Whether a definition says which argument some variable reads.
    private(set) var isPlaced = false

    /// - Parameters:
    ///   - first: the argument that the first placeholder without a number reads.
    ///   - placed: the arguments that the definitions of variables name.
    ///   - isIncluded: whether the placeholder counts, by its index.
    package init(
        _ placeholders: [Placeholder], from first: Int = 1, placed: [String: Int] = [:],
        isIncluded: (Placeholder) -> Bool = { _ in true }
    ) {
        isNumbered = placeholders.contains { $0.position > 0 && isIncluded($0) }
        var next = first
        for (index, placeholder) in placeholders.enumerated() where placeholder.name == nil {
            guard isIncluded(placeholder) else { continue }
            if placeholder.position == 0, placeholder.type.kind == .unknown, isNumbered {
                floating += 1
                continue
            }
            if let specifier = placeholder.specifier {
                // Width and precision are read before the value (F-7).
                for case .argument(let number) in [specifier.width, specifier.precision] {
                    let position = number == 0 ? next : Int(number)
                    if number == 0 { next += 1 }
                    uses.append(ArgumentUse(position: position, type: .star, placeholder: index, isStar: true))
                }
            }
            var position = placeholder.position
            if position == 0 {
                position = next
                next += 1
                isUnnumbered = true
                if let argument = placeholder.variable.flatMap({ placed[$0] }) {
                    position = argument
                    isPlaced = true
                }
            }
            uses.append(ArgumentUse(position: position, type: placeholder.type, placeholder: index))
        }
    }

    /// The argument of the first number, by which the forms of a text are chosen that names none (F-66).
    package var firstNumber: Int? { uses.first { !$0.isStar && $0.type.kind.isCountable }?.position }

    /// The highest argument.
    var count: Int { uses.map(\.position).max() ?? 0 }

    /// The first use of each argument, the first argument first; nil for those that are not read.
    func byPosition() -> [ArgumentUse?] {
        var result: [ArgumentUse?] = Array(repeating: nil, count: count)
        for use in uses where result[use.position - 1] == nil { result[use.position - 1] = use }
        return result
    }
}
