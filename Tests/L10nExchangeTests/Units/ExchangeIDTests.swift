import L10nCatalog
import L10nLocale
import TestSupport
import Testing

@testable import L10nExchange
@testable import L10nFormats

/// The ids of units, both ways (interchange.md 1.2 and 1.3).
struct ExchangeIDTests {
    private static let catalogIDs: [(id: String, text: String, key: String, path: ExchangePath)] = [
        ("N-17", "cart.title", "cart.title", .entry),
        ("N-17", "", "", .entry),
        ("N-18", "key|==|plural.one", "key", ExchangePath([.plural(.one)])),
        ("N-18", "|==|plural.other", "", ExchangePath([.plural(.other)])),
        ("N-19", "key|==|device.iphone", "key", ExchangePath([.device("iphone")])),
        ("N-20", "key|==|device.mac.plural.few", "key", ExchangePath([.device("mac"), .plural(.few)])),
        ("N-21", "k|==|substitutions.NAME.plural.one", "k", ExchangePath(variable: "NAME", [.plural(.one)])),
        ("N-22", "k|==|substitutions.@A.B@.plural.one", "k", ExchangePath(variable: "A.B", [.plural(.one)])),
        ("N-22", "k|==|substitutions.@A@.plural.one", "k", ExchangePath(variable: "@A@", [.plural(.one)])),
        ("N-23", "k|==|substitutions.N.device.ipad", "k", ExchangePath(variable: "N", [.device("ipad")])),
        (
            "N-23", "k|==|substitutions.N.device.ipad.plural.two", "k",
            ExchangePath(variable: "N", [.device("ipad"), .plural(.two)])
        ),
        ("N-24", "a|==|text", "a|==|text", .entry),
        ("N-24", "a|==|b|==|plural.one", "a|==|b", ExchangePath([.plural(.one)])),
        (
            "N-24", "a|==|substitutions.x|==|y.plural.one", "a",
            ExchangePath(variable: "x|==|y", [.plural(.one)])
        ),
        ("N-25", "key|==|plural.once", "key|==|plural.once", .entry),
        ("N-25", "key|==|device.tv", "key|==|device.tv", .entry),
        ("N-25", "key|==|device.ipad.one", "key|==|device.ipad.one", .entry),
        ("N-25", "key|==|substitutions.plural.one", "key|==|substitutions.plural.one", .entry),
        ("N-25", "key|==|substitutions..plural.one", "key|==|substitutions..plural.one", .entry),
        ("N-25", "key|==|substitutions.a.b.plural.one", "key|==|substitutions.a.b.plural.one", .entry),
        ("N-25", "plural.one", "plural.one", .entry),
        // What moz.l10n refuses.
        ("N-28", "a |==| b|==|device.ipad.plural.many", "a |==| b", ExchangePath([.device("ipad"), .plural(.many)])),
        ("N-25", "x.plural.one", "x.plural.one", .entry),
    ]

    @Test("ids in catalogs (N-17 to N-25, N-28)", arguments: catalogIDs)
    func catalogID(id: String, text: String, key: String, path: ExchangePath) {
        let read = ExchangeID(text: text, in: XCStringsFormat.self)
        #expect(read == ExchangeID(key, path), "\(id)")
        #expect(read.text(in: XCStringsFormat.self) == text, "\(id)")
        #expect(!read.isAmbiguous(in: XCStringsFormat.self), "\(id)")
    }

