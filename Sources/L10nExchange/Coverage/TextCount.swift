/// Texts by how far their translation has come.
package struct TextCount: Sendable, Hashable {
    /// Translated, and nobody doubts it.
    package var translated = 0
    /// Translated, and somebody has to look at it.
    package var needsReview = 0
    /// Translated by a machine, as the file says.
    package var machineTranslated = 0
    /// Entered without a translation so far.
    package var new = 0
    /// Not there, or empty, or without a plural form that the language needs.
    package var missing = 0
    /// No longer used by the code; no part of the total.
    package var stale = 0

    package init() {}

    /// What translators are asked for.
    package var total: Int { translated + needsReview + machineTranslated + new + missing }

    /// The share that is translated, in tenths of a percent; cut off, so that 99.96 never reads as 100.
    package var permille: Int { total == 0 ? 1000 : translated * 1000 / total }

    /// Whether at least so many percent are translated.
    package func reaches(percent: Double) -> Bool { Double(translated) * 100 >= percent * Double(total) }

    package static func + (left: TextCount, right: TextCount) -> TextCount {
        var sum = left
        sum.translated += right.translated
        sum.needsReview += right.needsReview
        sum.machineTranslated += right.machineTranslated
        sum.new += right.new
        sum.missing += right.missing
        sum.stale += right.stale
        return sum
    }
}
