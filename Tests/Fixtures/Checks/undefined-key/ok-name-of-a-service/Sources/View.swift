import SwiftUI

struct Settings: View {
    var body: some View {
        Text("used")
        Text("shown")
        Label("Duck.ai", image: "chat")
        Text("README.md")
    }
}
