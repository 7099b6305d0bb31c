import Foundation
func underscores(_ n: Int) -> String { n % 10 > 1 && n % 10 < 5 ? "_" : "" }
func text(format: String, value: Int) -> String {
    let key = String(format: format, underscores(value))
    return String(format: NSLocalizedString(key, comment: ""), value)
}
func ago(days: Int, hours: Int) -> String {
    if days == 1 { return NSLocalizedString("Yesterday", comment: "") }
    return days > 0 ? text(format: "%%d %@days ago", value: days) : text(format: "%%d %@hours ago", value: hours)
}
