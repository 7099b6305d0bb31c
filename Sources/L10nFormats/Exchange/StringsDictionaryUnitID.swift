import L10nCatalog
import L10nLocale

/// The ids of units of `.stringsdict` files: the path of the text in the property list, each dictionary with its type.
///
///     format  = "/" key ":dict/NSStringLocalizedFormatKey:dict/:string"
///     form    = "/" key ":dict/" variable ":dict/" category ":dict/:string"
///     rule    = "/" key ":dict/" rule type ":dict/" (width | device) ":dict/:string"
enum StringsDictionaryUnitID {
    private static let format = "NSStringLocalizedFormatKey"
    private static let widths = "NSStringVariableWidthRuleType"
    private static let devices = "NSStringDeviceSpecificRuleType"
    private static let end = Array(":dict/:string".utf8)
    private static let separator = Array(":dict/".utf8)

    /// Reads from the end, as a key may hold what separates the parts.
    static func read(_ text: String) -> ExchangeID? {
        let bytes = Array(text.utf8)
        guard bytes.first == UInt8(ascii: "/"), bytes.count > end.count, bytes.suffix(end.count) == end[...] else {
            return nil
        }
        var rest = bytes[1..<(bytes.count - end.count)]
        guard let last = removeLastPart(of: &rest) else { return nil }
        if last == format { return ExchangeID(string(rest)) }
        guard let owner = removeLastPart(of: &rest) else { return nil }
        let key = string(rest)
        switch owner {
        case widths:
            guard let width = Int(last), String(width) == last, width >= 0 else { return nil }
            return ExchangeID(key, ExchangePath([.width(width)]))
        case devices: return ExchangeID(key, ExchangePath([.device(last)]))
        default:
            guard let category = PluralCategory(rawValue: last) else { return nil }
            return ExchangeID(key, ExchangePath(variable: owner, [.plural(category)]))
        }
    }

    static func text(of id: ExchangeID) -> String? {
        let parts: [String]
        switch (id.path.variable, id.path.selectors) {
        case (nil, []): parts = [format]
        case (nil, let selectors) where selectors.count == 1:
            switch selectors[0] {
            case .width(let width): parts = [widths, String(width)]
            case .device(let name): parts = [devices, name]
            case .plural, .item: return nil
            }
        case (let variable?, let selectors) where selectors.count == 1:
            guard case .plural(let category) = selectors[0] else { return nil }
            parts = [variable, category.rawValue]
        default: return nil
        }
        return ([id.key] + parts).map { "/\($0):dict" }.joined() + "/:string"
    }

    /// Takes what stands behind the last separator away; nil without one.
    private static func removeLastPart(of rest: inout ArraySlice<UInt8>) -> String? {
        var index = rest.endIndex - separator.count
        while index >= rest.startIndex, !rest[index...].starts(with: separator) { index -= 1 }
        guard index >= rest.startIndex else { return nil }
        let part = string(rest[(index + separator.count)...])
        rest = rest[..<index]
        return part
    }

    private static func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
