import SwiftUI
struct V: View { var body: some View { Text(verbatim: "x") } }
