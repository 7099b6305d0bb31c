import L10nCatalog
import L10nFormats
import L10nLocale
import L10nSource
import L10nSyntax

/// The ids of units of String Catalogs: the key, and behind `|==|` the path of a form.
///
///     id    = key [ "|==|" path ]
///     path  = form | "substitutions." name "." form
///     form  = "plural." category | "device." device [ ".plural." category ]
///     name  = characters without "." | "@" text with dots "@"
enum CatalogUnitID {
    static let devices = FormNames.devices
    private static let separator = Array("|==|".utf8)
    private static let substitutions = Array("substitutions.".utf8)

    /// The id of a form; nil where the text is nothing but a key.
    static func read(_ text: String) -> ExchangeID? { ByteSearch.withUTF8(text) { read($0) } }

    /// Whether a text may be the id of a form, as far as a quick look tells.
    static func mayBeForm(_ bytes: Span<UInt8>) -> Bool {
        ByteSearch.first(separator[0], in: bytes, from: 0) < bytes.count
    }

    private static func read(_ bytes: Span<UInt8>) -> ExchangeID? {
        guard mayBeForm(bytes) else { return nil }
        // What a path ends with does not depend on where it begins, so that it is read once.
        guard let (form, start) = form(atEndOf: bytes) else { return nil }
        var lastDot = start - 2
        while lastDot >= 0, bytes[lastDot] != dot { lastDot -= 1 }
        var split = bytes.count
        // From the last separator on, as keys may hold it too (N-24).
        while let found = lastSeparator(in: bytes, before: split) {
            split = found
            let tail = split + separator.count
            if tail == start { return ExchangeID(string(bytes, 0..<split), ExchangePath(form)) }
            guard tail < start, bytes.extracting(tail..<start).starts(with: substitutions) else { continue }
            let name = tail + substitutions.count
            guard name < start - 1, bytes[start - 1] == dot else { continue }
            guard let variable = variable(bytes, name..<(start - 1), holdsDot: lastDot >= name) else { continue }
            return ExchangeID(string(bytes, 0..<split), ExchangePath(variable: variable, form))
        }
        return nil
    }

    static func text(of id: ExchangeID) -> String? {
        guard !id.path.isEntry else { return id.key }
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
    static func nearly(_ text: String) -> NearlyPath? { ByteSearch.withUTF8(text) { nearly($0) } }

    private static func nearly(_ bytes: Span<UInt8>) -> NearlyPath? {
        guard let split = lastSeparator(in: bytes, before: bytes.count), read(bytes) == nil else { return nil }
        let tail = string(bytes, split + separator.count..<bytes.count)
        let parts = tail.split(separator: ".", omittingEmptySubsequences: false)
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

    private static func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
        ByteSearch.string(bytes.extracting(range))
    }

    /// What selectors look like, each behind a dot or a separator.
    private static let plurals = PluralCategory.allCases.map { (Array("plural.\($0.rawValue)".utf8), $0) }
    private static let deviceNames = devices.map { (Array("device.\($0)".utf8), $0) }

    /// The selectors that a text ends with, and where they begin.
    private static func form(atEndOf bytes: Span<UInt8>) -> (form: [FormSelector], start: Int)? {
        var selectors: [FormSelector] = []
        var end = bytes.count
        if let (text, category) = plurals.first(where: { bytes.extracting(0..<end).ends(with: $0.0) }) {
            selectors = [.plural(category)]
            end -= text.count
        }
        let beforeDot = selectors.isEmpty ? end : end - 1
        if selectors.isEmpty || (beforeDot > 0 && bytes[beforeDot] == dot),
            let (text, device) = deviceNames.first(where: { bytes.extracting(0..<beforeDot).ends(with: $0.0) })
        {
            selectors.insert(.device(device), at: 0)
            end = beforeDot - text.count
        }
        return selectors.isEmpty ? nil : (selectors, end)
    }

    /// Where the last separator before an index begins.
    private static func lastSeparator(in bytes: Span<UInt8>, before limit: Int) -> Int? {
        var index = limit - 1
        while index >= 0 {
            if bytes[index] == separator[0], bytes.extracting(index..<bytes.count).starts(with: separator) {
                return index
            }
            index -= 1
        }
        return nil
    }

    private static func variable(_ bytes: Span<UInt8>, _ name: Range<Int>, holdsDot: Bool) -> String? {
        guard holdsDot else { return string(bytes, name) }
        let at = UInt8(ascii: "@")
        guard name.count > 2, bytes[name.lowerBound] == at, bytes[name.upperBound - 1] == at else { return nil }
        return string(bytes, name.lowerBound + 1..<name.upperBound - 1)
    }
}

extension ExchangePath {
    /// Whether nobody made up a device; a text for such a one would never be shown.
    var namesKnownDevices: Bool {
        selectors.allSatisfy { selector in
            if case .device(let name) = selector { CatalogUnitID.devices.contains(name) } else { true }
        }
    }
}

extension Span<UInt8> {
    fileprivate func starts(with text: [UInt8]) -> Bool {
        count >= text.count && ByteSearch.areEqual(extracting(0..<text.count), text.span)
    }

    fileprivate func ends(with text: [UInt8]) -> Bool {
        count >= text.count && ByteSearch.areEqual(extracting(count - text.count..<count), text.span)
    }
}
