#if SourceScan
import L10nUsage
import Testing

/// The calls of Foundation that look keys up.
@Suite struct FoundationCallTests {
    @Test func `a look-up names its key, table and default (SC-1, SC-2, SC-14)`() {
        #expect(
            UsesOfSwift.uses(
                """
                let a = NSLocalizedString("a", comment: "")
                let b = NSLocalizedString("b", tableName: "Other", bundle: .module, value: "B", comment: "")
                let c = Bundle.main.localizedString(forKey: "c", value: nil, table: nil)
                let d = Bundle.main.localizedString(forKey: "d", value: "D", table: "Other")
                let e = Locale.current.localizedString(forRegionCode: "FI")
                let f = CFCopyLocalizedStringFromTable("f" as CFString, "Other" as CFString, nil)
                """) == ["a", "b @Other =B", "c", "d @Other =D", "f @Other"])
    }

    @Test func `a localized string has its key, or a default beside it (SC-3, SC-4, SC-5, SC-7)`() {
        #expect(
            UsesOfSwift.uses(
                """
                let a = String(localized: "a b", table: "T", bundle: #bundle, comment: "")
                let b = String(localized: "b", defaultValue: "\\(n) items", table: "T")
                let c = AttributedString(localized: "c", options: [])
                let d = LocalizedStringResource("d", defaultValue: "D", table: "T")
                """) == ["a b @T", "b @T =<%> items (unknown)", "c", "d @T =D"])
    }

    @Test func `a variable of a localized type has its key elsewhere, and a text may have any (SC-6, SC-9)`() {
        let source = """
            let a = String(localized: resource)
            let b = Text(resource)
            let c = String.LocalizationValue(load())
            """
        #expect(UsesOfSwift.uses(source).isEmpty)
        #expect(UsesOfSwift.dynamic(source) == 1)
    }

    @Test func `a literal is a key where its type says so (SC-8, SC-10)`() {
        #expect(
            UsesOfSwift.uses(
                """
                let a: LocalizedStringKey = "a"
                enum E {
                    static var title: LocalizedStringResource = "b"
                    static let all: [LocalizedStringKey] = ["c", "d"]
                    var name: LocalizedStringResource {
                        switch self {
                        case .x: return "e"
                        default: return .init("f", defaultValue: "F", table: "T")
                        }
                    }
                    func f(_ key: LocalizedStringKey = "g") {}
                }
                let h = LocalizedStringKey("h")
                let i: LocalizedStringResource = flag ? "i" : "j"
                """) == ["a", "b", "c", "d", "e", "f @T =F", "g", "h", "i", "j"])
    }

    @Test func `notifications and literal initializers ask for their keys (SC-11, SC-12)`() {
        #expect(
            UsesOfSwift.uses(
                """
                let a = NSString.localizedUserNotificationString(forKey: "a", arguments: nil)
                let b = LocalizedStringResource(stringLiteral: "b")
                let c = LocalizedStringResource(stringLiteral: L10n.c)
                """) == ["a", "b"])
    }

    @Test func `the bundle of the file is told from the app's (SC-13)`() {
        let uses = UsesOfSwift.usage([
            """
            let a = NSLocalizedString("a", bundle: .module, comment: "")
            let b = NSLocalizedString("b", comment: "")
            let c = NSLocalizedString("c", bundle: Bundle(for: A.self), comment: "")
            let d = String(localized: "d", bundle: #bundle)
            let e = NSLocalizedString("e", bundle: load(), comment: "")
            """
        ]).uses.filter { $0.kind != .mention }
        #expect(uses.map(\.bundle) == [.own, .main, .own, .own, .any])
    }

    @Test func `a constant that is a bundle of the system is one where it is meant (SC-13)`() {
        #expect(
            UsesOfSwift.uses(
                """
                let kit = Bundle(for: UIView.self)
                enum Bundles { static let system = Bundle(identifier: "com.apple.UIKit")! }
                let a = NSLocalizedString("a", bundle: kit, comment: "")
                """,
                """
                let b = NSLocalizedString("b", bundle: Bundles.system, comment: "")
                let c = kit.localizedString(forKey: "c", value: nil, table: nil)
                func d(_ kit: Bundle) -> String { kit.localizedString(forKey: "d", value: nil, table: nil) }
                """) == ["c", "d"])
    }

    @Test func `what a text is formatted with is told (SC-39, SC-46)`() {
        #expect(
            UsesOfSwift.uses(
                """
                let a = String(format: NSLocalizedString("a", comment: ""), 1, name.description, other)
                let b = String.localizedStringWithFormat(NSLocalizedString("b", comment: ""), list.count, 2.5)
                let c = String(format: Bundle.main.localizedString(forKey: "c", value: nil, table: nil), arguments: list)
                """) == ["a (wideInteger, object, unknown)", "b (wideInteger, floatingPoint)", "c"])
    }

    @Test func `a name that a pattern or a closure takes is no longer of the type that was written (SC-39, SC-45)`() {
        #expect(
            UsesOfSwift.uses(
                """
                struct S {
                    let n: Int
                    func a() { for n in names { print(String(localized: "a \\(n)")) } }
                    func b() { names.forEach { n in print(String(localized: "b \\(n)")) } }
                    func c() { if case .some(let n) = name { print(String(localized: "c \\(n)")) } }
                    func d() { if let n = name { print(String(localized: "d \\(n)")) } }
                    func e() { print(String(localized: "e \\(n)")) }
                    func f() { names.forEach { [n = name] _ in print(String(localized: "f \\(n)")) } }
                    func g() { names.forEach { [n] _ in print(String(localized: "g \\(n)")) } }
                }
                """
            ).map { String($0.prefix(4)) } == ["a <%", "b <%", "c <%", "d <%", "e %l", "f <%", "g %l"])
    }

    @Test func `branches that are values are keys where their type says so (SC-8, SC-74)`() {
        #expect(
            UsesOfSwift.uses(
                """
                struct S {
                    let a: LocalizedStringKey = if isNew { "a" } else if isOld { "b" } else { "c" }
                    func f(_ n: Int) throws -> String {
                        let key = switch n {
                        case 0: "d"
                        case 1: throw Failure()
                        default: if isNew { "e" } else { "f" }
                        }
                        return NSLocalizedString(key, comment: "")
                    }
                    var g: LocalizedStringResource { return if isNew { "g" } else { "h" } }
                    var i: LocalizedStringResource { if isNew { "i" } else { "j" } }
                }
                """
            ).sorted() == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])
    }

    @Test func `texts of closures, observers and branches inside a function are not what it gives back (SC-8)`() {
        #expect(
            UsesOfSwift.uses(
                """
                struct S {
                    var a: LocalizedStringKey = "a" { didSet { switch a { default: "x.a" } } }
                    func b() -> LocalizedStringKey {
                        let icon: String = if isNew { "x.b" } else { "x.c" }
                        let names = list.map { _ in "x.d" }.joined()
                        let name: String = { return "x.e" }()
                        last = list.map { _ in "x.f" }
                        return "b"
                    }
                    func c() -> LocalizedStringKey? { name.map { _ in "c" } }
                    func d() -> LocalizedStringKey { return name.map { _ in "d" } ?? "e" }
                }
                """
            ).sorted() == ["a", "b", "c", "d", "e"])
    }
}
#endif
