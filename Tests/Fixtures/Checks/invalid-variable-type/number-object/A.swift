import Foundation
func sats(_ n: NSDecimalNumber, _ shown: String) -> String {
    String(format: NSLocalizedString("sats_count", comment: ""), n, shown)
}
