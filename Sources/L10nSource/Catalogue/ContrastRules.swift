/// The rules about contrast and legibility.
extension Rule {
    static let contrastRules: [Rule] = [
        .lowDisabledContrast,
        .lowIncreasedContrast,
        .lowNontextContrast,
        .lowTextContrast,
        .missingHostBackground,
        .missingOnPair,
        .misusedTokenRole,
        .thinSmallText,
        .tinyText,
        .unpairedForeground,
    ]

    package static let lowDisabledContrast = Rule(
        "low-disabled-contrast", .contrast, .note, needs: [.tokens], precision: .veryHigh,
        summary: "The label of a disabled button has less contrast than 3:1.",
        why: "WCAG exempts it, yet people want to read what they can't do.",
        sources: [.wcagContrast], contract: ["checks.md#DEC-9"])

    package static let lowIncreasedContrast = Rule(
        "low-increased-contrast", .contrast, .warning, needs: [.tokens, .views], precision: .veryHigh,
        summary: """
            With increased contrast, text has less than 7:1, or 4.5:1 for large text; in a theme, or where a document sets \
            colors upon the theme of the project.
            """,
        why: "Who chose that setting needs it.",
        sources: [.wcagEnhancedContrast])

    package static let lowNontextContrast = Rule(
        "low-nontext-contrast", .contrast, .error, needs: [.tokens, .views], precision: .veryHigh,
        summary: """
            An icon or an indicator that carries meaning has less contrast than 3:1; in a theme, or where a document tints \
            an icon upon the theme of the project.
            """,
        why: "People with weak sight don't see it, and with it what it tells.",
        sources: [.wcagNonTextContrast])

    package static let lowTextContrast = Rule(
        "low-text-contrast", .contrast, .error, needs: [.tokens, .views], precision: .veryHigh,
        summary: """
            Text has less contrast than WCAG 2.2 asks for: 4.5:1, or 3:1 for large text; in a theme, or where a document \
            sets colors upon the theme of the project.
            """,
        why: "People with weak sight, and everybody in sunlight, can't read it.",
        sources: [.wcagContrast], contract: ["checks.md#DEC-8"])

    package static let missingHostBackground = Rule(
        "missing-host-background", .contrast, .error, needs: [.tokens], precision: .veryHigh,
        summary: "A background is translucent, and no opaque host is declared for it.",
        why: "What people see behind the texts isn't known, so nothing about it can be checked.",
        sources: [.wcagContrast], contract: ["tokens.md#TK-13"])

    package static let missingOnPair = Rule(
        "missing-on-pair", .contrast, .warning, needs: [.tokens],
        summary: "A background has no foreground of the name 'on-…', while others of its group have one.",
        why: "Whoever draws on it guesses a color, and nobody checks that it can be read.",
        sources: [.wcagContrast], contract: ["tokens.md#TK-18"])

    package static let misusedTokenRole = Rule(
        "misused-token-role", .contrast, .warning, needs: [.tokens, .views],
        summary: "A text or icon takes a color that is named as a background, or a background one of a foreground.",
        why: "When a brand or scheme changes its backgrounds, the text goes with them.",
        sources: [.wcagContrast], contract: ["tokens.md#TK-18"])

    package static let thinSmallText = Rule(
        "thin-small-text", .contrast, .warning, needs: [.tokens, .views],
        summary: "A text of a state view has a weight under 400 at a size under 18 points, in a theme or a document.",
        why: "Thin strokes fade on a screen, so that the text looks paler than its color.",
        sources: [.typography])

    package static let tinyText = Rule(
        "tiny-text", .contrast, .warning, needs: [.tokens, .views],
        summary: """
            A text of a state view is smaller than 11 points at some text size of the reader, in a theme or a document.
            """,
        why: "Smaller text cannot be read at arm's length, and no platform sets its own text smaller.",
        sources: [.typography, .tokenFormat], contract: ["tokens.md#TY-7"])

    package static let unpairedForeground = Rule(
        "unpaired-foreground", .contrast, .note, needs: [.tokens], precision: .medium,
        summary: "A color that is named as a foreground is in no pair, so that its contrast is not checked.",
        why: "It can become unreadable in a brand or scheme without a word.",
        sources: [.wcagContrast], contract: ["tokens.md#TK-18", "tokens.md#TV-31"])
}
