import L10nCatalog
import L10nFormats
import L10nICU
import L10nLocale
import L10nSource
import L10nSyntax
import MessageChecks

/// Puts units into a String Catalog, in whichever languages they are.
struct CatalogUnits {
    let path: String
    /// The bytes on the disk.
    let bytes: [UInt8]
    /// What was parsed of them; nil where somebody has to do it.
    let known: Parsed<JSONTree>?
    let original: ExchangeOriginal

    /// The text of the file and the edits that it needs. Units that cannot be written are refused.
    func edit(_ units: inout [ImportUnit], _ indices: [Int]) -> TargetChange? {
        let tree = known ?? XCStringsFormat.parse(SourceFile(path: path, bytes: bytes))
        guard var editor = XCStringsEditor(tree) else {
            for index in indices { refuse(&units[index], "it cannot be read to its end; mend it first") }
            return nil
        }
        refuseOtherShapes(&units, indices, editor)
        // Before the texts are set: forms beside a text that stands would be refused.
        makeRoomForForms(&units, indices, &editor)
        let formats = completed(&units, indices, editor)
        for index in indices where units[index].outcome == .applied {
            let change = XCStringsChange.setText(
                units[index].unit.target ?? "", state: units[index].unit.state, at: Self.place(of: units[index]))
            if let refusal = editor.apply(change) { refuse(&units[index], Self.reason(refusal)) }
        }
        for change in formats { _ = editor.apply(change) }
        do throws(ICUError) {
            return TargetChange(text: tree.value.file, edits: try editor.edits(), tree: tree)
        } catch {
            for index in indices { refuse(&units[index], error.description) }
            return nil
        }
    }

    /// Refuses units that give a message a second shape, such as forms beside one text: that of the source language stays.
    private func refuseOtherShapes(_ units: inout [ImportUnit], _ indices: [Int], _ editor: XCStringsEditor) {
        var groups: [Message: [Int]] = [:]
        for index in indices where !units[index].unit.id.path.isEntry { groups[Message(units[index])] = [] }
        // Most texts are the only ones of their keys.
        if groups.isEmpty { return }
        for index in indices { groups[Message(units[index])]?.append(index) }
        for (message, group) in groups where group.count > 1 {
            let source = MessageShape(
                sourceForms(message.key).map { known in known.forms.forms.map { ExchangePath($0, of: known.forms) } }
                    ?? [.entry])
            var shape = MessageShape()
            // What the file refuses takes no place.
            let admitted = group.filter { editor.admits(Self.place(of: units[$0])) }
            for isOfSource in [true, false] {
                for index in admitted where source.admits(units[index].unit.id.path) == isOfSource {
                    if shape.add(units[index].unit.id.path) { continue }
                    refuse(&units[index], "the text comes in another shape as well; keep the one that the source has")
                }
            }
        }
    }

    private static func place(of unit: ImportUnit) -> XCStringsTextPlace {
        let id = unit.unit.id
        return XCStringsTextPlace(
            key: id.key, language: unit.tag, variable: id.path.variable, path: id.path.selectors)
    }

    /// Takes out texts that forms come in the place of. Forms without the one that stands for all others are refused.
    private func makeRoomForForms(_ units: inout [ImportUnit], _ indices: [Int], _ editor: inout XCStringsEditor) {
        var groups: [Message: [Int]] = [:]
        for index in indices where units[index].outcome == .applied {
            let path = units[index].unit.id.path
            guard path.variable == nil, !path.isEntry else { continue }
            guard editor.hasOneText(units[index].unit.id.key, in: units[index].tag) else { continue }
            groups[Message(units[index]), default: []].append(index)
        }
        for (message, group) in groups {
            let isWhole = group.contains { index in
                switch units[index].unit.id.path.selectors.first {
                case .plural(.other)?, .device("other")?: true
                case .plural?, .device?, .width?, .item?, nil: false
                }
            }
            if isWhole {
                _ = editor.apply(.removeText(key: message.key, language: message.tag))
            } else {
                for index in group { refuseWithoutOther(&units[index]) }
            }
        }
    }

