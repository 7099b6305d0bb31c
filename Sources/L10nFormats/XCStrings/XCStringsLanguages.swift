import L10nCatalog
import L10nLocale
import L10nSource
import L10nSyntax

/// The languages of a String Catalog while it is read, by their names in the file.
struct XCStringsLanguages {
    /// What a name that cannot be read counts as: no linguistic content.
    static let noLanguage = LanguageTag("zxx") ?? .undetermined

    private(set) var list: [XCStringsLanguage] = []
    /// By the names.
    private var numbers: [String: Int] = [:]
    /// The first of each tag.
    private var numbersOfTags: [LanguageTag: Int] = [:]
    private let file: SourceFile
    private let isIntact: Bool
    /// The name that follows another one in most entries: entries mostly list their languages in one order.
    /// By the number of that other one plus one; the first has the language that an entry begins with.
    private var followers: [Follower?] = [nil]
    private var last = -1

    private struct Follower {
        let name: [UInt8]
        let number: Int
    }

    init(file: SourceFile, isIntact: Bool) {
        self.file = file
        self.isIntact = isIntact
    }

    /// Notes the source language, before any other.
    mutating func setSource(_ tag: LanguageTag, name: String) {
        precondition(list.isEmpty, "the source language comes first")
        numbers[name] = append(name, tag)
    }

    /// The number of the language that a localization is named after.
    mutating func number(of member: JSONMember, _ reports: inout XCStringsReports) -> Int {
        let content = member.nameContentRange.indices
        if let follower = followers[last + 1],
            ByteSearch.areEqual(file.bytes.span.extracting(content), follower.name.span)
        {
            last = follower.number
            return follower.number
        }
        let number = number(named: member, &reports)
        followers[last + 1] = Follower(name: Array(file.bytes[content]), number: number)
        last = number
        return number
    }

    private mutating func number(named member: JSONMember, _ reports: inout XCStringsReports) -> Int {
        let name = member.name
        if let number = numbers[name] { return number }
        let reading = LanguageTagReading(name)
        reports.add(reading, at: member.nameContentRange)
        // Two names of one language share its fragment; names that are none stay apart.
        let known = reading.tag.flatMap { numbersOfTags[$0] }
        let number = known ?? append(name, reading.tag ?? Self.noLanguage)
        numbers[name] = number
        return number
    }

    /// Adds what a key says in a language.
    mutating func add(_ entry: CatalogEntry, to language: Int, forms: EntryForms? = nil) {
        var entry = entry
        var traits = entry.textTraits.union(entry.keyTraits)
        if let forms {
            for form in forms.forms { traits.formUnion(form.textTraits) }
            list[language].fragment.setForms(forms, of: &entry)
        }
        list[language].fragment.traits.formUnion(traits)
        list[language].fragment.entries.append(entry)
    }

    /// Notes that a key has a symbol, whatever languages it is translated into.
    mutating func addSymbol(of key: String) { list[0].fragment.symbols.append(key) }

    private mutating func append(_ name: String, _ tag: LanguageTag) -> Int {
        var fragment = CatalogFragment(source: file, notation: .json, entries: [], isIntact: isIntact)
        fragment.traits = []
        fragment.commentTraits = []
        if numbersOfTags[tag] == nil { numbersOfTags[tag] = list.count }
        list.append(XCStringsLanguage(name: name, tag: tag, fragment: fragment))
        followers.append(nil)
        return list.count - 1
    }
}

extension XCStringsReports {
    /// Reports what is wrong with the name of a language.
    mutating func add(_ reading: LanguageTagReading, at range: SourceRange) {
        let subject = Subject(locale: reading.text)
        if let problem = reading.problem {
            add(
                .unknownLocaleTag, "\(Wording.quoted(reading.text)) \(problem.phrase)", at: range,
                cause: "language-tag", subject)
        } else if let advice = reading.advice {
            add(
                .noncanonicalLocaleTag.at(reading.isOldNameInUse ? .note : .warning),
                "\(Wording.quoted(reading.text)) \(advice)", at: range,
                cause: "language-tag", subject)
        }
    }
}
