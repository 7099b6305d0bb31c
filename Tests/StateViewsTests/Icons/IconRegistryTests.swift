import DefaultResources
import DesignTokens
import L10nProject
import StateViews
import Testing

/// What icons are called, here and on the platforms: state-views.md 4.7 and 5.1.
@Suite struct IconRegistryTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let id: String
        let kind: String
        let symbols: [String]

        init(_ id: String, _ kind: String, _ sfSymbol: String, _ material: String) {
            self.id = id
            self.kind = kind
            symbols = [sfSymbol, material]
        }

        var testDescription: String { "\(id) \(kind)" }
    }

    /// The column of symbols; KD-k4 shows a spinner, and KD-k19 what its author says.
    static let kinds = [
        Row("KD-k1", "noConnection", "wifi.slash", "wifi_off"),
        Row("KD-k2", "noResults", "doc.text.magnifyingglass", "find_in_page"),
        Row("KD-k3", "loadingFailure", "exclamationmark.triangle", "warning"),
        Row("KD-k5", "login", "person.crop.circle", "account_circle"),
        Row("KD-k6", "verifyIdentity", "checkmark.shield", "verified_user"),
        Row("KD-k7", "noSearchResults", "magnifyingglass", "search_off"),
        Row("KD-k8", "empty", "tray", "inbox"),
        Row("KD-k9", "firstUse", "plus.circle", "add_circle"),
        Row("KD-k10", "cleared", "checkmark.circle", "check_circle"),
        Row("KD-k11", "noSelection", "list.bullet.rectangle", "list_alt"),
        Row("KD-k12", "notFound", "questionmark.folder", "folder_off"),
        Row("KD-k13", "timeout", "clock", "schedule"),
        Row("KD-k14", "unknownError", "exclamationmark.circle", "error"),
        Row("KD-k15", "permission", "lock", "lock"),
        Row("KD-k16", "maintenance", "wrench.and.screwdriver", "build"),
        Row("KD-k17", "success", "checkmark.circle.fill", "check_circle"),
        Row("KD-k18", "updateFailure", "exclamationmark.triangle", "warning"),
    ]

    @Test(arguments: kinds)
    func `every kind has an icon with both symbols (ES-9 KD-k1 to KD-k18)`(_ row: Row) {
        #expect(IconRegistry.all.filter { [$0.sfSymbol, $0.material] == row.symbols }.count == 1)
    }

    @Test func `the icons of the product's views are registered (VA-4)`() {
        for definition in StateViewRegistry.all {
            guard let id = definition.visual.icon else { continue }
            #expect(IconRegistry.icon(id)?.id == id, "\(definition.id)")
        }
    }

    @Test func `arrows and lists are mirrored where text runs from right to left, and nothing else (VA-4)`() {
        #expect(
            IconRegistry.all.filter(\.mirrorsInRightToLeft).map(\.id) == ["arrow-back", "arrow-forward", "list-alt"])
    }

    @Test func `icons are sorted, and no two have one id or one symbol`() {
        let all = IconRegistry.all
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.id < $1.id })
        #expect(Set(all.map(\.sfSymbol)).count == all.count)
        #expect(Set(all.map { "\($0.material) \($0.isFilled)" }).count == all.count)
    }

    @Test(arguments: IconRegistry.all)
    func `names are spelled as each platform spells them (ES-9)`(_ icon: Icon) {
        #expect(icon.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
        #expect(icon.sfSymbol.wholeMatch(of: /[a-z]+(\.[a-z]+)*/) != nil)
        #expect(icon.material.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil)
        #expect(icon.isFilled == icon.sfSymbol.hasSuffix(".fill"))
    }

    @Test func `every icon has a drawing, and every drawing an icon or a mark (ES-9)`() {
        let drawings = DefaultResources.files(under: Icon.folder).map(\.path)
        let marks = Set(
            BrandMarkTests.marks.flatMap { mark in StateViewEnvironment.ColorScheme.allCases.compactMap(mark.path) })
        #expect(Set(IconRegistry.all.map(\.path)).union(marks) == Set(drawings))
    }

    @Test(arguments: ["", "wifi_off", "WIFI-OFF", "wifi.slash", "lock.svg"])
    func `what is no id is not found`(_ id: String) {
        #expect(IconRegistry.icon(id) == nil)
    }
}
