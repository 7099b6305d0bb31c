import L10nCatalog
import L10nFormats
import L10nLocale
import L10nStrings
import L10nSyntax

/// How the editor finds what a change is about, and plans it.
extension StringsDictEditor {
    func name(_ member: PropertyListEntry) -> String { file.tree.text(of: member.key) ?? "" }

    func number(of key: String) throws(StringsDictRefusal) -> Int {
        let found = numbers[Array(key.utf8)] ?? []
        guard let number = found.first else { throw .noEntry(key) }
        guard found.count == 1 else { throw .ambiguous(key) }
        return number
    }

    func check(_ text: String) throws(StringsDictRefusal) {
        guard newPath != nil || !file.isBinary, let scalar = XLIFFCharacters.firstForbidden(in: text) else { return }
        throw .forbidden(scalar)
    }

    func member(_ name: String, of node: PropertyListNode?) -> PropertyListNode? {
        (node?.entries ?? []).last { ByteSearch.areEqual(self.name($0), name) }?.value
    }

    // MARK: The way to a text

    /// The names down from an entry to the text at a place.
    /// - Parameter value: what the entry is in the file; nil for a new one.
    func way(
        to place: StringsDictPlace, from value: PropertyListNode?, _ valueType: String?
    ) throws(StringsDictRefusal) -> [StringsDictForm.Step] {
        var way: [StringsDictForm.Step] = []
        var node = value
        var path = place.path[...]
        if case .device(let device)? = path.first {
            way.append(.init(name: StringsDictNames.device, order: .variables))
            way.append(.init(name: device, order: .devices))
            node = member(device, of: member(StringsDictNames.device, of: node))
            path = path.dropFirst()
        }
        if let variable = place.variable {
            guard path.count == 1, case .plural(let category)? = path.first else { throw .hasNoPlace }
            // A variable that is there needs no type.
            guard let type = member(variable, of: node) == nil ? valueType : "" else { throw .noVariable(variable) }
            way.append(
                .init(name: variable, order: .variables, skeleton: StringsDictForm.variable(valueType: type)))
            if member(category.rawValue, of: member(variable, of: node)) == nil,
                let name = (member(variable, of: node)?.entries ?? []).map(name).first(where: { name in
                    PluralCategory(rawValue: name) == nil && !StringsDictNames.variable.contains(name)
                        && FormNames.likelyCategory(name) == category
                })
            {
                throw .misspelt(name)
            }
            way.append(.init(name: category.rawValue, order: categories))
            return way
        }
        switch path.first {
        case nil:
            if let node, !node.isText { way.append(.init(name: StringsDictNames.format, order: .variables)) }
        case .width(let width)? where path.count == 1:
            way.append(.init(name: StringsDictNames.width, order: .variables))
            let written = (member(StringsDictNames.width, of: node)?.entries ?? []).map(name)
            let same = written.filter { Int($0) == width }
            guard same.count < 2 else { throw .ambiguous(String(width)) }
            way.append(.init(name: same.first ?? String(width), order: .widths))
        case .plural?, .item?, .device?, .width?: throw .hasNoPlace
        }
        return way
    }

    /// Whether what is in the file lets the way end at a text of its own.
    func checkWay(
        _ way: ArraySlice<StringsDictForm.Step>, from node: PropertyListNode, _ key: String
    ) throws(StringsDictRefusal) {
        guard let step = way.first else {
            guard node.isText else { throw .hasOtherShape(key) }
            return
        }
        guard let entries = node.entries else { throw .hasOtherShape(key) }
        let found = entries.filter { ByteSearch.areEqual(name($0), step.name) }
        guard found.count < 2 else { throw .ambiguous(step.name) }
        if let next = found.first { return try checkWay(way.dropFirst(), from: next.value, key) }
        // A rule beside another one would be read by nobody.
        let names = entries.map(name)
        let rules = StringsDictNames.rules.filter(names.contains)
        if StringsDictNames.rules.contains(step.name), !rules.isEmpty { throw .hasOtherShape(key) }
        if !step.skeleton.isEmpty, rules != [StringsDictNames.format] { throw .hasOtherShape(key) }
    }

    // MARK: Plans

    func draft(
        _ old: PropertyListDraft, _ text: String, _ place: StringsDictPlace, _ valueType: String?
    ) throws(StringsDictRefusal) -> PropertyListDraft {
        var way = try way(to: place, from: nil, valueType)
        // A new entry has its devices in the order in which they come, which is that of the source.
        for index in way.indices.dropFirst() where way[index - 1].name == StringsDictNames.device {
            way[index].order = .variables
        }
        let isEmpty = old == .members([])
        return StringsDictForm.set(text, at: way[...], in: isEmpty ? nil : old)
    }

    func set(
        _ text: String, at way: ArraySlice<StringsDictForm.Step>, of members: [PropertyListEntry],
        in plan: inout PropertyListPlan
    ) {
        guard let step = way.first else { return }
        let rest = way.dropFirst()
        if let number = members.lastIndex(where: { ByteSearch.areEqual(name($0), step.name) }) {
            guard !rest.isEmpty else {
                plan.changes[number] = .text(text)
                return
            }
            plan.change(number) { set(text, at: rest, of: members[number].value.entries ?? [], in: &$0) }
        } else if let index = plan.insertions.firstIndex(where: { ByteSearch.areEqual($0.member.name, step.name) }) {
            let old = plan.insertions[index].member.value
            plan.insertions[index].member.value = StringsDictForm.set(text, at: rest, in: old)
        } else {
            let value = StringsDictForm.set(
                text, at: rest, in: step.skeleton.isEmpty ? nil : .members(step.skeleton))
            let anchor =
                step.name == StringsDictNames.format ? -1 : step.order.anchor(for: step.name, among: members.map(name))
            let beside = plan.insertions.indices.filter { plan.insertions[$0].anchor == anchor }
            let names = beside.map { plan.insertions[$0].member.name }
            let place = step.order.anchor(for: step.name, among: names) + 1
            plan.insertions.insert(
                .init(.init(step.name, value), behind: anchor),
                at: place < beside.count ? beside[place] : (beside.last.map { $0 + 1 } ?? plan.insertions.endIndex))
        }
    }

    /// The plural categories of each dictionary of a file that has several.
    static func categoryLists(_ file: PropertyListFile) -> [[PluralCategory]] {
        func lists(_ node: PropertyListNode, depth: Int) -> [[PluralCategory]] {
            guard let entries = node.entries, depth < 6 else { return [] }
            let own = entries.filter(\.value.isText).compactMap { entry in
                file.tree.text(of: entry.key).flatMap(PluralCategory.init)
            }
            return (own.count > 1 ? [own] : []) + entries.flatMap { lists($0.value, depth: depth + 1) }
        }
        return file.members.flatMap { lists($0.value, depth: 0) }
    }
}
