import L10nSource

extension ICUMessage {
    /// A choice inside two others, or beside them, is more than a translator can follow.
    private static let mostChoices = 2

    /// What makes a text hard to translate although it is right (M1-51): at most one fault.
    ///
    /// An ordinal amid a sentence is no fault, as `#th` is all that it writes.
    package var tangles: [ICUMessageFault] {
        let choices = choiceCount
        if choices > Self.mostChoices, let first = firstChoice {
            return [
                ICUMessageFault(
                    .tooManyChoices, first.name.range,
                    "\(choices) choices make \(SentenceCount.phrase(sentenceCount)); split the message")
            ]
        }
        guard hasWords, let cut = firstChoice, cut.kind.cutsSentence else { return [] }
        return [
            ICUMessageFault(
                .cutSentence, cut.name.range,
                "the choice of \(Wording.quoted(cut.name.value)) cuts a sentence in pieces; "
                    + "move the whole sentence into its cases")
        ]
    }

    /// The choices that are made for one text at most: those side by side, and of those in cases the most.
    private var choiceCount: Int {
        parts.reduce(0) { sum, part in
            guard case .argument(let argument) = part.value, argument.kind.isChoice else { return sum }
            return sum + 1 + (argument.kind.messages.map(\.choiceCount).max() ?? 0)
        }
    }

    /// How many texts the choices make.
    private var sentenceCount: Int {
        parts.reduce(1) { product, part in
            guard case .argument(let argument) = part.value, argument.kind.isChoice else { return product }
            let sum = argument.kind.messages.reduce(0) { SentenceCount.sum($0, $1.sentenceCount) }
            return SentenceCount.product(product, max(sum, 1))
        }
    }

    private var firstChoice: Argument? {
        for case .argument(let argument) in parts.lazy.map(\.value) where argument.kind.isChoice { return argument }
        return nil
    }
}

extension ICUMessage.Kind {
    fileprivate var isChoice: Bool {
        switch self {
        case .value, .formatted: false
        case .plural, .select, .choice: true
        }
    }

    /// Whether its texts belong to the sentence around it.
    fileprivate var cutsSentence: Bool {
        switch self {
        case .value, .formatted, .choice: false
        case .plural(let plural): !plural.isOrdinal && messages.contains(where: \.hasWords)
        case .select: messages.contains(where: \.hasWords)
        }
    }
}
