import SwiftUI
struct Sheet: View {
    let title: LocalizedStringKey
    let note: LocalizedStringKey?
    init(title: LocalizedStringKey, note: LocalizedStringKey? = nil) { self.title = title; self.note = note }
    var body: some View {
        Text(title)
        if let note { Text(note) }
    }
}
struct V: View {
    let n: Int
    let name: String
    var body: some View {
        Sheet(title: "Select", note: n > 0 ? "\(name) could not be found" : nil)
        Sheet(title: "Select", note: n > 0 ? nil : "Nothing chosen")
    }
}
