import L10nCatalog
import L10nLocale
import L10nProject
import L10nSource
import MessageChecks

/// A key of the source language that another language lacks.
enum MissingTranslation: TableRule {
    static let rule = Rule.missingTranslation

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"back\" = \"Back\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n"),
            ],
            good: [
                RuleExample("en.lproj/Localizable.strings", "\"home\" = \"Home\";\n\"back\" = \"Back\";\n"),
                RuleExample("fi.lproj/Localizable.strings", "\"home\" = \"Koti\";\n\"back\" = \"Takaisin\";\n"),
            ])
    }

    static func check(_ site: TableSite, into findings: inout Findings) {
        SourcelessTranslations.check(site, into: &findings)
        guard let source = site.sourceLanguage, source.isIntact else { return }
        let untouched = UntouchedTexts(of: source, in: site)
        if let finding = untouched.finding { findings.add(finding) }
        let unasked = site.keysWithoutInterface
        for language in site.languages where language.tag != site.sourceTag && language.isIntact {
            guard let demand = Self.demand(for: language, in: site), MissingLocale.hasText(language, of: source) else {
                continue
            }
            // Readers of a variety of the source language find nothing missing where the key is the text.
            let isVariety = language.tag.language == site.sourceTag.language
            // The texts of files that the language lacks, by the path of the source's.
            var lacking: [String: (first: Diagnostic, count: Int)] = [:]
            source.forEachText { column, entry in
                // A text that the code does not use any more is `stale-entry`.
                guard entry.state != .stale, !language.hasEntry(for: entry.key),
                    !site.isOverride(entry.key), column.fragment.isToTranslate(entry),
                    !site.isNameOrLegalLine(entry.key), !untouched.contains(entry.key), !unasked.contains(entry.key),
                    !(isVariety && column.fragment.isItsKey(entry))
                else { return }
                let (target, path) = (language.column(inFormatOf: column), column.fragment.source.path)
                if target == nil, let count = lacking[path]?.count {
                    lacking[path]?.count = count + 1
                    return
                }
                let finding = Self.finding(entry, of: column, language, demand, in: site)
                if target == nil {
                    lacking[path] = (finding, 1)
                } else {
                    findings.add(finding)
                }
            }
            for (path, missing) in lacking.sorted(by: { $0.key < $1.key }) {
                findings.add(
                    missing.count == 1 ? missing.first : joined(missing.first, missing.count, file: path, language))
            }
        }
    }

    /// The finding about a file that a language has none of, at its first text: of `.strings` beside `.stringsdict`.
    private static func joined(
        _ first: Diagnostic, _ count: Int, file: String, _ language: TableLanguage
    ) -> Diagnostic {
        let folder = PathText.parent(of: language.column.fragment.source.path)
        let place = Wording.quoted(PathText.join(folder, PathText.name(of: file)))
        var finding = first
        finding.message =
            "\(count) keys have no '\(language.tag)' text, and no file is there for them; add \(place)"
        finding.subject.key = nil
        return finding
    }

    /// Where the translation belongs, unless that is where the source text stands too, or in a file that is not there.
    private static func notes(
        _ key: KeyID, _ target: CatalogColumn?, beside source: CatalogColumn
    ) -> [DiagnosticNote] {
        guard let target, target.fragment.source.path != source.fragment.source.path else { return [] }
        return [DiagnosticNote("add it here", at: target.fragment.source.span(insertionPoint(key, target)))]
    }

    /// Behind the translation of the nearest earlier key of the source, else at the end of the file.
    private static func insertionPoint(_ key: KeyID, _ column: CatalogColumn) -> SourceRange {
        // Further away, the order of the source says little about the place.
        for distance in 1..<8 where distance <= key.index {
            if let neighbour = column.entry(for: KeyID(key.index - distance)) {
                return SourceRange(at: Int(neighbour.range.upper))
            }
        }
        return SourceRange(at: column.fragment.source.bytes.count)
    }
}

