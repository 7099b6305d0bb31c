import L10nLocale
package import L10nMessages

extension CatalogFragment {
    /// What an entry says, ready to be compiled for a language and a device; nil when its forms have no text at all.
    ///
    /// Of a set of phrases it is the first one.
    package func message(of entry: CatalogEntry) -> VariedMessage? {
        guard let forms = forms(of: entry) else { return VariedMessage(.text(text(of: entry))) }
        var own: [FormPath] = []
        var ofVariables: [[FormPath]] = Array(repeating: [], count: forms.variables.count)
        for form in forms.forms {
            let text = text(of: entry.showing(form))
            if let variable = form.variable {
                ofVariables[variable].append(
                    FormPath(selectors: forms.variables[variable].scope + form.path, text: text))
            } else {
                own.append(FormPath(selectors: form.path, text: text))
            }
        }
        // Devices may define a variable each, which is one variable that varies by device.
        var variables: [VariedMessage.Variable] = []
        var places: [String: Int] = [:]
        var paths: [[FormPath]] = []
        for (variable, ownPaths) in zip(forms.variables, ofVariables) {
            if let place = places[variable.name] {
                paths[place] += ownPaths
                continue
            }
            places[variable.name] = variables.count
            variables.append(
                VariedMessage.Variable(
                    variable.name, argument: variable.argument, valueType: variable.valueType, .text("")))
            paths.append(ownPaths)
        }
        for index in variables.indices {
            if let form = VariedMessage.Form(paths[index][...], depth: 0) { variables[index].form = form }
        }
        // Variables alone have no format of their own; then the entry's text is the format.
        let main = own.isEmpty ? .text(text(of: entry)) : VariedMessage.Form(own[...], depth: 0)
        return main.map { VariedMessage($0, variables: variables, hasSubstitutions: notation.readsArg) }
    }

    /// How placeholders are written in a form.
    /// - Parameter variable: the number in `EntryForms.variables` of the variable that it is a form of; nil for none.
    package func placeholderNotation(ofVariable variable: Int?) -> MessageNotation {
        guard notation.readsArg else { return .printfAndNamed }
        return variable == nil ? .catalog : .substitution
    }
}

/// A text and what chooses it.
private struct FormPath {
    var selectors: [FormSelector]
    var text: String
}

extension VariedMessage.Form {
    /// What the texts say whose selectors agree up to a depth; nil without any.
    fileprivate init?(_ paths: ArraySlice<FormPath>, depth: Int) {
        guard let first = paths.first else { return nil }
        // A text in the place of a choice wins, as nothing chooses it.
        if let text = paths.first(where: { $0.selectors.count <= depth }) {
            self = .text(text.text)
            return
        }
        var branches: [(selector: FormSelector, paths: [FormPath])] = []
        var places: [FormSelector: Int] = [:]
        for path in paths {
            let selector = path.selectors[depth]
            if let place = places[selector] {
                branches[place].paths.append(path)
            } else {
                places[selector] = branches.count
                branches.append((selector, [path]))
            }
        }
        func forms<Key>(_ key: (FormSelector) -> Key?) -> [(Key, VariedMessage.Form)] {
            branches.compactMap { branch in
                guard let key = key(branch.selector) else { return nil }
                return VariedMessage.Form(branch.paths[...], depth: depth + 1).map { (key, $0) }
            }
        }
        switch first.selectors[depth] {
        case .plural:
            let forms = forms { if case .plural(let category) = $0 { category } else { nil } }
            self = .plural(Dictionary(forms) { first, _ in first })
        case .device:
            self = .device(forms { if case .device(let name) = $0 { name } else { nil } }.map { (name: $0, form: $1) })
        case .width:
            self = .width(forms { if case .width(let width) = $0 { width } else { nil } }.map { (least: $0, form: $1) })
        case .item:
            guard let form = forms({ if case .item = $0 { 0 } else { nil } }).first else { return nil }
            self = form.1
        }
    }
}
