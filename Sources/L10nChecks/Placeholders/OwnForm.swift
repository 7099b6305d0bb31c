import L10nMessages
import MessageChecks

/// What is known of a text as one of several of its entry.
struct OwnForm {
    /// The variables that the entry defines.
    var variables: Set<String> = []
    /// The type of the text's variable, where that has a finding of its own.
    var differingType: ArgumentType?
    /// Whether another rule looks for arguments that a format with variables leaves out.
    var skipsArguments = false

    /// Whether the text around its variable shows the number.
    var isNumberShownAround = false

    /// Whether an issue follows from something that another rule reports (PRI-7), or is none in view of the other forms.
    func explains(_ issue: PlaceholderIssue) -> Bool {
        if isNumberShownAround, issue.cause == .numberDropped || issue.cause == .missing && issue.isAboutNumber {
            return true
        }
        if let differingType, issue.found == differingType {
            switch issue.cause {
            case .type, .size, .signOrRadix, .truncates, .integerWidth, .sizeOnWatch, .floatStyle: return true
            default: break
            }
        }
        return skipsArguments && issue.cause == .positionGap && !variables.isEmpty
    }
}

extension PlaceholderIssue {
    fileprivate var isAboutNumber: Bool {
        guard let kind = expected?.kind else { return false }
        return kind.isCountable || kind == .substitutionValue
    }
}
