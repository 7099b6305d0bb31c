import L10nCatalog
import L10nSource
import L10nSyntax
import MessageChecks

/// Puts units into a `.stringsdict` file, or into a new one.
struct StringsDictUnits {
    let path: String
    /// The bytes on the disk; none for a new file.
    let bytes: [UInt8]
    let original: ExchangeOriginal

    /// What the file needs. Units that cannot be written are refused.
    func edit(_ units: inout [ImportUnit], _ indices: [Int]) -> TargetChange? {
        let order = SourceOrder(original)
        var editor: StringsDictEditor
        do throws(StringsDictRefusal) {
            editor = try makeEditor()
        } catch {
            for index in indices { refuse(&units[index], error) }
            return nil
        }
        var places = Places(order, editor)
        // The units of an entry belong together: half of a new one would be worse than none.
        let hasComments = editor.hasComments
        for entry in Self.entries(indices, units, order) {
            let isNew = !editor.hasKey(entry.key)
            let comment = isNew && hasComments ? order.comment(of: units[entry.indices[0]]) : nil
            let written = put(&units, entry, into: &editor, comment, places)
            if written.isEmpty {
                editor.discard(entry.key)
            } else if let gap = editor.gap(of: entry.key) {
                let came = Set(written.compactMap { units[$0].unit.id.path.variable })
                for index in written { refuse(&units[index], gap, came) }
                editor.discard(entry.key)
            } else if isNew {
                places.note(entry.key, entry.number)
            }
        }
        return TargetChange(text: editor.text, edits: editor.edits, bytes: editor.binaryBytes)
    }

    private func makeEditor() throws(StringsDictRefusal) -> StringsDictEditor {
        guard bytes.isEmpty else { return try StringsDictEditor(SourceFile(path: path, bytes: bytes)) }
        return StringsDictEditor(newFile: path, like: original.source.fragment.source)
    }

    // MARK: Entries

    /// The units of one entry.
    private struct Entry {
        var key: String
        /// Its number in the source.
        var number: Int
        var indices: [Int]
    }

    private static func entries(_ indices: [Int], _ units: [ImportUnit], _ order: SourceOrder) -> [Entry] {
        let groups = Dictionary(grouping: indices) { Array(units[$0].unit.id.key.utf8) }
        let entries = groups.values.compactMap { group in
            group.first.map { Entry(key: units[$0].unit.id.key, number: order.number(of: units[$0]), indices: group) }
        }
        return entries.sorted { ($0.number, $0.indices[0]) < ($1.number, $1.indices[0]) }
    }

    /// Writes the units of an entry; returns those that were written.
    private func put(
        _ units: inout [ImportUnit], _ entry: Entry, into editor: inout StringsDictEditor, _ comment: String?,
        _ places: Places
    ) -> [Int] {
        let hasForms = entry.indices.contains { units[$0].unit.id.path != .entry }
        let isNew = !editor.hasKey(entry.key)
        do throws(StringsDictRefusal) {
            if isNew {
                try editor.insert(entry.key, comment: comment, behind: places.neighbour(of: entry.key, entry.number))
            } else if hasForms, editor.isPlain(entry.key) {
                try editor.empty(entry.key)
            }
            if isNew || (hasForms && editor.isPlain(entry.key)) { try addFormats(entry, units, to: &editor) }
        } catch {
            for index in entry.indices { refuse(&units[index], error) }
            return []
        }
        return entry.indices.filter { index in
            let unit = units[index].unit
            do throws(StringsDictRefusal) {
                try editor.setText(
                    unit.target ?? "",
                    at: StringsDictPlace(entry.key, variable: unit.id.path.variable, unit.id.path.selectors),
                    valueType: sourceForms(entry.key)?.valueType(of: unit.id.path))
                return true
            } catch {
                refuse(&units[index], error)
                return false
            }
        }
    }

