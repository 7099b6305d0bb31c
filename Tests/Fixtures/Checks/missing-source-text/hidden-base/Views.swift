import SwiftUI

struct Buttons: View {
    var body: some View {
        Button("cancel") {}
        Button("ok") {}
        Button("Same text") {}
    }
}
