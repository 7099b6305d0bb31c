import L10nSource

/// Puts together what the files of a project say: which calls look a key up through functions of the project's own.
package struct UsageLinker {
    private let code: ProjectCode
    private let evaluation: KeyEvaluation
    /// The calls of each name, as (file, number).
    private var callsByName: [String: [(file: Int, number: Int)]] = [:]
    /// Those of the name `init`, by the type that they make.
    private var callsByType: [String: [(file: Int, number: Int)]] = [:]
    /// What functions of the project look up of what they are given.
    private var wrappers: [ProjectCode.FunctionID: [KeyLookup]] = [:]
    /// How many copies of a function look something up, by the first.
    private var wrapperCounts: [ProjectCode.FunctionID: Int] = [:]
    private var queue: [Wrapping] = []
    /// The functions of each that is queued, the first copy of each.
    private var queued: [Wrapping: Set<ProjectCode.FunctionID>] = [:]
    private var usage = CodeUsage()
    /// How functions insert values, by their names.
    private let insertions: [String: ValueInsertion]
    /// Where literals stand that are told of as uses, by file.
    private var used: [Set<UInt32>]
    private var seen: Set<Use> = []

    /// What functions of one name do with what they are given. Each module may have its own copy of such a function, and the
    /// calls of the name are looked at once for all of them.
    private struct Wrapping: Hashable {
        var name: String
        var isInitializer: Bool
        var lookup: KeyLookup
    }

    private struct Use: Hashable {
        var file: Int
        var place: SourceRange
        var key: KeyPattern
        var table: KeyUse.Table
    }

    /// A function looks up so many things at most; what does more calls itself.
    private static let mostLookups = 6

    /// - Parameters:
    ///   - functions: those of libraries that look keys up.
    ///   - insertions: how functions put values into texts.
    ///   - tables: those whose keys have members that a generator writes at build time.
    package static func usage(
        of files: [SwiftFacts], functions: [NamedFunction] = [], insertions: [ValueInsertion] = [],
        tables: [SymbolTable] = []
    ) -> CodeUsage {
        var linker = UsageLinker(files, insertions, tables)
        // A function that only says how it inserts values looks keys up too, unless its sources show what it does.
        let named = functions + insertions.map(\.function).filter { !linker.code.hasFunction($0.name) }
        linker.link(named)
        linker.followAccessors()
        linker.usage.uses += SymbolUses(tables, linker.code).uses
        // Last, as only literals that nothing else explains are mentions.
        linker.addMentions(named)
        return linker.usage
    }

    private init(_ files: [SwiftFacts], _ insertions: [ValueInsertion], _ tables: [SymbolTable]) {
        code = ProjectCode(files)
        self.insertions = Dictionary(insertions.map { ($0.function.name, $0) }) { first, _ in first }
        evaluation = KeyEvaluation(code: code, tables: tables)
        used = files.map { _ in [] }
        for (file, facts) in files.enumerated() {
            for (number, call) in facts.calls.enumerated() {
                if call.name != "init" {
                    callsByName[call.name, default: []].append((file, number))
                } else if let type = call.madeType {
                    callsByType[type, default: []].append((file, number))
                }
            }
        }
    }

    private mutating func link(_ named: [NamedFunction]) {
        let tables = KeyTables(code)
        for (file, facts) in code.files.enumerated() {
            for (number, function) in facts.functions.enumerated() {
                for (index, parameter) in function.parameters.enumerated() where parameter.isKey {
                    let id = ProjectCode.FunctionID(file: file, number: number)
                    var lookup = KeyLookup(parameter: index, way: function.name)
                    tables.place(&lookup, of: id, in: code)
                    add(lookup, to: id)
                }
            }
        }
        for (file, facts) in code.files.enumerated() {
            let lookups = tables.lookups[file]
            var next = 0
            for (number, call) in facts.calls.enumerated() {
                if call.name == KnownCalls.shown { addShown(call, file) }
                while next < lookups.count, lookups[next].call == number {
                    if !tables.isConverted(call, in: file) {
                        resolve(tables.placed(lookups[next].lookup, of: call, in: file, code), of: call, in: file)
                    }
                    next += 1
                }
                for function in named where function.name == call.name {
                    if let lookup = function.lookup(call) { resolve(lookup, of: call, in: file) }
                }
            }
        }
        // Each wrapper found may have wrappers of its own; what is known is not queued again, so that this ends.
        while let wrapping = queue.popLast() {
            if let functions = queued.removeValue(forKey: wrapping) { follow(wrapping, of: functions) }
        }
    }

    // MARK: Wrappers

    private mutating func add(_ lookup: KeyLookup, to id: ProjectCode.FunctionID) {
        var known = wrappers[id] ?? []
        guard known.count < Self.mostLookups, !known.contains(lookup) else { return }
        let original = code.original(of: id)
        if known.isEmpty { wrapperCounts[original, default: 0] += 1 }
        known.append(lookup)
        wrappers[id] = known
        let function = code[id]
        let wrapping = Wrapping(
            name: function.name, isInitializer: function.kind == .initializer || function.kind == .memberwise,
            lookup: lookup.standing(in: function))
        if queued[wrapping] == nil { queue.append(wrapping) }
        queued[wrapping, default: []].insert(original)
    }

    /// Looks at all calls of functions that look the same up.
    private mutating func follow(_ wrapping: Wrapping, of functions: Set<ProjectCode.FunctionID>) {
        let initializing = wrapping.isInitializer ? callsByType[wrapping.name] ?? [] : []
        for (file, number) in (callsByName[wrapping.name] ?? []) + initializing {
            let call = code.files[file].calls[number]
            let callees = code.callees(of: call)
            // Several functions of one name and shape: only the compiler knows which is called.
            let isUncertain = callees.contains { wrapperCounts[$0.id, default: 0] < code.copyCount(of: $0.id) }
            var resolved: Set<KeyLookup> = []
            for callee in callees where functions.contains(callee.id) {
                var called = wrapping.lookup.called(callee.substitution)
                if isUncertain { called.isUncertain = true }
                if resolved.insert(called).inserted { resolve(called, of: call, in: file) }
            }
        }
    }

    /// Takes a look-up as a use, or hands it on to the callers of the function around it.
    private mutating func resolve(_ lookup: KeyLookup, of call: CodeCall, in file: Int) {
        // `.init("key", defaultValue: "…")` behind the label of a resource.
        if case .call(let inner) = lookup.key, inner.name == "init", inner.base == .name([""]),
            let shape = KnownCalls.shapes(of: CodeCall(resource: inner)).first,
            var made = KeyLookup(CodeCall(resource: inner), shape)
        {
            made.way = lookup.way
            return resolve(made, of: call, in: file)
        }
        if lookup.isImplicit, !lookup.key.isLiteral || lookup.key.isHeld || showsText(lookup.key, call, file) {
            return
        }
        guard handsOn(lookup, call, file) else { return take(lookup, of: call, in: file) }
        guard lookup.key.isPutTogether else { return }
        // Not all callers need be here: whatever they hand in, the key has these texts.
        var any = lookup
        any.isUncertain = true
        take(any, of: call, in: file)
    }

    /// Whether a view is given a parameter that is a text, which it shows as it is (SC-24).
    private func showsText(_ key: CodeExpression, _ call: CodeCall, _ file: Int) -> Bool {
        switch key {
        case .parameter(let number):
            guard let function = call.context.function, function >= 0 else { return false }
            let parameters = code[ProjectCode.FunctionID(file: file, number: function)].parameters
            return number < parameters.count && parameters[number].isText
        case .oneOf(let parts), .list(let parts): return parts.contains { showsText($0, call, file) }
        case .text, .joined, .receiver, .property, .rawValue, .name, .call, .absent, .other: return false
        }
    }

    /// Whether the key comes from where the function around the call is called.
    private mutating func handsOn(_ lookup: KeyLookup, _ call: CodeCall, _ file: Int) -> Bool {
        var isOpen = false
        if lookup.key.holdsParameter(isLocalized: lookup.isLocalized) {
            isOpen = true
            if let number = call.context.function, number >= 0 {
                add(lookup, to: ProjectCode.FunctionID(file: file, number: number))
            }
        }
        if let type = call.context.type {
            for name in lookup.key.properties {
                isOpen = true
                for (id, parameter) in code.initializers(of: type, taking: name) {
                    var own = lookup
                    own.key = lookup.key.replacingProperty(name, by: .parameter(parameter))
                    own.isUncertain = true
                    add(own, to: id)
                }
                if let value = code.constant([name], in: type) {
                    var own = lookup
                    own.key = value.value
                    own.isUncertain = true
                    take(own, of: call, in: value.file)
                }
            }
        }
        return isOpen
    }

    // MARK: Uses

    private mutating func take(_ lookup: KeyLookup, of call: CodeCall, in file: Int) {
        let result = evaluation.keys(
            lookup.key, in: file, call.context, isLocalized: lookup.isLocalized, at: call.range)
        let table = table(of: lookup, call, file)
        if result.isDynamic, !lookup.isLocalized || result.found.isEmpty, !lookup.key.isLiteral {
            note(lookup, table, of: call, in: file)
        }
        let isOnly = result.found.count == 1
        let inserted = isOnly ? insertions[call.name]?.values(of: call, lookup) : nil
        let defaults = defaultTexts(of: lookup, call, file, count: result.found.count)
        for (number, found) in result.found.enumerated() {
            let path = code.files[found.file].path
            used[found.file].insert(found.range.lower)
            let use = Use(file: found.file, place: found.range, key: found.key, table: table)
            guard seen.insert(use).inserted else { continue }
            let isOptional = call.context.isPreview || lookup.isUncertain || !found.isHere
            var made = KeyUse(
                isOptional ? .optional : .lookup, found.key, table: table, bundle: lookup.bundle,
                defaultText: defaults.map { $0[number] }, values: isOnly ? inserted?.values ?? call.values : nil,
                comment: comment(lookup), way: lookup.way, at: SourceSpan(file: path, range: found.range))
            made.isLocalized = lookup.isLocalized
            made.isImplicit = lookup.isImplicit
            made.isOfModule = lookup.isOfModule && found.isHere
            if let inserted { made.insertion = inserted.insertion }
            if isOnly, made.values == nil, lookup.isLocalized { made.values = made.defaultText?.values }
            made.hasDefault = made.defaultText != nil || lookup.hasDefault
            usage.uses.append(made)
        }
    }

    private mutating func note(_ lookup: KeyLookup, _ table: KeyUse.Table, of call: CodeCall, in file: Int) {
        guard !lookup.isImplicit, !call.context.isPreview, lookup.key != .absent else { return }
        // A resource in a variable has its key where it was made (SC-6), and a symbol is no text.
        if lookup.isLocalized, lookup.key.isSymbol { return }
        usage.dynamic.append(
            DynamicLookup(
                table: table, way: lookup.way, at: SourceSpan(file: code.files[file].path, range: call.range)))
    }

    private func table(of lookup: KeyLookup, _ call: CodeCall, _ file: Int) -> KeyUse.Table {
        guard let table = lookup.table, table != .absent else { return .named(lookup.usualTable) }
        let result = evaluation.keys(table, in: file, call.context, isLocalized: false, at: call.range)
        guard !result.isDynamic, result.found.count == 1, let name = result.found[0].key.literal else { return .any }
        return .named(name.isEmpty ? lookup.usualTable : name)
    }

    /// The default of each key. Keys and defaults that are assigned to variables side by side belong together (SC-74).
    private func defaultTexts(of lookup: KeyLookup, _ call: CodeCall, _ file: Int, count: Int) -> [KeyPattern]? {
        guard let value = lookup.value, value.isLiteral else { return nil }
        let result = evaluation.keys(value, in: file, call.context, isLocalized: lookup.isLocalized, at: call.range)
        guard result.found.count == count, !result.isDynamic else { return nil }
        let texts = result.found.map(\.key)
        return texts.contains { $0.parts.isEmpty } ? nil : texts
    }

    private func comment(_ lookup: KeyLookup) -> String? {
        if case .text(let text)? = lookup.comment { text.plain } else { nil }
    }

    // MARK: Accessors

    private mutating func followAccessors() {
        let accessors = AccessorIndex(code.files)
        guard !accessors.isEmpty else { return }
        var seen: Set<KeyAccessor> = []
        for facts in code.files {
            for chain in facts.chains {
                guard let accessor = accessors.find(chain, facts.aliases) else { continue }
                // A key that no table has is one mistake, however often its accessor is used.
                let kind: KeyUse.Kind = seen.insert(accessor).inserted ? .lookup : .optional
                var use = KeyUse(
                    kind, KeyPattern(accessor.key), table: .named(accessor.table), way: accessor.path[0],
                    at: SourceSpan(file: facts.path, range: chain.range))
                use.home = accessors.home(of: accessor)
                usage.uses.append(use)
            }
        }
    }

    // MARK: Mentions

    /// A literal that a view is given as its text: it may be a key that somebody forgot to look up.
    private mutating func addShown(_ call: CodeCall, _ file: Int) {
        guard case .text(let text)? = call.unlabelled(0), let plain = text.plain, !plain.isEmpty,
            !call.context.isPreview
        else { return }
        used[file].insert(text.range.lower)
        var use = KeyUse(
            .mention, KeyPattern(plain), table: .any, bundle: .any, way: "a literal",
            at: SourceSpan(file: code.files[file].path, range: text.range))
        use.isImplicit = true
        usage.uses.append(use)
    }

    private mutating func addMentions(_ named: [NamedFunction]) {
        let lookups = Set(wrappers.keys.map { code[$0].name } + named.map(\.name))
        for (file, facts) in code.files.enumerated() {
            // A text that a variable is compared with is a key where the variable is looked up.
            let compared = facts.comparisons.filter {
                $0.calls.contains { KnownCalls.isLookup($0) || lookups.contains($0) }
            }
            for text in facts.mentions + compared.flatMap(\.texts) where !used[file].contains(text.range.lower) {
                let parts = text.parts.map { part -> KeyPattern.Part in
                    if case .text(let text) = part { .text(text) } else { .anything }
                }
                let span = SourceSpan(file: facts.path, range: text.range)
                usage.uses.append(
                    KeyUse(
                        .mention, KeyPattern(joining: parts), table: .any, bundle: .any, way: "a literal", at: span))
                usage.uses += [text.plain.flatMap { KeyUse(format: $0, at: span) }].compactMap(\.self)
            }
        }
    }
}
