import SwiftUI

struct Settings: View {
    var body: some View {
        Text("used")
        Text("shown")
        Label("Duck.ai", image: "chat")
        Text("README.md")
        TextField("example.com", text: $host)
        TextField("smtp.example.com:587", text: $host)
        TextField("my-server.local", text: $host)
        TextField("com.example.app", text: $host)
    }
}
