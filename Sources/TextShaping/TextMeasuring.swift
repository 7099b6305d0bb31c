import DesignTokens
import L10nLocale
import StateViewLayout

/// Measures one text: into runs of one font, script and level, then into clusters, then between breaks.
struct TextMeasuring {
    struct Run {
        var range: Range<Int>
        let font: FontFile
        let script: UInt32
        let level: UInt8
    }

    let fonts: FontLibrary
    let shaper: Shaper
    let style: FontStyle
    let language: LanguageTag
    /// The font that was found last for a script: nearly always that of the next character, too.
    private var latest: (script: UInt32, font: FontFile, isStandIn: Bool)?
    private var missing: [MeasuredText.MissingGlyph] = []
    /// Letters that the project's own font lacks, and scripts of which it has others.
    private var borrowed: [(script: UInt32, glyph: MeasuredText.MissingGlyph)] = []
    private var ownScripts: Set<UInt32> = []
    private var uses: [MeasuredText.FontUse] = []

    init(fonts: FontLibrary, shaper: Shaper, style: FontStyle, language: LanguageTag) {
        self.fonts = fonts
        self.shaper = shaper
        self.style = style
        self.language = language
    }

    mutating func measure(_ text: String, _ found: TextBreaks.Found) -> MeasuredText {
        let units = found.units
        guard let first = fonts.first(style) else {
            return MeasuredText(offsets: [0], prefix: [0], isSpace: [], breaks: [.init(next: 0, end: 0)], ellipsis: 0)
        }
        let runs = runs(text, found.levels, first)
        var advances = [Double](repeating: 0, count: units.count)
        var begins = [Bool](repeating: false, count: units.count)
        var isUnsafe = [Bool](repeating: false, count: units.count)
        for run in runs {
            shape(units, run.range, context: units.indices, run) { glyph in
                // All glyphs of a cluster name the unit that it begins with.
                advances[glyph.unit] += glyph.advance
                begins[glyph.unit] = true
                if glyph.isUnsafeToBreak { isUnsafe[glyph.unit] = true }
            }
        }
        var result = MeasuredText(offsets: [], prefix: [], isSpace: [], breaks: [], ellipsis: 0)
        var cluster = [Int](repeating: 0, count: units.count + 1)
        // For each cluster, where a line ends that it comes behind: before the spaces, of which a text may have any number.
        var ends = [0]
        var width = 0.0
        for unit in units.indices {
            if begins[unit] {
                let isSpace = Self.isSpace(units[unit])
                result.offsets.append(unit)
                result.prefix.append(width)
                result.isSpace.append(isSpace)
                ends.append(isSpace ? ends[ends.count - 1] : ends.count)
            }
            cluster[unit] = max(result.offsets.count - 1, 0)
            width += advances[unit]
        }
        cluster[units.count] = result.offsets.count
        result.offsets.append(units.count)
        result.prefix.append(width)
        result.ellipsis = width == 0 && units.isEmpty ? 0 : advance(of: 0x2026, first)
        let hyphen = units.contains(0xAD) ? advance(of: 0x2D, first) : 0
        // A break within a cluster would tear a glyph apart.
        for unit in units.indices.dropFirst() where found.starts[unit] && begins[unit] {
            let next = cluster[unit]
            var place = MeasuredText.Break(next: next, end: ends[next])
            place.isMandatory = Self.endsParagraph(units, unit)
            if isUnsafe[unit], let run = runs.first(where: { $0.range.contains(unit) }), run.range.lowerBound < unit {
                (place.endChange, place.startChange) = changes(units, unit, run, advances, isUnsafe)
            }
            // Letters that meet a space at the end of the line stay as they are.
            if place.end != place.next { place.endChange = 0 }
            // A soft hyphen is drawn at the end of a line alone.
            if units[unit - 1] == 0xAD { place.endChange += hyphen }
            result.breaks.append(place)
        }
        result.breaks.append(.init(next: ends.count - 1, end: ends[ends.count - 1]))
        result.missing = missing
        result.borrowed = borrowed.filter { ownScripts.contains($0.script) }.map(\.glyph)
        result.fonts = uses
        return result
    }

    // MARK: Runs

