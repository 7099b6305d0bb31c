/// Writes `.stringsdict` files in all the ways that people and tools do.
package struct GeneratedStringsDict {
    private var random: SeededGenerator
    private let lineEnd: String
    private let unit: String
    private let isInline: Bool
    private let order: [String]
    private var text = ""

    package init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        lineEnd = ["\n", "\n", "\r\n", "\r"][Int.random(in: 0..<4, using: &random)]
        unit = ["\t", "  ", "    ", ""][Int.random(in: 0..<4, using: &random)]
        isInline = Int.random(in: 0..<4, using: &random) == 0
        let names = ["zero", "one", "two", "few", "many", "other"]
        order = [names, names.sorted(), names.reversed()][Int.random(in: 0..<3, using: &random)]
    }

    /// The bytes of a file; every entry is of a shape that the run time reads.
    package mutating func file() -> [UInt8] {
        text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(lineEnd)<plist version=\"1.0\">\(lineEnd)<dict>"
        for number in 0..<Int.random(in: 0..<6, using: &random) {
            if chance(4) { text += lineEnd }
            if chance(3) { text += line(1) + "<!-- note \(number) -->" }
            key("k\(number) " + content(Int.random(in: 0..<4, using: &random)), 1)
            entry(1)
            if chance(6) { text += " <!-- trailing -->" }
        }
        text += line(0) + "</dict>\(lineEnd)</plist>\(lineEnd)"
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case 1: return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case 2: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        default: return Array(text.utf8)
        }
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private func line(_ depth: Int) -> String { isInline ? "" : lineEnd + String(repeating: unit, count: depth) }

    private mutating func key(_ content: String, _ depth: Int) { text += line(depth) + "<key>\(content)</key>" }

    private mutating func entry(_ depth: Int) {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: string(depth)
        case 1: dictionary(depth) { $0.widths(depth + 1) }
        case 2: dictionary(depth) { $0.devices(depth + 1) }
        default: format(depth)
        }
    }

    private mutating func dictionary(_ depth: Int, _ body: (inout Self) -> Void) {
        text += line(depth) + "<dict>"
        body(&self)
        text += line(depth) + "</dict>"
    }

    private mutating func format(_ depth: Int) {
        dictionary(depth) { file in
            let count = Int.random(in: 1..<3, using: &file.random)
            file.key("NSStringLocalizedFormatKey", depth + 1)
            let references = (0..<count).map { "%#@v\($0)@" }.joined(separator: " ")
            file.text += file.line(depth + 1) + "<string>\(references)</string>"
            for number in 0..<count {
                file.key("v\(number)", depth + 1)
                file.dictionary(depth + 1) { $0.variable(depth + 2) }
            }
        }
    }

    private mutating func variable(_ depth: Int) {
        key("NSStringFormatSpecTypeKey", depth)
        text += line(depth) + "<string>NSStringPluralRuleType</string>"
        key("NSStringFormatValueTypeKey", depth)
        text += line(depth) + "<string>\(chance(2) ? "d" : "lld")</string>"
        for name in order where name == "other" || chance(2) {
            key(name, depth)
            string(depth)
        }
    }

    private mutating func widths(_ depth: Int) {
        key("NSStringVariableWidthRuleType", depth)
        dictionary(depth) { file in
            for width in ["5", "020", "50"] {
                file.key(width, depth + 1)
                file.string(depth + 1)
            }
        }
    }

    private mutating func devices(_ depth: Int) {
        key("NSStringDeviceSpecificRuleType", depth)
        dictionary(depth) { file in
            for device in ["ipad", "iphone", "other"] where device == "other" || file.chance(2) {
                file.key(device, depth + 1)
                if file.chance(3) { file.format(depth + 1) } else { file.string(depth + 1) }
            }
        }
    }

    private mutating func string(_ depth: Int) {
        let count = Int.random(in: 0..<6, using: &random)
        if count == 0, chance(2) {
            text += line(depth) + "<string/>"
        } else if chance(8) {
            text += line(depth) + "<string><![CDATA[a < b & \(count)]]></string>"
        } else {
            text += line(depth) + "<string>" + content(count) + "</string>"
        }
    }

    private mutating func content(_ count: Int) -> String {
        let pieces = [
            "a", "Zwölf", "%d", "&amp;", "&lt;", "&gt;", ">", "&quot;", "\"", "'", "&#39;", "&#xE9;", "é", "e\u{301}",
            "🦉", " ",
            "\u{A0}", "&#160;", "%%", "\n", "<![CDATA[x<y]]>",
        ]
        return (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
    }

    /// A text as translators write it, or rather not.
    package mutating func translation() -> String {
        let pieces = [
            "x", "%d", "&", "<b>", ">", "\"", "'", "é", "e\u{301}", "🦉", " ", "\u{A0}", "]]>", "\n", "\u{FEFF}", "\r\n",
        ]
        return (0..<Int.random(in: 0..<7, using: &random))
            .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
    }

    package mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
