/// What the names of the folders of a file, and its own, say of brand and scheme.
struct ConditionalFile {
    var folder: String?
    /// Whether the name of a folder around it says that it is one of brands.
    var isNamed = false
    /// The folder inside of `folder`.
    var inner: String?
    var condition = PathConditions.Condition()
    var platform: String?
    /// The names of its folders, and its own up to the first dot.
    let names: [String]
    /// Which of these says the scheme; nil where a word behind a dot does, or nothing.
    private(set) var place: Int?
    /// What the name there says before the scheme: `tori` in `tori-dark`.
    private(set) var prefix: String?

    init(_ path: String) {
        var parts = path.split(separator: "/").map(String.init)
        let folder = parts.count > 1 ? parts[0] : nil
        let words = parts.last?.split(separator: ".").map(String.init) ?? []
        if !parts.isEmpty { parts[parts.count - 1] = words.first ?? "" }
        names = parts
        let container = parts.dropLast().firstIndex { Self.containers.contains($0.lowercased()) }
        // `themes/dark` names a scheme, and no brand.
        let named = container.map { parts[$0 + 1] }.flatMap { Self.condition($0) == nil ? $0 : nil }
        self.folder = named ?? folder
        isNamed = named != nil
        inner = parts.dropLast().dropFirst(named == nil ? 1 : (container ?? 0) + 2).first {
            Self.condition($0) == nil && !Self.isOfVariants($0)
        }
        for (index, part) in parts.enumerated() {
            guard let found = Self.condition(part) else { continue }
            place = index
            prefix = found.brand
            // The folder around a scheme is its brand, as in `tori/dark`.
            condition = PathConditions.Condition(brand: named ?? found.brand ?? outer, scheme: found.scheme)
            return
        }
        // A word behind a dot is asked last: a folder that names a scheme says more.
        if let word = words.dropFirst().first(where: { Self.schemes.contains($0.lowercased()) }) {
            condition = PathConditions.Condition(brand: named, scheme: word.lowercased())
        }
    }

    /// The name of the folder around what says the scheme; `acme/variants/dark` is one of `acme`.
    var outer: String? {
        guard let place, place > 0 else { return nil }
        return names[place - (place > 1 && Self.isOfVariants(names[place - 1]) ? 2 : 1)]
    }

    /// Whether a folder holds variants of what the one around it is.
    private static func isOfVariants(_ name: String) -> Bool { name.lowercased() == "variants" }

    /// A name behind the folder that says the scheme; of a file whose own name says it any of its names.
    func name(behind depth: Int) -> String? {
        names.dropFirst(place.map { $0 + 1 } ?? 0).dropFirst(depth).first
    }

    /// Folders that hold one for each brand.
    static let containers: Set<String> = ["brand", "brands", "themes"]
    static let schemes: Set<String> = ["light", "dark"]

    /// `tori-dark` is the brand and the scheme; `dark` is a scheme.
    static func condition(_ name: String) -> (brand: String?, scheme: String)? {
        if schemes.contains(name.lowercased()) { return (nil, name.lowercased()) }
        // The last word is the scheme, as names of brands may have dashes.
        guard let dash = name.lastIndex(where: { $0 == "-" || $0 == "_" }), dash > name.startIndex else { return nil }
        let scheme = name[name.index(after: dash)...].lowercased()
        return schemes.contains(scheme) ? (String(name[..<dash]), scheme) : nil
    }
}
