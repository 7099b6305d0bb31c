import Foundation
struct JSON { let map: [String: String]
    func localizedString(forKey key: String) -> String { map[key + Locale.current.identifier] ?? "" }
}
func t(_ data: JSON) -> String { data.localizedString(forKey: "title") + NSLocalizedString("a", comment: "") }
