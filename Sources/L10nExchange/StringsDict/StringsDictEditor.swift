import L10nCatalog
package import L10nSource
import L10nStrings
import L10nSyntax

/// Changes a `.stringsdict` file so that everything else keeps its bytes: order, indents, comments, references and line
/// ends.
///
/// Changes are collected and turned into edits together. A binary property list is written anew as one.
package struct StringsDictEditor {
    let file: PropertyListFile
    /// Where the file is to be, for one that is not there yet.
    var newPath: String?
    var plan = PropertyListPlan()
    /// The numbers of the new entries in the plan, by the bytes of their keys.
    private var newNumbers: [[UInt8]: Int] = [:]
    /// The entries of each key, by the key's bytes: in Swift, texts are equal that CoreFoundation tells apart.
    let numbers: [[UInt8]: [Int]]
    let categories: MemberOrder

    /// - Parameter file: the bytes on the disk.
    package init(_ file: SourceFile) throws(StringsDictRefusal) {
        guard let list = PropertyListFile(file) else { throw Self.refusal(of: file) }
        self.file = list
        let tree = list.tree
        numbers = Dictionary(grouping: list.members.indices) { Array((tree.text(of: list.members[$0].key) ?? "").utf8) }
        categories = .categories(of: Self.categoryLists(list))
    }

    /// Starts a new file.
    /// - Parameter pattern: a file whose style it takes over.
    package init(newFile path: String, like pattern: SourceFile) {
        file = PropertyListFile(pattern) ?? .empty
        newPath = path
        numbers = [:]
        categories = .categories(of: Self.categoryLists(file))
    }

    private static func refusal(of file: SourceFile) -> StringsDictRefusal {
        let document = PropertyListDocument.parse(file).value
        return document.isRefused || document.tree.root == nil ? .damaged : .oldStyle
    }

    /// The text that the edits' places refer to.
    package var text: SourceFile { newPath.map { SourceFile(path: $0, bytes: []) } ?? file.tree.source }

    package var edits: [Edit] {
        guard newPath != nil else { return file.edits(plan) }
        if plan.insertions.isEmpty { return [] }
        return [Edit(text.span(SourceRange(at: 0)), PropertyListFile.text(plan.insertions, like: file))]
    }

    /// The bytes of a binary property list with the changes; nil for XML.
    package var binaryBytes: [UInt8]? { newPath == nil ? file.binaryBytes(plan) : nil }

    // MARK: Entries

    /// Whether the file, with the changes so far, has the key.
    package func hasKey(_ key: String) -> Bool {
        insertion(key) != nil || numbers[Array(key.utf8)] != nil
    }

    /// Whether the entry is a text without forms.
    package func isPlain(_ key: String) -> Bool {
        guard let number = numbers[Array(key.utf8)]?.last else { return false }
        return file.members[number].value.isText
    }

    /// The keys of the file in its order.
    package var keys: [String] { newPath == nil ? file.members.map(name) : [] }

    /// Whether comments stand before entries; they may in a new file.
    package var hasComments: Bool { newPath != nil || file.members.contains { !$0.comment.isEmpty } }

    /// Adds an entry, which gets its forms by `setText`.
    /// - Parameters:
    ///   - comment: what stands before it, without delimiters.
    ///   - neighbour: the key behind which it comes, which may be new itself; nil for the start of the file.
    package mutating func insert(
        _ key: String, comment: String? = nil, behind neighbour: String?
    ) throws(StringsDictRefusal) {
        try check(key)
        if let comment { try check(comment) }
        guard !hasKey(key) else { throw .taken(key) }
        let new = PropertyListPlan.Insertion(.init(key, .members([])), comment: comment, behind: -1)
        guard let neighbour else { return add(new, at: plan.insertions.endIndex) }
        var insertion = new
        var place = plan.insertions.endIndex
        if let other = self.insertion(neighbour) {
            insertion.anchor = plan.insertions[other].anchor
            place = other + 1
        } else {
            insertion.anchor = numbers[Array(neighbour.utf8)]?.last ?? file.members.count - 1
        }
        add(insertion, at: place)
    }

    private mutating func add(_ insertion: PropertyListPlan.Insertion, at place: Int) {
        plan.insertions.insert(insertion, at: place)
        numberInsertions(from: place)
    }

    private mutating func numberInsertions(from place: Int) {
        for index in place..<plan.insertions.count {
            newNumbers[Array(plan.insertions[index].member.name.utf8)] = index
        }
    }

    /// The number of a new entry in the plan.
    func insertion(_ key: String) -> Int? { newNumbers[Array(key.utf8)] }

    /// Forgets what was planned for an entry.
    package mutating func discard(_ key: String) {
        if let index = newNumbers.removeValue(forKey: Array(key.utf8)) {
            plan.insertions.remove(at: index)
            numberInsertions(from: index)
        }
        for number in numbers[Array(key.utf8)] ?? [] { plan.changes[number] = nil }
    }

    /// Empties an entry, which gets new forms by `setText`.
    package mutating func empty(_ key: String) throws(StringsDictRefusal) {
        plan.changes[try number(of: key)] = .value(.members([]))
    }

    // MARK: Texts

    /// Writes a text; a form, device or width that is not there yet is put where the file's order asks.
    /// - Parameter valueType: the type of the variable's number, for a variable that is not there yet.
    package mutating func setText(
        _ text: String, at place: StringsDictPlace, valueType: String? = nil
    ) throws(StringsDictRefusal) {
        try check(text)
        if let index = insertion(place.key) {
            let old = plan.insertions[index].member.value
            plan.insertions[index].member.value = try draft(old, text, place, valueType)
            return
        }
        let number = try number(of: place.key)
        if case .value(let old)? = plan.changes[number] {
            plan.changes[number] = .value(try draft(old, text, place, valueType))
            return
        }
        let value = file.members[number].value
        let way = try way(to: place, from: value, valueType)
        guard !way.isEmpty else {
            plan.changes[number] = .text(text)
            return
        }
        try checkWay(way[...], from: value, place.key)
        change(number) { editor, plan in editor.set(text, at: way[...], of: value.entries ?? [], in: &plan) }
    }

    /// What a text that was added still needs; nil where nothing is missing.
    ///
    /// Without it, the run time would show nothing or end the app.
    package func gap(of key: String) -> StringsDictGap? {
        if let index = insertion(key) { return StringsDictGap(of: plan.insertions[index].member.value) }
        let number = numbers[Array(key.utf8)]?.last
        switch number.flatMap({ plan.changes[$0] }) {
        case nil, .text: return nil
        case .value(let draft): return StringsDictGap(of: draft)
        case .members(let plan):
            // A form that is added beside others stands in a dictionary which the file has, as do variables that it names.
            let known = number.map { names(in: file.members[$0].value) } ?? []
            return plan.drafts.lazy.compactMap { StringsDictGap(of: $0, beside: known) }.first
        }
    }

    /// The names of an entry's dictionaries, which are its variables, and those of devices.
    private func names(in node: PropertyListNode) -> Set<String> {
        let entries = (node.entries ?? []).filter { $0.value.entries != nil }
        return Set(
            entries.map(name)
                + entries.flatMap { ($0.value.entries ?? []).filter { $0.value.entries != nil }.map(name) })
    }

    /// Plans a change inside an entry.
    private mutating func change(_ number: Int, _ body: (Self, inout PropertyListPlan) -> Void) {
        var changed = PropertyListPlan()
        // Taken out, so that the editor that the body reads holds no second copy of the plan.
        swap(&changed, &plan)
        let editor = self
        changed.change(number) { body(editor, &$0) }
        plan = changed
    }
}
