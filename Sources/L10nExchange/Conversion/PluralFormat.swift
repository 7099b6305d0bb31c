import L10nLocale
import L10nMessages
import L10nSource

/// A text that is plural as a whole, as a format with one variable.
///
/// The first whole number of its most general form chooses, else the first fraction, else the first argument where the
/// text reads none (F-66). Apple's systems choose by the wrong argument when a format skips one (SD-28), so that what all
/// forms say of the arguments before is put into the format.
struct PluralFormat {
    /// The name of the variable.
    static let name = "plural"

    let format: String
    /// The forms of the variable, in the order of the text's.
    let texts: [String]
    /// The conversion that reads the number, without percent sign.
    let valueType: String

    /// - Parameter loss: how to say that nothing chooses.
    init(_ forms: [(category: PluralCategory, text: String)], _ loss: (String) -> ConversionLoss) throws(ConversionLoss)
    {
        let general = forms.last { $0.category == .other } ?? forms[forms.count - 1]
        let arguments = NumberedFormat.arguments(of: general.text)
        let number =
            arguments.first { $0.specifier.conversion.isInteger } ?? arguments.first { $0.specifier.conversion.isFloat }
        if number == nil, arguments.contains(where: { $0.argument == 1 }) {
            throw loss("no whole number of the text chooses its form; put one into the form 'other'")
        }
        valueType = number.map { $0.specifier.length.spelling + $0.specifier.conversion.letter } ?? "lld"
        let chooser = number?.argument ?? 1
        let numbered = RuntimeArguments(start: chooser).texts(forms.map(\.text))
        guard chooser > 1 else {
            format = "%#@\(Self.name)@"
            texts = numbered
            return
        }
        let ends = CommonEnds(numbered, before: chooser)
        format = ends.prefix + "%\(chooser)$#@\(Self.name)@" + ends.suffix
        texts = numbered.map(ends.middle)
    }

    /// The whole text of a form.
    /// - Parameter format: a format that refers to the variable once.
    static func whole(_ text: String, in format: String) -> String? {
        let references = NumberedFormat.arguments(of: format).map(\.specifier).filter { $0.name != nil }
        guard references.count == 1, references[0].name.map({ NumberedFormat.part(format, $0) }) == name else {
            return nil
        }
        return NumberedFormat.replacing(format, [(references[0].range, text)])
    }
}

/// What texts begin and end with alike, as far as it reads all arguments before a certain one; else nothing.
private struct CommonEnds {
    private(set) var prefix = ""
    private(set) var suffix = ""

    init(_ texts: [String], before argument: Int) {
        let all = texts.map { Array($0.utf8) }
        guard let first = all.first, let shortest = all.map(\.count).min() else { return }
        let specifiers = NumberedFormat.arguments(of: texts[0]).filter { $0.argument < argument }
        var read: Set<Int> = []
        var (head, tail) = (0, 0)
        for (specifier, argument) in specifiers {
            let end = Int(specifier.range.upper)
            guard end <= shortest, all.allSatisfy({ $0[..<end] == first[..<end] }) else { break }
            head = end
            read.insert(argument)
        }
        for (specifier, argument) in specifiers.reversed() {
            let count = first.count - Int(specifier.range.lower)
            // In the shortest text the two ends may not overlap.
            guard head + count <= shortest, all.allSatisfy({ $0.suffix(count) == first.suffix(count) }) else { break }
            tail = count
            read.insert(argument)
        }
        guard (1..<argument).allSatisfy(read.contains) else { return }
        // A text that begins with a space looks like a mistake.
        let blank = UInt8(ascii: " ")
        while head > 0, head + tail < shortest, all.allSatisfy({ $0[head] == blank }) { head += 1 }
        while tail > 0, head + tail < shortest, all.allSatisfy({ $0[$0.count - tail - 1] == blank }) { tail += 1 }
        prefix = String(decoding: first[..<head], as: UTF8.self)
        suffix = String(decoding: first.suffix(tail), as: UTF8.self)
    }

    func middle(of text: String) -> String {
        String(decoding: text.utf8.dropFirst(prefix.utf8.count).dropLast(suffix.utf8.count), as: UTF8.self)
    }
}

extension PrintfConversion {
    fileprivate var isInteger: Bool {
        switch kind {
        case .signed, .unsigned: true
        default: false
        }
    }

    fileprivate var isFloat: Bool {
        switch kind {
        case .fixed, .scientific, .general, .hexFloat: true
        default: false
        }
    }
}
