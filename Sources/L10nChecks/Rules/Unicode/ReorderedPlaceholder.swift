import L10nCatalog
import L10nICU
import L10nLocale
import L10nSource
import MessageChecks

/// A placeholder whose value would move the text around it.
///
/// The values are simulated in the direction of the text's language. The other direction, that of a view which was not
/// told the language, moves the parts of nearly every text; it is shown with a finding and is none of its own.
///
/// Off unless it is asked for: texts such as `%@: %@` are in every app, each would be told in every language, and where
/// the values are isolated by the code that puts them in, none is wrong.
enum ReorderedPlaceholder: ColumnRule {
    static let rule = Rule.reorderedPlaceholder

    static var examples: RuleExamples {
        RuleExamples(
            bad: [RuleExample("en.lproj/Localizable.strings", "\"by\" = \"%@ (24) follows\";\n")],
            good: [RuleExample("en.lproj/Localizable.strings", "\"by\" = \"\u{2068}%@\u{2069} (24) follows\";\n")])
    }

    static func check(_ site: ColumnSite, into findings: inout Findings) {
        let fragment = site.column.fragment
        guard fragment.traits.hasAny(of: .percent) else { return }
        let direction = site.column.tag.direction
        // Without ICU nothing can be said about the order of a text.
        guard var simulation = try? AdjacencySimulation(direction: direction) else { return }
        for entry in fragment.entries
        where entry.isUsable && entry.formsNumber == 0 && entry.textTraits.hasAny(of: .percent) {
            check(TextSite(site, entry), direction, &simulation, into: &findings)
        }
        site.forEachForm { text in
            guard text.entry.textTraits.hasAny(of: .percent) else { return }
            check(text, direction, &simulation, into: &findings)
        }
    }

    private static func check(
        _ text: TextSite, _ direction: TextDirection, _ simulation: inout AdjacencySimulation,
        into findings: inout Findings
    ) {
        let paragraphs = text.withText { bytes in
            direction == .leftToRight && !AdjacencyDoubt.isPossible(in: bytes)
                ? [] : AdjacencyText.paragraphs(of: bytes, base: direction)
        }
        for paragraph in paragraphs {
            guard let verdict = try? simulation.verdict(paragraph),
                let pictures = try? simulation.pictures(paragraph, verdict, base: direction),
                let others = try? simulation.pictures(paragraph, verdict, base: direction.opposite)
            else { continue }
            let place = TextPlace(text)
            let holes = verdict.holes.map { paragraph.holes[$0] }
            var notes = [
                DiagnosticNote(picture(pictures.bare, "as it is", direction)),
                DiagnosticNote(picture(pictures.isolated, "isolated", direction)),
            ]
            if others.isMoved {
                notes.append(DiagnosticNote(picture(others.bare, "as it is", direction.opposite)))
                notes.append(DiagnosticNote(picture(others.isolated, "isolated", direction.opposite)))
            }
            let fix = TextFix(.unsafe, holes.flatMap { isolating($0.range) })
            findings.add(
                Diagnostic(
                    .reorderedPlaceholder, message(verdict, holes, pictures, in: place.bytes),
                    at: place.span(of: holes[0].range), subject: place.subject, notes: notes,
                    fixes: place.fix("isolate \(names(holes))", fix).map { [$0] } ?? []))
            return
        }
    }

    private static func isolating(_ range: SourceRange) -> [TextEdit] {
        [
            TextEdit(SourceRange(at: Int(range.lower)), "\u{2068}"),
            TextEdit(SourceRange(at: Int(range.upper)), "\u{2069}"),
        ]
    }
}

extension ReorderedPlaceholder {
    fileprivate static func message(
        _ verdict: AdjacencySimulation.Verdict, _ holes: [AdjacencyText.Hole], _ pictures: AdjacencyPictures,
        in text: [UInt8]
    ) -> String {
        let shown = Wording.quoted(excerpt(of: text, around: holes[0].range))
        let moved = cut(pictures.moved, at: 16)
        let effect =
            moved.isEmpty
            ? "swaps its placeholders"
            : pictures.isFirst ? "shows \(Wording.quoted(moved)) first" : "moves \(Wording.quoted(moved))"
        return "with \(value(verdict.value, verdict.holes.count)), \(shown) \(effect); isolate \(names(holes))"
    }

    /// The line of the text that the placeholder stands in, or so much of it as a message has room for.
    private static func excerpt(of text: [UInt8], around range: SourceRange) -> String {
        let before = String(decoding: text[..<range.indices.lowerBound], as: UTF8.self)
        let start = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        let rest = String(decoding: text[range.indices.lowerBound...], as: UTF8.self)
        let end = rest.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        let line = String(start + end)
        guard line.count > 36, start.count > 12 else { return cut(line, at: 36) }
        let tail = start.suffix(12)
        let word = tail.firstIndex(of: " ").map { tail[tail.index(after: $0)...] } ?? tail
        return cut("…" + word + end, at: 36)
    }

    private static func picture(_ picture: String, _ what: String, _ base: TextDirection) -> String {
        let from = base == .leftToRight ? "from left to right" : "from right to left"
        return "\(what), in a view \(from): \(cut(picture, at: 60))"
    }

    /// Each placeholder once, as it is written.
    private static func names(_ holes: [AdjacencyText.Hole]) -> String {
        var names: [String] = []
        for hole in holes where !names.contains(Wording.quoted(hole.text)) { names.append(Wording.quoted(hole.text)) }
        return Wording.list(names)
    }

    private static func value(_ value: AdjacencyValue, _ count: Int) -> String {
        switch value {
        case .hebrew: count > 1 ? "Hebrew names" : "a Hebrew name"
        case .arabic: count > 1 ? "Arabic names" : "an Arabic name"
        case .latin: count > 1 ? "Latin names" : "a Latin name"
        case .digits, .plusSigns, .brackets, .path: "'\(String(decoding: value.units(ofHole: 0), as: UTF16.self))'"
        }
    }

    private static func cut(_ text: String, at limit: Int) -> String {
        text.count <= limit ? text : text.prefix(limit - 1) + "…"
    }
}

extension TextDirection {
    fileprivate var opposite: TextDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
