import L10nSource

/// Addresses in a text, which lead nowhere when a letter of them changes: `https://a.org/b`, `mailto:x@a.org`, `x@a.org`,
/// `a.org/b`, `localhost`, `10.0.0.1`.
///
/// Source: RFC 3986 (schemes), RFC 1123, section 2.1 (names of hosts).
enum PseudoAddress {
    /// The end of the address that starts at an index; nil where none does. Asked at the start of a run of the
    /// characters of names, so that a text is read once.
    static func end(in bytes: [UInt8], from start: Int) -> Int? {
        let run = bytes[start...].prefix(while: isName)
        guard !run.isEmpty else { return nil }
        let rest = bytes[run.endIndex...]
        if run.first?.isLetter == true, rest.starts(with: "://".utf8) || isOfMail(run, rest) {
            return tailEnd(in: bytes, from: run.endIndex)
        }
        // A sentence may end behind a name.
        let name = run[..<((run.lastIndex { $0.isLetter || $0.isDigit } ?? start) + 1)]
        guard isHost(name) else { return nil }
        guard name.endIndex < bytes.count else { return name.endIndex }
        switch bytes[name.endIndex] {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return tailEnd(in: bytes, from: name.endIndex)
        case UInt8(ascii: ":"):
            guard bytes[(name.endIndex + 1)...].first?.isDigit == true else { return name.endIndex }
            return tailEnd(in: bytes, from: name.endIndex)
        default: return name.endIndex
        }
    }

    /// Whether an address may start in front of a byte: the one before it is no part of a name.
    static func mayStart(at index: Int, in bytes: [UInt8]) -> Bool { index == 0 || !isName(bytes[index - 1]) }

    /// Whether what stands before a colon is a scheme of addresses without slashes.
    private static func isOfMail(_ run: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Bool {
        guard rest.first == UInt8(ascii: ":"), rest.dropFirst().first.map({ isName($0) }) == true else { return false }
        return ["mailto", "tel", "sms", "xmpp", "sip"].contains(String(decoding: run, as: UTF8.self).lowercased())
    }

    /// Where white space, a tag or a quotation mark ends an address.
    private static func tailEnd(in bytes: [UInt8], from index: Int) -> Int {
        bytes[index...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") } ?? bytes.count
    }

    /// Whether a name is that of a host, with the name of a mailbox before it or not. The last part of a host tells it
    /// from the end of a sentence whose space was forgotten: it has small letters, or large ones like all of the name.
    private static func isHost(_ name: ArraySlice<UInt8>) -> Bool {
        let at = name.lastIndex(of: UInt8(ascii: "@"))
        let host = name[((at ?? name.startIndex - 1) + 1)...]
        if at == nil, host.elementsEqual("localhost".utf8) { return true }
        let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last,
            labels.allSatisfy({
                !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
            })
        else { return false }
        if labels.count == 4, labels.allSatisfy({ $0.allSatisfy(\.isDigit) }) { return true }
        return last.count > 1 && last.allSatisfy(\.isLetter)
            && (last.allSatisfy(\.isLowercase) || !host.contains(where: \.isLowercase))
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || ".-_+@".utf8.contains(byte)
    }
}
