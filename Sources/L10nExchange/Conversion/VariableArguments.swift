import L10nCatalog
import L10nMessages

/// Which arguments the variables of an entry read, by their names.
enum VariableArguments {
    /// - Parameters:
    ///   - variables: the variables; where none names its argument, the order of the references tells.
    ///   - format: the text of the entry.
    ///   - forms: the texts of variables, each with the variable that it belongs to, which may refer to others.
    static func resolved(
        _ variables: [FormVariable], format: String, forms: [(variable: String, text: String)]
    ) -> [String: Int] {
        var result = given(variables)
        let outer = RuntimeArguments(wanted: result)
        for variable in variables where result[variable.name] == nil {
            result[variable.name] = outer.argument(of: variable.name, in: format)
        }
        // Each turn reaches one level deeper.
        for _ in variables {
            let missing = variables.filter { result[$0.name] == nil }
            if missing.isEmpty { break }
            var isDone = true
            for form in forms {
                guard let start = result[form.variable] else { continue }
                let inner = RuntimeArguments(
                    start: start, meantStart: start, value: .init(argument: start, type: ""), wanted: result)
                for variable in missing where result[variable.name] == nil {
                    result[variable.name] = inner.argument(of: variable.name, in: form.text)
                    isDone = isDone && result[variable.name] == nil
                }
            }
            if isDone { break }
        }
        return result
    }

    /// The arguments that are written down.
    static func given(_ variables: [FormVariable]) -> [String: Int] {
        Dictionary(variables.compactMap { variable in variable.argument.map { (variable.name, $0) } }) { first, _ in
            first
        }
    }
}
