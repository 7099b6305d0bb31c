import L10nExchange

/// A count as a bar: translated texts full, those that somebody has to look at half, the rest as dots.
struct StatusBar {
    private let width: Int
    private let hasColor: Bool

    /// nil where fewer cells are left than tell anything.
    init?(cells: Int, hasColor: Bool) {
        guard cells >= 10 else { return nil }
        width = min(cells, 30)
        self.hasColor = hasColor
    }

    func text(_ count: TextCount) -> String {
        let total = max(count.total, 1)
        let done = count.total == 0 ? width : count.translated * width / total
        // Cut off together, so that only what is whole looks whole.
        let started = max(done, (count.translated + count.needsReview + count.machineTranslated) * width / total)
        return colored("32", String(repeating: "█", count: done))
            + colored("33", String(repeating: "▒", count: started - done))
            + String(repeating: "·", count: width - started)
    }

    private func colored(_ code: String, _ text: String) -> String {
        hasColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
