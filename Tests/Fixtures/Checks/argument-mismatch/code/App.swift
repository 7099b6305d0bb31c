let a = String(format: NSLocalizedString("few", comment: ""), name)
let b = String(format: NSLocalizedString("many", comment: ""), name, 2)
let c = String(format: NSLocalizedString("type", comment: ""), "three")
let d = String(format: NSLocalizedString("fine", comment: ""), list.count, name)
