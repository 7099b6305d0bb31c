/// Files as clients name them.
///
/// Source: RFC 3986; RFC 8089.
enum DocumentURI {
    /// The absolute path; nil for what is no file of this machine, such as `untitled:`.
    static func path(of uri: String) -> String? {
        guard let scheme = uri.firstIndex(of: ":"), uri[..<scheme].lowercased() == "file" else { return nil }
        var rest = uri[uri.index(after: scheme)...]
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            guard let slash = rest.firstIndex(of: "/") else { return nil }
            let host = rest[..<slash].lowercased()
            guard host.isEmpty || host == "localhost" else { return nil }
            rest = rest[slash...]
        }
        let path = decoded(rest.prefix { $0 != "?" && $0 != "#" })
        return path.hasPrefix("/") ? path : nil
    }

    /// The address of a file.
    static func uri(of path: String) -> String {
        var uri = "file://"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                uri += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return uri
    }

    private static func decoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        let encoded = Array(text.utf8)
        var index = 0
        while index < encoded.count {
            if encoded[index] == UInt8(ascii: "%"), index + 2 < encoded.count,
                let byte = UInt8(String(decoding: encoded[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                bytes.append(byte)
                index += 3
            } else {
                bytes.append(encoded[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
