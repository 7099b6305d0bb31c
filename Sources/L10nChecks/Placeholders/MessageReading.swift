import L10nCatalog
import L10nLocale
import L10nMessages
import L10nSource
import MessageChecks

/// A text with the variables that it refers to: what the run time makes one message of.
struct MessageReading {
    /// The deepest nesting of variables, and the longest text, that is put together; real ones stay far below.
    private static let depthLimit = 8
    private static let lengthLimit = 20_000

    private let fragment: CatalogFragment
    private let entry: CatalogEntry
    private let forms: EntryForms
    /// The choices, such as a device, under which the text stands.
    private let scope: [FormSelector]

    /// - Parameter form: the text; nil for that of an entry without forms.
    init(_ fragment: CatalogFragment, _ entry: CatalogEntry, _ form: EntryForm?) {
        self.fragment = fragment
        self.entry = entry
        forms = fragment.forms(of: entry) ?? EntryForms()
        scope = (form?.path ?? []).filter { if case .device = $0 { true } else { false } }
    }

    /// The variable that a reference means: one of the same device, or else one for all.
    private func variable(_ name: String) -> Int? {
        let named = forms.variables.indices.filter { forms.variables[$0].name == name }
        return named.first { forms.variables[$0].scope == scope } ?? named.first { forms.variables[$0].scope.isEmpty }
    }

    /// The form of a variable that has all arguments.
    private func general(of variable: Int) -> Int? {
        let own = forms.forms.indices.filter { forms.forms[$0].variable == variable }
        let inScope = own.filter { number in scope.allSatisfy(forms.forms[number].path.contains) }
        let candidates = inScope.isEmpty ? own : inScope
        return candidates.first { forms.forms[$0].category == .other } ?? candidates.first
    }

    private func bytes(of number: Int) -> [UInt8] {
        Array(fragment.text(of: entry.showing(number, of: forms)).utf8)
    }

    private func notation(of number: Int?) -> MessageNotation { fragment.placeholderNotation(ofVariable: number) }

    /// The names of the variables that a text refers to; nil where one of them has no definition.
    func variables(of text: [UInt8]) -> [String]? {
        let names = PlaceholderReading(text.span, notation: notation(of: nil)).placeholders.compactMap(\.variable)
        return names.allSatisfy { variable($0) != nil } ? names : nil
    }

    /// The arguments that the forms of the variables read, all together, which a text refers to.
    func arguments(ofVariablesIn text: [UInt8]) -> Set<Int> {
        var arguments: Set<Int> = []
        var known: Set<Int> = []
        var open = (variables(of: text) ?? []).compactMap(variable)
        // Variables may refer to each other in a circle; each is looked at once.
        while let next = open.popLast() {
            guard known.insert(next).inserted else { continue }
            if let argument = forms.variables[next].argument { arguments.insert(argument) }
            for (number, form) in forms.forms.enumerated() where form.variable == next {
                let reading = PlaceholderReading(bytes(of: number).span, notation: notation(of: next))
                for placeholder in reading.placeholders {
                    if placeholder.position > 0 { arguments.insert(placeholder.position) }
                    if let name = placeholder.variable, let inner = variable(name) { open.append(inner) }
                }
            }
        }
        return arguments
    }

    /// The arguments that choose the forms of the variables which a text refers to.
    func counts(of text: [UInt8]) -> Set<Int> {
        var counts: Set<Int> = []
        var next = 1
        for placeholder in PlaceholderReading(text.span, notation: notation(of: nil)).placeholders {
            guard let specifier = placeholder.specifier else { continue }
            let position = placeholder.position > 0 ? placeholder.position : next
            if placeholder.position == 0 { next += 1 + specifier.unnumberedStars }
            guard let name = placeholder.variable else { continue }
            counts.insert(variable(name).flatMap { forms.variables[$0].argument } ?? position)
        }
        return counts
    }

    /// The argument that chooses the forms of each variable, by its name, told by the texts that refer to it; without
    /// those for which they differ.
    var argumentsOfVariables: [String: Int] {
        var found: [String: Set<Int>] = [:]
        for reference in references {
            found[forms.variables[reference.variable].name, default: []].insert(reference.argument)
        }
        var arguments = found.compactMapValues { $0.count == 1 ? $0.first : nil }
        for variable in forms.variables {
            if let argument = variable.argument { arguments[variable.name] = argument }
        }
        return arguments
    }

