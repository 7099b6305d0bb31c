import L10nReporting

/// What the templates of SwiftGen's `strings` parser get (SC-66, SC-67).
package struct SwiftGenContext: Sendable {
    private struct Level {
        var strings: [AccessorKey] = []
        var children: [String: Level] = [:]

        mutating func add(_ key: AccessorKey, at path: ArraySlice<String>) {
            guard let first = path.first else { return strings.append(key) }
            children[first, default: Level()].add(key, at: path.dropFirst())
        }
    }

    /// In the order of their names.
    private var tables: [(name: String, root: Level)] = []
    private let parameters: [(name: String, value: String)]

    /// - Parameter parameters: what templates see as `param`.
    package init(_ keys: AccessorKeys, parameters: [(name: String, value: String)]) {
        self.parameters = parameters
        for key in keys.keys {
            if tables.last?.name != key.table { tables.append((key.table, Level())) }
            tables[tables.count - 1].root.add(key, at: Self.parts(key.key).dropLast())
        }
    }

    package var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.array("tables", tables) { writer, table in
                writer.object {
                    $0.member("name", table.name)
                    $0.member("levels") { Self.write(table.root, nil, &$0) }
                }
            }
            writer.object("param") { for item in parameters { $0.member(item.name, item.value) } }
            // The environment of whoever runs the tool is in no file that is the same everywhere.
            writer.object("env") { _ in }
        }
        writer.endLine()
        return writer.output
    }

    private static func write(_ level: Level, _ name: String?, _ writer: inout JSONWriter) {
        writer.object { writer in
            writer.member("name", ifPresent: name)
            let strings = level.strings.map { ($0.key.lowercased(), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
            if !strings.isEmpty { writer.array("strings", strings) { write($1, &$0) } }
            let children = level.children.sorted { $0.key < $1.key }
            if !children.isEmpty { writer.array("children", children) { write($1.value, $1.key, &$0) } }
        }
    }

    private static func write(_ key: AccessorKey, _ writer: inout JSONWriter) {
        let types = key.arguments.positional.compactMap { $0.map(type) }
        writer.object {
            $0.member("name", parts(key.key).last ?? "")
            $0.member("key", escaped(key.key))
            $0.member("translation", escaped(key.hasVariables ? "Plural format key: \"\(key.format)\"" : key.format))
            $0.member("comment", ifPresent: key.comment.map(escaped))
            if !types.isEmpty { $0.array("types", types) { $0.text($1) } }
        }
    }

    /// Empty parts vanish. Nothing is nested deeper than programs that read JSON follow.
    private static func parts(_ key: String) -> [String] { key.split(separator: ".", maxSplits: 63).map(String.init) }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func type(_ argument: AccessorArgument) -> String {
        switch argument.type {
        case .string, .unpassable: "String"
        case .int, .uint: "Int"
        case .double, .moment: "Float"
        case .character: "CChar"
        case .cString: "UnsafePointer<CChar>"
        case .pointer: "UnsafeRawPointer"
        }
    }
}
