import SwiftUI

struct Cart: View {
    var body: some View {
        Text(.cartCheckoutTitle)
        Label(.files(3), systemImage: "star")
        Text(.automaticTitle)
        Text(.cartNoSymbol)
        Text(.cartNowhere)
    }
}
