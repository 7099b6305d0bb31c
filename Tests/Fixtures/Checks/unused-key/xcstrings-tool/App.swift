import SwiftUI

struct Page: View {
    var body: some View {
        Text(localizable: .headingTitle)
        Button(String(localizable: .cancel)) {}
        Text(localizable: .nowhere)
    }
}
