import L10nCatalog
import L10nLocale

/// The units of one entry: every form that the target language needs, with what both languages say.
struct ExchangeForms {
    /// Whether `%arg` stands for the number in the forms of variables.
    private let readsArg: Bool
    private let options: ExchangeOptions
    private let source: Side
    private let target: Side?
    private let notes: ExchangeNotes

    /// What one language says.
    private struct Side {
        var text: String
        var state: EntryState
        /// The forms in their order; empty for an entry with one text.
        var forms: [(path: ExchangePath, text: String, state: EntryState)] = []
        private var numbersOfForms: [ExchangePath: Int] = [:]
        /// The placeholders that stand for `%arg` in the forms of variables.
        var arguments: [String: String] = [:]
        /// The numbers of the arguments of variables.
        var numbers: [String: Int] = [:]

        init(_ fragment: CatalogFragment, _ entry: CatalogEntry) {
            text = fragment.text(of: entry)
            state = entry.state
            guard let forms = fragment.forms(of: entry) else { return }
            self.forms = forms.forms.map { form in
                (ExchangePath(form, of: forms), fragment.text(of: entry.showing(form)), form.state)
            }
            for (number, form) in self.forms.enumerated() where numbersOfForms[form.path] == nil {
                numbersOfForms[form.path] = number
            }
            for variable in forms.variables {
                arguments[variable.name] = arguments[variable.name] ?? ArgumentText.placeholder(of: variable)
                if let number = variable.argument, numbers[variable.name] == nil {
                    numbers[variable.name] = Int(number)
                }
            }
        }

        func form(_ path: ExchangePath) -> (text: String, state: EntryState)? {
            if forms.isEmpty { return path == .entry ? (text, state) : nil }
            return numbersOfForms[path].map { (forms[$0].text, forms[$0].state) }
        }
    }

    init(
        source: CatalogFragment, entry: CatalogEntry, target: CatalogFragment?, targetEntry: CatalogEntry?,
        format: (any ExchangedCatalogFormat.Type)?, options: ExchangeOptions
    ) {
        readsArg = format?.readsArg ?? false
        self.options = options
        self.source = Side(source, entry)
        notes = ExchangeNotes(source, entry)
        if let target, let targetEntry { self.target = Side(target, targetEntry) } else { self.target = nil }
    }

    func units(key: String) -> [ExchangeUnit] {
        let context = options.context?(key)
        let numbers = (target?.numbers ?? [:]).merging(source.numbers) { _, own in own }
        return paths().map { path in
            let argument =
                readsArg ? path.variable.flatMap { source.arguments[$0] ?? target?.arguments[$0] } : nil
            func exported(_ text: String) -> String {
                if readsArg, path.variable == nil { return VariableReferences.numbered(text, numbers) }
                return argument.map { ArgumentText.exported(text, as: $0) } ?? text
            }
            let translation = options.includesTargets ? present(path) : nil
            let text = sourceText(path)
            let original = exported(text)
            var unit = ExchangeUnit(
                ExchangeID(key, path), source: original,
                target: translation.map { exported($0.text) },
                state: translation?.state ?? .new, notes: notes(path, original, context),
                maximumLength: context?.maximumLength,
                argument: argument)
            if readsArg, path.variable == nil, !numbers.isEmpty {
                let names = [text, translation?.text ?? ""].map(VariableReferences.unnumbered)
                unit.references = numbers.filter { names[0].contains($0.key) || names[1].contains($0.key) }
            }
            return unit
        }
    }

    /// What the target language says in a form. One text that names no variables is no translation of a format that does.
    private func present(_ path: ExchangePath) -> (text: String, state: EntryState)? {
        let found = target?.form(path)
        if let target, target.forms.isEmpty, path == .entry, source.forms.contains(where: { $0.path.variable != nil }),
            NumberedFormat.names(in: target.text).isEmpty
        {
            return nil
        }
        return found
    }

    /// The translation as a whole, where only the source language varies; as Xcode exports it.
    func alternative(key: String) -> ExchangeUnit? {
        guard readsArg, options.includesTargets, !source.forms.isEmpty, let target, target.forms.isEmpty else {
            return nil
        }
        let general =
            source.form(.entry)
            ?? source.forms.first { $0.path == ExchangePath([.plural(.other)]) }.map {
                ($0.text, $0.state)
            }
        return ExchangeUnit(
            ExchangeID(key), source: general?.text ?? source.text, target: target.text, state: target.state)
    }

