import L10nMessages
import L10nSource

/// Writes texts of a catalog so that the run time reads the arguments that the catalog means.
///
/// A catalog numbers the arguments of its variables (`argNum`) and calls their values `%arg`. The run time counts: each
/// specifier without a number reads the argument behind the one before it, and a form of a variable begins with the
/// variable's own (SD-23, SD-24). Where counting would lead elsewhere, or hide that the catalog gave a number, all specifiers
/// get numbers, and so do those of all texts that may stand in the same place.
struct RuntimeArguments {
    /// Where the run time begins to count.
    var start = 1
    /// Where the catalog begins to count.
    var meantStart = 1
    /// What `%arg` stands for; nil for texts that have none.
    var value: Value?
    /// The arguments that the catalog gives to variables, by their names.
    var wanted: [String: Int] = [:]
    /// Whether texts with several arguments say which of them a variable reads if the catalog says it.
    var namesWanted = false
    /// The variables whose one form is put into the text, by their names.
    var inlined: [String: Inlined] = [:]

    struct Value {
        /// Nil where nothing tells it.
        var argument: Int?
        /// The conversion without percent sign.
        var type: String
    }

    struct Inlined {
        var text: String
        var type: String
    }

    /// One specifier and the arguments that it reads and should read.
    private struct Use {
        var specifier: PrintfSpecifier
        var name: String?
        var counted: Int
        var meant: Int
        var isNumbered: Bool { specifier.isNumbered }
    }

    /// The texts for the run time.
    /// - Parameter texts: those that may stand in the same place.
    func texts(_ texts: [String]) -> [String] {
        let uses = texts.map(uses)
        let all = uses.flatMap { $0 }
        let isMixed = all.contains(where: \.isNumbered) && !all.allSatisfy(\.isNumbered)
        let isNumbered =
            isMixed || all.contains { $0.counted != $0.meant || isLopsided($0) } || uses.contains(where: isPlaced)
        return zip(texts, uses).map { written($0, $1, isNumbered: isNumbered) }
    }

    /// The argument that a text reads through a variable; nil where it does not name the variable.
    func argument(of name: String, in text: String) -> Int? {
        uses(in: text).first { $0.name == name }?.meant
    }

    private func uses(in text: String) -> [Use] {
        var (counted, meant) = (start, meantStart)
        return PrintfParser.parse(text, notation: value == nil ? .printf : .substitution).specifiers.map { specifier in
            let name = specifier.name.map { NumberedFormat.part(text, $0) }
            counted += specifier.unnumberedStars
            meant += specifier.unnumberedStars
            // A number leaves the counting of the others alone.
            if specifier.isNumbered {
                let argument = Int(specifier.position)
                return Use(specifier: specifier, name: name, counted: argument, meant: argument)
            }
            var use = Use(specifier: specifier, name: name, counted: counted, meant: meant)
            if specifier.conversion == .substitutionValue {
                use.meant = value?.argument ?? counted
            } else if let argument = name.flatMap({ wanted[$0] }) {
                use.meant = argument
            }
            counted += 1
            meant += 1
            return use
        }
    }

    /// Whether the catalog places a variable of a text that reads several arguments. Unless the text says so too, a table
    /// for the run time would lose it, and translators of that could not change the order.
    private func isPlaced(_ uses: [Use]) -> Bool {
        namesWanted && uses.count > 1
            && uses.contains { $0.name.map { wanted[$0] != nil && inlined[$0] == nil } ?? false }
    }

    /// Whether what is put in place of a variable reads another number of arguments than the variable did.
    private func isLopsided(_ use: Use) -> Bool {
        guard !use.isNumbered, let form = use.name.flatMap({ inlined[$0] }) else { return false }
        let specifiers = PrintfParser.parse(form.text, notation: .substitution).specifiers
        return specifiers.count != 1 || specifiers[0].isNumbered || specifiers[0].unnumberedStars > 0
    }

    private func written(_ text: String, _ uses: [Use], isNumbered: Bool) -> String {
        NumberedFormat.replacing(
            text,
            uses.map { use in
                let range = use.specifier.range
                if let form = use.name.flatMap({ inlined[$0] }) {
                    let arguments = RuntimeArguments(
                        start: use.meant, meantStart: use.meant,
                        value: Value(argument: use.meant, type: form.type))
                    return (
                        range, arguments.written(form.text, arguments.uses(in: form.text), isNumbered: isNumbered)
                    )
                }
                if use.specifier.conversion == .substitutionValue, let value {
                    let number = isNumbered && value.argument != nil || use.isNumbered ? "\(use.meant)$" : ""
                    return (range, "%" + number + value.type)
                }
                guard isNumbered, !use.isNumbered else { return (range, NumberedFormat.part(text, range)) }
                return (range, NumberedFormat.numbered(use.specifier, use.meant, in: text))
            })
    }
}
