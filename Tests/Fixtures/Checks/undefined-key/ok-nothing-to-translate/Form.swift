import SwiftUI

struct Form: View {
    var body: some View {
        Text("Open")
        Text("Close")
        TextField("https://", text: $address)
        Text("1080p")
        Text("4K 60")
    }
}
