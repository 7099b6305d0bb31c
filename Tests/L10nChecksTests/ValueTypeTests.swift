import L10nMessages
import Testing

@testable import L10nChecks

/// What the types of variables say.
struct ValueTypeTests {
    @Test(
        arguments: [
            ("lld", ArgumentType(.signed, .bits64), true), ("d", ArgumentType(.signed, .bits32), true),
            ("@", .object, true), (".2f", .double, true),
            ("lld files", ArgumentType(.signed, .bits64), false), ("d%@", ArgumentType(.signed, .bits32), false),
            ("%d", nil, false),
        ] as [(String, ArgumentType?, Bool)])
    func `the first conversion is read, and is all that may stand there`(
        text: String, argument: ArgumentType?, isOne: Bool
    ) {
        let type = ValueType(text)
        #expect(type.argument == argument)
        #expect(type.isOneConversion == isOne)
    }
}
