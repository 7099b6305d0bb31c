import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

/// Reads the tree of a String Catalog into one fragment a language, and reports what is wrong with its structure.
///
/// This file reads the catalog and its entries; the extension reads what an entry says in one language.
struct XCStringsReader {
    let objects: XCStringsObjects
    var reports: XCStringsReports
    var languages: XCStringsLanguages
    private let tree: JSONTree
    private var declared: Located<LanguageTag>?
    private var comments = XCStringsComments()
    /// The languages that are read besides the source language; nil for all.
    private let wanted: Set<LanguageTag>?

    /// - Parameter findings: what the parser found.
    init(_ tree: JSONTree, findings: [Diagnostic], languages wanted: Set<LanguageTag>? = nil) {
        self.tree = tree
        self.wanted = wanted
        objects = XCStringsObjects(tree.file, findings: findings)
        reports = XCStringsReports(tree.file)
        let isIntact = !findings.contains { StringsFormat.damagingRules.contains($0.rule) }
        languages = XCStringsLanguages(file: tree.file, isIntact: isIntact && tree.root.isObject)
    }

    var file: SourceFile { objects.file }

    /// What was read.
    var catalog: XCStringsCatalog {
        var list = languages.list
        list[0].fragment.suppressions = comments.suppressions
        list[0].fragment.commentTraits = comments.traits
        for index in list.indices { list[index].fragment.traits.formUnion(comments.traits) }
        return XCStringsCatalog(source: file, declaredLanguage: declared, languages: list)
    }

    mutating func read() {
        let root = tree.root
        guard root.isObject else {
            // There is always a first language, which takes what belongs to the whole file.
            languages.setSource(.english, name: "en")
            return reports.noObject(root)
        }
        var header = XCStringsHeader()
        for member in objects.members(root) where !header.take(member) { header.others.append(member) }
        readSourceLanguage(header)
        header.report(root, into: &reports)
        guard let strings = header.strings?.value else { return }
        guard strings.isObject else { return reports.wrongKind(strings, of: "strings", wanted: "an object") }
        for member in objects.members(strings) { readEntry(member) }
    }

    private mutating func readSourceLanguage(_ header: XCStringsHeader) {
        guard let value = header.sourceLanguage?.value, let name = value.string else {
            if let value = header.sourceLanguage?.value {
                reports.wrongKind(value, of: "sourceLanguage", wanted: "a language such as \"en\"")
            }
            return languages.setSource(.english, name: "en")
        }
        let reading = LanguageTagReading(name)
        reports.add(reading, at: value.contentRange)
        if reading.problem == nil { declared = reading.tag.map { Located($0, at: value.contentRange) } }
        languages.setSource(reading.tag ?? XCStringsLanguages.noLanguage, name: name)
    }

    private mutating func readEntry(_ member: JSONMember) {
        let subject = Subject(key: member.name)
        guard member.value.isObject else {
            return reports.wrongKind(member.value, of: member.name, wanted: "an object", subject)
        }
        var entry = XCStringsEntry(member)
        for part in objects.members(member.value) { read(part, of: &entry, subject) }
        if let generated = entry.generatedComment, !entry.hasComment {
            reports.add(
                .unknownCatalogMember,
                "\(Wording.quoted(generated.name)) says how a comment was made, and there is none; remove it",
                at: generated.nameRange, cause: "comment-missing", subject)
        }
        if entry.isStale { reports.stale(member, subject) }
        if entry.hasSymbol { languages.addSymbol(of: entry.name) }
        var hasSource = false
        if let localizations = entry.localizations {
            for part in objects.members(localizations.value) {
                let number = languages.number(of: part, &reports)
                hasSource = hasSource || number == 0
                // Languages are numbered whether they are wanted or not, so that names are checked and numbers stay.
                if let wanted, number != 0, !wanted.contains(languages.list[number].tag) { continue }
                readLocalization(part, of: entry, in: number)
            }
        }
        if !hasSource { languages.add(entry.implied, to: 0) }
    }

    private mutating func read(_ member: JSONMember, of entry: inout XCStringsEntry, _ subject: Subject) {
        switch member.name {
        case "localizations":
            guard member.value.isObject else {
                return reports.wrongKind(member.value, of: "localizations", wanted: "an object", subject)
            }
            entry.localizations = member
        case "comment":
            entry.hasComment = true
            guard member.value.isString else {
                return reports.wrongKind(member.value, of: "comment", wanted: "a text", subject)
            }
            comments.read(member.value, of: &entry, in: file)
        case "extractionState":
            guard let state = member.value.string, XCStringsNames.extractionStates.contains(state) else {
                return reports.unknownValue(
                    member.value, "an extraction state", among: XCStringsNames.extractionStates,
                    cause: "unknown-extraction-state", subject)
            }
            entry.extractionState = state
        case "shouldTranslate":
            guard let flag = flag(member, subject) else { return }
            if !flag { entry.draft.flags.insert(.isNotTranslated) }
        case "generatesSymbol": entry.generatesSymbol = flag(member, subject)
        case "isCommentAutoGenerated":
            entry.generatedComment = member
            if flag(member, subject) == true { entry.draft.flags.insert(.commentIsGenerated) }
        case "commentGenerationVersion":
            // One finding for a comment that is missing is enough, whichever member speaks of it.
            entry.generatedComment = entry.generatedComment ?? member
            if !member.value.isString {
                reports.wrongKind(member.value, of: member.name, wanted: "a text such as \"1\"", subject)
            }
        default: reports.unknownMember(member, among: XCStringsNames.entry, subject)
        }
    }

    private mutating func flag(_ member: JSONMember, _ subject: Subject) -> Bool? {
        if member.value.bool == nil {
            reports.wrongKind(member.value, of: member.name, wanted: "true or false", subject)
        }
        return member.value.bool
    }
}
