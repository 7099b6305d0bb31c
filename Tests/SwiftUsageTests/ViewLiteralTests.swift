#if SourceScan
import Testing

/// Literals that views, widgets and intents take for keys.
@Suite struct ViewLiteralTests {
    @Test func `a literal is a key, and a text is none (SC-24, SC-25, SC-26)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import SwiftUI
                Text("a")
                Text("b", tableName: "T", comment: "")
                Text(verbatim: "x")
                Text(name)
                Text("x" + "y")
                Text("x" as String)
                Button("c") { run("z") }
                Label("d", systemImage: "star")
                Text(flag ? "e" : "f")
                Text(text ?? "y")
                """) == ["a", "b @T", "c", "d", "e", "f"])
    }

    @Test func `an initializer without its type looks up what is localized, and knows the type around it (SC-8)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import SwiftUI
                var a: String { .init(localized: "a", table: "T") }
                let b: String = .init(localized: .init("b", defaultValue: "B"))
                let alert = Alert(title: .init("c"), message: .init("d"))
                struct Row { let title: LocalizedStringKey; var note: String }
                func row(_ kind: Kind) -> Row? { switch kind { case .a: .init(title: "e", note: "x") } }
                let rows: [Row] = [.init(title: "f", note: "x"), .init(title: "g", note: "x")]
                func other() -> Other { .init(title: "x", note: "x") }
                static var h: LocalizedStringResource = .init("h")
                """) == ["a @T", "b =B", "c", "d", "h", "e", "f", "g"])
    }

    @Test func `one of two literals is a key where a function gives a key back (SC-8)`() {
        #expect(
            UsesOfSwift.uses(
                """
                func a(_ flag: Bool) -> LocalizedStringKey { flag ? "a" : "b" }
                var b: LocalizedStringResource { switch kind { case .a: flag ? "c" : "d"; default: name = flag ? "x" : "y"; "e" } }
                func c() -> String { flag ? "x" : "y" }
                """) == ["a", "b", "c", "d", "e"])
    }

    @Test func `what came with iOS 18 and 26 takes keys too (SC-23, SC-26)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import SwiftUI
                import WidgetKit
                import MapKit
                import AppIntents
                let a = TabSection("a") { Tab("b", systemImage: "x") {} }
                let c = ControlWidgetButton("c", action: I())
                let d = StaticControlConfiguration(kind: "x") {}.displayName("d")
                let e = Marker("e", coordinate: p)
                struct E { @Property(title: "f") var f: String }
                """
            ).sorted() == ["a", "b", "c", "d", "e", "f"])
    }

    @Test func `a type of keys has them by the name Self, in dictionaries and behind self (SC-8)`() {
        #expect(
            UsesOfSwift.uses(
                """
                extension LocalizedStringKey {
                    static let a: Self = "a"
                    static var b: Self { "b" }
                }
                extension String { static let x: Self = "x" }
                struct Names { subscript(_ n: Int) -> LocalizedStringKey { "e" } }
                let names: [Int: LocalizedStringKey] = [1: "c"]
                struct Model {
                    var title: LocalizedStringKey
                    var note: String
                    mutating func set() { self.title = "d"; self.note = "y" }
                }
                """
            ).sorted() == ["a", "b", "c", "d", "e"])
    }

    @Test func `modifiers take keys too (SC-27, SC-28)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import SwiftUI
                let view = x.navigationTitle("a").alert("b", isPresented: $p) {}
                    .searchable(text: $t, prompt: "c").badge(3)
                    .accessibilityInputLabels(["d", "e"]).accessibilityIdentifier("x").tag("y")
                let image = Image("x")
                """
            ).sorted() == ["a", "b", "c", "d", "e"])
    }

    @Test func `a type within another one is another one only where its name stands for it (SC-26)`() {
        #expect(
            UsesOfSwift.uses("enum Palette { enum Text { case dark } }", "import SwiftUI\nlet a = Text(\"a\")") == ["a"]
        )
        let view =
            "import SwiftUI\nstruct Page { struct Label { init(_ s: String) {} }\n var a: Label { Label(\"x\") } }"
        #expect(UsesOfSwift.uses(view, "import SwiftUI\nextension Page { var b: Label { Label(\"x\") } }").isEmpty)
    }

    @Test func `a view shows a parameter that is a text as it is (SC-24)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import SwiftUI
                func line(_ text: String, url: String?) -> some View { Text(flag ? text : "x"); Link(url, destination: a) }
                func title(_ key: LocalizedStringKey) -> some View { Text(key) }
                func made(_ key: String) -> some View { Text(LocalizedStringKey(key)) }
                let a = [line("x", url: "y"), title("a"), made("b")]
                """
            ).sorted() == ["a", "b"])
    }

    @Test func `without the framework a name says nothing, and an own type is another one`() {
        #expect(UsesOfSwift.uses("Text(\"a\")").isEmpty)
        #expect(UsesOfSwift.uses("import SwiftUI\nstruct Section { init(_ name: String) {} }\nSection(\"a\")").isEmpty)
    }

    @Test func `intents, widgets and charts take keys (SC-20, SC-21, SC-22, SC-23)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import AppIntents
                struct I: AppIntent {
                    static var title: LocalizedStringResource = "a"
                    static let description = IntentDescription("b", categoryName: "c")
                    @Parameter(title: "d") var page: String
                    static var parameterSummary: some ParameterSummary { Summary("e \\(\\.$page)") }
                }
                struct S: AppShortcutsProvider {
                    static var appShortcuts: [AppShortcut] {
                        AppShortcut(intent: I(), phrases: ["f in \\(.applicationName)"], shortTitle: "g")
                    }
                }
                """
            ).sorted() == ["a", "b", "c", "d", "e ${page}", "f in ${applicationName} @AppShortcuts", "g"])
        #expect(
            UsesOfSwift.uses("import WidgetKit\nx.configurationDisplayName(\"a\").description(\"b\")").sorted() == [
                "a", "b",
            ])
        #expect(UsesOfSwift.uses("import SwiftUI\nx.description(\"b\")").isEmpty)
    }

    @Test func `literals are keys where types of App Intents are declared (SC-20)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import AppIntents
                enum Mode: String, AppEnum {
                    case a, b
                    static let typeDisplayRepresentation: TypeDisplayRepresentation = "a"
                    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.a: "b", .b: .init(title: "c")]
                }
                enum Other: AppEnum {
                    static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "d")
                    static var caseDisplayRepresentations: [Other: DisplayRepresentation] { [.a: "e", .b: .init("f")] }
                    var displayRepresentation: DisplayRepresentation { "g" }
                }
                struct I: AppIntent {
                    func perform() async throws -> some IntentResult {
                        if place == nil { throw $place.needsValueError("h") }
                        return .result(dialog: "i")
                    }
                }
                """
            ).sorted() == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
        let others = "let a: DisplayRepresentation = \"a\"\nlet b = x.result(dialog: \"b\")"
        #expect(UsesOfSwift.uses("import SwiftUI\n" + others).isEmpty)
    }

    @Test func `own views hand keys on (SC-29)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import SwiftUI
                struct Row: View { let title: LocalizedStringKey; var note: LocalizedStringKey? = nil }
                func show(_ key: LocalizedStringResource, at place: Int) {}
                var late: LocalizedStringKey! = "d"
                """,
                """
                Row(title: "a", note: "b")
                Row(title: title)
                show("c", at: 1)
                """
            ).sorted() == ["a", "b", "c", "d"])
    }

    @Test func `what previews show is used, and asks for nothing (SC-31)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import SwiftUI
                #Preview { Text("a") }
                struct P: PreviewProvider { static var previews: some View { Text("b") } }
                """) == ["optional a", "optional b"])
    }

    @Test func `values in a literal become specifiers (SC-32 to SC-38)`() {
        #expect(
            UsesOfSwift.uses(
                #"""
                import SwiftUI
                struct V {
                    let total: Int
                    let share: Double
                    func f(name: String, small: UInt8) {
                        Text("\(name) of \(total)")
                        Text("\(share) \(small) \(list.count) \(1) \(2.5) \(Int(x)) \(thing)")
                        Text("\(share, specifier: "%.2f") 100%")
                        Text("\(placeholder: .int) \(date, style: .date)")
                        Text("^[\(total) file](inflect: true)")
                        Text("a \(String(localized: "b")) c")
                    }
                }
                """#) == [
                    "%@ of %lld", "%lf %u %lld %lld %lf %lld <%>", "%.2f 100%%", "%lld %@",
                    "^[%lld file](inflect: true)",
                    "a %@ c", "b",
                ])
    }

    @Test func `escapes, raw literals and several lines are read as the compiler does (SC-32)`() {
        #expect(
            UsesOfSwift.uses(
                ##"""
                let a = NSLocalizedString("a\n\"b\" \u{2026}", comment: "")
                let b = NSLocalizedString(#"a\n \#(x)"#, comment: "")
                let c = NSLocalizedString("""
                    first
                      second \
                    third
                    """, comment: "")
                let d = NSLocalizedString("100%", comment: "")
                """##) == ["a\n\"b\" …", #"a\n <*>"#, "first\n  second third", "100%"])
    }
}
#endif
