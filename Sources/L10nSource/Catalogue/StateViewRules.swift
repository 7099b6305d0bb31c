/// The rules about single state views.
extension Rule {
    static let stateViewRules: [Rule] = [
        .assetNameAsLabel,
        .colorOnlySeverity,
        .contentDoesNotFit,
        .crowdedTouchTargets,
        .duplicateActionLabel,
        .edgeToEdgeOnOwnBackground,
        .emptyWithoutAction,
        .errorWithoutGuidance,
        .errorWithoutRetry,
        .flickeringLoading,
        .invalidStateViewDocument,
        .literalStyleValue,
        .missingActionLabel,
        .missingAsset,
        .missingBusyState,
        .missingGlyph,
        .missingIcon,
        .missingStateViewText,
        .missingStillImage,
        .mixedLanguageStateView,
        .overriddenVariant,
        .redundantImageLabel,
        .sealedProfileOverride,
        .shadowedVisual,
        .skippedHeadingLevel,
        .smallTouchTarget,
        .technicalLanguage,
        .tintIgnored,
        .tooManyActions,
        .tooManyLines,
        .truncatedText,
        .unboundStyleSlot,
        .unclearPrimaryAction,
        .undefinedStateViewKey,
        .unexplainedDisabledAction,
        .unmappedIcon,
        .unsuppliedArgument,
        .unusedArgument,
        .vagueActionLabel,
        .wordWiderThanColumn,
    ]

    package static let assetNameAsLabel = Rule(
        "asset-name-as-label", .stateviews, .error, needs: [.views],
        summary: "The label of a picture is the name of an asset or of a file.",
        why: "Screen readers read it aloud, letter by letter.",
        sources: [.wcagNonText], contract: ["state-views.md#A-2"])

    package static let colorOnlySeverity = Rule(
        "color-only-severity", .stateviews, .warning, needs: [.views], precision: .medium,
        summary: """
            A view about an error or a failed update, or in a color of errors, has neither a picture nor a \
            description.
            """,
        why: "Who does not see the color, or does not know what it stands for, takes it for any other text.",
        sources: [.wcagColor], contract: ["state-views.md#A-12"])

    package static let contentDoesNotFit = Rule(
        "content-does-not-fit", .stateviews, .error, needs: [.views, .fonts], precision: .high,
        summary: "A state view that must not scroll is higher than a phone, whatever gives way.",
        why: "Readers do not see all of it, or it scrolls against the rules of its profile.",
        contract: ["state-views.md#LY-F8", "state-views.md#ES-7", "state-views.md#OV-1"])

    package static let crowdedTouchTargets = Rule(
        "crowded-touch-targets", .stateviews, .warning, needs: [.views, .fonts], precision: .veryHigh,
        summary: "Two buttons of a state view are less than 8 points apart.",
        why: "Fingers hit the wrong one.",
        sources: [.buttons, .wcagTargetSize], contract: ["state-views.md#A-7", "checks.md#DEC-10"])

    package static let duplicateActionLabel = Rule(
        "duplicate-action-label", .stateviews, .error, needs: [.views], precision: .veryHigh,
        summary: "Two actions of a state view read the same in some language.",
        why: "Users cannot tell which button does what.",
        sources: [.wcagLabels], contract: ["state-views.md#A-4"])

    package static let edgeToEdgeOnOwnBackground = Rule(
        "edge-to-edge-on-own-background", .stateviews, .note, needs: [.views], precision: .medium,
        summary: "A button without insets fills the width of a view with a background of its own.",
        why: "Buttons from edge to edge are meant for views that blend with what is around them.",
        contract: ["state-views.md#BB-24"])

    package static let emptyWithoutAction = Rule(
        "empty-without-action", .stateviews, .warning, needs: [.views], precision: .medium,
        summary: "An empty state has no action.",
        why: "Users learn that there is nothing, and not what they can do about it.",
        sources: [.contentUnavailable], contract: ["checks.md#DEC-12", "state-views.md#C-11", "state-views.md#FS-3"])

