import Foundation
func title(_ n: String) -> String {
    String(format: NSLocalizedString("See articles in  “%@”", comment: ""), n)
}
func page(_ a: String, _ b: String) -> String {
    String(format: NSLocalizedString("%@ of %@", comment: ""), a, b)
}
