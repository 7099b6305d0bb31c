import L10nSource

/// The declarations of all files, by their names.
struct ProjectCode {
    /// A function of a file.
    struct FunctionID: Hashable {
        var file: Int
        var number: Int
    }

    let files: [SwiftFacts]
    /// The functions of each name: of those that no call tells apart, as each module may have its own copy, the first.
    private var functions: [String: [FunctionID]] = [:]
    private var properties: [String: [FunctionID]] = [:]
    private var initializers: [String: [FunctionID]] = [:]
    /// The other copies of functions, by the first.
    private var copies: [FunctionID: [FunctionID]] = [:]
    /// The first copy, by each other one.
    private var originals: [FunctionID: FunctionID] = [:]
    private var enums: [String: (file: Int, value: CodeEnum)] = [:]
    private var constants: [[String]: (file: Int, value: CodeExpression)] = [:]
    /// The constants of each file that are bundles of the system.
    private(set) var systemBundles: [Int: Set<[String]>] = [:]
    /// The names of the types that the project declares outside others.
    private let types: Set<String>
    /// The names of those that it declares in others, with the names of the types around.
    private var innerTypes: [String: Set<String>] = [:]

    init(_ files: [SwiftFacts]) {
        self.files = files
        var types: Set<String> = []
        var known: [CodeFunction: FunctionID] = [:]
        for (index, file) in files.enumerated() {
            types.formUnion(file.types)
            for (name, outer) in file.innerTypes { innerTypes[name, default: []].formUnion(outer) }
            for (number, function) in file.functions.enumerated() {
                let id = FunctionID(file: index, number: number)
                let shape = function.withoutPlaces
                if let original = known[shape] {
                    originals[id] = original
                    copies[original, default: []].append(id)
                    continue
                }
                known[shape] = id
                switch function.kind {
                case .function: functions[function.name, default: []].append(id)
                case .property: properties[function.name, default: []].append(id)
                case .initializer, .memberwise: initializers[function.name, default: []].append(id)
                case .subscription: break
                }
            }
            for value in file.enums { enums[value.name] = (index, value) }
            for constant in file.constants {
                let path = [constant.type, constant.name].compactMap(\.self)
                constants[path] = (index, constant.value)
                if constant.value.isBundleOfSystem { systemBundles[index, default: []].insert(path) }
            }
        }
        self.types = types
    }

    subscript(id: FunctionID) -> CodeFunction { files[id.file].functions[id.number] }

    /// The first of the functions that no call tells from this one.
    func original(of id: FunctionID) -> FunctionID { originals[id] ?? id }

    /// How many functions no call tells from the first of them, itself among them.
    func copyCount(of original: FunctionID) -> Int { 1 + (copies[original]?.count ?? 0) }

    /// The enum of a name, and the number of its file.
    func textEnum(_ name: String) -> (file: Int, value: CodeEnum)? { enums[name] }

    /// All enums with texts.
    var textEnums: [(file: Int, value: CodeEnum)] { enums.keys.sorted().compactMap { enums[$0] } }

    /// The value of a constant such as `Keys.title`, and the number of its file.
    func constant(_ names: [String], in type: String?) -> (file: Int, value: CodeExpression)? {
        if names.count == 1 {
            return type.flatMap { constants[[$0, names[0]]] } ?? constants[names]
        }
        if names[0] == "self" || names[0] == "Self" { return type.flatMap { constants[[$0, names[1]]] } }
        return constants[names.suffix(2)]
    }

    /// The initializers of a type that take a parameter of this name, each with its number.
    func initializers(of type: String, taking name: String) -> [(id: FunctionID, parameter: Int)] {
        (initializers[type] ?? []).flatMap { [$0] + (copies[$0] ?? []) }.compactMap { id in
            self[id].parameters.firstIndex { $0.name == name }.map { (id, $0) }
        }
    }

    /// Whether a name stands for a type of the project's own where it is called: `Palette.Text` is no `Text` elsewhere.
    func hasType(_ name: String, for call: CodeCall, in file: SwiftFacts) -> Bool {
        if types.contains(name) || file.innerTypes[name] != nil { return true }
        return call.context.type.map { innerTypes[name]?.contains($0) ?? false } ?? false
    }

    func hasFunction(_ name: String) -> Bool { functions[name] != nil || properties[name] != nil }

    /// Whether a function or an initializer has a parameter of this label whose type makes keys of literals.
    func takesKey(_ name: String, label: String?) -> Bool {
        ((functions[name] ?? []) + (initializers[name] ?? [])).contains { id in
            self[id].parameters.contains { $0.isKey && $0.label == label }
        }
    }

    // MARK: Calls

    /// The functions that a call may be one of, the first copy of each, with what its parameters are there.
    func callees(of call: CodeCall) -> [(id: FunctionID, substitution: Substitution)] {
        var candidates: [FunctionID]
        if !call.hasArguments {
            candidates = properties[call.name] ?? []
        } else if call.name == "init" {
            candidates = call.madeType.flatMap { initializers[$0] } ?? []
        } else {
            candidates = (functions[call.name] ?? []) + (initializers[call.name] ?? [])
        }
        // A type that is named tells which of several functions it is.
        if case .name(let names)? = call.base, let type = names.last, type.first?.isUppercase ?? false {
            let own = candidates.filter { self[$0].type == type }
            if !own.isEmpty { candidates = own }
        }
        return matches(call, candidates)
    }

    private func matches(
        _ call: CodeCall, _ candidates: [FunctionID]
    ) -> [(id: FunctionID, substitution: Substitution)] {
        candidates.compactMap { id in
            guard let parameters = Self.match(call, self[id].parameters) else { return nil }
            return (id, Substitution(parameters: parameters, receiver: call.base, place: call.range))
        }
    }

    /// What stands for each parameter; nil where the arguments have other labels, or do not suffice: a case of an enum, or
    /// the function of another type, has the same name.
    private static func match(_ call: CodeCall, _ parameters: [CodeParameter]) -> [Int: CodeExpression]? {
        var found: [Int: CodeExpression] = [:]
        var next = 0
        for argument in call.arguments {
            // Swift keeps the order of parameters, and those with a default may be left out between.
            guard let index = parameters[next...].firstIndex(where: { $0.label == argument.label }) else {
                // Further values of the last parameter have no label.
                if argument.label == nil, next > 0 { continue }
                return nil
            }
            found[index] = argument.value
            next = index + 1
        }
        for (index, parameter) in parameters.enumerated() where found[index] == nil {
            if parameter.isRequired, !call.passesMore { return nil }
            found[index] = parameter.defaultValue?.relocated(to: call.range) ?? .absent
        }
        return found
    }
}

extension CodeFunction {
    /// The same for all copies of a function, wherever their defaults stand.
    fileprivate var withoutPlaces: CodeFunction {
        var function = self
        for index in function.parameters.indices {
            let value = function.parameters[index].defaultValue
            function.parameters[index].defaultValue = value?.relocated(to: SourceRange(at: 0))
        }
        return function
    }
}
