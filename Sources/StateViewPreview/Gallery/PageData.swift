import L10nSyntax

/// JSON without a byte too much, which may stand in a page: `<` is written so that no tag can begin or end in it.
indirect enum PageData {
    case number(Int)
    /// With one digit behind the point, where there is any.
    case decimal(Double)
    case text(String)
    case flag(Bool)
    case null
    case list([PageData])
    /// Many numbers, as they are in lists of numbers.
    case numbers([Int])
    case object(KeyValuePairs<String, PageData>)

    static func optional(_ text: String?) -> PageData { text.map(PageData.text) ?? .null }

    static func optional(_ number: Int?) -> PageData { number.map(PageData.number) ?? .null }

    static func texts(_ texts: [String]) -> PageData { .list(texts.map(PageData.text)) }

    var json: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func write(to bytes: inout [UInt8]) {
        switch self {
        case .number(let number): bytes += String(number).utf8
        case .decimal(let number): bytes += (Int(exactly: number).map(String.init) ?? String(number)).utf8
        case .text(let text): Self.write(text, to: &bytes)
        case .flag(let flag): bytes += (flag ? "true" : "false").utf8
        case .null: bytes += "null".utf8
        case .list(let items):
            bytes.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                item.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .numbers(let numbers):
            bytes.append(UInt8(ascii: "["))
            for (index, number) in numbers.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                bytes += String(number).utf8
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        for byte in JSONText.quoted(text).utf8 {
            if byte == UInt8(ascii: "<") {
                bytes += #"\u003c"#.utf8
            } else {
                bytes.append(byte)
            }
        }
    }
}
