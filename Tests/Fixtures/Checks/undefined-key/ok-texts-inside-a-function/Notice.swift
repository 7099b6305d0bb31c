import SwiftUI

struct Notice {
    let isNew: Bool
    let names: [String]

    func title() -> LocalizedStringKey {
        let icon: String = if isNew { "icon.new" } else { "icon.old" }
        let sounds = names.map { _ in "sound.bell" }.joined(separator: ",")
        play(icon, sounds)
        return "saved"
    }
}
