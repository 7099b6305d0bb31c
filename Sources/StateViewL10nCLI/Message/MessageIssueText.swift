import L10nMessages
import L10nSource

extension MessageIssue {
    /// What went wrong, then what to do.
    var sentence: String {
        let written = Wording.quoted(source)
        return switch kind {
        case .missingArgument: "no value for \(written); give one with --arg \(name)=…"
        case .emptyArgument: "the value of \(written) is empty"
        case .wrongType:
            "\(written) does not read values of this type; write a number as --arg \(name)=5, a moment as "
                + "\(name)=date:2026-11-21, a text as \(name)=text:5"
        case .narrowInteger:
            "the value is larger than \(written) reads, so that an app would show another; write '%lld'"
        case .unreadable: "\(written) is no placeholder and is shown as it is"
        case .percentSign: "\(written) may be meant as a percent sign; write '%%'"
        case .mixedNumbering: "some placeholders are numbered and others are not; number all of them"
        case .undefinedVariable: "the variable \(written) is defined in no file; name a message of a project with --key"
        case .variableCycle: "the variable \(written) leads to itself; its inner mention shows nothing"
        case .tooDeep: "\(written) is a variable too many and shows nothing; put fewer into one another"
        case .missingOtherCategory: "there is no form for 'other'; add one"
        case .missingPluralRules:
            "nobody knows the plural rules of this language, so that every number takes 'other'; write forms for single "
                + "numbers such as '=1'"
        case .missingDevice: "there is no form for this device, nor for 'other'; the first one is shown"
        case .severalNumbers: "the forms show several numbers, and the first one chooses; use a variable for each"
        case .unusableStyle: "ICU has no style \(written); the value is shown in its own form"
        case .clamped: "the width or precision of \(written) is over 1000; write a smaller one"
        case .hiddenControl: "the value \(written) has characters that nobody sees; they are left out"
        }
    }

    private var name: String {
        if let variable = MessageIssue.variableName(in: source) { return Wording.visible(variable) }
        return switch argument {
        case .name(let name): Wording.visible(name)
        case .position(let position): "\(position)"
        case nil: "NAME"
        }
    }
}

extension MessageIssue.Kind {
    /// Whether the text of the message alone is the reason.
    var isAboutText: Bool {
        switch self {
        case .unreadable, .percentSign, .mixedNumbering, .unusableStyle, .clamped: true
        case .missingArgument, .emptyArgument, .wrongType, .narrowInteger, .undefinedVariable, .variableCycle, .tooDeep,
            .missingOtherCategory, .missingPluralRules, .missingDevice, .severalNumbers, .hiddenControl:
            false
        }
    }
}
