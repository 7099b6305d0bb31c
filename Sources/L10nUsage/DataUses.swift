package import L10nSource
import L10nSyntax

/// Reads which keys data name.
package enum DataUses {
    /// The keys that a document names for the texts of state views: `{ "key": "cart.empty.title", "table": "Cart" }`.
    package static func stateViewUses(in file: SourceFile) -> [KeyUse] {
        var uses: [KeyUse] = []
        each(of: JSONTree.parse(file, dialect: .lineComments).value.root) { value in
            guard value.isObject, let key = value["key"], let text = key.string, !text.isEmpty else { return }
            let table = value["table"]?.string.map { KeyUse.Table.named($0) }
            uses.append(KeyUse(.optional, KeyPattern(text), table: table ?? .any, way: "stateview.json", at: key.span))
        }
        return uses
    }

    /// The texts of a JSON or YAML file, and the words of a page of HTML, that are names of keys (SC-80); also the reasons to
    /// ask for access that a property list gets which is made of such a file, as XcodeGen and Expo do.
    /// - Parameter isKey: whether a text is the name of one; data hold many others.
    package static func mentions(in file: SourceFile, isKey: (String) -> Bool) -> [KeyUse] {
        var uses: [KeyUse] = []
        func add(_ text: String, _ range: SourceRange) {
            guard !text.isEmpty, isKey(text) else { return }
            uses.append(KeyUse(.mention, KeyPattern(text), table: .any, way: "data", at: file.span(range)))
        }
        func addName(_ name: String, _ range: SourceRange) {
            if InfoPropertyList.isUsageDescription(name) { add(name, range) }
        }
        if file.path.hasSuffix(".json") {
            each(of: JSONTree.parse(file, dialect: .lineComments).value.root) { value in
                // All reasons begin with this letter, and few other names are worth being decoded.
                if let member = value.asMember, member.nameStarts(with: UInt8(ascii: "N")) {
                    addName(member.name, member.nameRange)
                }
                if let text = value.string { add(text, value.range) }
            }
        } else if file.path.hasSuffix(".html") || file.path.hasSuffix(".htm") {
            eachName(of: file, add)
        } else {
            eachScalar(of: file, name: addName, value: add)
        }
        return uses
    }

    private static func each(of root: JSONValue, _ body: (JSONValue) -> Void) {
        // A stack in place of recursion, as data may be nested deeply; reversed, so that values come in their order.
        var waiting = [root]
        while let value = waiting.popLast() {
            body(value)
            var inside: [JSONValue] = value.members.map(\.value)
            inside += value.elements
            waiting += inside.reversed()
        }
    }

    /// The values that stand alone in a line of YAML, or behind a colon or a dash, and the names in front of colons.
    private static func eachScalar(
        of file: SourceFile, name: (String, SourceRange) -> Void, value: (String, SourceRange) -> Void
    ) {
        func tell(_ body: (String, SourceRange) -> Void, _ line: ArraySlice<UInt8>) {
            body(String(decoding: line, as: UTF8.self), SourceRange(line.startIndex..<line.endIndex))
        }
        let bytes = file.bytes
        var start = 0
        while start < bytes.count {
            let end = ByteSearch.first(0x0A, in: bytes.span, from: start)
            var line = bytes[start..<end]
            start = end + 1
            while let last = line.last, last == 0x20 || last == 0x0D || last == 0x09 { line.removeLast() }
            while let first = line.first, first == 0x20 || first == UInt8(ascii: "-") { line.removeFirst() }
            guard line.first != UInt8(ascii: "#") else { continue }
            if let colon = colon(in: line) {
                tell(name, quoted(line) ?? line[..<colon])
                line = line[(colon + 1)...].drop { $0 == 0x20 }
            }
            tell(value, quoted(line) ?? withoutComment(line))
        }
    }

    /// The words with a dot or an underscore between their letters, as templates hold them: `#{uploader.title}`. Any other
    /// word of a page may be a key by chance.
    private static func eachName(of file: SourceFile, _ body: (String, SourceRange) -> Void) {
        let bytes = file.bytes
        var index = 0
        while index < bytes.count {
            var word = bytes[index...].prefix(while: isNamePart)
            index = word.endIndex + 1
            while let last = word.last, isJoint(last) { word.removeLast() }
            word = word.drop(while: isJoint)
            guard word.contains(where: isJoint) else { continue }
            body(String(decoding: word, as: UTF8.self), SourceRange(word.startIndex..<word.endIndex))
        }
    }

    private static func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: isJoint(byte)
        }
    }

    /// The colon behind the name of a value, which may be quoted.
    private static func colon(in line: ArraySlice<UInt8>) -> Int? {
        let start = quoted(line).map { $0.endIndex + 1 } ?? line.startIndex
        // Behind a quoted value there is none.
        if start > line.startIndex, start >= line.endIndex || line[start] != UInt8(ascii: ":") { return nil }
        return line.indices[start...].first { index in
            line[index] == UInt8(ascii: ":") && index + 1 < line.endIndex && line[index + 1] == 0x20
        }
    }

    /// What stands in the quotation marks that a line begins with.
    private static func quoted(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let quote = line.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let end = line.dropFirst().firstIndex(of: quote)
        else { return nil }
        return line[(line.startIndex + 1)..<end]
    }

    private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let mark = line.indices.dropFirst().first { line[$0] == UInt8(ascii: "#") && line[$0 - 1] == 0x20 }
        guard let mark else { return line }
        var value = line[..<mark]
        while value.last == 0x20 { value.removeLast() }
        return value
    }
}
