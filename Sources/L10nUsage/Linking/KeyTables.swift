import L10nSource

/// The tables that calls name for keys which they did not make: of a conversion, or of a parameter or property of a type
/// that makes keys of literals.
///
/// `LocalizedStringKey("title")` has no table of its own; `Text(title, tableName: "Copy")` has.
struct KeyTables {
    /// What is known of the look-ups of a parameter or property.
    private struct Place: Hashable {
        /// Nil for the usual table.
        var table: CodeExpression?
        var bundle: KeyUse.Bundle
    }

    private var parameters: [ProjectCode.FunctionID: [Int: Place]] = [:]
    /// By type and name.
    private var properties: [String: [String: Place]] = [:]
    /// The names of members whose keys a call looks up in a table that it names: `Text(kind.title, tableName: "Copy")`.
    private var members: Set<String> = []
    /// Where conversions stand that another call looks up, by file.
    private var converted: [Set<UInt32>] = []
    /// The look-ups that calls of the frameworks make, by file, each with the number of its call.
    private(set) var lookups: [[(call: Int, lookup: KeyLookup)]] = []

    init(_ code: ProjectCode) {
        for (file, facts) in code.files.enumerated() {
            var found: [(call: Int, lookup: KeyLookup)] = []
            converted.append([])
            for (number, call) in facts.calls.enumerated() {
                for shape in KnownCalls.shapes(of: call) where code.isMeant(shape, by: call, in: facts) {
                    guard !code.isBundleOfSystem(call.bundle(shape), in: file, call.context),
                        let written = KeyLookup(call, shape)
                    else { continue }
                    let source = written.converted
                    if let source { converted[file].formUnion(source.places) }
                    let lookup = source?.lookup ?? written
                    if shape.isLocalized { note(lookup, of: call, in: file) }
                    found.append((number, lookup))
                }
            }
            lookups.append(found)
        }
    }

    private mutating func note(_ lookup: KeyLookup, of call: CodeCall, in file: Int) {
        let place = Place(table: lookup.table == .absent ? nil : lookup.table, bundle: lookup.bundle)
        for key in lookup.key.choices {
            switch key {
            case .parameter(let number):
                guard let function = call.context.function, function >= 0 else { continue }
                let id = ProjectCode.FunctionID(file: file, number: function)
                parameters[id, default: [:]].merge([number: place], uniquingKeysWith: Self.either)
            case .property(let name):
                guard let type = call.context.type else { continue }
                properties[type, default: [:]].merge([name: place], uniquingKeysWith: Self.either)
            case .name(let names):
                if place.table != nil, names.first != "", let name = names.last { members.insert(name) }
            case .call(let member):
                if place.table != nil, !member.hasArguments { members.insert(member.name) }
            default: continue
            }
        }
    }

    /// Any table, where two look-ups name different ones.
    private static func either(_ one: Place, _ other: Place) -> Place {
        one == other ? one : Place(table: .other, bundle: .any)
    }

    /// Whether a call makes a key that the call around it looks up, in a table that it names.
    func isConverted(_ call: CodeCall, in file: Int) -> Bool {
        !converted[file].isEmpty && KnownCalls.isConversion(call.calledType ?? call.name)
            && converted[file].contains(call.range.lower)
    }

    /// The look-up of a key that a property of a type such as `LocalizedStringKey` gives back: in any table where some
    /// call names one for a member of that name, as nothing here tells of what type the member is.
    func placed(_ lookup: KeyLookup, of call: CodeCall, in file: Int, _ code: ProjectCode) -> KeyLookup {
        guard !members.isEmpty, KnownCalls.isConversion(call.calledType ?? call.name),
            let number = call.context.function, number >= 0
        else { return lookup }
        let function = code[ProjectCode.FunctionID(file: file, number: number)]
        guard function.kind == .property, members.contains(function.name) else { return lookup }
        var placed = lookup
        placed.table = .other
        placed.bundle = .any
        return placed
    }

    /// Gives the look-up of a parameter the table in which the function, or the type that it makes, looks it up.
    func place(_ lookup: inout KeyLookup, of id: ProjectCode.FunctionID, in code: ProjectCode) {
        guard case .parameter(let number) = lookup.key else { return }
        let function = code[id]
        var place = parameters[id]?[number]
        if function.kind == .initializer || function.kind == .memberwise {
            let name = function.parameters[number].name
            if let own = properties[function.name]?[name] { place = place.map { Self.either($0, own) } ?? own }
        }
        guard let place, let table = place.table else { return }
        lookup.table = table
        lookup.bundle = place.bundle
    }
}

extension KeyLookup {
    /// The look-up in a named table of what its key is converted from, and the places of the conversions: of
    /// `String(localized: String.LocalizationValue(key), table: "Copy")` that of `key`. Nil for any other.
    var converted: (lookup: KeyLookup, places: [UInt32])? {
        guard isLocalized, let table, table != .absent else { return nil }
        var places: [UInt32] = []
        let source = Self.source(of: key, &places)
        guard !places.isEmpty else { return nil }
        var lookup = self
        lookup.key = source
        lookup.isImplicit = false
        return (lookup, places)
    }

    private static func source(of key: CodeExpression, _ places: inout [UInt32]) -> CodeExpression {
        switch key {
        case .oneOf(let parts): return .oneOf(parts.map { source(of: $0, &places) })
        case .call(let call):
            guard KnownCalls.isConversion(call.calledType ?? call.name) || call.isMadeOfLeftOutType,
                call.arguments.count == 1, let text = call.unlabelled(0) ?? call.argument("stringLiteral")
            else { return key }
            places.append(call.range.lower)
            return text
        default: return key
        }
    }
}

extension CodeCall {
    /// Whether it is an initializer of a type that is left out: `.init("key")`.
    fileprivate var isMadeOfLeftOutType: Bool { name == "init" && base == .name([""]) }
}

extension CodeExpression {
    /// The expressions of which it is one.
    fileprivate var choices: [CodeExpression] {
        if case .oneOf(let parts) = self { parts.flatMap(\.choices) } else { [self] }
    }
}

extension ProjectCode {
    /// Whether a call is one of the framework's, as far as its name may be that of something else.
    func isMeant(_ shape: KnownCalls.Shape, by call: CodeCall, in facts: SwiftFacts) -> Bool {
        guard shape.isImplicit else { return true }
        if !call.hasArguments || hasType(call.calledType ?? call.name, for: call, in: facts) { return false }
        // A modifier changes a view; without one, a function of the app has its name.
        if call.base == nil, call.name.first?.isLowercase == true, !callees(of: call).isEmpty {
            return false
        }
        return shape.framework.isEmpty || !shape.framework.isDisjoint(with: facts.imports)
    }
}
