import Foundation
func step(_ a: Int, _ b: Int) -> String { String(format: NSLocalizedString("step", comment: ""), a, b) }
func narrow(_ a: Int32) -> String { String(format: NSLocalizedString("narrow", comment: ""), a) }
func unknown(_ a: Box) -> String { String(format: NSLocalizedString("unknown", comment: ""), a.number) }
