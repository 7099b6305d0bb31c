import L10nCatalog
import L10nSource
import L10nSyntax

extension XCStringsVariationsReader {
    /// Reads the variables of a text, each with its forms.
    /// - Parameter hasText: whether a text stands beside them.
    mutating func readSubstitutions(
        _ member: JSONMember, hasText: Bool, into reports: inout XCStringsReports
    ) {
        if !hasText {
            isBroken = true
            reports.nesting(
                "the substitutions have no text beside them; add a 'stringUnit' that names them",
                at: member.nameRange, cause: "substitution-without-text", units.subject())
        }
        guard member.value.isObject else {
            isBroken = true
            return reports.wrongKind(member.value, of: "substitutions", wanted: "an object", units.subject())
        }
        for substitution in units.objects.members(member.value) { readSubstitution(substitution, into: &reports) }
    }

    private mutating func readSubstitution(_ member: JSONMember, into reports: inout XCStringsReports) {
        let name = member.name
        // The number that the variable will have; it is added once its members were read.
        var path = XCStringsPath(variable: forms.variables.count)
        path.variant = "substitutions." + name
        let subject = units.subject(path)
        guard member.value.isObject else {
            return reports.wrongKind(member.value, of: name, wanted: "an object", subject)
        }
        if name.contains("@") {
            let safe = String(name.map { $0 == "@" ? "_" : $0 })
            reports.add(
                .unsafeVariableName, "\(Wording.quoted(name)) is cut at '@'; use \(Wording.quoted(safe))",
                at: member.nameRange,
                cause: "substitution-name", subject)
        }
        var variable = FormVariable(name: name, nameRange: member.nameContentRange, range: member.range)
        var variations: JSONMember?
        for part in units.objects.members(member.value) {
            switch part.name {
            case "argNum":
                variable.argument = part.value.integer.flatMap { (1...127).contains($0) ? $0 : nil }
                if variable.argument == nil {
                    reports.add(
                        .invalidVariableType,
                        "\(Wording.quoted(name)) has no argument number \(Wording.quoted(part.value.rawText)); "
                            + "write one from 1 to 127",
                        at: part.value.range, cause: "argument-number", subject)
                }
            case "formatSpecifier":
                if let type = part.value.string {
                    variable.valueType = type
                    variable.valueTypeRange = part.value.contentRange
                } else {
                    reports.wrongKind(part.value, of: "formatSpecifier", wanted: "a type such as \"lld\"", subject)
                }
            case "variations": variations = part
            default: reports.unknownMember(part, among: XCStringsNames.substitution, subject)
            }
        }
        forms.variables.append(variable)
        guard let variations else {
            return reports.nesting(
                "\(Wording.quoted(name)) has no variations; add them", at: member.nameRange,
                cause: "empty-variations", subject)
        }
        read(variations, at: path, into: &reports)
    }
}
