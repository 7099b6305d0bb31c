import L10nLocale
public import L10nMessages

/// What a state view knows that its texts can say. Everything is optional: a text without its value has a variant that
/// does without it.
///
/// Source: state-views.md 5.4 (arguments) and KD-4.
public struct StateViewArguments: Sendable, Hashable {
    /// What the person typed into a search. Shown shortened to 40 characters; never logged.
    public var query: String?
    /// How many items there are, or how many filters are on; 0 or more.
    public var count: Int?
    /// The product name of an electronic ID, such as `BankID`.
    public var eidProvider: String?
    /// A time, or a date and time, already formatted in the language of the text.
    public var time: String?
    /// What access is missing to.
    public var permission: Permission?
    /// A short code to quote to support. One of at most 12 characters of ASCII can be read out; a longer one is shown as it
    /// is.
    public var code: String?
    /// Values for the holes of an app's own texts.
    public var others: MessageArguments

    /// Something that a system can deny access to.
    public enum Permission: String, Sendable, Hashable, CaseIterable, Codable {
        case camera
        case location
        case notifications
        case other
    }

    /// - Parameter others: values for the holes of an app's own texts.
    public init(
        query: String? = nil, count: Int? = nil, eidProvider: String? = nil, time: String? = nil,
        permission: Permission? = nil, code: String? = nil, others: MessageArguments = MessageArguments()
    ) {
        self.query = query
        self.count = count
        self.eidProvider = eidProvider
        self.time = time
        self.permission = permission
        self.code = code
        self.others = others
    }

    /// The names that the default texts know, with what they are given in examples.
    package enum Name: String, Sendable, Hashable, CaseIterable {
        case query
        case count
        case eidProvider
        case time
        case permission
        case brand
        case code

        package var example: String {
            switch self {
            case .query: "red bicycle"
            case .count: "5"
            case .eidProvider: "BankID"
            case .time: "14:30"
            case .permission: "camera"
            case .brand: "Example"
            case .code: "A1-2B3"
            }
        }

        package var type: String {
            switch self {
            case .query, .eidProvider, .time, .brand, .code: "string"
            case .count: "integer"
            case .permission: "camera, location, notifications or other"
            }
        }
    }

    /// Whether a value is there to be put into a text: an empty one counts as missing.
    package func has(_ name: Name) -> Bool {
        switch name {
        case .query: !Self.isBlank(query)
        case .count: count != nil
        case .eidProvider: !Self.isBlank(eidProvider)
        case .time: !Self.isBlank(time)
        case .permission: permission != nil
        case .code: !Self.isBlank(code)
        case .brand: true
        }
    }

    /// The names of values that were given without any content.
    package var blank: [Name] {
        var names: [Name] = []
        if let query, Self.isBlank(query) { names.append(.query) }
        if let eidProvider, Self.isBlank(eidProvider) { names.append(.eidProvider) }
        if let time, Self.isBlank(time) { names.append(.time) }
        if let code, Self.isBlank(code) { names.append(.code) }
        return names
    }

    private static func isBlank(_ text: String?) -> Bool { text?.allSatisfy(\.isWhitespace) ?? true }

    /// The values as texts take them.
    package var messageArguments: MessageArguments {
        var result = others
        if has(.query), let query { result.named["query"] = .string(Self.shortened(query)) }
        if let count { result.named["count"] = .int(count) }
        if has(.eidProvider), let eidProvider {
            let value = MessageArgument.string(Self.trimmed(eidProvider))
            result.named["eidProvider"] = value
            // What texts of Warp call it (5.6).
            result.named["eid_provider"] = value
        }
        if has(.time), let time { result.named["time"] = .string(time) }
        if has(.code), let code { result.named["code"] = .string(code, direction: .leftToRight) }
        return result
    }

    /// At most 40 characters as people count them, an ellipsis in place of the rest.
    private static func shortened(_ query: String) -> String {
        query.count > 40 ? query.prefix(40) + "\u{2026}" : query
    }

    private static func trimmed(_ text: String) -> String {
        var text = Substring(text)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