    private static let dictionaryIDs: [(text: String, key: String, path: ExchangePath)] = [
        ("/KEY:dict/NSStringLocalizedFormatKey:dict/:string", "KEY", .entry),
        ("/KEY:dict/VAR:dict/one:dict/:string", "KEY", ExchangePath(variable: "VAR", [.plural(.one)])),
        ("/a/b:dict/c:dict/VAR:dict/few:dict/:string", "a/b:dict/c", ExchangePath(variable: "VAR", [.plural(.few)])),
        ("/:dict/NSStringLocalizedFormatKey:dict/:string", "", .entry),
        ("/K:dict/a/b:dict/other:dict/:string", "K", ExchangePath(variable: "a/b", [.plural(.other)])),
        ("/K:dict/NSStringVariableWidthRuleType:dict/20:dict/:string", "K", ExchangePath([.width(20)])),
        ("/K:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "K", ExchangePath([.device("mac")])),
        (
            "/K:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/VAR:dict/one:dict/:string", "K",
            ExchangePath(variable: "VAR", [.device("mac"), .plural(.one)])
        ),
        (
            "/K:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/NSStringVariableWidthRuleType:dict/20:dict/:string",
            "K",
            ExchangePath([.device("mac"), .width(20)])
        ),
    ]

    @Test("ids in stringsdict files (N-15 N-16)", arguments: dictionaryIDs)
    func dictionaryID(text: String, key: String, path: ExchangePath) {
        let read = ExchangeID(text: text, in: StringsDictFormat.self)
        #expect(read == ExchangeID(key, path))
        #expect(read.text(in: StringsDictFormat.self) == text)
    }

    @Test func `the format of variables on a device is read by its own path too (N-16)`() {
        let text = "/K:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/NSStringLocalizedFormatKey:dict/:string"
        let read = ExchangeID(text: text, in: StringsDictFormat.self)
        #expect(read == ExchangeID("K", ExchangePath([.device("mac")])))
    }

    @Test(arguments: ["", "/", "KEY", "/KEY:dict/:string", "/KEY:dict/VAR:dict/once:dict/:string", "/:string"])
    func `what is no id of a stringsdict is a key (N-16)`(_ text: String) {
        #expect(ExchangeID(text: text, in: StringsDictFormat.self) == ExchangeID(text))
    }

    @Test func `a key of a strings file stands for itself (N-14)`() {
        let text = "a|==|plural.one"
        #expect(ExchangeID(text: text, in: StringsFormat.self) == ExchangeID(text))
        #expect(ExchangeID(text).text(in: StringsFormat.self) == text)
        #expect(ExchangeID("a", ExchangePath([.plural(.one)])).text(in: StringsFormat.self) == nil)
    }

    @Test func `what almost is a path is named (N-25)`() {
        #expect(CatalogUnitID.nearly("key|==|plural.once")?.part == "once")
        #expect(CatalogUnitID.nearly("key|==|device.tv")?.candidates == CatalogUnitID.devices)
        #expect(CatalogUnitID.nearly("key|==|device.ipad.plural.on")?.part == "on")
        #expect(CatalogUnitID.nearly("key|==|text") == nil)
        #expect(CatalogUnitID.nearly("key|==|plural.one") == nil)
        #expect(CatalogUnitID.nearly("key") == nil)
    }

    @Test(arguments: ["note|==|plural.one", "a|==|device.mac", "|==|substitutions.x.plural.two"])
    func `a key that ends in a path is ambiguous (N-26)`(_ key: String) {
        #expect(ExchangeID(key).isAmbiguous(in: XCStringsFormat.self))
        #expect(!ExchangeID(key).isAmbiguous(in: StringsFormat.self))
        #expect(!ExchangeID(key, ExchangePath([.plural(.one)])).isAmbiguous(in: XCStringsFormat.self))
    }

    @Test func `forms that an id cannot say have none`() {
        #expect(ExchangeID("k", ExchangePath([.item(0)])).text(in: XCStringsFormat.self) == nil)
        #expect(ExchangeID("k", ExchangePath([.width(3)])).text(in: XCStringsFormat.self) == nil)
        #expect(ExchangeID("k", ExchangePath([.plural(.one), .device("mac")])).text(in: XCStringsFormat.self) == nil)
        #expect(ExchangeID("k", ExchangePath([.plural(.one)])).text(in: StringsDictFormat.self) == nil)
    }

    @Test func `ids are read in linear time`() {
        let text = String(repeating: "|==|substitutions.x", count: 200_000) + ".plural.one"
        let read = ExchangeID(text: text, in: XCStringsFormat.self)
        #expect(read.path == ExchangePath(variable: "x", [.plural(.one)]))
        let many = String(repeating: ":dict/", count: 200_000) + ":dict/:string"
        #expect(ExchangeID(text: many, in: StringsDictFormat.self) == ExchangeID(many))
    }

    @Test func `random ids survive, or are known to be ambiguous`() {
        let seed = TestSeed.printed()
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "a", ".", "|==|", "plural.one", "device.mac", "substitutions.", "@", "é", "|", "=", "/", ":dict/",
        ]
        let paths = [
            ExchangePath.entry, ExchangePath([.plural(.many)]), ExchangePath([.device("ipod")]),
            ExchangePath([.device("other"), .plural(.zero)]),
        ]
        for _ in 0..<5_000 {
            let key = (0..<Int.random(in: 0..<6, using: &random)).map { _ in pieces.randomElement(using: &random)! }
            let path = paths.randomElement(using: &random)!
            let id = ExchangeID(key.joined(), path)
            let text = id.text(in: XCStringsFormat.self)!
            let read = ExchangeID(text: text, in: XCStringsFormat.self)
            #expect(read == id || path == .entry, "\(text), seed \(seed)")
            #expect(read.text(in: XCStringsFormat.self) == text, "\(text), seed \(seed)")
        }
    }
}
