import L10nCatalog
import L10nFormats
import L10nLocale
import L10nMessages
package import L10nSource

/// What a file that translators work in needs to hold the texts of the project as they are now.
///
/// Translations that the file has stay, and so does everything that nobody here knows. A translation of a text that
/// changed becomes one to look at.
package struct ExchangeUpdate: Sendable {
    /// Units that are new in the file.
    package private(set) var added: [ExchangePlace] = []
    /// Those that the file refused, taken out of `added` together.
    private var withdrawn: Set<ExchangePlace> = []
    /// Units whose source text changed.
    package private(set) var changedSources: [ExchangePlace] = []
    /// Units whose source text changed, and stays as it is beside its translation: the file has no place to say that this is
    /// to be looked at, and an import finds it by the old text.
    package private(set) var keptSources: [ExchangePlace] = []
    /// Units that had no translation, and get the project's.
    package private(set) var filled: [ExchangePlace] = []
    /// Units that have a translation, and have none in the project.
    package private(set) var unreturned: [ExchangePlace] = []
    /// Units that the project does not have any more.
    package private(set) var obsolete: [ExchangePlace] = []
    /// Files that the project has under another path.
    package private(set) var strays: [Stray] = []
    /// What could not be changed.
    package private(set) var refusals: [Refusal] = []

    package struct Refusal: Sendable, Hashable {
        package var place: ExchangePlace
        package var reason: ExchangeRefusal
    }

    /// A file of the document that nothing of the project is known by, and whose units have been added once more.
    package struct Stray: Sendable, Hashable {
        package var original: String
        /// Where they have been added.
        package var added: String
    }

    private var steps: [Step] = []
    private let states: ExchangeDocument.States
    /// Where units of the document stand that name no file, by their places in the text.
    private var unnamed: [SourceRange: ExchangePlace] = [:]

    private enum Step {
        case change(ExchangeChange, ExchangePlace)
        /// Sets the source text of a translation, which somebody has to look at then.
        case outdate(source: String, ExchangePlace)
        case addFile(ExchangeFile)
    }

    /// - Parameters:
    ///   - known: what the file says.
    ///   - exported: what an export of the project gives now.
    ///   - removesObsolete: whether units go that the project does not have any more; else they stay.
    package init(_ known: ExchangeDocument, to exported: ExchangeDocument, removesObsolete: Bool = false) {
        states = known.states
        let counterparts = ExchangeCounterparts(exported)
        let files = UnnamedUnits.placed(known.files, counterparts)
        for file in known.files where file.original.isEmpty {
            for unit in file.units { if let range = unit.places?.unit { unnamed[range] = ExchangePlace("", unit.id) } }
        }
        let parts = Dictionary(grouping: files) { counterparts.counterpart(of: $0)?.file.original }
        var homes: [ExchangeID: String] = [:]
        for file in exported.files {
            guard let parts = parts[file.original], let first = parts.first else {
                for unit in file.units where homes[unit.id] == nil { homes[unit.id] = file.original }
                steps.append(.addFile(file))
                added += file.units.map { ExchangePlace(file.original, $0.id) }
                continue
            }
            update(parts, first.original, file)
        }
        let categories = exported.targetLanguage.flatMap { LanguageTagReading($0).tag }
            .flatMap { try? PluralRuleSet(ofKnown: $0, .cardinal) }?.categories
        let waiting = Set(exported.files.flatMap { $0.units.filter { ($0.target ?? "").isEmpty }.map(\.id) })
        for file in files {
            // A file that is not the project's is no business of ours.
            guard let counterpart = counterparts.counterpart(of: file)?.file else {
                noteStray(file, homes)
                for unit in file.units where !(unit.target ?? "").isEmpty && waiting.contains(unit.id) {
                    unreturned.append(place(of: unit, in: file.original))
                }
                continue
            }
            let index = ExchangeIndex(
                counterpart.units.array, in: counterpart.format, alternatives: counterpart.alternatives)
            for unit in file.units where !unit.isStandIn && index.unit(unit.id) == nil {
                // A form that nobody asks for and the language has, such as 'many' of French, belongs to its others.
                if let category = unit.id.path.category, let sibling = index.sibling(of: unit.id),
                    !sibling.id.path.excludes(unit.id.path), categories?.contains(category) ?? true
                {
                    continue
                }
                let gone = place(of: unit, in: file.original)
                obsolete.append(gone)
                if removesObsolete { steps.append(.change(.remove, gone)) }
            }
        }
    }

    /// Whether the file holds the texts already.
    package var isEmpty: Bool { steps.isEmpty }

    /// The place of a unit in the document.
    /// - Parameter original: the file that it is of.
    private func place(of unit: ExchangeUnit, in original: String) -> ExchangePlace {
        unit.places.flatMap { unnamed[$0.unit] } ?? ExchangePlace(original, unit.id)
    }

    /// Notes a file most of whose units have just been added under the path that the project has: its translations stay
    /// behind, and an import would refuse them.
    /// - Parameter homes: the new files that the units are in.
    private mutating func noteStray(_ file: ExchangeFile, _ homes: [ExchangeID: String]) {
        var counts: [String: Int] = [:]
        for unit in file.units { if let home = homes[unit.id] { counts[home, default: 0] += 1 } }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value * 2 >= file.units.count
        else { return }
        strays.append(Stray(original: file.original, added: most.key))
    }

    private mutating func update(_ parts: [ExchangeFile], _ original: String, _ file: ExchangeFile) {
        var there: [ExchangeID: (unit: ExchangeUnit, original: String)] = [:]
        for part in parts { for unit in part.units { there[unit.id] = (unit, part.original) } }
        // Of a translation that does not vary Xcode asks for one text, which the forms would contradict.
        let whole = file.alternatives.filter { there[$0.id] != nil }
        for unit in whole {
            guard let (present, original) = there[unit.id] else { continue }
            update(present, place(of: present, in: original), unit)
        }
        let wholeIDs = Set(whole.map(\.id))
        var neighbour: ExchangeID?
        for unit in file.units where !wholeIDs.contains(ExchangeID(unit.id.key)) {
            defer { neighbour = unit.id }
            guard let (present, original) = there[unit.id] else {
                let place = ExchangePlace(original, unit.id)
                steps.append(.change(.insert(unit, behind: neighbour), place))
                added.append(place)
                continue
            }
            update(present, place(of: present, in: original), unit)
        }
    }

    private mutating func update(_ present: ExchangeUnit, _ place: ExchangePlace, _ unit: ExchangeUnit) {
        if present.isStandIn { return }
        let hasTarget = !(present.target ?? "").isEmpty || (present.target != nil && present.state != .new)
        let known = present.source.map { VariableReferences.numbered($0, unit.references) }
        let isID = present.hasIDForSource(in: CatalogFormats.exchanged(place.original))
        if let source = unit.source, !isID, !(known.map { ExchangeText.areSame($0, source) } ?? false) {
            // One that lacked its source did not have another.
            if present.source != nil { changedSources.append(place) }
            let isTranslated = hasTarget && (present.state != .new || states == .lagging)
            steps.append(
                isTranslated && present.source != nil
                    ? .outdate(source: source, place) : .change(.setSource(source), place))
        }
        // What the translator has written stays; it has only not been imported yet.
        if hasTarget, (unit.target ?? "").isEmpty { unreturned.append(place) }
        // A text that is new is none: Xcode puts a copy of the source text there, which PO files would call one to review.
        if !hasTarget, unit.state != .new, let target = unit.target, !target.isEmpty {
            filled.append(place)
            steps.append(.change(.setTarget(target, state: unit.state), place))
        }
    }

    // MARK: Files

    /// The edits of a file, with the text that their places refer to.
    package mutating func edits(with editor: any ExchangeEditor) -> (text: SourceFile, edits: [Edit]) {
        var editor = editor
        for step in steps {
            switch step {
            case .change(let change, let place): note(editor.apply(change, at: place), change, place)
            case .outdate(_, let place) where !editor.hasStates: keptSources.append(place)
            case .outdate(let source, let place):
                note(editor.apply(.setSource(source), at: place), .setSource(source), place)
                note(editor.apply(.setState(.needsReview), at: place), .setState(.needsReview), place)
            case .addFile(let file) where editor.hasParts:
                if let reason = editor.insert(file) { refuse(file, reason) }
            case .addFile(let file):
                var neighbour: ExchangeID?
                for unit in file.units {
                    let place = ExchangePlace(file.original, unit.id)
                    let change = ExchangeChange.insert(unit, behind: neighbour)
                    note(editor.apply(change, at: place), change, place)
                    neighbour = unit.id
                }
            }
        }
        added.removeAll(where: withdrawn.contains)
        let kept = Set(keptSources)
        changedSources.removeAll(where: kept.contains)
        return (editor.text, editor.edits())
    }

    private mutating func refuse(_ file: ExchangeFile, _ reason: ExchangeRefusal) {
        for unit in file.units {
            let place = ExchangePlace(file.original, unit.id)
            refusals.append(Refusal(place: place, reason: reason))
            withdrawn.insert(place)
        }
    }

    private mutating func note(_ reason: ExchangeRefusal?, _ change: ExchangeChange, _ place: ExchangePlace) {
        guard let reason else { return }
        switch change {
        // Of a unit that nobody is to translate nothing is known here.
        case .setState: return
        case .insert:
            withdrawn.insert(place)
            if reason == .exists { return }
        case .setSource, .setTarget, .remove: break
        }
        refusals.append(Refusal(place: place, reason: reason))
    }
}
