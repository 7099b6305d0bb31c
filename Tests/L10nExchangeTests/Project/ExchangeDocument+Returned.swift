import L10nFormats
import L10nSource

@testable import L10nExchange

extension ExchangeFormats {
    /// Those whose exports are one file each.
    static let ofSingleFiles = all.filter { $0.layout == nil }
}

extension ExchangeDocument {
    /// What a file of a format says of the document.
    func returned(by format: any ExchangeFormat.Type) -> ExchangeDocument {
        let output = ExchangeOutput(path: "back" + format.suffixes[0], toolVersion: "1")
        return format.read(ExchangeInput(format.files(of: self, output)[0], targetLanguage: targetLanguage)).documents[
            0]
    }
}
