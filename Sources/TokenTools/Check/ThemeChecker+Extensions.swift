import DesignTokens
internal import L10nSource
import L10nSyntax
import TokenThemes

/// Whether `$extends` leads to groups, and not in circles (TF-27 to TF-30).
extension ThemeChecker {
    mutating func checkExtensions() {
        let groups = set.table.all.filter { set.traits[$0.int].contains(.extends) }
        guard !groups.isEmpty else { return }
        for group in groups { checkTargets(group) }
        checkCircles(groups)
    }

    private mutating func checkTargets(_ group: PathID) {
        let statements = set.definitions(at: group).filter { $0.traits.contains(.extends) }
        var mask = set.dependencies[group.int]
        for statement in statements {
            guard let value = set.node(statement).extends else { continue }
            if let problem = Self.problem(of: value) {
                collector.add(
                    TokenFinding(.invalidAliasSyntax, problem.problem, problem.advice, at: value.span), path: group)
            } else if let target = set.extensionTargets[statement] {
                // Whether the target is there may depend on modifiers that the statement does not.
                mask.formUnion(set.dependencies[target.int])
                // Only pointers, which begin with `#`, are percent-encoded.
                if let text = GroupExtensions.text(of: value), text.utf8.first == 0x23,
                    let finding = TokenReference.encodingFinding(text, at: value.span)
                {
                    collector.add(finding, path: group)
                }
            }
        }
        forEach(of: mask, group) { checker in
            let permutation = checker.resolver.permutation
            guard let statement = checker.set.last(at: group, stating: .extends, in: permutation) else { return }
            checker.checkTarget(of: group, statement, mask)
        }
    }

    private static func problem(of value: JSONValue) -> TokenReference.Problem? {
        guard let text = GroupExtensions.text(of: value) else {
            // What is no JSON is reported by its parser.
            return value.isInvalid
                ? nil
                : TokenReference.Problem(
                    problem: "'$extends' holds \(JSONWording.kind(of: value))", advice: "write such as '{group}'")
        }
        do {
            _ = try GroupExtensions.names(text)
            return nil
        } catch {
            return error
        }
    }

    private mutating func checkTarget(of group: PathID, _ statement: DefinitionID, _ mask: ModifierSet) {
        let node = set.node(statement)
        guard let value = node.extends, let text = GroupExtensions.text(of: value),
            let names = try? GroupExtensions.names(text)
        else { return }
        let finding: TokenFinding
        if let target = set.extensionTargets[statement], resolver.effective.token(at: target) != nil {
            finding = TokenFinding(
                .invalidExtends, "'$extends' names the token \(Wording.quoted(names.joined(separator: ".")))",
                "name a group", at: value.span)
        } else if let target = set.extensionTargets[statement], resolver.effective.isGroup(target) {
            guard let local = node.type, let inherited = resolver.effective.type(ofGroup: target),
                local.value != inherited.value
            else { return }
            finding = TokenFinding(
                .extendsChangesType,
                "'$type' \(local.value.rawValue) replaces the inherited \(inherited.value.rawValue)",
                "remove it, or rename the group", at: local.span,
                notes: [DiagnosticNote("the type of the extended group stands here", at: inherited.span)])
        } else {
            let near = groupNames.question(names.joined(separator: "."))
            finding = TokenFinding(
                .invalidExtends, "'$extends' names \(Wording.quoted(text)), which does not exist",
                near ?? "name a group", at: value.span)
        }
        collector.add(finding, path: group, mask: mask, resolver.permutation)
    }

    /// Finds groups that extend each other in any permutation. Those that could, if all contexts applied at once, are
    /// found first, as there are mostly none.
    private mutating func checkCircles(_ groups: [PathID]) {
        let all = groups.flatMap { group in
            set.definitions(at: group).compactMap { set.extensionTargets[$0] }.map { (group, $0) }
        }
        for circle in ExtensionCircles(all, in: set.table).circles {
            var mask = ModifierSet()
            for group in circle { mask.formUnion(set.dependencies[group.int]) }
            forEach(of: mask, circle[0]) { checker in
                let edges = circle.compactMap { group in
                    checker.resolver.effective.extensionTarget(of: group).map { (group, $0) }
                }
                for active in ExtensionCircles(edges, in: checker.set.table).circles {
                    checker.reportCircle(active, mask)
                }
            }
        }
    }

    private mutating func reportCircle(_ groups: [PathID], _ mask: ModifierSet) {
        let texts = groups.map { set.table.text($0) }
        // The first by name stands for all, wherever the search came upon the circle.
        guard let first = texts.indices.min(by: { texts[$0] < texts[$1] }) else { return }
        func place(_ group: PathID) -> SourceSpan? {
            set.last(at: group, stating: .extends, in: resolver.permutation).flatMap { set.node($0).extends?.span }
        }
        guard let span = place(groups[first]) else { return }
        let names = texts.sorted().map { Wording.quoted($0.text) }
        let shown = names.count > 5 ? names.prefix(4) + ["…"] : names[...]
        let problem =
            names.count == 1
            ? "\(names[0]) extends a group that it stands in, or that holds it"
            : shown.joined(separator: ", ") + " extend each other in a circle"
        let notes = groups.filter { $0 != groups[first] }.sorted().compactMap { group in
            place(group).map { DiagnosticNote("\(Wording.quoted(set.table.text(group).text)) is part of it", at: $0) }
        }
        collector.add(
            TokenFinding(.aliasCycle, problem, "remove one '$extends'", at: span, notes: notes), path: groups[first],
            mask: mask, resolver.permutation)
    }
}
