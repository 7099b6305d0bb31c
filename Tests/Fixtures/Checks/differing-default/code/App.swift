let a = NSLocalizedString("a", value: "Keep", comment: "")
let b = String(localized: "b", defaultValue: "\(name) of \(list.count)")
let c = NSLocalizedString("c", value: "", comment: "")