    /// The variables whose number the texts around them show, as in `%1$lld %1$#@files@`.
    var variablesShownAround: Set<String> {
        let arguments = argumentsOfVariables
        var shown: Set<Int> = []
        for (number, form) in forms.forms.enumerated()
        where form.variable == nil && form.textTraits.hasAny(of: .percent) {
            let reading = PlaceholderReading(bytes(of: number).span, notation: notation(of: nil))
            for argument in reading.shownArguments where argument.placeholder.variable == nil {
                if let position = argument.position { shown.insert(position) }
            }
        }
        return Set(arguments.filter { shown.contains($0.value) }.keys)
    }

    /// A variable and the argument that a text chooses its form by.
    struct Reference: Hashable {
        /// The number in `EntryForms.variables`.
        var variable: Int
        var argument: Int
    }

    /// Which arguments the texts of the entry choose the forms of its variables by, in the order of the texts. A form
    /// of a variable begins to count with the variable's own argument (SD-23, SD-29).
    var references: [Reference] {
        var known: Set<Reference> = []
        var found: [Reference] = []
        var open: [Reference?] = [nil]
        while let next = open.popLast(), found.count < VariedMessage.mostReferences {
            for (number, form) in forms.forms.enumerated()
            where form.variable == next?.variable && form.textTraits.hasAny(of: .percent) {
                var start = next?.argument ?? 1
                for placeholder in PlaceholderReading(bytes(of: number).span, notation: notation(of: form.variable))
                    .placeholders
                {
                    let position = placeholder.position > 0 ? placeholder.position : start
                    if placeholder.position == 0 { start += 1 + (placeholder.specifier?.unnumberedStars ?? 0) }
                    guard let name = placeholder.variable else { continue }
                    for inner in forms.variables.indices where forms.variables[inner].name == name {
                        let reference = Reference(
                            variable: inner, argument: forms.variables[inner].argument ?? position)
                        guard known.insert(reference).inserted else { continue }
                        found.append(reference)
                        open.append(reference)
                    }
                }
            }
        }
        return found
    }

    /// The text with the general forms of its variables in their places and every argument numbered, as
    /// SD-22 to SD-26 count them; nil where there are too many.
    func resolved(_ text: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        var left = VariedMessage.mostReferences
        guard resolve(text, variable: nil, from: 1, depth: 0, &left, into: &result) else { return nil }
        return result
    }

    /// - Parameters:
    ///   - variable: the variable that the text is a form of; nil for the outermost text.
    ///   - start: the argument that the first placeholder without a number reads.
    ///   - left: how many references may be followed yet, as forms that name others many times, and say nothing, never
    ///     come to an end.
    private func resolve(
        _ text: [UInt8], variable number: Int?, from start: Int, depth: Int, _ left: inout Int,
        into result: inout [UInt8]
    ) -> Bool {
        guard depth < Self.depthLimit, result.count < Self.lengthLimit else { return false }
        var next = start
        var copied = 0
        for placeholder in PlaceholderReading(text.span, notation: notation(of: number)).placeholders {
            guard let specifier = placeholder.specifier else { continue }
            let position = placeholder.position > 0 ? placeholder.position : next
            if placeholder.position == 0 { next += 1 + specifier.unnumberedStars }
            guard specifier.unnumberedStars == 0, position <= 127 else { return false }
            result += text[copied..<Int(placeholder.range.lower)]
            copied = Int(placeholder.range.upper)
            if let name = placeholder.variable {
                left -= 1
                guard left >= 0, let inner = variable(name), let general = general(of: inner) else { return false }
                let argument = forms.variables[inner].argument ?? position
                let form = bytes(of: general)
                guard resolve(form, variable: inner, from: argument, depth: depth + 1, &left, into: &result) else {
                    return false
                }
            } else if specifier.conversion == .substitutionValue {
                guard let type = number.flatMap({ forms.variables[$0].valueType }) else { return false }
                result += Array("%\(start)$\(type)".utf8)
                // The value is the variable's own argument, and no further one.
                if placeholder.position == 0 { next -= 1 }
            } else {
                guard let written = specifier.spelled(number: UInt8(position)) else { return false }
                result += Array(written.utf8)
            }
        }
        result += text[copied...]
        return true
    }
}

extension MessageReading {
    init(_ text: TextSite) {
        let fragment = text.site.column.fragment
        self.init(fragment, text.entry, fragment.shownForm(of: text.entry))
    }
}
