import L10nCatalog
package import L10nSource

/// Keys by their Swift names, nested by their dots.
package struct AccessorTree: Sendable {
    struct Level: Sendable {
        var levels: [String: Level] = [:]
        var members: [String: [Int]] = [:]
    }

    private(set) var root = Level()
    let keys: AccessorKeys
    /// Names that two keys would have.
    package private(set) var findings: [Diagnostic] = []

    /// - Parameters:
    ///   - keys: what to name.
    ///   - name: that of the outermost level.
    ///   - reserved: names that levels must not have, as the code uses them.
    package init(_ keys: AccessorKeys, name: String, reserved: Set<String>) {
        self.keys = keys
        let hasTables = keys.keys.contains { $0.table != keys.keys.first?.table }
        for (number, key) in keys.keys.enumerated() {
            let parts = AccessorName.parts(key.key)
            let path = ((hasTables ? [key.table] : []) + parts.dropLast()).map { part in
                let name = AccessorName.level(part)
                return reserved.contains(name) ? name + "_" : name
            }
            root.add(number, AccessorName.member(parts[parts.count - 1]), at: path[...])
        }
        root = settled(root, name)
        findings.sort {
            ($0.span.file, $0.span.range.lower, $0.message) < ($1.span.file, $1.span.range.lower, $1.message)
        }
    }

    /// A level in which each name is that of one key. Texts of one name get names in which every character counts: all of them,
    /// so that a name never comes to mean another text.
    private mutating func settled(_ level: Level, _ name: String) -> Level {
        var result = Level()
        for (member, numbers) in level.members {
            if numbers.count == 1 || numbers.dropFirst().contains(where: { !areTexts(numbers[0], $0) }) {
                result.members[member, default: []] += numbers
            } else {
                for number in numbers {
                    let part = AccessorName.parts(keys.keys[number].key).last ?? ""
                    result.members[AccessorName.spelled(part), default: []].append(number)
                }
            }
        }
        // Spelled names may be those of others in turn.
        for (member, numbers) in result.members {
            let sorted = numbers.sorted()
            for number in sorted.dropFirst() { report(number, sorted[0], "\(name).\(member)") }
        }
        for (child, content) in level.levels {
            if let member = result.members[child]?.first, let below = content.first {
                report(max(member, below), min(member, below), "\(name).\(child)")
            }
            result.levels[child] = settled(content, "\(name).\(child)")
        }
        return result
    }

    private func areTexts(_ first: Int, _ second: Int) -> Bool {
        let (first, second) = (keys.keys[first], keys.keys[second])
        guard first.source == second.source else { return false }
        let table = keys.sources[first.source]
        guard let column = table.source ?? table.columns.first else { return false }
        return KeySymbol.isText(first.id, second.id, column, table.keys)
    }

    private mutating func report(_ number: Int, _ other: Int, _ name: String) {
        let (key, other) = (keys.keys[number], keys.keys[other])
        findings.append(
            .refusing(
                .collidingSymbols,
                "\(Wording.quoted(other.key)) and \(Wording.quoted(key.key)) would both be '\(name)' in code; rename one",
                at: key.span, subject: Subject(table: key.table, key: key.key),
                notes: [DiagnosticNote("the other key", at: other.span)]))
    }
}

extension AccessorTree.Level {
    mutating func add(_ number: Int, _ member: String, at path: ArraySlice<String>) {
        guard let first = path.first else { return members[member, default: []].append(number) }
        levels[first, default: AccessorTree.Level()].add(number, member, at: path.dropFirst())
    }

    /// The first key below.
    var first: Int? {
        members.values.compactMap { $0.min() }.min() ?? levels.min { $0.key < $1.key }?.value.first
    }
}
