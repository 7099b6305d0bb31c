import Foundation
extension String {
    var localized: String {
        NSLocalizedString(self, comment: "")
            .replacingOccurrences(
                of: "%s",
                with: "%@"
            )
    }
}
func text(_ count: Int) -> String { String(format: "checks.count".localized, "\(count)") }
let limit = "checks.limit".localized