    /// Copies the formats that name variables and say nothing in words; nobody translates those.
    private func addFormats(
        _ entry: Entry, _ units: [ImportUnit], to editor: inout StringsDictEditor
    ) throws(StringsDictRefusal) {
        guard let source = sourceEntry(entry.key), let forms = original.source.fragment.forms(of: source) else {
            return
        }
        for form in forms.forms where form.variable == nil && !form.isChosenByWidth {
            let path = form.path
            let text = original.source.fragment.text(of: source.showing(form))
            let isUsed = entry.indices.contains { index in
                let id = units[index].unit.id.path
                return id.variable != nil && Array(id.selectors.dropLast()) == path
            }
            guard isUsed, !PlaceholderReading.holdsLetters(text) else { continue }
            try editor.setText(text, at: StringsDictPlace(entry.key, path))
        }
    }

    private func sourceEntry(_ key: String) -> CatalogEntry? {
        guard let id = original.table.keys.find(key) else { return nil }
        return original.source.entry(for: id)
    }

    private func sourceForms(_ key: String) -> EntryForms? {
        sourceEntry(key).flatMap { original.source.fragment.forms(of: $0) }
    }

    // MARK: Refusals

    private func refuse(_ unit: inout ImportUnit, _ refusal: StringsDictRefusal) {
        unit.refuse(
            .syntaxError, "\(Wording.quoted(path)) cannot be changed: \(refusal.message)",
            at: unit.unit.places?.target, cause: "edit-refused")
    }

    /// - Parameter came: the variables whose forms are written with the unit.
    private func refuse(_ unit: inout ImportUnit, _ gap: StringsDictGap, _ came: Set<String>) {
        let key = Wording.quoted(unit.unit.id.key)
        switch gap {
        case .format, .everything:
            unit.refuse(
                .invalidStringsdictEntry, "the format of \(key) has no translation; translate it too",
                at: unit.unit.places?.target, cause: "edit-refused")
        case .other(let variable) where !variable.isEmpty && !came.contains(variable):
            unit.refuse(
                .invalidStringsdictEntry,
                "the forms of \(Wording.quoted(variable)) in \(key) have no translation; translate them too",
                at: unit.unit.places?.target, cause: "edit-refused")
        case .other(let variable):
            let name = variable.isEmpty ? unit.unit.id.path.variable ?? unit.unit.id.key : variable
            unit.refuse(
                .missingOtherCategory, "\(Wording.quoted(name)) has no translation of 'other'; translate it too",
                at: unit.unit.places?.target, cause: "edit-refused")
        }
    }
}

/// Where new entries come: as in the source, or else as the file is sorted.
private struct Places {
    private var anchors: SourceOrder.Anchors
    private let keys: [String]
    /// The order of a sorted file.
    private let sorted: KeyOrder?

    init(_ order: SourceOrder, _ editor: StringsDictEditor) {
        keys = editor.keys
        let bytes = keys.map { Array($0.utf8) }
        sorted = order.isFollowed(by: bytes) ? nil : KeyOrder(of: bytes)
        anchors = order.anchors(where: editor.hasKey)
    }

    /// The key behind which a new one comes; nil for the start.
    func neighbour(of key: String, _ number: Int) -> String? {
        if let sorted {
            let next = keys.partitioningIndex { sorted.precedes(key.utf8, $0.utf8) }
            return next == 0 ? nil : keys[next - 1]
        }
        var anchors = anchors
        switch anchors.place(for: number) {
        case .after(let neighbour): return neighbour
        case .before(let next):
            guard let index = keys.firstIndex(where: { ByteSearch.areEqual($0, next) }), index > 0 else {
                return nil
            }
            return keys[index - 1]
        case .sorted, .end: return keys.last
        }
    }

    mutating func note(_ key: String, _ number: Int) {
        // Moves the anchors on, so that later entries do not search from the start again.
        _ = anchors.place(for: number)
        anchors.note(key, number)
    }
}

extension EntryForm {
    fileprivate var isChosenByWidth: Bool {
        if case .width? = path.last { true } else { false }
    }
}

extension EntryForms {
    /// The type of the number of a path's variable.
    fileprivate func valueType(of path: ExchangePath) -> String? {
        let scope = Array(path.selectors.dropLast())
        let alike = variables.filter { $0.name == path.variable }
        return (alike.first { $0.scope == scope } ?? alike.first)?.valueType
    }
}
