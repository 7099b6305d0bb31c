import L10nExchange
import L10nSource
import Testing

/// Tables that are wider than any export.
@Suite struct CSVManyColumnsTests {
    @Test(arguments: ["nolang", "abc", "Abcdef", "id", "en-Abcd"])
    func `thousands of columns that name no language, or another part, are read at once`(_ name: String) {
        let columns = (0..<5_000).map { name == "id" ? name : name + String($0, radix: 36).prefix(1) }
        let text = (["file", "source", "de"] + columns + ["key"]).joined(separator: ",") + "\n"
        let clock = ContinuousClock()
        let taken = clock.measure {
            _ = CSVFormat.read(ExchangeInput(SourceFile(path: "a.csv", text: text), targetLanguage: "de"))
        }
        // Without an index each name costs milliseconds.
        #expect(taken < .seconds(5), "\(taken)")
    }
}
