import L10nICU
import L10nSource

extension LanguageFormats {
    /// The styles of a text that ICU does not know (M1-58). ICU itself is asked, so that both say the same.
    package func faults(in message: ICUMessage) -> [ICUMessageFault] {
        var faults: [ICUMessageFault] = []
        for case .argument(let argument) in message.parts.lazy.map(\.value) {
            if case .formatted(let type, let style?) = argument.kind, let fault = fault(type, style) {
                faults.append(fault)
            }
            for message in argument.kind.messages { faults += self.faults(in: message) }
        }
        return faults
    }

    private func fault(_ type: ICUMessage.FormattedType, _ style: Located<String>) -> ICUMessageFault? {
        let function = ICUMessageMapper.function(type, style.value)
        // Spaces before a style mean nothing.
        let written = style.value.drop { $0.isWhitespace }
        let range = SourceRange(
            style.range.indices.lowerBound + style.value.utf8.count
                - written.utf8.count..<style.range.indices.upperBound)
        let skeletons = type == .number ? "'::.00'" : "'::yMMMd'"
        if let skeleton = function["svl:skeleton"], skeleton.allSatisfy(\.isWhitespace) {
            return ICUMessageFault(
                .emptySkeleton, range,
                "the skeleton is empty; write one such as \(skeletons), or leave out the '::' and the ',' before it")
        }
        do throws(ICUError) {
            switch type {
            case .date, .time: _ = try date(DateTimeFormatter.Style(function))
            case .number, .spellout, .ordinal, .duration:
                switch NumberFunction(function) {
                case .standard: break
                case .skeleton(let skeleton): _ = try number(skeleton: skeleton)
                case .styled(let style): _ = try number(style)
                }
            }
            return nil
        } catch {
            // Nobody could be asked.
            if ICUVersion.wasMissed { return nil }
            let isSkeleton = function["svl:skeleton"] != nil
            let what = isSkeleton ? "skeleton" : "style"
            return ICUMessageFault(
                .invalidStyle, range,
                "\(Wording.quoted(written)) is no \(what) of type '\(type.rawValue)'; "
                    + (type == .number
                        ? "write one such as 'percent', '::.00' or '#,##0.0'"
                        : "write one such as 'short' or '::yMMMd'"))
        }
    }
}
