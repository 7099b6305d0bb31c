import L10nExchange

/// The exchange format that an option names.
enum ExchangeFormatOption {
    static func value(_ text: String) throws(CommandFailure) -> any ExchangeFormat.Type {
        if let format = ExchangeFormats.all.first(where: { $0.name == text }) { return format }
        throw .usage(Unknown.message("format", text, among: ExchangeFormats.all.map { $0.name }))
    }
}
