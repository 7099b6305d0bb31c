import L10nCatalog
import L10nICU
import L10nLocale
import L10nMessages
import L10nProject
import L10nSource
import MessageChecks

/// Finds what is wrong with the texts that the configuration says are in ICU's notation, for all rules about them at once.
///
/// The placeholder rules leave these texts alone: the same ids are reported here, by argument names in place of positions.
enum MessagePass {
    /// - Parameter placeholders: knows the texts that are compared with a default.
    static func run(_ site: ColumnSite, _ placeholders: PlaceholderPass, into findings: inout Findings) {
        guard let notations = site.table.notations,
            notations.settings.contains(where: { $0.notation.value == .mf1 })
        else { return }
        let language = MessageLanguageFacts(site.column.tag, site.table.project.configuration.plurals)
        for entry in site.column.fragment.entries where entry.isUsable && entry.formsNumber == 0 {
            guard let setting = notations[entry.key], setting.notation.value == .mf1,
                !site.column.isDefinedElsewhere(entry.key)
            else { continue }
            let isOverride = placeholders.isReplacement(entry.key, of: site.table)
            check(TextSite(site, entry), setting, language, isOverride: isOverride, into: &findings)
        }
        site.forEachForm { text in
            guard let setting = notations[text.entry.key], setting.notation.value == .mf1 else { return }
            check(text, setting, language, isOverride: false, into: &findings)
        }
    }

    private static func check(
        _ text: TextSite, _ setting: Configuration.MessageSetting, _ language: MessageLanguageFacts,
        isOverride: Bool, into findings: inout Findings
    ) {
        let original = text.site.isSource ? nil : text.original
        let traits = text.entry.textTraits.union(original?.entry.textTraits ?? [])
        // Without a brace nothing has a meaning, and an apostrophe quotes only where it always does.
        guard traits.hasAny(of: .brace) || setting.doublesApostrophes, !text.isBlank else { return }
        let place = TextPlace(text)
        let reading = ICUMessageParser.parse(
            String(decoding: place.bytes, as: UTF8.self), apostrophes: setting.apostrophes)
        var faults = reading.faults
        var source: TextPlace?
        if let message = reading.message {
            faults = (faults + language.faults(in: message)).eachCauseOnce
            source = original.flatMap { $0.isBlank ? nil : TextPlace($0) }
            let sourceMessage = source.flatMap {
                ICUMessageParser.parse(String(decoding: $0.bytes, as: UTF8.self), apostrophes: setting.apostrophes)
                    .message
            }
            if let sourceMessage {
                let differences = ICUMessageComparison(source: sourceMessage, translation: message)
                    .faults(
                        in: text.site.column.tag, distinguishesNumbers: language.distinguishesNumbers,
                        countsOther: language.countsOther)
                // An override has the arguments of the text that it replaces, which is compared with it elsewhere.
                faults += isOverride ? differences.filter { !$0.cause.isAboutArguments } : differences
            }
            // What is hard about the source text is hard in every language.
            if sourceMessage == nil {
                faults += message.tangles + message.legacyFaults + language.skeletonFaults(in: message)
            }
        }
        report(faults, in: place, source, into: &findings)
    }

    /// How many further places of a finding are named.
    private static let longest = 5

    private static func report(
        _ faults: [ICUMessageFault], in place: TextPlace, _ source: TextPlace?, into findings: inout Findings
    ) {
        for group in IssueGroup.groups(faults, rule: { $0.rule }) {
            let fault = group.primary
            var notes = group.others(longest).map { DiagnosticNote($0.message, at: span(of: $0, in: place)) }
            if fault.cause.isDifference, let source { notes.append(DiagnosticNote("the source text", at: source.span)) }
            let fix = group.fix.flatMap { place.fix(Wording.fixTitle($0.edits), $0) }
            findings.add(
                Diagnostic(
                    group.rule.at(fault.severity), fault.message, at: span(of: fault, in: place),
                    cause: fault.cause.rawValue, subject: place.subject, notes: notes, fixes: fix.map { [$0] } ?? []))
        }
    }

    /// What is missing has no place of its own in the text.
    private static func span(of fault: ICUMessageFault, in place: TextPlace) -> SourceSpan {
        fault.range.isEmpty ? place.span : place.span(of: fault.range)
    }
}

extension ICUMessageFault.Cause {
    /// Whether a text differs in what code must pass.
    fileprivate var isAboutArguments: Bool {
        self == .missingArgument || self == .extraArgument || self == .otherType
    }
}

extension ICUMessageFault: TextIssue {
    /// A brace that closes nothing is shown, which is right for nobody; what else is wrong only the author can mend.
    var fix: TextFix? {
        cause == .unmatchedBrace ? TextFix(.unsafe, [TextEdit(range, "")]) : nil
    }
}

/// What checks of messages must know of a language; without ICU's data nothing is known.
private struct MessageLanguageFacts {
    private let formats: LanguageFormats?
    private let largestCount: Int
    /// Whether numbers change texts, so that plurals are needed.
    let distinguishesNumbers: Bool
    /// Whether integers choose the plural form `other`.
    let countsOther: Bool

    init(_ tag: LanguageTag, _ plurals: Configuration.Plurals) {
        formats = try? LanguageFormats(tag)
        largestCount = plurals.largestCount
        let reach = formats.map { PluralReach($0.cardinals) }
        distinguishesNumbers = reach.map { $0.counted(upTo: plurals.largestCount).count > 1 } ?? false
        countsOther = reach.map { !$0.firstIntegers(of: .other).isEmpty } ?? true
    }

    func faults(in message: ICUMessage) -> [ICUMessageFault] {
        guard let formats else { return message.typeFaults }
        return formats.faults(in: message) + formats.pluralFaults(in: message, upTo: largestCount) + message.typeFaults
    }

    func skeletonFaults(in message: ICUMessage) -> [ICUMessageFault] { formats?.skeletonFaults(in: message) ?? [] }
}
