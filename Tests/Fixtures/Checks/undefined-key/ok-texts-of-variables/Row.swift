import SwiftUI

struct Row: View {
    var body: some View {
        Text("Donate")
        Text("Settings")
        let version = "Unknown"
        Text(version)
        let state = version.isEmpty ? "Missing" : "Present"
        Text(state)
        badge("steam")
    }

    private func badge(_ text: String) -> some View { Text(text) }
}
