extension LanguageTag {
    /// The languages of an `Accept-Language` header, the most wanted first: `da, en;q=0.8` gives da, en.
    ///
    /// Languages of one weight stay in their order; those of weight 0, the wildcard `*` and what is no language tag are
    /// left out, as is whatever stands behind the hundredth. A weight that cannot be read counts as 1.
    /// Source: RFC 9110, sections 12.4.2 and 12.5.4.
    public static func preferred(acceptLanguage header: String) -> [LanguageTag] {
        var wanted: [(tag: LanguageTag, weight: Int)] = []
        for range in header.split(separator: ",", maxSplits: 100).prefix(100) {
            let parts = range.split(separator: ";", omittingEmptySubsequences: false).map { trimmed($0) }
            guard let first = parts.first, let tag = LanguageTag(first) else { continue }
            let weight = parts.dropFirst().lazy.compactMap { weightOf($0) }.first ?? 1000
            if weight > 0, !wanted.contains(where: { $0.tag == tag }) { wanted.append((tag, weight)) }
        }
        return wanted.enumerated()
            .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
            .map(\.element.tag)
    }

    /// The weight of `q=0.8` in thousandths; nil for another parameter, or for none that can be read.
    private static func weightOf(_ parameter: Substring) -> Int? {
        guard let sign = parameter.firstIndex(of: "="), trimmed(parameter[..<sign]).lowercased() == "q" else {
            return nil
        }
        let digits = trimmed(parameter[parameter.index(after: sign)...])
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, whole == "0" || whole == "1", parts.count <= 2 else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard fraction.utf8.count <= 3, fraction.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let thousandths = Int(fraction + String(repeating: "0", count: 3 - fraction.utf8.count)) ?? 0
        return whole == "1" ? 1000 : thousandths
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
