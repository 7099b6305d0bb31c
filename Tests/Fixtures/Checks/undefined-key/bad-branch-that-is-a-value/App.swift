import SwiftUI

func title(_ isNew: Bool) -> Text {
    let title: LocalizedStringKey = if isNew { "greeting.new" } else { "welcome.back" }
    return Text(title)
}
