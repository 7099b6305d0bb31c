@testable import L10nICU

/// The bundles that a locale's data are looked up in, one after the other; the root's is the last.
struct BundleChain {
    private var names: [String] = []

    /// Throws for a language that ICU does not know.
    init(_ locale: String) throws(ICUError) {
        // Links the bundles in ICU's memory as they inherit from each other; opening them by name would not.
        let first = try ICUResource(locale: locale)
        var next = first.bundleName ?? ""
        // No chain of CLDR has more than five.
        while !next.isEmpty, next != "root", names.count < 8 {
            names.append(next)
            next = try ICUResource(bundle: next).item("%%Parent")?.text() ?? Self.truncated(next)
        }
    }

    /// The first text under some keys.
    /// - Parameter withRoot: whether it may be that of the root.
    func text(_ path: [String], withRoot: Bool = true) throws(ICUError) -> String? {
        for name in names + (withRoot ? ["root"] : []) {
            if let text = try Self.text(path[...], in: ICUResource(bundle: name)) { return text }
        }
        return nil
    }

    private static func text(
        _ path: ArraySlice<String>, in resource: borrowing ICUResource
    ) throws(ICUError) -> String? {
        guard let key = path.first else { return try resource.text() }
        guard resource.isTable, let item = try resource.item(key) else { return nil }
        return try text(path.dropFirst(), in: item)
    }

    private static func truncated(_ locale: String) -> String {
        var rest = locale[..<(locale.lastIndex(of: "_") ?? locale.startIndex)]
        // A variant without a region before it stands behind two of them.
        while rest.last == "_" { rest.removeLast() }
        return String(rest)
    }
}
