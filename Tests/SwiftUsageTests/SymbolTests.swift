#if SourceScan
import Foundation
import L10nSource
import L10nUsage
import SwiftUsage
import TestSupport
import Testing

/// Members that a generator makes of keys, whether it did so before the sources were read or does it at build time.
@Suite struct SymbolTests {
    /// What files use of tables; the keys of a table that begin with a star have a symbol of Xcode.
    private static func uses(_ tables: [String: [String]], _ files: String...) -> [String] {
        let tables = tables.sorted { $0.key < $1.key }.map { name, keys in
            let symbols = keys.filter { $0.hasPrefix("*") }.map { String($0.dropFirst()) }
            return SymbolTable(name: name, symbols: symbols) {
                keys.map { $0.hasPrefix("*") ? String($0.dropFirst()) : $0 }
            }
        }
        return UsesOfSwift.uses(files, tables: tables)
    }

    @Test func `an accessor that nothing uses leaves its key unused, unless a literal has it (SC-63)`() {
        let generated = """
            enum L10n {
                static let title = L10n.tr("Localizable", "title")
                static let intent = L10n.tr("Localizable", "intent.title")
                static func tr(_ table: String, _ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: table) }
            }
            """
        #expect(UsesOfSwift.uses(generated, "let a = L10n.title") == ["title"])
        #expect(
            UsesOfSwift.uses(
                generated,
                """
                import AppIntents
                struct Open: AppIntent { static var title: LocalizedStringResource = "intent.title" }
                """) == ["intent.title"])
    }

    @Test func `a file without accessors uses keys whatever its functions are called (SC-62)`() {
        let generated = """
            enum L10n {
                static let title = L10n.tr("Localizable", "title")
                static func tr(_ table: String, _ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: table) }
            }
            """
        #expect(
            UsesOfSwift.uses(generated, "let a = L10n.title\nprivate func tr(_ name: String) -> String { name }")
                == ["title"])
    }

    @Test func `members of xcstrings-tool are found by the keys of the table that a label names (SC-64)`() {
        let tables = [
            "Localizable": ["HeadingTitle", "files %lld", "my.snake_case.with-more", "unused", "Cancel"],
            "URL Strings": ["open"],
        ]
        #expect(
            Self.uses(
                tables,
                """
                let a = String(localizable: .headingTitle)
                let b = Text(.localizable(.files(3)))
                let c = LocalizedStringResource(urlStrings: .open)
                let d = Text(localizable: all ? .mySnake_caseWithMore : .cancel)
                let e = String(localizable: .isNowhere)
                let f = String.Localizable.headingTitle
                """) == [
                    "HeadingTitle", "files %lld", "open @URL Strings", "my.snake_case.with-more", "Cancel",
                    "HeadingTitle",
                ])
        #expect(Self.uses(tables, "let a = title(.headingTitle)").isEmpty)
        // Where calls show that the table has such members, a name of several words is one.
        #expect(
            Self.uses(tables, "let a = Text(localizable: .unused)", "let b: Title = .headingTitle\nlet c = f(.cancel)")
                == ["unused", "HeadingTitle"])
    }

    @Test func `a file of xcstrings-tool uses none of its keys (SC-64)`() {
        let generated = """
            extension String {
                struct Localizable {
                    let key: StaticString
                    fileprivate init(key: StaticString, arguments: [Argument], table: String?) { self.key = key }
                    static var headingTitle: Localizable {
                        Localizable(key: "HeadingTitle", arguments: [], table: "Localizable")
                    }
                }
                init(localizable: Localizable) { self.init(localized: localizable.key, table: localizable.table) }
            }
            """
        let usage = UsesOfSwift.usage([generated])
        #expect(usage.uses.isEmpty && usage.dynamic.isEmpty)
    }

    @Test func `symbols of Xcode are found by the manual keys of catalogs (SC-65)`() {
        let tables = [
            "Localizable": ["*cart.checkout-title", "*%lld posts of friends", "*cancel", "cart.automatic"],
            "Paywall": ["*paywall.title"],
        ]
        #expect(
            Self.uses(
                tables,
                """
                let a = Text(.cartCheckoutTitle)
                let b = String(localized: .postsOfFriends(3))
                let c = Label(.Paywall.paywallTitle, systemImage: "star")
                let d = Button(.cancel, role: .cancel) {}
                let e = Text(.cartAutomatic)
                let f = LocalizedStringResource.cancel
                """) == ["cart.checkout-title", "%lld posts of friends", "paywall.title @Paywall", "cancel", "cancel"])
    }

    @Test func `a symbol is one where a type of the project takes a key (SC-65)`() {
        let tables = ["Localizable": ["*cancel", "*done", "*other"]]
        let view = "struct Row { let title: LocalizedStringResource }\nfunc show(_ text: LocalizedStringKey) {}"
        #expect(Self.uses(tables, view, "let a = Row(title: .cancel)\nshow(.done)\nf(.other)") == ["cancel", "done"])
    }

    @Test func `a look-up of a symbol is no look-up of a value (SC-65)`() {
        #expect(UsesOfSwift.dynamic("let a = String(localized: .title)\nlet b = String(localized: .files(3))") == 0)
        #expect(UsesOfSwift.dynamic("let a = String(localized: .Table.files(3))") == 0)
    }

    @Test func `accessors of this product are followed, and their file uses no key (SC-61)`() throws {
        for kind in ["foundation", "stateview"] {
            let file = try String(
                contentsOf: Golden.fixtures.appending(path: "Codegen/catalog/\(kind).txt"), encoding: .utf8)
            #expect(UsesOfSwift.uses(file).isEmpty)
            #expect(UsesOfSwift.dynamic(file) == 0)
            #expect(
                UsesOfSwift.uses(file, "let a = L10n.birds(\"x\", birds: 1, trees: 2)\nlet b = L10n.Only.german") == [
                    "birds", "only.german",
                ])
        }
    }
}
#endif