    /// The forms to ask for: those of the source, but where the target varies by something else, and those of the target,
    /// with all plural categories of the target language in the place of the source's.
    private func paths() -> [ExchangePath] {
        let present = (target?.forms ?? []).map(\.path)
        let ofVariable = Dictionary(grouping: present, by: \.variable)
        let kept = source.forms.map(\.path).filter { path in
            !(ofVariable[path.variable] ?? []).contains(where: path.excludes)
        }
        // The source's forms first, whose order translators know.
        let all = kept + present
        if all.isEmpty { return [.entry] }
        let groups = Self.categories(in: all)
        let translated = Self.categories(in: present)
        var paths: [ExchangePath] = []
        var seen: Set<ExchangePath> = []
        for path in all {
            let group = path.withoutCategory
            let beside = categories(present: groups[group] ?? [], translated: translated[group] ?? [])
            for path in path.category == nil ? [path] : beside.map(path.with) {
                if seen.insert(path).inserted { paths.append(path) }
            }
        }
        return paths
    }

    /// The plural categories of paths, by all else in them.
    private static func categories(in paths: [ExchangePath]) -> [ExchangePath: Set<PluralCategory>] {
        var groups: [ExchangePath: Set<PluralCategory>] = [:]
        for path in paths {
            if let category = path.category { groups[path.withoutCategory, default: []].insert(category) }
        }
        return groups
    }

    private func categories(
        present: Set<PluralCategory>, translated: Set<PluralCategory>
    ) -> [PluralCategory] {
        var wanted = options.pluralCategories.isEmpty ? present : Set(options.pluralCategories)
        // Apple shows `zero` for none in every language, where a text has it.
        if present.contains(.zero) { wanted.insert(.zero) }
        return PluralCategory.allCases.filter(wanted.union(translated).contains)
    }

    /// What the source says in a form, or else in the one that stands for it.
    private func sourceText(_ path: ExchangePath) -> String {
        if let form = source.form(path) { return form.text }
        if path.category != nil, let form = source.form(path.with(.other)) { return form.text }
        // A device without forms of its own shows those of the others.
        if case .device? = path.selectors.first {
            let general = ExchangePath(variable: path.variable, [.device("other")] + path.selectors.dropFirst())
            if let form = source.form(general) ?? source.form(general.with(.other)) { return form.text }
        }
        return source.text
    }

    private func notes(_ path: ExchangePath, _ source: String, _ context: ExchangeContext?) -> [ExchangeNote] {
        var generated: [String] = []
        if let role = context?.role { generated.append(role) }
        if let appearance = context?.appearance { generated.append(appearance) }
        let numbers = path.category.flatMap { options.pluralSamples[$0] }
        if options.describesArguments {
            let number = numbers?.split(separator: ",").first.flatMap { Int($0) }
            if let syntax = context?.syntax {
                generated += ArgumentNotes.lines(of: source, in: syntax, number: number, samples: options.pluralSamples)
            } else {
                generated += ArgumentNotes.lines(of: source, number: number)
            }
        }
        if let category = path.category, let numbers {
            generated.append("Form '\(category.rawValue)': for \(numbers)")
        }
        if let length = context?.maximumLength { generated.append("At most \(length) characters") }
        if let target, target.forms.isEmpty, path != .entry, options.includesTargets, !target.text.isEmpty {
            generated.append("Present translation, without forms: \(target.text)")
        }
        generated += context?.pictures ?? []
        return notes.notes(generated)
    }
}

extension ExchangePath {
    /// The plural category that chooses the text, where one does.
    var category: PluralCategory? {
        guard case .plural(let category)? = selectors.last else { return nil }
        return category
    }

    /// The path with another plural category.
    func with(_ category: PluralCategory) -> ExchangePath {
        let prefix = self.category == nil ? selectors : selectors.dropLast()
        return ExchangePath(variable: variable, prefix + [.plural(category)])
    }

    /// Whether an entry cannot have a text at both paths: one leads on from where the other ends, or they part by a number
    /// and by a device.
    func excludes(_ other: ExchangePath) -> Bool {
        guard variable == other.variable else { return false }
        for (own, others) in zip(selectors, other.selectors) where own != others { return own.axis != others.axis }
        return selectors.count != other.selectors.count
    }
}
