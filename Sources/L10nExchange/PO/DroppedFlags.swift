import L10nCatalog
import L10nSyntax

extension ExchangeIndex {
    /// The texts with forms from which a program of gettext has dropped our flags for single forms beside `fuzzy`: all forms
    /// that came back are the project's, and one of them was to be looked at, so that `fuzzy` is no news.
    func textsWithDroppedFlags(among units: ExchangeUnits) -> Set<ExchangeID> {
        var (open, changed): (Set<ExchangeID>, Set<ExchangeID>) = ([], [])
        for unit in units where !unit.isStandIn {
            guard unit.guess == .possible, let text = unit.id.ofForms else { continue }
            let known = self.unit(unit.id)
            let target = unit.target.map { VariableReferences.numbered($0, known?.references ?? [:]) }
            guard let target, let present = known?.target, ByteSearch.areEqual(target, present), known?.state != .new
            else {
                changed.insert(text)
                continue
            }
            if known?.state != .translated { open.insert(text) }
        }
        return open.subtracting(changed)
    }
}
