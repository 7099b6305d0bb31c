import L10nSource

/// A suppression that suppressed nothing in a run over the whole project.
enum UnusedSuppression: CheckRule {
    static let rule = Rule.unusedSuppression

    static var examples: RuleExamples {
        RuleExamples(
            bad: [
                RuleExample(
                    "en.lproj/Localizable.strings",
                    "/* l10n:disable untrimmed-key -- the server sends it so */\n\"retry\" = \"Again\";\n")
            ],
            good: [
                RuleExample(
                    "en.lproj/Localizable.strings",
                    "/* l10n:disable untrimmed-key -- the server sends it so */\n\"retry \" = \"Again\";\n")
            ])
    }

    /// A directive with rules that suppressed nothing.
    struct Case {
        let site: SuppressionSite
        /// The places of those rules in the directive, ascending.
        let rules: [Int]
    }

    static func finding(_ idle: Case) -> Diagnostic {
        let directive = idle.site.suppression.directive
        let names = idle.rules.map { directive.rules[$0].value }
        let isAll = idle.rules.count == directive.rules.count
        let range = idle.rules.count == 1 ? directive.rules[idle.rules[0]].range : directive.range
        let message =
            idle.site.suppression.coverage == .nothing
            ? misplaced(isForFile: directive.isForFile)
            : names.allSatisfy { Rule.named($0)?.isHard ?? false }
                ? unsuppressible(names) : unneeded(names, isAll: isAll, isInDocument: idle.site.stateView != nil)
        return Diagnostic(
            .unusedSuppression, message, at: idle.site.span(range), subject: subject(idle.site),
            fixes: [fix(idle, isAll: isAll)])
    }

    private static func subject(_ site: SuppressionSite) -> Subject {
        var subject = site.subject
        if let view = site.stateView {
            subject.stateView = view
        } else if case .entry(_, let name) = site.suppression.coverage {
            subject.key = name
        }
        return subject
    }

    /// Cuts out the whole directive, or the rules that are not needed.
    private static func fix(_ idle: Case, isAll: Bool) -> Fix {
        let rules = idle.site.suppression.directive.rules
        guard !isAll else {
            // Where the directive stands at the wrong place, its author may want to keep it at another one.
            let isMisplaced = idle.site.suppression.coverage == .nothing
            return Fix(
                "remove the directive", idle.site.isInCode ? .displayOnly : isMisplaced ? .unsafe : .safe,
                edits: [Edit(idle.site.span(idle.site.suppression.removal), "")])
        }
        let kept = Set(rules.indices).subtracting(idle.rules)
        let text = kept.sorted().map { rules[$0].value }.joined(separator: ", ")
        let whole = rules.reduce(rules[0].range) { $0.union($1.range) }
        return Fix(
            "name the other rules only", idle.site.isInCode ? .displayOnly : .safe,
            edits: [Edit(idle.site.span(whole), text)])
    }
}

extension UnusedSuppression {
    fileprivate static func unneeded(_ names: [String], isAll: Bool, isInDocument: Bool) -> String {
        let quoted = names.map(Wording.quoted)
        let (verb, them) = names.count == 1 ? ("does", "it") : ("do", "them")
        let place = isInDocument ? "'disable'" : "the comment"
        return "\(Wording.list(quoted)) \(verb) not occur here; "
            + (isAll && !isInDocument ? "remove the comment" : "take \(them) out of \(place)")
    }

    fileprivate static func unsuppressible(_ names: [String]) -> String {
        "\(Wording.list(names.map(Wording.quoted))) cannot be suppressed; remove the comment and mend the file"
    }

    fileprivate static func misplaced(isForFile: Bool) -> String {
        isForFile
            ? "'disable-file' has no effect behind the first entry; move it to the top of the file"
            : "no entry stands on or below this line, so nothing is suppressed; move the comment to its entry"
    }
}
