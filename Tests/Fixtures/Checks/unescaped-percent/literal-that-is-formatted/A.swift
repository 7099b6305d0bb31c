import SwiftUI
struct V: View { var body: some View { Text("Put %s into the address") } }
func text(_ name: String) -> String { String(format: String(localized: "Put %s into the address"), name) }
