import L10nMessages
import L10nSource

/// The values that options name.
struct MessageValues {
    private var values: [(name: String, value: MessageArgument)] = []

    /// - Parameter options: each as `NAME=VALUE`.
    init(_ options: [String]) throws {
        for option in options {
            let sides = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard sides.count == 2, !sides[0].isEmpty else {
                throw CommandFailure.usage("--arg takes NAME=VALUE, not \(Wording.quoted(option))")
            }
            guard !values.contains(where: { $0.name == sides[0] }) else {
                throw CommandFailure.usage("two values of \(Wording.quoted(sides[0])); leave one out")
            }
            values.append((sides[0], try Self.value(sides[1])))
        }
    }

    /// All values by their names, as mf1 reads them.
    var named: MessageArguments {
        MessageArguments(named: Dictionary(values.map { ($0.name, $0.value) }) { first, _ in first })
    }

    /// Those whose names are numbers from 1 on also by their places, as printf reads them.
    var arguments: MessageArguments {
        var arguments = named
        for (name, value) in values {
            guard let place = Int(name), (1...99).contains(place) else { continue }
            while arguments.positional.count < place { arguments.positional.append(nil) }
            arguments.positional[place - 1] = value
        }
        return arguments
    }

    /// The names of values that a message does not have.
    func unknown(among names: [String]) -> [String] { values.map(\.name).filter { !names.contains($0) } }

    /// Refuses values of names that the message does not have.
    func check(among names: [String]) throws {
        for (name, _) in values where !names.contains(name) {
            throw CommandFailure.usage(Unknown.message("argument", name, among: names))
        }
    }

    private static func value(_ text: String) throws -> MessageArgument {
        if text.hasPrefix("text:") { return .string(String(text.dropFirst(5))) }
        if text.hasPrefix("date:") {
            guard let moment = PlainDate.milliseconds(of: String(text.dropFirst(5))) else {
                throw CommandFailure.usage(
                    "\(Wording.quoted(text)) is no date; write one such as 'date:2026-11-21' or 'date:2026-11-21T13:05'"
                )
            }
            return MessageArgument(.date(milliseconds: moment))
        }
        if let number = Int64(text) { return .int(number) }
        if let number = UInt64(text) { return MessageArgument(.uint(number)) }
        // `Double` reads `nan`, `inf` and `0x10` too, which are texts here.
        let isNumber = text.utf8.allSatisfy { (48...57).contains($0) || "+-.eE".utf8.contains($0) }
        if isNumber, let number = Double(text) {
            let isWhole = text.utf8.allSatisfy {
                (48...57).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
            }
            guard !isWhole, number.isFinite else {
                throw CommandFailure.usage(
                    "no number holds \(Wording.quoted(text)); whole ones go from \(Int64.min) to \(UInt64.max), "
                        + "others to 1.8e308")
            }
            return .double(number)
        }
        return .string(text)
    }
}