/// The texts of an interface file that no language has: some may be new, others are stand-ins that code replaces, which only
/// their authors know.
private struct UntouchedTexts {
    private var keys: Set<KeyID> = []
    private(set) var finding: Diagnostic?

    init(of source: TableLanguage, in site: TableSite) {
        guard source.columns.contains(where: { site.project.isInterface($0.fragment.source.path) }) else { return }
        var known: Set<KeyID> = []
        for column in site.translations {
            for entry in column.fragment.entries where entry.key != .unassigned { known.insert(entry.key) }
        }
        var first: (column: CatalogColumn, entry: CatalogEntry)?
        source.forEachText { column, entry in
            guard !known.contains(entry.key), site.project.isInterface(column.fragment.source.path) else { return }
            if first == nil { first = (column, entry) }
            keys.insert(entry.key)
        }
        guard let (column, entry) = first else { return }
        let count = keys.count
        finding = Diagnostic(
            .missingTranslation.at(.note),
            "\(Wording.count(count, "text", "texts")) that nothing replaces \(count == 1 ? "is" : "are") in no language, "
                + "\(Wording.quoted(column.fragment.text(of: entry))) first; translate \(count == 1 ? "it" : "them")",
            at: column.fragment.source.span(entry.keyRange),
            subject: Subject(layer: site.layer.name, table: site.table.name, locale: site.sourceTag.description))
    }

    func contains(_ key: KeyID) -> Bool { keys.contains(key) }
}

extension CatalogFragment {
    /// Whether other languages are to have a text of their own, whatever state it is in.
    func isToTranslate(_ entry: CatalogEntry) -> Bool {
        !entry.flags.contains(.isNotTranslated) && !isBlank(entry) && !forbidsTranslation(of: entry) && hasWords(entry)
    }

    /// Whether a text says of itself that nobody should translate it, as samples in interface files do.
    func forbidsTranslation(of entry: CatalogEntry) -> Bool {
        // Most other texts need no look, by their length alone.
        switch entry.textRange.indices.count {
        case 5, 15...16: ["<dnl>", "do not localize", "do not translate"].contains(text(of: entry).lowercased())
        default: false
        }
    }

    /// Whether there is anything to translate.
    func hasWords(_ entry: CatalogEntry) -> Bool {
        if entry.formsNumber != 0 { return true }
        // Most texts have a letter of ASCII and no placeholder, which takes no look at characters.
        let isPlain =
            entry.textTraits.lacks(.placeholderSigns)
            && withText(of: entry) { text in text.indices.contains { text[$0].isLetter } }
        return isPlain || hasLetters(entry)
    }

    /// See `PlaceholderReading.holdsLetters`.
    func hasLetters(_ entry: CatalogEntry) -> Bool {
        let text = text(of: entry)
        return entry.textTraits.lacks(.placeholderSigns)
            ? text.contains(where: \.isLetter) : PlaceholderReading.holdsLetters(text)
    }
}

// What the other rules about texts that languages lack share.
extension MissingTranslation {
    /// How much a language is asked for the texts of a table; nil where it need have none, or another one stands in.
    static func demand(for language: TableLanguage, in site: TableSite) -> LanguageDemand? {
        let demand = site.project.demands.demand(for: language.tag)
        return demand != .undeclared && site.project.standIns(for: language.tag, in: site.table).isEmpty ? demand : nil
    }

    /// The finding about a text that a language lacks.
    /// - Parameter column: where the text stands that is to be translated.
    static func finding(
        _ entry: CatalogEntry, of column: CatalogColumn, _ language: TableLanguage, _ demand: LanguageDemand,
        in site: TableSite, cause: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            .missingTranslation.at(demand == .optional ? .note : .error),
            message(site.table.keys[entry.key], language.tag),
            at: column.fragment.source.span(entry.keyRange), cause: cause,
            subject: site.subject(key: entry.key, column: language.column),
            notes: notes(entry.key, language.column(inFormatOf: column), beside: column))
    }

    static func message(_ key: String, _ tag: LanguageTag) -> String {
        "\(Wording.quoted(key)) has no '\(tag)' text; add it"
    }
}
