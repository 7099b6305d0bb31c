import DesignTokens
import L10nProject
import L10nSource
import L10nSyntax
import TokenThemes
import TokenTools

/// A typography of which the project has no font.
enum MissingFont: ThemeRule {
    static let rule = Rule.missingFont

    static func check(_ site: ThemeSite, into findings: inout Findings) {
        let fonts = FontShelf(site.project.fonts)
        guard !fonts.isEmpty else { return }
        var scan = site.analysis.scan
        var order: [Need] = []
        var needs: [Need: [ThemePermutation]] = [:]
        var handles: [Need: ThemeScan.Handle] = [:]
        for path in site.theme.tokens.paths {
            let handle = scan.handle(path)
            scan.forEach([handle]) { scan in
                guard let token = scan.token(handle), token.type == .typography, token.hops.isEmpty,
                    let need = Need(token, in: scan.tokens)
                else { return }
                if needs[need] == nil {
                    order.append(need)
                    handles[need] = handle
                }
                needs[need, default: []].append(scan.permutation)
            }
        }
        // Where no family is there at all, the fonts are kept elsewhere.
        guard order.contains(where: { fonts.has($0.family) }) else { return }
        let names = site.project.configuration.themes
        for need in order {
            guard let (problem, advice, place) = need.problem(with: fonts), let handle = handles[need],
                let permutations = needs[need]
            else { continue }
            let condition = scan.condition(permutations, of: [handle])
            findings.add(
                Diagnostic(
                    .missingFont, message(condition.names, problem, advice), at: place,
                    subject: Subject(
                        tokenPath: need.path.text, brand: condition.context(of: names.brandModifier),
                        scheme: condition.context(of: names.schemeModifier))))
        }
    }
}

extension MissingFont {
    fileprivate static func message(_ condition: String, _ problem: String, _ advice: String) -> String {
        (condition.isEmpty ? "there is no \(problem)" : "\(condition) has no \(problem)") + "; " + advice
    }
}

/// What a typography needs.
private struct Need: Hashable {
    let path: TokenPath
    let family: String
    let weight: Double
    let isItalic: Bool
    let postScriptName: String?
    let familyPlace: SourceSpan
    let weightPlace: SourceSpan

    /// Nil where the first choice is a font of the system.
    init?(_ token: ResolvedToken, in tokens: ResolvedTokens) {
        guard let style = FontStyle(token.path, in: tokens), let family = style.families.first,
            !FontShelf.isOfSystem(family)
        else { return nil }
        path = token.path
        self.family = family
        weight = style.weight
        isItalic = style.isItalic
        postScriptName = style.postScriptName
        familyPlace = Self.place(of: "fontFamily", token, tokens)
        weightPlace = Self.place(of: "fontWeight", token, tokens)
    }

    /// Where a part of the value is stated, perhaps in another token.
    private static func place(of member: String, _ token: ResolvedToken, _ tokens: ResolvedTokens) -> SourceSpan {
        if let target = token.memberReferences.first(where: { $0.member == member })?.target,
            let last = tokens.chain(of: target).last
        {
            return last.definition.valueSpan
        }
        return token.definition.value[member]?.span ?? token.definition.valueSpan
    }

    /// What is missing, what to do, and where to do it; nil where all is there.
    func problem(with fonts: FontShelf) -> (problem: String, advice: String, place: SourceSpan)? {
        guard fonts.has(family) else {
            return (Wording.quoted(family), "add its font files, or name another family", familyPlace)
        }
        if let postScriptName, !fonts.hasFace(postScriptName, of: family) {
            return ("face \(Wording.quoted(postScriptName))", "add its font file", weightPlace)
        }
        guard let nearest = fonts.nearest(to: weight, isItalic: isItalic, of: family) else {
            return ("\(Wording.quoted(family)) in italics", "add its font file", familyPlace)
        }
        if nearest == weight { return nil }
        return ("\(Wording.quoted(family)) \(Self.text(weight))", "nearest is \(Self.text(nearest))", weightPlace)
    }

    private static func text(_ weight: Double) -> String {
        weight == weight.rounded() ? "\(Int(weight))" : "\(weight)"
    }
}

/// The fonts of a project by their names, which are compared without case.
private struct FontShelf {
    private var byFamily: [String: [FontFace]] = [:]
    private var postScriptNames: Set<String> = []
    /// Names of compressed files, letters and digits alone.
    private let compressed: [String]

    init(_ fonts: ProjectFonts) {
        for face in fonts.faces {
            for family in Set(face.families.map { $0.lowercased() }) { byFamily[family, default: []].append(face) }
            postScriptNames.formUnion(face.postScriptNames.map { $0.lowercased() })
        }
        compressed = fonts.compressed.map(Self.letters)
    }

    var isEmpty: Bool { byFamily.isEmpty && compressed.isEmpty }

    private static func letters(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private func isCompressed(_ family: String) -> Bool {
        let name = Self.letters(family)
        // Weight and style stand behind the family in the name of a file.
        return compressed.contains { $0.hasPrefix(name) }
    }

    func has(_ family: String) -> Bool { byFamily[family.lowercased()] != nil || isCompressed(family) }

    func hasFace(_ postScriptName: String, of family: String) -> Bool {
        postScriptNames.contains(postScriptName.lowercased()) || isCompressed(family)
    }

    /// The weight itself where there is one, else the nearest; nil where the family lacks italics.
    func nearest(to weight: Double, isItalic: Bool, of family: String) -> Double? {
        // What is in a compressed file cannot be read, so that it is taken to hold every weight.
        if isCompressed(family) { return weight }
        let faces = (byFamily[family.lowercased()] ?? []).filter { !isItalic || $0.isItalic }
        let upright = faces.filter { $0.isItalic == isItalic }
        return (upright.isEmpty ? faces : upright).map { face in
            // A variable font has every weight of its range.
            min(max(weight, face.weights.lowerBound), face.weights.upperBound)
        }.min { (abs($0 - weight), $0) < (abs($1 - weight), $1) }
    }

    /// Whether a family is one that devices bring along.
    static func isOfSystem(_ family: String) -> Bool {
        let name = family.lowercased()
        return systemFamilies.contains(name) || name.hasPrefix(".") || name.hasPrefix("-apple-")
            || name.hasPrefix("sf pro") || name.hasPrefix("sf compact") || name.hasPrefix("ui-")
    }

    private static let systemFamilies: Set<String> = [
        "system", "system-ui", "sans-serif", "serif", "monospace", "cursive", "fantasy", "math", "emoji", "fangsong",
        "blinkmacsystemfont", "segoe ui", "roboto", "helvetica", "helvetica neue", "arial", "georgia", "times",
        "times new roman", "courier", "courier new", "menlo", "new york", "sf mono", "verdana", "tahoma",
    ]
}
