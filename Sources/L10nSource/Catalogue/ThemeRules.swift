/// The rules about themes as a whole.
extension Rule {
    static let themeRules: [Rule] = [
        .literalSemanticValue,
        .missingFont,
        .missingTextStyle,
        .orderDependentOverride,
        .outOfGamutColor,
        .unevenTokenSet,
        .unusedToken,
    ]

    package static let literalSemanticValue = Rule(
        "literal-semantic-value", .tokens, .note, isOff: true, needs: [.tokens], precision: .medium,
        summary: "A token states a color where most tokens of its group refer to others.",
        why: "When the palette changes, this color stays behind.",
        sources: [.tokenFormat])

    package static let missingFont = Rule(
        "missing-font", .tokens, .warning, needs: [.tokens, .fonts], precision: .medium,
        summary: "A family, weight or face that a typography names is in no font file of the project.",
        why: "The system shows the text in another font, often wider, and the designer's machine does not show it.",
        tiers: "Nothing is said of a theme none of whose families is in the project: its fonts come from elsewhere.",
        sources: [.tokenFormat], contract: ["tokens.md#TY-5"])

    package static let missingTextStyle = Rule(
        "missing-text-style", .tokens, .note, needs: [.tokens],
        summary: "The typography of a state view names no text style of Dynamic Type.",
        why: "The text keeps its size for people who need larger text.",
        sources: [.tokenFormat], contract: ["tokens.md#TY-1", "tokens.md#TY-7"])

    package static let orderDependentOverride = Rule(
        "order-dependent-override", .tokens, .note, isOff: true, needs: [.tokens], precision: .veryHigh,
        summary: "Two modifiers set one token, so that their order in the resolver document decides.",
        why: "Whoever changes the order, or adds a context, changes a value without touching a token file.",
        sources: [.tokenResolver], contract: ["tokens.md#TP-6"])

    package static let outOfGamutColor = Rule(
        "out-of-gamut-color", .tokens, .note, needs: [.tokens], precision: .veryHigh,
        summary: "A color lies outside sRGB, so that many screens show another one.",
        why: "What designers see on their screens is not what everyone sees; the contrast may differ too.",
        tiers: "More than three colors of a group are one finding.",
        sources: [.tokenFormat], contract: ["tokens.md#TK-30"])

    package static let unevenTokenSet = Rule(
        "uneven-token-set", .tokens, .warning, also: [.error], needs: [.tokens], precision: .veryHigh,
        summary: "A token that something needs exists, or has this type, in some brands or schemes only.",
        why: "Whoever uses it gets nothing in the others, which shows when the brand is switched.",
        tiers: """
            An error where a state view needs the token and finds nothing. What no alias, slot, pair of colors or \
            public pattern needs there is left out; 'tokens list --parity' lists it. One finding for each context.
            """,
        sources: [.tokenResolver], contract: ["tokens.md#TO-7"])

    package static let unusedToken = Rule(
        "unused-token", .tokens, .note, fix: .unsafe, needs: [.tokens],
        summary: "A token is reached by no alias, state view or public pattern in any permutation.",
        why: "It costs everyone who reads the palette, and nobody notices when it is wrong.",
        tiers: """
            Without 'tokens.public' in the configuration only palettes are looked at: groups of colors that other \
            groups refer to. More than three colors of a group are one finding then.
            """,
        sources: [.tokenResolver], contract: ["tokens.md#TO-8"])
}
