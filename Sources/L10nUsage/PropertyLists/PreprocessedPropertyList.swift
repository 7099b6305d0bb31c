internal import L10nSource

/// A property list that the build sends through the preprocessor of C first (`INFOPLIST_PREPROCESS`), or of which it makes one by
/// putting build settings in.
enum PreprocessedPropertyList {
    private static let directives: Set<String> = [
        "define", "elif", "else", "endif", "if", "ifdef", "ifndef", "import", "include", "undef",
    ]

    /// The file with spaces where its directives stand, so that what each branch holds counts and places stay, and with some
    /// value where a build setting is the element: `<${ALLOWED}/>`; the same file where there is none.
    static func withoutDirectives(_ file: SourceFile) -> SourceFile {
        if file.bytes.starts(with: "bplist".utf8) { return file }
        var bytes = file.bytes
        var start = 0
        var isChanged = false
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            if bytes[start] == UInt8(ascii: "#"), isDirective(bytes[(start + 1)..<end]) {
                for index in start..<end { bytes[index] = 0x20 }
                isChanged = true
            }
            start = end + 1
        }
        for start in bytes.indices where bytes[start] == UInt8(ascii: "<") {
            guard let end = endOfSetting(bytes, from: start) else { continue }
            let rest = [UInt8](repeating: 0x20, count: end - start - value.count)
            bytes.replaceSubrange(start..<end, with: value + rest)
            isChanged = true
        }
        return isChanged ? SourceFile(path: file.path, bytes: bytes, encoding: file.encoding) : file
    }

    private static let value = Array("<true/>".utf8)

    /// The index behind an empty element whose name is a build setting, as long as a value at least; nil for anything else.
    private static func endOfSetting(_ bytes: [UInt8], from start: Int) -> Int? {
        let open = start + 2
        guard open < bytes.count, bytes[start + 1] == UInt8(ascii: "$"),
            bytes[open] == UInt8(ascii: "{") || bytes[open] == UInt8(ascii: "(")
        else { return nil }
        let name = bytes[(open + 1)...].prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") && $0 > 0x20 }
        let closing = [bytes[open] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")"), UInt8(ascii: "/")]
        guard name.suffix(2).elementsEqual(closing), name.endIndex < bytes.count,
            bytes[name.endIndex] == UInt8(ascii: ">"), name.count > 2
        else { return nil }
        return name.endIndex + 1
    }

    private static func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
        let word = line.drop { $0 == 0x20 || $0 == 0x09 }.prefix(while: \.isLowercase)
        return directives.contains(String(decoding: word, as: UTF8.self))
    }
}
