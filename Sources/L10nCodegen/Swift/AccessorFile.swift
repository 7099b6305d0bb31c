import L10nSource
import TokenTools

/// Writes accessors as Swift source; the same bytes for the same keys.
package struct AccessorFile: Sendable {
    /// What every generated file has at its head.
    package static let mark = "Made by 'stateview-l10n generate swift'"

    private let tree: AccessorTree
    private let options: AccessorOptions

    package init(_ tree: AccessorTree, _ options: AccessorOptions) {
        self.tree = tree
        self.options = options
    }

    package var text: String {
        var lines = [
            "// \(Self.mark); change the tables and run it again, not this file.",
            "// swift-format-ignore-file", "// swiftlint:disable all", "",
        ]
        lines += AccessorSupport.imports(options) + [""]
        let tables = Set(tree.keys.keys.map(\.table)).sorted().map { Self.line($0) }.joined(separator: ", ")
        lines.append("/// The texts of the \(tables.contains(",") ? "tables" : "table") \(tables).")
        write(tree.root, options.name, "", to: &lines)
        lines += [""] + AccessorSupport.lines(options, hasHoles: hasHoles)
        return lines.joined(separator: "\n") + "\n"
    }

    private var hasHoles: Bool { tree.keys.keys.contains { !$0.arguments.named.isEmpty } }

    private func write(_ level: AccessorTree.Level, _ name: String, _ indent: String, to lines: inout [String]) {
        lines.append("\(indent)\(options.access.prefix)enum \(AccessorName.escaped(name)) {")
        let inner = indent + "    "
        for (member, numbers) in level.members.sorted(by: { $0.key < $1.key }) {
            write(tree.keys.keys[numbers[0]], member, inner, to: &lines)
        }
        for (name, content) in level.levels.sorted(by: { $0.key < $1.key }) {
            write(content, name, inner, to: &lines)
        }
        lines.append(indent + "}")
    }

    private func write(_ key: AccessorKey, _ member: String, _ indent: String, to lines: inout [String]) {
        let signature = AccessorSignature(key.arguments, options.runtime)
        lines += Self.comment(key, signature).map { indent + ($0.isEmpty ? "///" : "/// " + $0) }
        let start = "\(indent)\(options.access.prefix)static "
        let name = AccessorName.escaped(member)
        let call = call(key, signature)
        if signature.isEmpty {
            lines.append("\(start)var \(name): \(resultType) { \(call) }")
        } else {
            lines += [
                "\(start)func \(name)(\(signature.parameters)) -> \(resultType) {", "\(indent)    \(call)",
                "\(indent)}",
            ]
        }
    }

    private var resultType: String { options.runtime == .stateView ? options.helper : "String" }

    private func call(_ key: AccessorKey, _ signature: AccessorSignature) -> String {
        var values = [SwiftName.literal(key.table), SwiftName.literal(key.key)]
        switch options.runtime {
        case .foundation:
            // Without its forms the text of a variable is none.
            values.append(key.hasVariables ? "nil" : SwiftName.literal(key.format))
            if !signature.positional.isEmpty { values.append("[\(signature.positional.joined(separator: ", "))]") }
            if !signature.named.isEmpty { values.append("holes: [\(signature.named.joined(separator: ", "))]") }
        case .stateView:
            if !signature.isEmpty {
                let named = signature.named.isEmpty ? "" : ", named: [\(signature.named.joined(separator: ", "))]"
                values.append("MessageArguments([\(signature.positional.joined(separator: ", "))]\(named))")
            }
        }
        return options.call + values.joined(separator: ", ") + ")"
    }

    /// The lines of the documentation: what the text says, then what its author says about it.
    private static func comment(_ key: AccessorKey, _ signature: AccessorSignature) -> [String] {
        let texts = [key.text, key.comment ?? ""].map { text in
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line(String($0)) }
        }
        let shown = texts.map { lines in
            Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
        }
        return (shown.filter { !$0.isEmpty } + (signature.notes.isEmpty ? [] : [signature.notes])).joined(separator: [
            ""
        ])
        .map(\.self)
    }

    /// A text in a comment, which it cannot leave, and in which nothing is hidden.
    private static func line(_ text: String) -> String {
        var text = Wording.visible(SwiftName.line(text))[...]
        while text.last == " " { text.removeLast() }
        return String(text.drop { $0 == " " })
    }
}