    /// Refuses units that would say half of a message with variables; returns what nobody translates and has to be said,
    /// too.
    private func completed(
        _ units: inout [ImportUnit], _ indices: [Int], _ editor: XCStringsEditor
    ) -> [XCStringsChange] {
        var formats: [XCStringsChange] = []
        let indices = indices.filter { units[$0].outcome == .applied }
        var groups: [Message: [Int]] = [:]
        for index in indices where units[index].unit.mayNameVariables { groups[Message(units[index])] = [] }
        // Most texts have no part in a message with variables.
        if groups.isEmpty { return [] }
        for index in indices { groups[Message(units[index])]?.append(index) }
        for (message, group) in groups {
            var forms = group.filter { units[$0].unit.id.path.variable != nil }
            let texts = group.filter { units[$0].unit.id.path.variable == nil }
            let came = Set(forms.compactMap { units[$0].unit.id.path.variable })
            for index in texts {
                let names = NumberedFormat.names(in: units[index].unit.target ?? "")
                let missing = names.first { name in
                    !came.contains(name) && !editor.hasVariable(name, of: message.key, in: message.tag)
                        && isVariable(name, of: message.key)
                }
                if let missing { refuse(&units[index], missing: missing) }
            }
            let hasText =
                texts.contains { units[$0].outcome == .applied } || editor.hasText(message.key, in: message.tag)
            forms = forms.filter { units[$0].outcome == .applied }
            if forms.isEmpty || hasText { continue }
            if texts.isEmpty, let wordless = wordlessFormats(of: message) {
                formats += wordless
            } else {
                for index in forms { refuseWithoutFormat(&units[index]) }
            }
        }
        return formats
    }

    /// One key in one language.
    private struct Message: Hashable {
        let key: String
        let tag: LanguageTag

        init(_ unit: ImportUnit) {
            (key, tag) = (unit.unit.id.key, unit.tag)
        }

        static func == (left: Self, right: Self) -> Bool {
            left.tag == right.tag && ByteSearch.areEqual(left.key, right.key)
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(key)
            hasher.combine(tag)
        }
    }

    private func sourceForms(_ key: String) -> (entry: CatalogEntry, forms: EntryForms)? {
        guard let id = original.table.keys.find(key), let entry = original.source.entry(for: id) else { return nil }
        return original.source.fragment.forms(of: entry).map { (entry, $0) }
    }

    /// Whether the source language has forms of a variable.
    private func isVariable(_ name: String, of key: String) -> Bool {
        sourceForms(key)?.forms.variables.contains { $0.name == name } ?? false
    }

    /// The texts that name the variables, where all of them say nothing in words.
    private func wordlessFormats(of message: Message) -> [XCStringsChange]? {
        guard let (entry, forms) = sourceForms(message.key) else { return nil }
        let fragment = original.source.fragment
        let texts = forms.forms.filter { $0.variable == nil }.map { (fragment.text(of: entry.showing($0)), $0.path) }
        guard !texts.isEmpty, !texts.contains(where: { PlaceholderReading.holdsLetters($0.0) }) else { return nil }
        return texts.map { text, path in
            .setText(
                text, state: .translated,
                at: XCStringsTextPlace(key: message.key, language: message.tag, variable: nil, path: path))
        }
    }

    private func refuse(_ unit: inout ImportUnit, missing name: String) {
        unit.refuse(
            .undefinedVariable,
            "the forms of \(Wording.quoted(name)) have no translation; translate them too",
            at: unit.unit.places?.target, cause: "edit-refused")
    }

    private func refuseWithoutOther(_ unit: inout ImportUnit) {
        unit.refuse(
            .missingOtherCategory,
            "\(Wording.quoted(unit.unit.id.key)) has no translation of 'other'; translate it too",
            at: unit.unit.places?.target, cause: "edit-refused")
    }

    private func refuseWithoutFormat(_ unit: inout ImportUnit) {
        unit.refuse(
            .invalidVariationNesting,
            "the text around the forms of \(Wording.quoted(unit.unit.id.key)) has no translation; translate it too",
            at: unit.unit.places?.target, cause: "edit-refused")
    }

    private static func reason(_ refusal: XCStringsRefusal) -> String {
        switch refusal {
        case .isMissing: "the catalog has no such text any more; export again"
        case .hasOtherShape: "the text has other forms in the catalog; export again"
        case .hasNoPlace: "catalogs have no place for this form; enter the text in Xcode"
        }
    }

    private func refuse(_ unit: inout ImportUnit, _ reason: String) {
        unit.refuse(
            .syntaxError, "\(Wording.quoted(path)) cannot be changed: \(reason)",
            at: unit.unit.places?.target, cause: "edit-refused")
    }
}

extension ExchangeUnit {
    /// Whether the unit is a form of a variable, or a text that may name one.
    fileprivate var mayNameVariables: Bool {
        id.path.variable != nil || target.map { $0.utf8.contains(UInt8(ascii: "#")) } ?? false
    }
}
