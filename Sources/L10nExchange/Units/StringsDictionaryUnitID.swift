import L10nCatalog
import L10nLocale

/// The ids of units of `.stringsdict` files: the path of the text in the property list, each dictionary with its type.
///
///     format  = "/" key ":dict/NSStringLocalizedFormatKey:dict/:string"
///     form    = "/" key ":dict/" variable ":dict/" category ":dict/:string"
///     rule    = "/" key ":dict/" rule type ":dict/" (width | device) ":dict/:string"
///
/// What stands on a device has the device's part behind the key. The format of variables on a device is written like
/// the text of a device without any.
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
        if last == format { return id(rest, variable: nil, []) }
        guard let owner = removeLastPart(of: &rest) else { return nil }
        switch owner {
        case widths:
            guard let width = Int(last), String(width) == last, width >= 0 else { return nil }
            return id(rest, variable: nil, [.width(width)])
        case devices: return ExchangeID(string(rest), ExchangePath([.device(last)]))
        default:
            guard let category = PluralCategory(rawValue: last) else { return nil }
            return id(rest, variable: owner, [.plural(category)])
        }
    }

    /// The id of a text whose key, and the device that it is on, stand before the rest.
    private static func id(_ rest: ArraySlice<UInt8>, variable: String?, _ selectors: [FormSelector]) -> ExchangeID {
        var key = rest
        // Both parts are taken off a copy: without the rule's name they belong to the key.
        if let device = removeLastPart(of: &key), removeLastPart(of: &key) == devices {
            return ExchangeID(string(key), ExchangePath(variable: variable, [.device(device)] + selectors))
        }
        return ExchangeID(string(rest), ExchangePath(variable: variable, selectors))
    }

    static func text(of id: ExchangeID) -> String? {
        var parts: [String] = []
        var selectors = id.path.selectors[...]
        if case .device(let name)? = selectors.first {
            parts = [devices, name]
            selectors = selectors.dropFirst()
        }
        guard selectors.count < 2 else { return nil }
        switch (id.path.variable, selectors.first) {
        case (nil, nil): if parts.isEmpty { parts = [format] }
        case (nil, .width(let width)?): parts += [widths, String(width)]
        case (let variable?, .plural(let category)?): parts += [variable, category.rawValue]
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
