/// What went wrong while a text was formatted. A text comes back in spite of it.
package struct MessageIssue: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// No value was given.
        case missingArgument = "missing-argument"
        /// The value of a named hole, or an object, is empty or absent.
        case emptyArgument = "empty-argument"
        /// The value has another type than the placeholder reads; it is shown in its own form.
        case wrongType = "wrong-type"
        /// The placeholder reads fewer bits than the value needs; the whole value is shown (F-15).
        case narrowInteger = "narrow-integer"
        /// The characters are no placeholder; they are shown as they are (F-10).
        case unreadable
        /// A placeholder that looks like a percent sign of prose (F-11).
        case percentSign = "percent-sign"
        /// Numbered and unnumbered placeholders in one text (F-6).
        case mixedNumbering = "mixed-numbering"
        /// A variable without definition.
        case undefinedVariable = "undefined-variable"
        /// A variable that leads to itself; its inner mention shows nothing (F-44).
        case variableCycle = "variable-cycle"
        /// A variable behind too many others, or among too many; it shows nothing (F-44).
        case tooDeep = "too-deep"
        /// A choice without a text for `other` (F-48).
        case missingOtherCategory = "missing-other-category"
        /// Nobody knows the plural rules of the language: every number is `other`.
        case missingPluralRules = "missing-plural-rules"
        /// No text for the device, nor for `other`; the first one is shown (SD-46).
        case missingDevice = "missing-device"
        /// A text that varies by number and shows several; the first one chooses (F-66).
        case severalNumbers = "several-numbers"
        /// ICU cannot show the value in this style; it is shown in its own form.
        case unusableStyle = "unusable-style"
        /// A width or precision over the limit.
        case clamped
        /// A character that nobody sees in a value of a file name or another name that programs read; left out (B-29).
        case hiddenControl = "hidden-control"
    }

    package var kind: Kind
    /// The characters of the placeholder.
    package var source: String
    package var argument: ArgumentReference?

    package init(_ kind: Kind, _ source: String, _ argument: ArgumentReference? = nil) {
        self.kind = kind
        self.source = source
        self.argument = argument
    }
}
