import L10nCatalog
import L10nLocale
import L10nSource
import L10nStrings

/// Reads the tree of a `.stringsdict` file into entries with forms.
struct StringsDictReader {
    private(set) var fragment: CatalogFragment
    private(set) var reports: StringsDictReports
    private let tree: PropertyListTree
    private let isRefused: Bool

    /// An entry that is being read.
    struct Draft {
        var key: String
        var forms = EntryForms()
    }

    init(_ document: PropertyListDocument) {
        tree = document.tree
        isRefused = document.isRefused
        reports = StringsDictReports(document.tree)
        fragment = CatalogFragment(
            source: document.tree.source, notation: .xml, entries: [], isIntact: !document.isRefused)
        fragment.comments = document.tree.comments
    }

    mutating func read() {
        guard let root = tree.root else { return }
        guard let entries = root.entries else {
            if !isRefused { reports.notATable(root) }
            return
        }
        for entry in entries { read(entry) }
        fragment.readXMLSuppressions()
    }

    private mutating func read(_ entry: PropertyListEntry) {
        let value = entry.value
        var draft = Draft(key: tree.text(of: entry.key) ?? "")
        var result = CatalogEntry(
            range: entry.key.range.union(value.range), keyRange: entry.key.content,
            textRange: value.isText ? value.content : value.range, commentRange: entry.comment,
            keyTraits: entry.key.traits, textTraits: value.traits)
        if entry.commentTraits.contains(.mayHide) { result.flags.insert(.commentMayHide) }
        // At run time a file that cannot be read defines nothing, and the texts of `.strings` remain (O-9).
        if isRefused { result.flags.insert(.lostAtRunTime) }
        if !value.isText {
            if value.entries != nil {
                readRule(entry, path: [], into: &draft)
            } else {
                reports.nonText(value, of: draft.key, draft.key)
            }
            if let general = draft.forms.general {
                result.textRange = general.textRange
                result.textTraits = general.textTraits
            } else {
                result.flags.insert(.notAText)
            }
        }
        if !draft.forms.forms.isEmpty || !draft.forms.variables.isEmpty {
            fragment.setForms(draft.forms, of: &result)
        }
        fragment.entries.append(result)
    }

    // MARK: Rules

    /// Reads an entry, or what it says on one device.
    private mutating func readRule(_ entry: PropertyListEntry, path: [FormSelector], into draft: inout Draft) {
        let members = members(of: entry.value, in: draft)
        let rules = members.filter { StringsDictNames.rules.contains($0.name) }
        guard let rule = rules.first else { return reports.noRule(entry.key, draft.key) }
        if let other = rules.dropFirst().first { reports.mixedRules(rule, other, draft.key) }
        let others = members.filter { !StringsDictNames.rules.contains($0.name) }
        switch rule.name {
        case StringsDictNames.format: readFormat(rule, others, path, into: &draft)
        case StringsDictNames.width:
            reports.unknownMembers(others, among: StringsDictNames.rules, draft.key)
            readWidths(rule, path, into: &draft)
        default:
            reports.unknownMembers(others, among: StringsDictNames.rules, draft.key)
            readDevices(rule, path, into: &draft)
        }
    }

    private mutating func readFormat(
        _ format: StringsDictMember, _ others: [StringsDictMember], _ path: [FormSelector], into draft: inout Draft
    ) {
        guard format.value.isText else { return reports.nonText(format.value, of: format.name, draft.key) }
        draft.forms.forms.append(form(format, path))
        let variables = others.filter { $0.value.entries != nil }
        reports.unknownMembers(
            others.filter { $0.value.entries == nil }, among: StringsDictNames.rules, draft.key)
        for variable in variables { readVariable(variable, path, into: &draft) }
        let text = tree.text(of: format.value) ?? ""
        // A reference without a variable is a finding of its own.
        if variables.isEmpty, !text.contains("#@") { reports.noVariable(format, draft.key) }
    }

    private mutating func readVariable(
        _ member: StringsDictMember, _ path: [FormSelector], into draft: inout Draft
    ) {
        var variable = FormVariable(
            name: member.name, nameRange: member.entry.key.content, range: member.range, scope: path)
        // The place is taken first, as forms refer to their variable by its number.
        let number = draft.forms.variables.count
        draft.forms.variables.append(variable)
        var hasRuleType = false
        for part in members(of: member.value, in: draft) {
            switch part.name {
            case StringsDictNames.ruleType:
                hasRuleType = true
                let type = tree.text(of: part.value)
                if type != StringsDictNames.pluralRule { reports.ruleType(part, of: member, draft.key) }
            case StringsDictNames.valueType:
                guard let type = tree.text(of: part.value) else {
                    reports.nonText(part.value, of: part.name, draft.key)
                    continue
                }
                variable.valueType = type
                variable.valueTypeRange = part.value.content
            default: readCategory(part, of: number, path, into: &draft)
            }
        }
        if !hasRuleType { reports.missingRuleType(member, draft.key) }
        draft.forms.variables[number] = variable
    }

