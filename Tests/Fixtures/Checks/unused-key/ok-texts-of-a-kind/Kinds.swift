import StateViewL10n
extension StateViewKind { static let outOfStock: StateViewKind = "outOfStock" }
