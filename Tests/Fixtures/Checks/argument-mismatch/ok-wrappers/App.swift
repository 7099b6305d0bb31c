func tr(_ key: String, _ values: CVarArg...) -> String {
    String(format: NSLocalizedString(key, comment: ""), arguments: values)
}
func fill(_ key: String, _ values: [String]) -> String { NSLocalizedString(key, comment: "").filled(values) }
func L(_ key: String, _ values: [String: Any] = [:]) -> String { NSLocalizedString(key, comment: "").filled(values) }

let few = tr("few", 1, 2)
let array = tr("few", values)
let many = tr("many", list.count)
let type = tr("type", count)
let numbered = fill("numbered", ["a", "b"])
let variable = fill("numbered", names)
let tooMany = fill("too.many", ["a"])
let named = L("named", ["name": name, "age": 3])
let unknown = L("named", values)
let other = L("other.name", ["name": name])
let library = text("library", "a", "b", table: nil)
