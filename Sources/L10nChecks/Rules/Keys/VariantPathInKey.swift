import L10nCatalog
import L10nSource

/// A key that ends like the exchange id of a plural or device variant.
enum VariantPathInKey: TableRule {
    static let rule = Rule.variantPathInKey

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"items|==|plural.one\" = \"One item\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"items.one\" = \"One item\";\n")])
    }

    private static let separator = Array("|==|".utf8)
    private static let categories: Set<Substring> = ["zero", "one", "two", "few", "many", "other"]
    private static let devices: Set<Substring> = [
        "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
    ]

    static func check(_ site: TableSite, into findings: inout Findings) {
        for id in site.table.keys.ids where site.table.keys.withKey(id, holdsSeparator) {
            guard isExchangeID(site.table.keys[id]),
                let column = site.table.columns.first(where: { $0.hasEntry(for: id) }),
                let entry = column.entry(for: id)
            else { continue }
            findings.add(
                Diagnostic(
                    .variantPathInKey, "this key cannot be told from a plural form on export; rename it",
                    at: column.fragment.source.span(entry.keyRange), subject: site.subject(key: id, column: column)))
        }
    }

    private static func holdsSeparator(_ key: Span<UInt8>) -> Bool {
        guard key.count > separator.count else { return false }
        for start in 0...(key.count - separator.count) where key[start] == separator[0] {
            if (1..<separator.count).allSatisfy({ key[start + $0] == separator[$0] }) { return true }
        }
        return false
    }

    /// Whether what stands behind the last separator is the path of a variant.
    ///
    /// Source: interchange.md 1.2, the grammar of ids in catalogs.
    private static func isExchangeID(_ key: String) -> Bool {
        var tail = key[...]
        // A key may hold the separator itself; what an id adds stands behind the last one.
        while let range = tail.firstRange(of: "|==|") { tail = tail[range.upperBound...] }
        let parts = tail.split(separator: ".", omittingEmptySubsequences: false)
        switch parts.first {
        case "plural": return parts.count == 2 && categories.contains(parts[1])
        case "device":
            guard parts.count > 1, devices.contains(parts[1]) else { return false }
            return parts.count == 2 || isPlural(parts.dropFirst(2))
        case "substitutions": return parts.count > 3 && isPlural(parts.suffix(2))
        default: return false
        }
    }

    private static func isPlural(_ parts: ArraySlice<Substring>) -> Bool {
        parts.count == 2 && parts.first == "plural" && parts.last.map(categories.contains) == true
    }
}
