import L10nFormats
import L10nSource
import L10nSyntax

/// What is to become of one object of a file, or of one that is new.
struct JSONPlan {
    indirect enum Change {
        /// A value as it is written.
        case value(String)
        case object(JSONPlan)
        case removal
    }

    /// The members that change, by their decoded names, in the order in which they were asked for.
    private(set) var names: [String] = []
    /// By the bytes of the names, as `==` takes composed and decomposed letters for the same.
    private var changes: [[UInt8]: Change] = [:]

    var isEmpty: Bool { names.isEmpty }

    func change(of name: String) -> Change? { changes[Array(name.utf8)] }

    /// Plans a change at the end of a way down from the object; objects on the way that are not there are made.
    mutating func set(_ change: Change, at way: ArraySlice<String>) {
        guard let name = way.first else { return }
        let key = Array(name.utf8)
        if changes[key] == nil { names.append(name) }
        guard way.count > 1 else {
            // An object that is only to be there takes nothing back.
            if case .object(let plan) = change, plan.isEmpty, case .object? = changes[key] { return }
            changes[key] = change
            return
        }
        // Taken out, so that nobody else holds it and it is not copied.
        var inner = JSONPlan()
        if case .object(let plan)? = changes.updateValue(.removal, forKey: key) { inner = plan }
        inner.set(change, at: way.dropFirst())
        changes[key] = .object(inner)
    }
}

/// Turns plans into edits of a file, or into the text of what is new, in the file's own layout.
struct JSONPlanWriter {
    let layout: JSONLayout
    let order: CatalogOrder

    /// The edits that carry out a plan for an object of the file, ascending.
    /// - Parameter depth: how many containers the object lies in.
    func edits(_ plan: JSONPlan, of object: JSONValue, depth: Int) -> [Edit] {
        let members = Array(object.members)
        var byName: [[UInt8]: JSONMember] = [:]
        let wanted = Set(plan.names)
        for member in members {
            let name = member.name
            // Of equal names the last one counts. A set of texts lets a few more through than are asked for.
            if wanted.contains(name) { byName[Array(name.utf8)] = member }
        }
        var edits: [Edit] = []
        var isRemoved = [Bool](repeating: false, count: members.count)
        var additions: [(name: String, change: JSONPlan.Change)] = []
        for name in plan.names {
            guard let change = plan.change(of: name) else { continue }
            switch (change, byName[Array(name.utf8)]) {
            case (.removal, nil): break
            case (.removal, .some):
                for index in members.indices where members[index].isNamed(name) { isRemoved[index] = true }
            case (_, nil): additions.append((name, change))
            case (.value(let text), let member?):
                if member.value.rawText != text { edits.append(Edit(member.value.span, text)) }
            case (.object(let inner), let member?):
                if member.value.isObject {
                    edits += self.edits(inner, of: member.value, depth: depth + 1)
                } else {
                    edits.append(Edit(member.value.span, text(of: inner, depth: depth + 1)))
                }
            }
        }
        edits += changes(of: members, isRemoved, additions, in: object, depth: depth)
        return edits.sorted { ($0.span.range.lower, $0.span.range.upper) < ($1.span.range.lower, $1.span.range.upper) }
    }

    /// The edits that take members out and put others in.
    private func changes(
        of members: [JSONMember], _ isRemoved: [Bool], _ additions: [(name: String, change: JSONPlan.Change)],
        in object: JSONValue, depth: Int
    ) -> [Edit] {
        let kept = members.indices.filter { !isRemoved[$0] }.map { members[$0] }
        let texts = sorted(additions).map { ($0.name, member($0.name, $0.change, depth: depth)) }
        // Where no member stays there is no comma to hang on to, and the object is written anew.
        guard let last = kept.last else {
            if texts.isEmpty { return members.isEmpty ? [] : [Edit(object.span, layout.emptyObject(depth))] }
            return [Edit(object.span, enclosed(texts.map(\.1), depth: depth))]
        }
        var edits = removals(members, isRemoved, file: object.file)
        if texts.isEmpty { return edits }
        let gap = separator(in: object, depth: depth)
        // One edit a place: edits at the same offset would be in no certain order.
        var insertions: [Int: String] = [:]
        let isSorted = order.isSorted(kept)
        for (name, text) in texts {
            if isSorted, let next = firstMember(behind: name, in: kept) {
                insertions[Int(next.nameRange.lower), default: ""] += text + "," + gap
            } else {
                insertions[Int(last.range.upper), default: ""] += "," + gap + text
            }
        }
        edits += insertions.map { Edit(object.file.span(SourceRange(at: $0.key)), $0.value) }
        return edits
    }

    /// Each run of members that go is one edit, with the commas and lines between.
    private func removals(_ members: [JSONMember], _ isRemoved: [Bool], file: SourceFile) -> [Edit] {
        var edits: [Edit] = []
        var index = 0
        while index < members.count {
            guard isRemoved[index] else {
                index += 1
                continue
            }
            let first = index
            while index < members.count, isRemoved[index] { index += 1 }
            let range =
                index < members.count
                ? SourceRange(members[first].nameRange.lower, members[index].nameRange.lower)
                : SourceRange(members[first - 1].range.upper, members[index - 1].range.upper)
            edits.append(Edit(file.span(range), ""))
        }
        return edits
    }

    /// What stands between two members: a line end and the indent, or a space where the object is on one line.
    private func separator(in object: JSONValue, depth: Int) -> String {
        guard layout.indent != nil, let first = object.firstMember else { return " " }
        let start = object.file.bytes[Int(object.range.lower)..<Int(first.nameRange.lower)]
        return start.contains(0x0A) ? layout.newLine(depth + 1) : " "
    }

    /// The first of sorted members that belongs behind a name.
    private func firstMember(behind name: String, in members: [JSONMember]) -> JSONMember? {
        let rank = order.rank(of: name)
        var (lower, upper) = (0, members.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if rank < order.rank(of: members[middle].name) { upper = middle } else { lower = middle + 1 }
        }
        return lower < members.count ? members[lower] : nil
    }

    private func sorted(
        _ additions: [(name: String, change: JSONPlan.Change)]
    ) -> [(name: String, change: JSONPlan.Change)] {
        additions.count < 2 ? additions : additions.sorted { order.rank(of: $0.name) < order.rank(of: $1.name) }
    }

    /// The text of a new object; what would be removed from it is not put in.
    private func text(of plan: JSONPlan, depth: Int) -> String {
        let changes = plan.names.compactMap { name in plan.change(of: name).map { (name: name, change: $0) } }
        let members = sorted(changes.filter { if case .removal = $0.change { false } else { true } })
        if members.isEmpty { return layout.emptyObject(depth) }
        return enclosed(members.map { member($0.name, $0.change, depth: depth) }, depth: depth)
    }

    private func enclosed(_ members: [String], depth: Int) -> String {
        let gap = layout.indent == nil ? " " : layout.newLine(depth + 1)
        return "{" + (layout.indent == nil ? "" : gap) + members.joined(separator: "," + gap) + layout.newLine(depth)
            + "}"
    }

    private func member(_ name: String, _ change: JSONPlan.Change, depth: Int) -> String {
        let head = JSONText.quoted(name) + layout.colon
        switch change {
        case .value(let text): return head + text
        case .object(let plan): return head + text(of: plan, depth: depth + 1)
        case .removal: return head + layout.emptyObject(depth + 1)
        }
    }
}
