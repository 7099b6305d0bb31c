#if SourceScan
import L10nSource
import L10nUsage
import Testing

/// Keys that reach a look-up through other code of the project.
@Suite struct LinkingTests {
    @Test func `functions that look up what they are given are found (SC-76)`() {
        #expect(
            UsesOfSwift.uses(
                """
                func L(_ key: String, _ comment: String = "") -> String { NSLocalizedString(key, comment: comment) }
                extension String {
                    var localized: String { Bundle.main.localizedString(forKey: self, value: nil, table: nil) }
                    func localized(key: String) -> String { NSLocalizedString(key, value: self, comment: "") }
                    func text(in table: String) -> String { tr(self, table: table) }
                }
                func tr(_ k: String, table: String) -> String { NSLocalizedString(k, tableName: table, comment: "") }
                """,
                """
                let a = L("a")
                let b = "b".localized
                let c = "C".localized(key: "c")
                let d = tr("d", table: "T")
                let e = "e".text(in: "T")
                """
            ).sorted() == ["a", "b", "c =C", "d @T", "e @T"])
    }

    @Test func `operators that look up what they are given are functions (SC-76)`() {
        #expect(
            UsesOfSwift.uses(
                """
                prefix func %(expression: String.LocalizationValue) -> String { String(localized: expression) }
                extension String { static postfix func ^(key: String) -> String { NSLocalizedString(key, comment: "") } }
                """,
                #"""
                func f(a: String, b: Int) -> String { %"\(a) of \(b)" }
                let c = g(%"c", -"d", !"e")
                let f = "f"^
                """#
            ).sorted() == ["%@ of %lld", "c", "f"])
    }

    @Test func `a conversion and a parameter have the table of the call that looks them up (SC-76)`() {
        #expect(
            UsesOfSwift.uses(
                """
                import SwiftUI
                func t(_ k: LocalizedStringKey) -> Text { Text(k, tableName: "Copy") }
                func s(_ k: String) -> String { String(localized: String.LocalizationValue(k), table: "Copy") }
                func i(_ k: String) -> String { String(localized: .init(k), table: "Copy") }
                func u(_ k: LocalizedStringKey) -> Text { Text(k) }
                struct Row: View {
                    let title: LocalizedStringKey
                    var body: some View { Text(title, tableName: "Copy") }
                }
                """,
                """
                import SwiftUI
                let b = String(localized: String.LocalizationValue("b"), table: "Copy")
                let c = Text(LocalizedStringKey("c"), tableName: "Copy")
                let d = t("d")
                let e = s("e")
                let f = Row(title: "f")
                let g = u("g")
                let h = i("h")
                let j = LocalizedStringKey("j")
                """
            ).sorted() == ["b @Copy", "c @Copy", "d @Copy", "e @Copy", "f @Copy", "g", "h @Copy", "j"])
    }

    @Test func `a property that a call looks up in a table of its own has keys of any table (SC-76)`() {
        #expect(
            UsesOfSwift.uses(
                """
                enum Kind {
                    case a, b
                    var title: LocalizedStringKey {
                        switch self {
                        case .a: "a"
                        case .b: "b"
                        }
                    }
                    var hint: LocalizedStringKey { "c" }
                }
                """,
                """
                import SwiftUI
                let x = ForEach(kinds) { kind in Text(kind.title, tableName: "Copy") }
                func g(kind: Kind) -> Text { Text(kind.hint) }
                """
            ).sorted() == ["a @?", "b @?", "c"])
    }

    @Test func `a function that each of many modules has is followed once for all of them (SC-76)`() {
        let modules = (0..<80).map { module in
            String(repeating: "\n", count: module)
                + "enum L10n { static func string(_ key: String) -> String { NSLocalizedString(key, comment: \"\") } }\n"
                + (0..<30).map { "let a\($0) = L10n.string(\"\(module).\($0)\")\n" }.joined()
        }
        #expect(UsesOfSwift.usage(modules).uses.filter { $0.kind == .lookup }.count == 2400)
    }

    @Test func `copies of a function do the same wherever they stand in their files (SC-76)`() {
        let copy = #"enum L10n { static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") } }"#
        #expect(UsesOfSwift.uses(copy, "\n" + copy, #"let a = L10n.text("a")"#) == ["a"])
    }

    @Test func `init makes the type that it names, or that around it (SC-76)`() {
        #expect(
            UsesOfSwift.uses(
                #"struct Row { init(_ key: String) { print(NSLocalizedString(key, comment: "")) } }"#,
                #"extension Row { init() { self.init("a") } }"#, #"let b = [Row.init("b"), Cell.init("c")]"#
            ) == ["a", "b"])
    }

    @Test func `a function that looks nothing up leaves the calls of one of its name open (SC-76)`() {
        let lookup = #"enum L10n { static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") } }"#
        let other = "enum L10n { static func text(_ key: String) -> String { key } }"
        let call = #"let a = L10n.text("a")"#
        #expect(UsesOfSwift.uses(lookup, lookup, call) == ["a"])
        #expect(UsesOfSwift.uses(lookup, other, lookup, call) == ["optional a"])
    }

    @Test func `a call that leaves out what a function demands is none of it (SC-76)`() {
        #expect(
            UsesOfSwift.uses(
                """
                enum App {
                    static func string(_ key: String, locale: Locale) -> String { NSLocalizedString(key, comment: "") }
                    static func later(_ key: String, then: (String) -> Void) { then(NSLocalizedString(key, comment: "")) }
                }
                enum JSON { case string(String) }
                """,
                """
                let a = App.string("a", locale: .current)
                let b: JSON = .string("b")
                let c: Void = App.later("c") { print($0) }
                """
            ).sorted() == ["a", "c"])
    }

    @Test func `functions of libraries are named by the configuration (SC-76)`() {
        #expect(
            UsesOfSwift.uses(
                "let a = text(\"a\", table: \"T\")\nlet b = K.look(key: \"b\")\nlet c = \"c\".loc",
                functions: [
                    "text(_:table:)", "look(key:)", "loc",
                ]) == ["a @T", "b", "c"])
    }

    @Test func `what else a function is given are values where the configuration says so (SC-45)`() {
        let wrapper =
            "func tr(_ key: String, table: String? = nil, _ values: CVarArg...) -> String { NSLocalizedString(key, tableName: table, comment: \"\") }"
        let calls = """
            let a = tr("a", 1, "two")
            let b = tr("b", table: "T", list.count)
            let c = tr("c", [1.5, name])
            """
        #expect(UsesOfSwift.uses([wrapper, calls], insertions: [:]) == ["a", "b @T", "c"])
        #expect(
            UsesOfSwift.uses([wrapper, calls], insertions: ["tr": .printf]) == [
                "a (wideInteger, object)", "b @T (wideInteger)", "c (floatingPoint, unknown)",
            ])
        #expect(
            UsesOfSwift.uses(
                ["let a = \"a\".loc(name: 1)\nlet b = L(\"b\", values)"], insertions: ["loc": .named, "L": .named])
                == ["a (wideInteger)", "b"])
    }

    @Test func `a default with values in it says what the text is given (SC-45)`() {
        let text = #"let a = String(localized: "a", defaultValue: "\(list.count) of \(name)")"#
        #expect(UsesOfSwift.uses(text) == ["a =%lld of <%> (integer, unknown)"])
    }

    @Test func `literals of a variable are keys, with the default beside each (SC-74)`() {
        #expect(
            UsesOfSwift.uses(
                """
                func f() {
                    let key: String
                    let value: String
                    switch self {
                    case .a: key = "a"; value = "A"
                    case .b: key = "b"; value = "B"
                    }
                    return NSLocalizedString(key, value: value, comment: "")
                }
                """) == ["a =A", "b =B"])
    }

    @Test func `raw values of an enum are keys where it looks them up (SC-75)`() {
        #expect(
            UsesOfSwift.uses(
                """
                enum E: String {
                    case a, b = "x.y"
                    var text: String { NSLocalizedString(rawValue, comment: "") }
                }
                """,
                """
                enum F: String { case c }
                func g(_ f: F) { NSLocalizedString(f.rawValue, comment: "") }
                """) == ["a", "x.y", "optional c"])
        #expect(UsesOfSwift.mentions("enum G: String { case d = \"d.e\" }") == ["d.e"])
    }

    @Test func `a key that is put together is a pattern (SC-43, SC-44, SC-77)`() {
        #expect(
            UsesOfSwift.uses(
                #"""
                let a = NSLocalizedString("prefix.\(id).title", comment: "")
                let b = NSLocalizedString("a" + ".b", comment: "")
                let c = NSLocalizedString("a." + id, comment: "")
                """#) == ["prefix.<*>.title", "a.b", "a.<*>"])
    }

    @Test func `a key that nobody can tell is counted (SC-78)`() {
        #expect(UsesOfSwift.dynamic("let a = NSLocalizedString(load(), comment: \"\")") == 1)
        #expect(UsesOfSwift.dynamic("func L(_ k: String) { NSLocalizedString(k, comment: \"\") }") == 0)
    }

    @Test func `accessors are followed to their keys (SC-60 to SC-62)`() {
        let generated = """
            enum L10n {
                enum Settings {
                    static let title = L10n.tr("Localizable", "settings.title", fallback: "Settings")
                    static func count(_ p1: Int) -> String { return L10n.tr("Other", "settings.count", p1) }
                    static let unused = L10n.tr("Localizable", "settings.unused")
                }
            }
            extension L10n {
                private static func tr(_ table: String, _ key: String, _ args: CVarArg..., fallback value: String) -> String {
                    let format = BundleToken.bundle.localizedString(forKey: key, value: value, table: table)
                    return String(format: format, locale: Locale.current, arguments: args)
                }
            }
            """
        #expect(
            UsesOfSwift.uses(
                generated,
                """
                typealias S = L10n.Settings
                let a = L10n.Settings.title.uppercased()
                let b = S.count(1)
                let c = L10n.Settings
                    .title
                """) == ["settings.title", "settings.count @Other", "optional settings.title"])
    }

    @Test func `a literal elsewhere is a mention, unless it is something else (SC-72, SC-73)`() {
        #expect(
            UsesOfSwift.mentions(
                """
                // "comment"
                let row = Row(key: "a", value: "b")
                let c = dictionary["x"]
                if text == "y" {}
                switch text { case "z": break }
                defaults.bool(forKey: "w")
                let d = Image(systemName: "v")
                """) == ["a", "b"])
    }

    @Test func `damaged files are read as far as they go (SC-90)`() {
        #expect(
            UsesOfSwift.uses("let a = NSLocalizedString(\"a\nlet b = NSLocalizedString(\"b\", comment: \"\")").contains(
                "b"))
        let deep =
            String(repeating: "(", count: 4000) + "NSLocalizedString(\"a\")" + String(repeating: ")", count: 4000)
        _ = UsesOfSwift.uses(deep)
        _ = UsesOfSwift.usage([
            "let a = " + String(repeating: "f(", count: 3000) + "\"a\"" + String(repeating: ")", count: 3000)
        ])
    }

    @Test(arguments: ["job = job.with(job, 1)", "job = wrap(job, 1)", "job = job + other(job)"])
    func `a variable that is made of itself line by line takes no more than its lines`(line: String) {
        let lines = Array(repeating: "    \(line)", count: 400).joined(separator: "\n")
        let code = "func f() {\n    var job = \"a\"\n\(lines)\n    show(NSLocalizedString(\"key\", comment: \"\"))\n}\n"
        #expect(UsesOfSwift.uses(code).contains { $0.contains("key") })
    }

    @Test func `a type in a variable leads to its members (SC-62)`() {
        let accessors = """
            enum L10n {
                enum Errors {
                    static let gone = L10n.tr("Localizable", "errors.gone")
                    static let unused = L10n.tr("Localizable", "errors.unused")
                }
                private static func tr(_ table: String, _ key: String) -> String {
                    BundleToken.bundle.localizedString(forKey: key, value: nil, table: table)
                }
            }
            """
        let use = "func f() -> String {\n    let errors = L10n.Errors.self\n    return errors.gone\n}\n"
        #expect(UsesOfSwift.uses(accessors, use) == ["errors.gone"])
    }
}
#endif