    private mutating func readCategory(
        _ member: StringsDictMember, of variable: Int, _ path: [FormSelector], into draft: inout Draft
    ) {
        let category = PluralCategory(rawValue: member.name)
        // Apple's names begin with `NS`: an unknown one is a misspelt member, not a category.
        guard category != nil || (member.value.isText && !member.name.hasPrefix("NS")) else {
            return reports.unknownMembers([member], among: StringsDictNames.variable, draft.key)
        }
        if category == nil {
            reports.add(
                FormNames.unknownCategory(
                    member.name, at: tree.source.span(member.entry.key.content), Subject(key: draft.key)))
        }
        // A misspelt form is not missing too.
        guard let category = category ?? FormNames.likelyCategory(member.name) else { return }
        guard member.value.isText else { return reports.nonText(member.value, of: member.name, draft.key) }
        var form = form(member, path + [.plural(category)])
        form.variable = variable
        draft.forms.forms.append(form)
    }

    private mutating func readWidths(
        _ rule: StringsDictMember, _ path: [FormSelector], into draft: inout Draft
    ) {
        guard rule.value.entries != nil else { return reports.noDictionary(rule, draft.key) }
        var widths: [Int: StringsDictMember] = [:]
        let count = reports.diagnostics.count
        for member in members(of: rule.value, in: draft) {
            guard member.value.isText else {
                reports.nonText(member.value, of: member.name, draft.key)
                continue
            }
            // A sign is refused, which `Int` would read.
            guard let width = Int(member.name), width >= 0, member.name.utf8.allSatisfy({ $0 >= 0x30 }) else {
                reports.widthKey(member, draft.key)
                continue
            }
            if let other = widths[width] { reports.duplicateWidth(member, other, draft.key) }
            widths[width] = member
            draft.forms.forms.append(form(member, path + [.width(width)]))
        }
        if widths.isEmpty { return reports.emptyRule(rule, draft.key) }
        if reports.diagnostics.count == count { reports.legacyWidths(rule, draft.key) }
    }

    private mutating func readDevices(
        _ rule: StringsDictMember, _ path: [FormSelector], into draft: inout Draft
    ) {
        guard rule.value.entries != nil else { return reports.noDictionary(rule, draft.key) }
        guard path.isEmpty else { return reports.nestedDevice(rule, draft.key) }
        let members = members(of: rule.value, in: draft)
        for member in members {
            if !FormNames.devices.contains(member.name) {
                reports.add(
                    FormNames.unknownDevice(
                        member.name, at: tree.source.span(member.entry.key.content), Subject(key: draft.key)))
            }
            let path: [FormSelector] = [.device(member.name)]
            if member.value.isText {
                draft.forms.forms.append(form(member, path))
            } else if member.value.entries != nil {
                readRule(member.entry, path: path, into: &draft)
            } else {
                reports.nonText(member.value, of: member.name, draft.key)
            }
        }
        if members.isEmpty { reports.emptyRule(rule, draft.key) }
    }

    // MARK: Members

    /// The members of a dictionary, of equal ones the last, which is the one that the run time sees.
    private mutating func members(of node: PropertyListNode, in draft: Draft) -> [StringsDictMember] {
        let members = (node.entries ?? []).map { StringsDictMember(name: tree.text(of: $0.key) ?? "", entry: $0) }
        // Few names are compared in less time than a table of them takes.
        if members.count <= 8, !Self.hasEqualNames(members) { return members }
        var last: [String: Int] = [:]
        for (index, member) in members.enumerated() {
            if let earlier = last.updateValue(index, forKey: member.name) {
                reports.duplicate(members[earlier], member, draft.key)
            }
        }
        return members.enumerated().filter { last[$0.element.name] == $0.offset }.map(\.element)
    }

    private static func hasEqualNames(_ members: [StringsDictMember]) -> Bool {
        members.indices.contains { index in members[..<index].contains { $0.name == members[index].name } }
    }

    private func form(_ member: StringsDictMember, _ path: [FormSelector]) -> EntryForm {
        EntryForm(
            path: path, nameRange: member.entry.key.content, range: member.range,
            textRange: member.value.content, textTraits: member.value.traits)
    }
}

/// A key and a value inside an entry.
struct StringsDictMember {
    var name: String
    var entry: PropertyListEntry

    var value: PropertyListNode { entry.value }
    var range: SourceRange { entry.key.range.union(entry.value.range) }
}
