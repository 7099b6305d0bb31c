internal import L10nSource

/// A property list that the build sends through the preprocessor of C first (`INFOPLIST_PREPROCESS`).
enum PreprocessedPropertyList {
    private static let directives: Set<String> = [
        "define", "elif", "else", "endif", "if", "ifdef", "ifndef", "import", "include", "undef",
    ]

    /// The file with spaces where its directives stand, so that what each branch holds counts and places stay; the same file
    /// where there is none.
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
        return isChanged ? SourceFile(path: file.path, bytes: bytes, encoding: file.encoding) : file
    }

    private static func isDirective(_ line: ArraySlice<UInt8>) -> Bool {
        let word = line.drop { $0 == 0x20 || $0 == 0x09 }.prefix { 0x61...0x7A ~= $0 }
        return directives.contains(String(decoding: word, as: UTF8.self))
    }
}
