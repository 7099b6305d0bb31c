import L10nICU
import L10nLocale

/// Where lines may break and which way text runs, by ICU.
final class TextBreaks {
    struct Found {
        var units: [UInt16]
        /// For each unit, whether a line may begin with it.
        var starts: [Bool]
        var levels: [UInt8]
    }

    private var bidi: BidiBox
    private var breakers: [LanguageTag: BreakerBox] = [:]

    /// Values without copies stand in no dictionary.
    private final class BreakerBox {
        var breaker: LineBreaker
        init(_ breaker: consuming LineBreaker) { self.breaker = breaker }
    }

    private final class BidiBox {
        var algorithm: BidiAlgorithm
        init(_ algorithm: consuming BidiAlgorithm) { self.algorithm = algorithm }
    }

    /// nil where ICU is not on the machine.
    init?() {
        guard let algorithm = try? BidiAlgorithm() else { return nil }
        bidi = BidiBox(algorithm)
    }

    func found(in text: String, _ language: LanguageTag, _ direction: TextDirection) -> Found {
        var found = Found(units: Array(text.utf16), starts: [], levels: [])
        found.starts = breaker(language).flatMap { try? $0.breaker.starts(in: text) } ?? []
        if found.starts.count != found.units.count { found.starts = found.units.map { _ in false } }
        found.levels = (try? bidi.algorithm.paragraph(text, base: direction))?.levels ?? []
        if found.levels.count != found.units.count {
            found.levels = found.units.map { _ in direction == .rightToLeft ? 1 : 0 }
        }
        return found
    }

    private func breaker(_ language: LanguageTag) -> BreakerBox? {
        if let known = breakers[language] { return known }
        guard let breaker = try? LineBreaker(standard: language) else { return nil }
        let box = BreakerBox(breaker)
        breakers[language] = box
        return box
    }
}
