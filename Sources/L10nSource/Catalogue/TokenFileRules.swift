/// The rules about how token files and resolver documents are written.
extension Rule {
    static let tokenFileRules: [Rule] = [
        .aliasCycle,
        .aliasTypeMismatch,
        .ambiguousTokenFiles,
        .brokenAlias,
        .clampedGradientPosition,
        .deadContext,
        .deprecatedTokenUse,
        .duplicateResolverItem,
        .extendsChangesType,
        .hexComponentMismatch,
        .impliedModifier,
        .incompleteTypography,
        .invalidAliasSyntax,
        .invalidExtends,
        .invalidResolverDocument,
        .invalidResolverReference,
        .invalidTokenName,
        .invalidTokenValue,
        .legacyTokenSyntax,
        .missingTokenType,
        .overrideChangesTokenType,
        .overrideDropsTokenMetadata,
        .redundantTokenOverride,
        .shadowedTokenOverride,
        .singleContextModifier,
        .tokenGroupCollision,
        .tokenNamesDifferingOnlyInCase,
        .unknownThemeContext,
        .unknownTokenProperty,
        .unknownTokenType,
        .unlistedResolverItem,
    ]

    package static let aliasCycle = Rule(
        "alias-cycle", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "Aliases, or groups that extend each other, lead in a circle.",
        why: "None of the tokens in the circle has a value.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-37"])

    package static let aliasTypeMismatch = Rule(
        "alias-type-mismatch", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "An alias leads to a token of another type than the one that is needed there.",
        why: "The value can't be used where the alias stands.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-38"])

    package static let ambiguousTokenFiles = Rule(
        "ambiguous-token-files", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "Two files define one token with different values, and nothing says which of them counts.",
        why: "Tools take the one that they happen to read last. What stands between the files is not judged.",
        sources: [.tokenResolver], contract: ["tokens.md#RES-14"])

    package static let brokenAlias = Rule(
        "broken-alias", .tokens, .error, fix: .unsafe, needs: [.tokens], precision: .veryHigh,
        summary: "An alias names a token that doesn't exist, or a group, in some permutation of the theme.",
        why: "Where the token is used, a color, font or distance is missing.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-34", "tokens.md#TF-40"])

    package static let clampedGradientPosition = Rule(
        "clamped-gradient-position", .tokens, .warning, fix: .safe, needs: [.tokens], precision: .veryHigh,
        summary: "The position of a gradient's stop is outside 0 to 1.",
        why: "It counts as 0 or 1, which is hardly what was meant.",
        sources: [.tokenFormat], contract: ["checks.md#DEC-18", "tokens.md#TX-5"])

    package static let deadContext = Rule(
        "dead-context", .tokens, .note, needs: [.tokens], precision: .veryHigh,
        summary: "A context of a modifier changes no token in any permutation.",
        why: "People choose it and see no difference. One without any source is the absence of a choice, and fine.",
        sources: [.tokenResolver], contract: ["tokens.md#TO-8"])

    package static let deprecatedTokenUse = Rule(
        "deprecated-token-use", .tokens, .warning, also: [.error], needs: [.tokens], precision: .veryHigh,
        summary: "An alias leads to a deprecated token.",
        why: "The token will go, and the alias with it.",
        tiers: "An error behind the last day that '$deprecated' states, or 'until' beside it in our own data.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-18"])

    package static let duplicateResolverItem = Rule(
        "duplicate-resolver-item", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "Two items of a resolver document's order have the same name.",
        why: "The second repeats what the first did, or undoes what came between.",
        sources: [.tokenResolver], contract: ["tokens.md#RES-12"])

    package static let extendsChangesType = Rule(
        "extends-changes-type", .tokens, .warning, needs: [.tokens],
        summary: "A group extends another one and gives it another '$type'.",
        why: "The tokens that it takes over keep their values, which fit the type of the other group.",
        sources: [.tokenFormat], contract: ["checks.md#DEC-18", "tokens.md#TX-8"])

    package static let hexComponentMismatch = Rule(
        "hex-component-mismatch", .tokens, .warning, fix: .unsafe, needs: [.tokens], precision: .veryHigh,
        summary: "The 'hex' of a color and its components are different colors.",
        why: "Tools that read the one and tools that read the other show different colors; here the components count.",
        sources: [.tokenColor], contract: ["checks.md#DEC-23", "tokens.md#TC-9"])

    package static let impliedModifier = Rule(
        "implied-modifier", .tokens, .note, needs: [.tokens], precision: .veryHigh,
        summary: "Files that define the same tokens are taken for contexts of one modifier.",
        why: "Which of them is the default, and what the modifier is called, is guessed from their names.",
        sources: [.tokenResolver], contract: ["tokens.md#RES-14"])

    package static let incompleteTypography = Rule(
        "incomplete-typography", .tokens, .error, also: [.warning], needs: [.tokens], precision: .veryHigh,
        summary: "A typography token lacks one of its five parts.",
        why: "Whoever draws the text would have to guess it, and each one guesses differently.",
        tiers: "A warning in the lenient dialect.",
        sources: [.tokenFormat], contract: ["checks.md#DEC-18", "tokens.md#TX-6"])

    package static let invalidAliasSyntax = Rule(
        "invalid-alias-syntax", .tokens, .error, also: [.warning], needs: [.tokens], precision: .veryHigh,
        summary: "A reference is not written as the format demands.",
        why: "It stands there as a text, or as nothing at all.",
        tiers: "A warning for a pointer that leads somewhere but is not percent-encoded.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-34", "tokens.md#TF-35"])

    package static let invalidExtends = Rule(
        "invalid-extends", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "'$extends' names a token, or nothing that exists.",
        why: "The tokens that the group should take over are missing.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-27"])

    package static let invalidResolverDocument = Rule(
        "invalid-resolver-document", .tokens, .error, also: [.warning], needs: [.tokens], precision: .veryHigh,
        summary: "A resolver document has a wrong version, order, member or default.",
        why: "Which token files apply, and in which order, isn't known.",
        tiers: "A warning for a source map beside the document that is none.",
        sources: [.tokenResolver], contract: ["tokens.md#RES-3 to RES-12"])

    package static let invalidResolverReference = Rule(
        "invalid-resolver-reference", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "A reference of a resolver document names something that doesn't exist or may not be used there.",
        why: "The tokens that it should bring in are missing.",
        sources: [.tokenResolver], contract: ["tokens.md#RES-13 to RES-17"])

    package static let invalidTokenName = Rule(
        "invalid-token-name", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "The name of a token or group is empty, begins with '$' or has one of '.', '{' and '}'.",
        why: "No alias could name the token.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-5"])

    package static let invalidTokenValue = Rule(
        "invalid-token-value", .tokens, .error, also: [.warning], needs: [.tokens], precision: .veryHigh,
        summary: "A token's value, or a part of it, doesn't fit its type.",
        why: "The token has no value, and neither has any alias to it.",
        tiers: "A warning for a token that has a type, but no value and no children yet.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-42 to TF-53"])

    package static let legacyTokenSyntax = Rule(
        "legacy-token-syntax", .tokens, .error, also: [.warning], fix: .safe, needs: [.tokens], precision: .veryHigh,
        summary: "A file is written as drafts before the first stable version of the format were.",
        why: "Other tools of today don't read it.",
        tiers: "A warning in the lenient dialect, which '--lenient' or 'themes.dialect' in the configuration choose.",
        sources: [.tokenFormat], contract: ["tokens.md#TL-8"])

    package static let missingTokenType = Rule(
        "missing-token-type", .tokens, .error, also: [.warning], needs: [.tokens], precision: .veryHigh,
        summary: "Neither a token nor its alias nor a group around it says of which type it is.",
        why: "Its value can't be read; the format forbids guessing.",
        tiers: "A warning in files of Style Dictionary, where a type is no duty.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-14", "tokens.md#TF-15"])

    package static let overrideChangesTokenType = Rule(
        "override-changes-token-type", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "A later source gives a token another type.",
        why: "What uses the token expects a value of the first type.",
        sources: [.tokenResolver], contract: ["checks.md#DEC-19", "tokens.md#TO-2"])

    package static let overrideDropsTokenMetadata = Rule(
        "override-drops-token-metadata", .tokens, .note, needs: [.tokens], precision: .veryHigh,
        summary: "A later source replaces a token whole, and its description, deprecation or stated type is gone.",
        why: "Nobody sees any more that the token is deprecated, or what it is for.",
        sources: [.tokenResolver], contract: ["checks.md#DEC-19", "tokens.md#TO-2"])

    package static let redundantTokenOverride = Rule(
        "redundant-token-override", .tokens, .note, needs: [.tokens], precision: .veryHigh,
        summary: "A later definition gives the value that it replaces, in every permutation.",
        why: "A later change of the first one doesn't reach this brand, and nobody knows whether that is meant.",
        sources: [.tokenResolver], contract: ["tokens.md#TO-3"])

    package static let shadowedTokenOverride = Rule(
        "shadowed-token-override", .tokens, .warning, needs: [.tokens], precision: .veryHigh,
        summary: "A definition is in effect in no permutation, as later ones always replace it.",
        why: "Whoever changes it wonders why nothing happens.",
        sources: [.tokenResolver], contract: ["tokens.md#TO-8"])

    package static let singleContextModifier = Rule(
        "single-context-modifier", .tokens, .error, also: [.warning], needs: [.tokens], precision: .veryHigh,
        summary: "A modifier of a resolver document has one context only.",
        why: "There is nothing to choose; the format wants a set.",
        tiers: "A warning in the lenient dialect.",
        sources: [.tokenResolver], contract: ["tokens.md#RES-7"])

    package static let tokenGroupCollision = Rule(
        "token-group-collision", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "A token has children, or one file has a token where another has a group.",
        why: "One of the two would be lost.",
        sources: [.tokenFormat], contract: ["tokens.md#TX-13"])

    package static let tokenNamesDifferingOnlyInCase = Rule(
        "token-names-differing-only-in-case", .tokens, .note, needs: [.tokens], precision: .veryHigh,
        summary: "Two tokens of one group have names that differ only in case.",
        why: "Some of the platforms that tokens are made for don't tell them apart, so one of the two gets lost.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-8"])

    package static let unknownThemeContext = Rule(
        "unknown-theme-context", .tokens, .error, needs: [.tokens], precision: .veryHigh,
        summary: "A configuration, layer, document or choice names a brand, scheme or modifier that there is not.",
        why: "The brand has no colors, and nothing about it is checked; of an unknown modifier dark looks like light.",
        sources: [.tokenResolver], contract: ["tokens.md#RES-22"])

    package static let unknownTokenProperty = Rule(
        "unknown-token-property", .tokens, .error, fix: .unsafe, needs: [.tokens], precision: .veryHigh,
        summary: "A token or group has a property that the format doesn't have.",
        why: "Nobody reads what it says.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-9"])

    package static let unknownTokenType = Rule(
        "unknown-token-type", .tokens, .error, fix: .unsafe, needs: [.tokens], precision: .veryHigh,
        summary: "A '$type' is none of the 13 of the format.",
        why: "The value can't be read.",
        sources: [.tokenFormat], contract: ["tokens.md#TF-12"])

    package static let unlistedResolverItem = Rule(
        "unlisted-resolver-item", .tokens, .warning, also: [.note], needs: [.tokens], precision: .veryHigh,
        summary: """
            The order of a resolver document names neither a set nor anything that refers to it, or no set names a file.
            """,
        why: "Its tokens are in no theme: nobody sees them, and nothing between them and others is checked.",
        tiers: "note for token files that lie with a resolver document which names none of them",
        sources: [.tokenResolver], contract: ["tokens.md#RES-4", "tokens.md#RES-26"])
}
