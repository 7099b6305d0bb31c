/// The rules about what state views look like when they are drawn.
extension Rule {
    static let layoutRules: [Rule] = [
        .pseudoTextOverflow,
        .unapprovedView,
        .unmirroredIcon,
    ]

    package static let pseudoTextOverflow = Rule(
        "pseudo-text-overflow", .stateviews, .note, isOff: true, needs: [.views, .fonts], precision: .medium,
        summary:
            "The source text of a state view fits, and made 40 % longer it is cut or pushes others off the screen.",
        why: "Most translations are longer than English, and nobody sees that before they come back.",
        tiers: "silent where the source text itself does not fit",
        contract: ["checks.md#DEC-11", "state-views.md#GP-2"])

    package static let unapprovedView = Rule(
        "unapproved-view", .stateviews, .error, needs: [.views], precision: .veryHigh,
        summary: "A state view says or looks other than somebody has approved it; 'gallery --check' finds it.",
        why: "What changes by accident, such as by a token that many views share, gets to users unseen.",
        tiers: "found by 'gallery --check' alone, and only where 'gallery --approve' has written what is approved",
        contract: ["state-views.md#GP-3"])

    package static let unmirroredIcon = Rule(
        "unmirrored-icon", .stateviews, .warning, needs: [.views], precision: .high,
        summary: "The symbol of a state view points left or right, and stays so in languages from right to left.",
        why: "There an arrow to the right points back to where readers come from.",
        tiers: "silent in projects without a language that runs from right to left",
        sources: [.sfSymbols], contract: ["state-views.md#A-15", "state-views.md#VA-4"])
}
