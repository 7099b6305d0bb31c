import TokenTools

/// The parameters of one accessor, and the values that it hands on.
struct AccessorSignature {
    /// What stands between the parentheses of the declaration.
    private(set) var parameters = ""
    /// The values by number, then those by name, as expressions.
    private(set) var positional: [String] = []
    private(set) var named: [String] = []
    /// What callers have to know of the parameters.
    private(set) var notes: [String] = []
    var isEmpty: Bool { positional.isEmpty && named.isEmpty }

    private let runtime: AccessorOptions.Runtime

    init(_ arguments: AccessorArguments, _ runtime: AccessorOptions.Runtime) {
        self.runtime = runtime
        var taken: Set<String> = []
        var list: [String] = []
        func parameter(_ argument: AccessorArgument) -> String {
            var name = argument.name.map(AccessorName.member) ?? "p\(argument.place.number)"
            while !taken.insert(name).inserted { name += "_" }
            let label = argument.name == nil ? "_ " : ""
            name = AccessorName.escaped(name)
            list.append("\(label)\(name): \(type(argument.type))")
            if argument.type == .moment {
                notes.append("- Parameter \(name): in milliseconds since 1970-01-01 00:00 UTC.")
            }
            return name
        }
        var variables: [String: (name: String, type: AccessorArgument.ValueType)] = [:]
        for argument in arguments.positional {
            guard let argument else {
                // Something has to stand for an argument that no placeholder reads, or those behind it would move up.
                positional.append(runtime == .stateView ? "nil" : "0")
                continue
            }
            let name = parameter(argument)
            if let variable = argument.name { variables[variable] = (name, argument.type) }
            positional.append(value(of: argument, name))
        }
        for argument in arguments.named {
            guard case .name(let hole) = argument.place, !isKnown(hole) else { continue }
            let variable = variables[hole].flatMap { $0.type == argument.type ? $0.name : nil }
            let name = if let variable { variable } else { parameter(argument) }
            named.append("\(SwiftName.literal(hole)): \(filling(argument, name))")
        }
        parameters = list.joined(separator: ", ")
    }

    /// The library itself knows what people call the brand.
    private func isKnown(_ hole: String) -> Bool { runtime == .stateView && hole == "brand" }

    private func type(_ type: AccessorArgument.ValueType) -> String {
        switch type {
        case .string, .unpassable: "String"
        case .int, .character: "Int"
        case .uint: "UInt"
        case .double, .moment: "Double"
        case .cString: runtime == .stateView ? "String" : "UnsafePointer<CChar>"
        case .pointer: runtime == .stateView ? "UInt" : "OpaquePointer"
        }
    }

    /// What stands in a hole, which Foundation is given as a text.
    private func filling(_ argument: AccessorArgument, _ name: String) -> String {
        runtime == .stateView || argument.type == .string ? value(of: argument, name) : "String(\(name))"
    }

    private func value(of argument: AccessorArgument, _ name: String) -> String {
        guard runtime == .stateView else { return name }
        return switch argument.type {
        case .string, .cString, .unpassable: ".string(\(name))"
        case .int, .uint, .character, .pointer: ".int(\(name))"
        case .double: ".double(\(name))"
        case .moment: "MessageArgument(.date(milliseconds: \(name)))"
        }
    }
}

extension AccessorArgument.Place {
    /// From 1 on, as parameters without a name are called; ICU counts from 0.
    fileprivate var number: Int {
        switch self {
        case .position(let position): position
        case .name(let name): Int(name).map { $0 &+ 1 } ?? 0
        }
    }
}
