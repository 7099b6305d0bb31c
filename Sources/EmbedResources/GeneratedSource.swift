/// The Swift file that holds the embedded files.
enum GeneratedSource {
    /// One array literal of file literals. The optimiser turns it into constant data; without it the array is made at
    /// its first use. The texts are constant data in both cases.
    static func bytes(for files: [ReadFile]) -> [UInt8] {
        var output = Array("let embeddedFiles: [EmbeddedFile] = [\n".utf8)
        // Some room for escapes and for what stands around each text.
        output.reserveCapacity(files.reduce(256) { $0 + $1.path.utf8.count + $1.text.utf8.count * 9 / 8 + 64 })
        for file in files {
            output += "    EmbeddedFile(path: ".utf8
            appendLiteral(file.path, to: &output)
            output += ", text: ".utf8
            appendLiteral(file.text, to: &output)
            output += "),\n".utf8
        }
        output += "]\n".utf8
        return output
    }

    /// Appends a string literal on one line: a literal over several lines would turn CRLF into LF.
    static func appendLiteral(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): output += #"\n"#.utf8
            case UInt8(ascii: "\r"): output += #"\r"#.utf8
            case 0..<0x20, 0x7F: output += "\\u{\(String(byte, radix: 16))}".utf8
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
