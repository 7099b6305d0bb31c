func tr(_ key: String, _ values: CVarArg...) -> String {
    String(format: NSLocalizedString(key, comment: ""), arguments: values)
}
func fill(_ key: String, _ values: [String]) -> String { NSLocalizedString(key, comment: "").filled(values) }
func L(_ key: String, _ values: [String: Any] = [:]) -> String { NSLocalizedString(key, comment: "").filled(values) }

let few = tr("few", 1)
let many = tr("many", list.count, name)
let type = tr("type", "two")
let numbered = fill("numbered", ["a"])
let tooMany = fill("too.many", ["a", "b"])
let named = L("named", ["name": name])
let other = L("other.name", ["name": name, "nom": name])
let library = text("library", 5, table: nil)
