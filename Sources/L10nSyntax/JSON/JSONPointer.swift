/// A path into a JSON value: names of members and indices of elements. Source: RFC 6901.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
    /// The decoded reference tokens; none for the whole document.
    package var segments: [String]

    package init(segments: [String] = []) {
        self.segments = segments
    }

    /// Reads the string form, such as `/a~1b/0`; nil when it does not start with `/`, or a `~` is not `~0` or `~1`.
    package init?(_ text: some StringProtocol) {
        guard !text.isEmpty else {
            segments = []
            return
        }
        guard text.utf8.first == 0x2F else { return nil }
        segments = []
        for part in text.utf8.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false) {
            guard let segment = Self.unescape(part) else { return nil }
            segments.append(segment)
        }
    }

    /// Reads the URI fragment form, such as `#/a%20b`, where bytes may be percent-encoded.
    package init?(fragment: some StringProtocol) {
        guard fragment.utf8.first == 0x23 else { return nil }
        var bytes: [UInt8] = []
        var rest = fragment.utf8.dropFirst()
        while let byte = rest.popFirst() {
            guard byte == 0x25 else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(JSONText.hexadecimalDigit),
                let low = rest.popFirst().flatMap(JSONText.hexadecimalDigit)
            else { return nil }
            bytes.append(high << 4 | low)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding replaces what is not UTF-8, which then differs.
        guard text.utf8.elementsEqual(bytes) else { return nil }
        self.init(text)
    }

    /// The string form.
    package var description: String {
        segments.map { "/" + Self.escape($0) }.joined()
    }

    /// The pointer to a child of what this one points to.
    package func appending(_ segment: String) -> JSONPointer {
        JSONPointer(segments: segments + [segment])
    }

    /// The value that it points to from `root`; nil when there is none.
    package func resolve(in root: JSONValue) -> JSONValue? {
        var value = root
        for segment in segments {
            guard let child = Self.child(segment, of: value) else { return nil }
            value = child
        }
        return value
    }

    /// The child that one segment names. An index is written without leading zeros; `-`, the element behind the last,
    /// is none.
    package static func child(_ segment: String, of value: JSONValue) -> JSONValue? {
        guard value.kind == .array else { return value[segment] }
        guard let index = index(segment) else { return nil }
        return value[element: index]
    }

    private static func index(_ segment: String) -> Int? {
        let digits = segment.utf8
        guard digits.allSatisfy({ 0x30...0x39 ~= $0 }), digits.first != 0x30 || digits.count == 1 else { return nil }
        return Int(segment)
    }

    private static func unescape(_ part: some Sequence<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var iterator = part.makeIterator()
        while let byte = iterator.next() {
            guard byte == 0x7E else {
                bytes.append(byte)
                continue
            }
            switch iterator.next() {
            case 0x30: bytes.append(0x7E)
            case 0x31: bytes.append(0x2F)
            default: return nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func escape(_ segment: String) -> String {
        var bytes: [UInt8] = []
        for byte in segment.utf8 {
            switch byte {
            case 0x7E: bytes += [0x7E, 0x30]
            case 0x2F: bytes += [0x7E, 0x31]
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension JSONValue {
    /// The pointer from the root of the tree to this value. It walks down from the root.
    ///
    /// Of members with equal names, a pointer names the last.
    package var pointer: JSONPointer {
        var pointer = JSONPointer()
        var container = JSONValue(storage: storage, index: 0)
        while container.index != index {
            let isArray = container.kind == .array
            var position = 0
            var next = container.index + 1
            // A child that ends before the value cannot hold it, and is passed over with all that is in it.
            while next < container.node.end, storage.nodes[next].end <= index {
                next = storage.nodes[next].end
                position += 1
            }
            container = JSONValue(storage: storage, index: next)
            pointer.segments.append(isArray ? String(position) : JSONMember(value: container).name)
        }
        return pointer
    }
}