    package static let errorWithoutGuidance = Rule(
        "error-without-guidance", .stateviews, .warning, needs: [.views],
        summary: "An error state has no description of what happened and what to do.",
        why: "A title alone tells users that something went wrong, and leaves them alone with it.",
        sources: [.wcagErrorSuggestion], contract: ["state-views.md#FS-15"])

    package static let errorWithoutRetry = Rule(
        "error-without-retry", .stateviews, .error, needs: [.views],
        summary: "An error that may pass has no action of intent retry.",
        why: "Users have to leave the page and come back to try again.",
        sources: [.wcagErrorSuggestion], contract: ["checks.md#DEC-12", "state-views.md#FS-4", "state-views.md#A-16"])

    package static let flickeringLoading = Rule(
        "flickering-loading", .stateviews, .note, needs: [.views],
        summary: """
            A loading view is shown at once, or sooner than 300 ms after the start, or may go as soon as it came.
            """,
        why: "Most answers come sooner: readers see something flash, and the app seems slower than it is.",
        sources: [.loading],
        contract: ["state-views.md#FS-8", "state-views.md#C-16", "state-views.md#PH-20", "state-views.md#PH-21"])

    package static let invalidStateViewDocument = Rule(
        "invalid-state-view-document", .stateviews, .error, isHard: true, needs: [.views], precision: .veryHigh,
        summary: """
            A document of state views breaks the grammar of JSON, or has a member, a kind, a role, an intent or a \
            property that does not exist.
            """,
        why: "What is not understood is left out, so the view would not be the one that its author means.",
        contract: ["state-views.md#MD-3", "state-views.md#MD-4"])

    package static let literalStyleValue = Rule(
        "literal-style-value", .stateviews, .warning, needs: [.views],
        summary: "A state view sets a literal color or font, or a literal gap where the theme has tokens for gaps.",
        why: "The value is the same in every brand and scheme, and stays when the design changes.",
        sources: [.tokenFormat], contract: ["state-views.md#FS-20", "state-views.md#ST-6"])

    package static let missingActionLabel = Rule(
        "missing-action-label", .stateviews, .error, needs: [.views], precision: .veryHigh,
        summary: "An action of a state view has no label, and its intent has no default.",
        why: "Users meet a button without a word on it, and screen readers say no more than \"button\".",
        sources: [.wcagName], contract: ["state-views.md#A-3", "state-views.md#AC-2"])

    package static let missingAsset = Rule(
        "missing-asset", .stateviews, .error, fix: .unsafe, needs: [.views],
        summary: """
            An icon, illustration, animation or mark of a state view is in no bundle, for some brand or in some \
            scheme.
            """,
        why: "The view stands without its picture.",
        tiers: """
            a project without catalogs of assets keeps its pictures elsewhere: there only an icon of the product that \
            is written otherwise is found
            """,
        sources: [.assetCatalogs], contract: ["state-views.md#BB-21", "state-views.md#WP-25"])

    package static let missingBusyState = Rule(
        "missing-busy-state", .stateviews, .warning, needs: [.views],
        summary: "An action that starts work stays as it is while the work runs.",
        why: "Users tap again, and order or pay twice.",
        sources: [.loading], contract: ["state-views.md#AC-5", "state-views.md#FS-6", "state-views.md#FS-9"])

    package static let missingGlyph = Rule(
        "missing-glyph", .stateviews, .warning, needs: [.views, .fonts], precision: .high,
        summary: "A state view says a character that neither its fonts nor those that stand in can draw.",
        why: "Readers see a box in its place.",
        contract: ["state-views.md#LY-44"])

    package static let missingIcon = Rule(
        "missing-icon", .stateviews, .warning, needs: [.views], precision: .veryHigh,
        summary: "A state view of profile cookbook has no icon.",
        why: "The profile is drawn around an icon; without it the heading stands alone.",
        sources: [.contentUnavailable], contract: ["state-views.md#C-3"])

    package static let missingStateViewText = Rule(
        "missing-state-view-text", .stateviews, .error, precision: .veryHigh,
        summary: "A title or a button of a state view has no text in some language, not even a default.",
        why: "Readers meet a page without a heading, or a button that does not say what it does.",
        sources: [.contentUnavailable],
        contract: ["state-views.md#C-26", "state-views.md#TR-4", "state-views.md#TR-10"])

