import L10nCatalog
import L10nLocale
import L10nSyntax

/// The ids of units of String Catalogs: the key, and behind `|==|` the path of a form.
///
///     id    = key [ "|==|" path ]
///     path  = form | "substitutions." name "." form
///     form  = "plural." category | "device." device [ ".plural." category ]
///     name  = characters without "." | "@" text with dots "@"
enum CatalogUnitID {
    static let devices = ["appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other"]
    private static let separator = Array("|==|".utf8)
    private static let substitutions = Array("substitutions.".utf8)

    /// The id of a form; nil where the text is nothing but a key.
    static func read(_ text: String) -> ExchangeID? {
        let bytes = Array(text.utf8)
        guard ByteSearch.first(separator[0], in: bytes.span, from: 0) < bytes.count else { return nil }
        // What a path ends with does not depend on where it begins, so that it is read once.
        guard let (form, start) = form(atEndOf: bytes) else { return nil }
        let lastDot = bytes[..<max(0, start - 1)].lastIndex(of: dot)
        for split in separators(in: bytes) {
            let tail = split + separator.count
            if tail == start { return ExchangeID(string(bytes[..<split]), ExchangePath(form)) }
            guard tail < start, bytes[tail..<start].starts(with: substitutions) else { continue }
            let name = tail + substitutions.count
            guard name < start - 1, bytes[start - 1] == dot else { continue }
            guard let variable = variable(bytes[name..<(start - 1)], holdsDot: (lastDot ?? -1) >= name) else {
                continue
            }
            return ExchangeID(string(bytes[..<split]), ExchangePath(variable: variable, form))
        }
        return nil
    }

    static func text(of id: ExchangeID) -> String? {
        guard id.path != .entry else { return id.key }
        guard !id.path.selectors.isEmpty else { return nil }
        var isDeviceAllowed = true
        for selector in id.path.selectors {
            switch selector {
            case .plural: guard selector == id.path.selectors.last else { return nil }
            case .device:
                guard isDeviceAllowed else { return nil }
                isDeviceAllowed = false
            case .width, .item: return nil
            }
        }
        if let variable = id.path.variable, variable.isEmpty { return nil }
        return id.key + "|==|" + id.path.text
    }

    /// The name of a variable, between at signs where it holds dots.
    static func wrapped(_ name: String) -> String { name.utf8.contains(dot) ? "@\(name)@" : name }

    /// What is wrong with the tail of a text that is almost an id of a form.
    static func nearly(_ text: String) -> NearlyPath? {
        let bytes = Array(text.utf8)
        guard ByteSearch.first(separator[0], in: bytes.span, from: 0) < bytes.count else { return nil }
        guard let split = separators(in: bytes).first(where: { _ in true }), read(text) == nil else { return nil }
        let parts = string(bytes[(split + separator.count)...]).split(separator: ".", omittingEmptySubsequences: false)
        let categories = PluralCategory.allCases.map(\.rawValue)
        for (index, part) in parts.enumerated().dropLast() {
            let next = String(parts[index + 1])
            switch part {
            case "plural" where !categories.contains(next): return NearlyPath(part: next, candidates: categories)
            case "device" where !devices.contains(next): return NearlyPath(part: next, candidates: devices)
            default: continue
            }
        }
        let heads = ["plural", "device", "substitutions"]
        guard let first = parts.first.map(String.init), parts.count > 1 else { return nil }
        return heads.contains(first) ? NearlyPath(part: parts.last.map(String.init) ?? "", candidates: []) : nil
    }

    private static let dot = UInt8(ascii: ".")

    private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// The selectors that a text ends with, and where they begin.
    private static func form(atEndOf bytes: [UInt8]) -> (form: [FormSelector], start: Int)? {
        var selectors: [FormSelector] = []
        var end = bytes.count
        if let category = PluralCategory.allCases.first(where: { bytes.ends(with: ["plural", $0.rawValue], at: end) }) {
            selectors = [.plural(category)]
            end -= "plural.".utf8.count + category.rawValue.utf8.count
        }
        let beforeDot = selectors.isEmpty ? end : end - 1
        if selectors.isEmpty || (beforeDot > 0 && bytes[beforeDot] == dot),
            let device = devices.first(where: { bytes.ends(with: ["device", $0], at: beforeDot) })
        {
            selectors.insert(.device(device), at: 0)
            end = beforeDot - "device.".utf8.count - device.utf8.count
        }
        return selectors.isEmpty ? nil : (selectors, end)
    }

    /// Where separators begin, the last one first.
    private static func separators(in bytes: [UInt8]) -> some Sequence<Int> {
        bytes.indices.reversed().lazy.filter {
            bytes[$0] == separator[0] && bytes[$0...].starts(with: separator)
        }
    }

    private static func variable(_ name: ArraySlice<UInt8>, holdsDot: Bool) -> String? {
        guard holdsDot else { return string(name) }
        guard name.count > 2, name.first == UInt8(ascii: "@"), name.last == UInt8(ascii: "@") else { return nil }
        return string(name.dropFirst().dropLast())
    }
}

extension [UInt8] {
    /// Whether the bytes before `end` are the parts, joined by dots.
    fileprivate func ends(with parts: [String], at end: Int) -> Bool {
        let text = parts.joined(separator: ".").utf8
        return end >= text.count && self[(end - text.count)..<end].elementsEqual(text)
    }
}
