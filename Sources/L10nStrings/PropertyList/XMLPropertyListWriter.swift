internal import L10nSource

/// Writes XML property lists as Apple's tools lay them out: tabs, one element a line, the document type of 1.0.
///
/// A dictionary keeps the order of its pairs. XML has no null; it is written as an empty string.
package struct XMLPropertyListWriter {
    private var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    private init() {}

    /// The file of a value.
    package static func write(_ value: PropertyListValue) -> [UInt8] {
        var writer = Self()
        writer.add(value, depth: 0)
        writer.text += "</plist>\n"
        return Array(writer.text.utf8)
    }

    /// The text of an element's content, with references for what XML reads otherwise.
    ///
    /// A carriage return is written as a reference, since an XML parser would turn it into a line feed.
    package static func escaped(_ text: String) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\r": result += "&#13;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private mutating func add(_ value: PropertyListValue, depth: Int) {
        switch value {
        case .string(let content): addText("string", content, depth)
        case .integer(let number): line("<integer>\(number)</integer>", depth)
        case .real(let number): line("<real>\(number)</real>", depth)
        case .date(let seconds): line("<date>\(Self.date(seconds))</date>", depth)
        case .uid(let number): line("<integer>\(number)</integer>", depth)
        case .boolean(let flag): line(flag ? "<true/>" : "<false/>", depth)
        case .null: line("<string></string>", depth)
        case .data(let bytes): addData(bytes, depth: depth)
        case .array(let items):
            guard !items.isEmpty else { return line("<array/>", depth) }
            line("<array>", depth)
            for item in items { add(item, depth: depth + 1) }
            line("</array>", depth)
        case .dictionary(let pairs):
            guard !pairs.isEmpty else { return line("<dict/>", depth) }
            line("<dict>", depth)
            for pair in pairs {
                addText("key", pair.key, depth + 1)
                add(pair.value, depth: depth + 1)
            }
            line("</dict>", depth)
        }
    }

    /// CoreFoundation drops a first U+FEFF, so that it is written twice.
    private mutating func addText(_ tag: String, _ content: String, _ depth: Int) {
        let mark = content.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}" : ""
        line("<\(tag)>\(mark)\(Self.escaped(content))</\(tag)>", depth)
    }

    /// Base 64 in lines of 76 characters, the indent counted as eight a tab.
    private mutating func addData(_ bytes: [UInt8], depth: Int) {
        line("<data>", depth)
        let encoded = Base64.text(bytes)
        let width = max(4, 76 - 8 * depth)
        var rest = encoded[...]
        while !rest.isEmpty {
            line(String(rest.prefix(width)), depth)
            rest = rest.dropFirst(width)
        }
        line("</data>", depth)
    }

    /// ISO 8601 in UTC, to the second; years from 1 to 9999.
    private static func date(_ seconds: Double) -> String {
        // The bounds lie within the years that four digits can write.
        let moment = (seconds.isNaN ? 0 : min(max(seconds, -6.3e10), 2.5e11)).rounded(.down)
        // Property lists count from 2001.
        let (number, time) = CivilDay.split(seconds: Int(moment) + 978_307_200)
        let (year, month, day) = CivilDay.date(number)
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T"
            + padded(time / 3_600, 2) + ":" + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2) + "Z"
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        String(number).zeroPadded(to: count)
    }

    private mutating func line(_ content: String, _ depth: Int) {
        text += String(repeating: "\t", count: depth)
        text += content
        text += "\n"
    }
}