    package static let missingStillImage = Rule(
        "missing-still-image", .stateviews, .warning, needs: [.views],
        summary: "An animation has no poster, and no other picture that stands in for it.",
        why: "Readers whom motion makes ill meet an empty place, or the motion.",
        sources: [.wcagAnimation], contract: ["state-views.md#A-13", "state-views.md#VA-1"])

    package static let mixedLanguageStateView = Rule(
        "mixed-language-state-view", .stateviews, .error, also: [.warning], needs: [.views],
        summary: "The texts of a state view are in different languages for one reader.",
        why: "The page looks broken, and screen readers read one of the languages with the voice of the other.",
        tiers: "warning where 'lookup.order' is 'layerMajor', which mixes by design",
        sources: [.wcagLanguage], contract: ["checks.md#DEC-16", "state-views.md#TR-7"])

    package static let overriddenVariant = Rule(
        "overridden-variant", .stateviews, .note, isOff: true, needs: [.views], precision: .medium,
        summary: "A view of a predefined kind replaces texts of the kind.",
        why: "The default texts are reviewed in all languages; each one that is replaced is not.",
        contract: ["state-views.md#PR-30"])

    package static let redundantImageLabel = Rule(
        "redundant-image-label", .stateviews, .warning, needs: [.views], precision: .veryHigh,
        summary: "The label of a picture repeats the title.",
        why: "Screen readers say the same twice.",
        sources: [.wcagNonText], contract: ["state-views.md#A-2", "state-views.md#C-1"])

    package static let sealedProfileOverride = Rule(
        "sealed-profile-override", .stateviews, .error, needs: [.views], precision: .veryHigh,
        summary: "A state view sets a length, a color or a font in a profile that is fixed.",
        why: "The setting is left out, as all views of the profile look the same by intent.",
        contract: ["state-views.md#PR-30", "state-views.md#PR-34"])

    package static let shadowedVisual = Rule(
        "shadowed-visual", .stateviews, .note, needs: [.views], precision: .medium,
        summary: "A state view has several pictures, of which one is shown.",
        why: "The other ones are only seen where the first cannot be, which may not be what was meant.",
        sources: [.wcagAnimation], contract: ["state-views.md#VA-1"])

    package static let skippedHeadingLevel = Rule(
        "skipped-heading-level", .stateviews, .warning, needs: [.views],
        summary: "The level of a title as a heading leaves one out, or is that of the page.",
        why: "Who walks through a page by its headings takes the view for the page, or for a part of something else.",
        sources: [.wcagRelationships], contract: ["state-views.md#PL-2", "state-views.md#A-1"])

    package static let smallTouchTarget = Rule(
        "small-touch-target", .stateviews, .error, needs: [.views, .fonts], precision: .veryHigh,
        summary: "A button of a state view is less than 44 points high or wide.",
        why: "Fingers miss it.",
        sources: [.buttons, .wcagTargetSize], contract: ["state-views.md#A-7", "checks.md#DEC-10"])

    package static let technicalLanguage = Rule(
        "technical-language", .stateviews, .warning, needs: [.views], precision: .medium,
        summary: "A text of a state view has a code of HTTP, a domain of errors, an exception or a null in it.",
        why: "It tells users nothing that they could act on, and looks as if the app had broken down.",
        sources: [.writing], contract: ["state-views.md#FS-15", "state-views.md#FS-18"])

    package static let tintIgnored = Rule(
        "tint-ignored", .stateviews, .warning, needs: [.views], precision: .veryHigh,
        summary: "A picture in its own colors is given a tint.",
        why: "The color is never seen; whoever set it believes that it follows the brand.",
        sources: [.sfSymbols], contract: ["state-views.md#VA-5"])

    package static let tooManyActions = Rule(
        "too-many-actions", .stateviews, .error, isHard: true, needs: [.views], precision: .veryHigh,
        summary: "A state view has more than three actions.",
        why: "There are three places; what stands behind them would not be shown.",
        sources: [.contentUnavailable], contract: ["state-views.md#BB-22", "state-views.md#C-9"])

