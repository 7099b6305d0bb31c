/// What the files of a project declare together: the texts of constants, and everything that looks up a key which its caller
/// says (SC-19).
package struct ObjectiveCContext: Sendable {
    private let constants: [String: [String]]
    /// By the names of functions and macros.
    private(set) var functions: [String: [LocalizingFunction]]
    /// By selectors.
    private(set) var methods: [String: [LocalizingFunction]]

    /// - Parameter macroNames: what the build setting `LOCALIZED_STRING_MACRO_NAMES` names.
    package init(_ files: [ObjectiveCDeclarations] = [], macroNames: [String] = []) {
        var templates: [String: [TextTemplate]] = [:]
        for file in files { templates.merge(file.constants) { $0 + $1 } }
        constants = Self.resolved(templates)
        functions = LocalizingFunction.macros(macroNames).mapValues { [$0] }
        methods = LocalizingFunction.methods.mapValues { [$0] }
        addWrappers(files.flatMap(\.handedOn))
    }

    /// The texts of a constant; nil for a name that is that of none.
    package func constant(_ name: String) -> [String]? { constants[name] }

    /// What a call looks up, by all that bear its name.
    func functions(of call: CCall) -> [LocalizingFunction] {
        (call.isMessage ? methods[call.name] : functions[call.name]) ?? []
    }

    private static func resolved(_ templates: [String: [TextTemplate]]) -> [String: [String]] {
        var known: [String: [String]] = [:]
        for name in templates.keys { _ = texts(of: name, depth: 0) }
        return known.filter { !$0.value.isEmpty }

        func texts(of name: String, depth: Int) -> [String] {
            if let texts = known[name] { return texts }
            // A constant that is made of itself has no text.
            known[name] = []
            // No real chain of constants comes near; a longer one could exhaust the stack.
            guard depth < 16 else { return [] }
            var texts: [String] = []
            for template in templates[name] ?? [] {
                let filled = template.replacing { piece in
                    guard case .constant(let other) = piece else { return [TextTemplate([piece])] }
                    return Self.texts(self: other, depth, texts(of:depth:))
                }
                for text in filled.compactMap(\.literal) where !texts.contains(text) { texts.append(text) }
            }
            known[name] = texts
            return texts
        }
    }

    private static func texts(self name: String, _ depth: Int, _ texts: (String, Int) -> [String]) -> [TextTemplate] {
        texts(name, depth + 1).map { TextTemplate([.text($0)]) }
    }

    /// Finds what hands its parameter on to something that looks it up, however many hands it goes through.
    private mutating func addWrappers(_ calls: [ObjectiveCDeclarations.HandedOn]) {
        var callers: [String: [Int]] = [:]
        for (index, handedOn) in calls.enumerated() { callers[handedOn.call.name, default: []].append(index) }
        // Sorted, so that the same files give the same wrappers where there are more than are kept.
        var waiting = callers.keys.filter { functions[$0] != nil || methods[$0] != nil }.sorted()
        while let name = waiting.popLast() {
            for index in callers[name] ?? [] {
                let handedOn = calls[index]
                for function in functions(of: handedOn.call) {
                    for wrapper in filled(function, by: handedOn.call) where wrapper.key.comesFromCaller {
                        var wrapper = wrapper
                        wrapper.owner = handedOn.owner
                        if let value = wrapper.value, !value.comesFromCaller { wrapper.hasOwnValue = true }
                        if add(wrapper, as: handedOn) { waiting.append(handedOn.caller) }
                    }
                }
            }
        }
    }

    private mutating func add(_ wrapper: LocalizingFunction, as place: ObjectiveCDeclarations.HandedOn) -> Bool {
        let known = (place.isMethod ? methods[place.caller] : functions[place.caller]) ?? []
        guard known.count < TextTemplate.most, !known.contains(wrapper) else { return false }
        if place.isMethod {
            methods[place.caller] = known + [wrapper]
        } else {
            functions[place.caller] = known + [wrapper]
        }
        return true
    }

    /// What a call looks up, with what it passes put in: one for each key that it may mean.
    func filled(_ function: LocalizingFunction, by call: CCall) -> [LocalizingFunction] {
        fill(function.key, by: call).map { key in
            var result = function
            result.key = key
            if let table = function.table {
                // `nil` and an empty text are the table that every bundle has.
                let tables = fill(table, by: call)
                result.table = tables.count == 1 ? tables[0] : .unknown
                if tables.isEmpty || tables.first?.literal == "" { result.table = nil }
            }
            result.value = function.value.flatMap { fill($0, by: call).first }
            result.comment = function.comment.flatMap { fill($0, by: call).first }
            switch function.bundle {
            case .own, .main, .any, .system: break
            case .parameter(let number): result.bundle = number < call.bundles.count ? call.bundles[number] : .any
            case .receiver: result.bundle = call.receiverBundle
            }
            return result
        }
    }

    private func fill(_ template: TextTemplate, by call: CCall) -> [TextTemplate] {
        template.replacing { piece in
            switch piece {
            case .text, .constant, .anything: return [TextTemplate([piece])]
            case .receiver: return resolve(call.receiver)
            case .parameter(let number):
                return number < call.arguments.count ? resolve(call.arguments[number]) : []
            case .written(let number):
                return number < call.arguments.count ? call.arguments[number].templates.map(\.asWritten) : []
            }
        }
    }

    /// The texts of an argument, with constants put in; what is no constant stands for any text.
    private func resolve(_ value: CValue) -> [TextTemplate] {
        value.templates.flatMap { template in
            template.replacing { piece in
                guard case .constant(let name) = piece else { return [TextTemplate([piece])] }
                return constants[name]?.map { TextTemplate([.text($0)]) } ?? [.unknown]
            }
        }
    }
}
