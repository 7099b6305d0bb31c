import Foundation
import TestSupport

/// Random property lists, and files of them with random damage. Equal seeds give equal lists.
struct RandomPropertyList {
    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func below(_ count: Int) -> Int {
        Int(random.next() % UInt64(max(count, 1)))
    }

    /// A value that Foundation can write.
    mutating func value(depth: Int = 0) -> Any {
        switch below(depth > 3 ? 8 : 14) {
        case 0, 1, 2: return text()
        case 3: return Int(truncatingIfNeeded: UInt64(below(2)) << UInt64(below(64)) &+ UInt64(below(300)))
        case 4: return Double(below(1000)) / 8 - 40
        case 5: return below(2) == 0
        case 6: return Date(timeIntervalSinceReferenceDate: Double(below(2_000_000_000) - 1_000_000_000))
        case 7: return Data((0..<below(40)).map { _ in UInt8(below(256)) })
        case 8, 9: return (0..<below(5)).map { _ in value(depth: depth + 1) }
        default: return Dictionary((0..<below(6)).map { _ in (text(), value(depth: depth + 1)) }) { $1 }
        }
    }

    private mutating func text() -> String {
        let parts = ["a", "key", "é", "日本", "\u{1F600}", "&", "<b>", "\"", "\n", " ", "%@", "other", "\u{1}", "]]>"]
        return (0..<below(5)).map { _ in parts[below(parts.count)] }.joined()
    }

    /// An XML file with damage by `count` edits.
    mutating func damagedXML(_ bytes: [UInt8], edits count: Int) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<count {
            let place = below(bytes.count + 1)
            switch below(8) {
            case 0, 1, 2: bytes.insert(contentsOf: Array(Self.tokens[below(Self.tokens.count)].utf8), at: place)
            case 3: bytes.removeSubrange(place..<min(place + 1 + below(8), bytes.count))
            case 4 where place < bytes.count: bytes[place] = UInt8(below(256))
            case 5 where place < bytes.count: bytes[place] = UInt8(ascii: "<")
            case 6:
                let end = min(place + below(60), bytes.count)
                bytes.insert(contentsOf: Array(bytes[place..<end]), at: below(bytes.count + 1))
            default: if below(12) == 0 { bytes.removeSubrange(place...) }
            }
        }
        return bytes
    }

    private static let tokens = [
        "<", ">", "/", "</", "/>", "<!--", "-->", "<!-->", "<!-- x -->", "<!", "<?", "?>", "<?x?>", "<![CDATA[", "]]>",
        "<![CDATA[a&<]]>", "&", "&amp;", "&lt;", "&apos;", "&quot;", "&gt;", "&nbsp;", "&#65;", "&#x1F600;", "&#0;",
        "&#;", "&#x;", "&#xD83D;", "&#x110000;", "&#123456789;", "&#xFFFFFFFF;", "&#6", "<dict>", "</dict>", "<dict/>",
        "<dict />", "<array>", "</array>", "<key>a</key>", "<key>", "</key>", "<key/>", "<string>", "</string>",
        "<string/>", "<string>b</string>", "<string a='b'>", "<plist>", "</plist>", "<plist/>", "<true/>", "<true>",
        "</true>", "<true></true>", "<false/>", "<integer>", "</integer>", "<integer>12</integer>",
        "<integer> -0x1F</integer>", "<integer>00</integer>", "<integer>18446744073709551615</integer>",
        "<integer>18446744073709551616</integer>", "<integer>-9223372036854775808</integer>", "<integer/>",
        "<real>1.5</real>", "<real>1e</real>", "<real>nan</real>", "<real>-INF</real>", "<real> .5e+2</real>",
        "<real/>", "<date>2001-02-29T00:00:00Z</date>", "<date>-12-12-12T99:99:99Z</date>", "<date/>", "<data/>",
        "<data>AAE=</data>", "<data>A=A=</data>", "<data>\u{E9}</data>", "<key>CF$UID</key><integer>7</integer>",
        "<!DOCTYPE plist>", "<!DOCTYPE p [<!ENTITY a 'b'>]>", "\u{FEFF}", "é", "\r\n", "\r", "\n", "\t", " ", "\0", "x",
        "<unknown>", "<>", "< >", "</>", "<dict<", "<string  >", "</string >", "</key\n>", "</strings>",
    ]

    /// A binary file with damage by `count` edits. Foundation crashes on sets, so that none may come out.
    mutating func damagedBinary(_ bytes: [UInt8], edits count: Int) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<count where bytes.count > 40 {
            let place = below(4) == 0 ? bytes.count - 1 - below(40) : below(bytes.count)
            switch below(6) {
            case 0: bytes[place] = UInt8(below(256))
            case 1: bytes[place] = UInt8(below(20))
            case 2: bytes[place] ^= 1 << UInt8(below(8))
            case 3: bytes[place] = bytes[below(bytes.count)]
            case 4: bytes[place] &+= UInt8(below(3))
            default: if below(20) == 0 { bytes.remove(at: place) } else { bytes.swapAt(place, below(bytes.count)) }
            }
        }
        return bytes
    }
}