    package static let tooManyLines = Rule(
        "too-many-lines", .stateviews, .warning, needs: [.views, .fonts], precision: .high,
        summary: "The description of an empty state takes more than two lines.",
        why: "Few people read it, and less room is left for what they can do.",
        contract: ["checks.md#DEC-11", "state-views.md#PR-15"])

    package static let truncatedText = Rule(
        "truncated-text", .stateviews, .error, needs: [.views, .fonts], precision: .high,
        summary: "A text of a state view is longer than its lines, at a usual text size.",
        why: "Readers miss the end of it.",
        contract: ["state-views.md#LY-8", "checks.md#DEC-11"])

    package static let unboundStyleSlot = Rule(
        "unbound-style-slot", .stateviews, .error, needs: [.views, .tokens], precision: .veryHigh,
        summary: """
            A slot of a state view has no token in some brand or scheme, or one of the wrong type or of a length below 0 \
            or over 100,000 points, in the theme or in the style of a document.
            """,
        why: "The view can't be drawn there.",
        sources: [.tokenFormat], contract: ["state-views.md#ST-6", "tokens.md#TV-1 to TV-7", "tokens.md#TV-32"])

    package static let unclearPrimaryAction = Rule(
        "unclear-primary-action", .stateviews, .warning, needs: [.views],
        summary: "A state view has several actions and not exactly one prominent.",
        why: "Users have to read all buttons to find the one that most of them want.",
        sources: [.buttons], contract: ["state-views.md#AC-3", "state-views.md#C-10"])

    package static let undefinedStateViewKey = Rule(
        "undefined-state-view-key", .stateviews, .error, needs: [.views], precision: .veryHigh,
        summary: "A state view names a key that no layer has in any language.",
        why: "Another text stands in for it, or none, in all languages.",
        sources: [.localizedString], contract: ["state-views.md#TR-3", "state-views.md#TR-10"])

    package static let unexplainedDisabledAction = Rule(
        "unexplained-disabled-action", .stateviews, .warning, needs: [.views],
        summary: "An action is disabled without a reason of its own.",
        why: "Users do not know what to do so that the button works.",
        sources: [.buttons], contract: ["state-views.md#A-14", "state-views.md#FS-17", "state-views.md#PH-47"])

    package static let unmappedIcon = Rule(
        "unmapped-icon", .stateviews, .warning, needs: [.views],
        summary: "An icon of a state view has no symbol and no picture on a platform of the project.",
        why: "There the view stands without it, or each platform's developers pick another one.",
        tiers: """
            without 'platforms' in the configuration, only icons that a document maps for one platform and not for the \
            other are found
            """,
        sources: [.sfSymbols])

    package static let unsuppliedArgument = Rule(
        "unsupplied-argument", .stateviews, .error, needs: [.views], precision: .veryHigh,
        summary: "A text of a state view uses an argument that the view does not give, or gives as another type.",
        why: "Users read a sentence with a hole in it.",
        sources: [.formatSpecifiers], contract: ["state-views.md#TR-11"])

    package static let unusedArgument = Rule(
        "unused-argument", .stateviews, .note, needs: [.views],
        summary: "A state view gives an argument that none of its texts uses in any language.",
        why: "Its author believes that users read it.",
        sources: [.formatSpecifiers])

    package static let vagueActionLabel = Rule(
        "vague-action-label", .stateviews, .warning, also: [.error], needs: [.views],
        summary: "The whole label of an action is a word such as \"OK\", \"Go\" or \"Click here\", in any language.",
        why: "Who reads the buttons alone, as with a screen reader, cannot tell what will happen.",
        tiers: "error for an action of role destructive",
        sources: [.wcagLabels, .buttons], contract: ["state-views.md#A-3"])

    package static let wordWiderThanColumn = Rule(
        "word-wider-than-column", .stateviews, .warning, needs: [.views, .fonts], precision: .high,
        summary: "A word of a state view is wider than any line of it, so that it is broken at a letter.",
        why: "A word that breaks anywhere is hard to read; a soft hyphen says where it may.",
        contract: ["state-views.md#LY-9", "state-views.md#A-9"])
}
