import DesignTokens
import L10nLocale
import L10nSource

/// The fonts that texts are measured with: files of the project by family, then Inter and Noto, which stand in.
///
/// Nothing but these files counts: no settings of the machine, no other fonts. Source: layout.md LA-22 to LA-31, LY-40.
package final class FontLibrary: Sendable {
    /// A file of a family.
    package struct Face: Sendable, Hashable {
        package let path: String
        /// Of the face in its file.
        package let index: Int
        /// From 1 to 1000; more than one number in a variable font.
        package let weights: ClosedRange<Double>
        package let isItalic: Bool

        package init(path: String, index: Int = 0, weights: ClosedRange<Double>, isItalic: Bool = false) {
            self.path = path
            self.index = index
            self.weights = weights
            self.isItalic = isItalic
        }

        /// The weight of it that is nearest to another one.
        func weight(nearest weight: Double) -> Double { min(max(weight, weights.lowerBound), weights.upperBound) }
    }

    private struct Key: Hashable {
        let path: String
        let index: Int
        /// nil for a font of one weight.
        let weight: Double?
    }

    private let families: [String: [Face]]
    private let standIns: StandInFonts
    private let files = Locked<[Key: FontFile?]>([:])

    /// - Parameters:
    ///   - families: files by the names that tokens use.
    ///   - root: what paths of the stand-ins begin with.
    package init(families: [String: [Face]] = [:], standIns root: String = StandInFonts.root) {
        self.families = families
        standIns = StandInFonts(root: root)
    }

    /// Whether texts can be measured: HarfBuzz and the font that stands in for most scripts are on the machine.
    package var isUsable: Bool { Shaper.isAvailable && file(standIns.latin(400, isItalic: false), 0) != nil }

    /// A font, and whether it stands in for another one.
    struct Choice {
        let file: FontFile
        let isStandIn: Bool
    }

    /// The font of the first family that is here, else the one that stands in; nil without fonts.
    func first(_ style: FontStyle) -> Choice? {
        for family in style.families {
            if let file = own(family, style) { return Choice(file: file, isStandIn: false) }
        }
        // Who asks for Inter gets it, and nothing stands in.
        let isInter = style.families.first == "Inter"
        return file(standIns.latin(style.weight, isItalic: style.isItalic), 0).map {
            Choice(file: $0, isStandIn: !isInter)
        }
    }

    /// The font of a family among the project's own; nil where it has none that can be opened.
    private func own(_ family: String, _ style: FontStyle) -> FontFile? {
        guard let faces = families[family], let face = Self.nearest(faces, to: style) else { return nil }
        let isVariable = face.weights.lowerBound < face.weights.upperBound
        return file(face.path, face.index, weight: isVariable ? face.weight(nearest: style.weight) : nil)
    }

    /// The font for a character that the first one lacks: of the next families, else one that stands in; nil where none
    /// has it (LA-39).
    func other(
        _ scalar: Unicode.Scalar, script: UInt32, _ style: FontStyle, _ language: LanguageTag
    ) -> (file: FontFile, isStandIn: Bool)? {
        for family in style.families {
            if let file = own(family, style), file.has(scalar) { return (file, false) }
        }
        for place in standIns.others(script: script, language: language, weight: style.weight) {
            if let file = file(place.path, place.index), file.has(scalar) { return (file, true) }
        }
        return nil
    }

    private func file(_ path: String, _ index: Int, weight: Double? = nil) -> FontFile? {
        let key = Key(path: path, index: index, weight: weight)
        if let known = files.withLock({ $0[key] }) { return known }
        let opened = FontFile(path: path, index: index, weight: weight)
        // A file that cannot be opened is remembered as well, and not tried for each text.
        files.withLock { $0[key] = .some(opened) }
        return opened
    }

    /// By the rule of CSS: above 500 the next heavier, below 400 the next lighter, else the nearest (LA-30).
    private static func nearest(_ faces: [Face], to style: FontStyle) -> Face? {
        let slanted = faces.filter { $0.isItalic == style.isItalic }
        let faces = slanted.isEmpty ? faces : slanted
        func distance(_ face: Face) -> Double { face.weight(nearest: style.weight) - style.weight }
        let heavier = faces.filter { distance($0) >= 0 }.min { distance($0) < distance($1) }
        let lighter = faces.filter { distance($0) <= 0 }.max { distance($0) < distance($1) }
        if style.weight > 500 { return heavier ?? lighter }
        if style.weight < 400 { return lighter ?? heavier }
        return faces.min { abs(distance($0)) < abs(distance($1)) }
    }
}