    /// Steps b to d of LA-32: script and font of each character, and what has the same of both and of the level.
    mutating func runs(_ text: String, _ levels: [UInt8], _ first: FontLibrary.Choice) -> [Run] {
        var runs: [Run] = []
        let scalars = Array(text.unicodeScalars)
        // Signs before the first letter have its script; a text without letters counts as `Latn`.
        var script = scalars.lazy.compactMap { Shaper.script(of: $0) }.first ?? 0x4C61_746E
        var unit = 0
        var font = first
        for scalar in scalars {
            let width = scalar.value > 0xFFFF ? 2 : 1
            defer { unit += width }
            script = Shaper.script(of: scalar) ?? script
            // Marks and signs without a shape stay with the character before (LA-32 c).
            if unit == 0 || !Self.staysWithOneBefore(scalar) { font = self.font(scalar, script, first, unit) }
            let level = levels[unit]
            if let last = runs.last, last.font === font.file, last.script == script, last.level == level {
                runs[runs.count - 1].range = last.range.lowerBound..<unit + width
            } else {
                runs.append(Run(range: unit..<unit + width, font: font.file, script: script, level: level))
                use(font.file, isStandIn: font.isStandIn)
            }
        }
        return runs
    }

    private mutating func use(_ font: FontFile, isStandIn: Bool) {
        let use = MeasuredText.FontUse(
            family: font.family, version: font.version, file: font.path, isStandIn: isStandIn)
        if !uses.contains(use) { uses.append(use) }
    }

    private mutating func font(
        _ scalar: Unicode.Scalar, _ script: UInt32, _ first: FontLibrary.Choice, _ unit: Int
    ) -> FontLibrary.Choice {
        let isLetter = scalar.properties.isAlphabetic
        if first.file.has(scalar) {
            if isLetter, !first.isStandIn { ownScripts.insert(script) }
            return first
        }
        // No font has to draw these, so that none is missing.
        if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.generalCategory == .control {
            return first
        }
        if latest?.script != script || latest?.font.has(scalar) != true {
            guard let other = fonts.other(scalar, script: script, style, language) else {
                missing.append(.init(scalar, at: unit))
                return first
            }
            latest = (script, other.file, other.isStandIn)
        }
        guard let latest else { return first }
        if isLetter, latest.isStandIn, !first.isStandIn { borrowed.append((script, .init(scalar, at: unit))) }
        return FontLibrary.Choice(file: latest.font, isStandIn: latest.isStandIn)
    }

    private static func staysWithOneBefore(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }

    // MARK: Widths

    func shape(
        _ units: [UInt16], _ range: Range<Int>, context: Range<Int>, _ run: Run, _ body: (Shaper.Glyph) -> Void
    ) {
        shaper.shape(
            units, range, context: context, font: run.font, script: run.script, isRightToLeft: run.level & 1 == 1,
            language: language.description, body)
    }

    private func width(_ units: [UInt16], _ range: Range<Int>, context: Range<Int>, _ run: Run) -> Double {
        var width = 0.0
        shape(units, range, context: context, run) { width += $0.advance }
        return width
    }

    /// What both sides of a break are wider by when they no longer meet (LA-32 i), up to the next places that are safe.
    private func changes(
        _ units: [UInt16], _ unit: Int, _ run: Run, _ advances: [Double], _ isUnsafe: [Bool]
    ) -> (end: Double, start: Double) {
        var from = unit - 1
        while from > run.range.lowerBound, isUnsafe[from] { from -= 1 }
        var to = unit + 1
        while to < run.range.upperBound, isUnsafe[to] { to += 1 }
        let end = width(units, from..<unit, context: 0..<unit, run) - advances[from..<unit].reduce(0, +)
        let start = width(units, unit..<to, context: unit..<units.count, run) - advances[unit..<to].reduce(0, +)
        return (end, start)
    }

    private func advance(of unit: UInt16, _ first: FontLibrary.Choice) -> Double {
        let run = Run(range: 0..<1, font: first.file, script: 0x4C61_746E, level: 0)
        return width([unit], 0..<1, context: 0..<1, run)
    }

    private static func isSpace(_ unit: UInt16) -> Bool {
        switch unit {
        // Without the spaces that do not break, which have a width at the end of a line too.
        case 0x20, 0x09...0x0D, 0x85, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F, 0x3000: true
        default: false
        }
    }

    private static func endsParagraph(_ units: [UInt16], _ unit: Int) -> Bool {
        [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(units[unit - 1])
    }
}
