import DesignTokens
internal import L10nSource
import TokenThemes

/// Parts of typographies that are shares or multiples of a size which another token states.
extension ImportArithmetic {
    mutating func settleTypography(_ token: inout ImportedToken) throws(Problem) {
        guard case .object(var members) = token.value else { return }
        if !token.isItalic, let weight = token.value["fontWeight"]?.reference, try isItalic(weight) {
            token.isItalic = true
            token.extensions = ImportReader.addingItalic(to: token.extensions)
        }
        for index in members.indices {
            let (name, value) = members[index]
            switch name {
            case "letterSpacing":
                guard let share = try share(value) else { continue }
                let shown = value.string ?? ""
                do throws(Problem) {
                    let size = try size(token.value)
                    members[index].value = Self.length(share * size.value, size.unit)
                    remark(token, shown)
                } catch {
                    if error.differs { throw error }
                    members[index].value = Self.length(0, nil)
                    remark(
                        token,
                        message: "'letterSpacing' \(Wording.quoted(shown)) cannot be computed, as \(error.message), "
                            + "and counts as 0")
                }
            case "lineHeight":
                guard let height = try lineHeight(value) else { continue }
                let size = try size(token.value)
                guard let first = Self.dimension(height), let second = Self.dimension(size),
                    let multiple = first.multiple(of: second)
                else { throw Problem(message: "the line height is no multiple of the size") }
                members[index].value = TokenJSON(.number(Self.rounded(multiple)))
                if let text = value.string { remark(token, text) }
            default: continue
            }
        }
        token.value = .object(members)
    }

    /// Whether a reference leads to the weight of an italic.
    private func isItalic(_ reference: String) throws(Problem) -> Bool {
        var seen: Set<String> = [reference]
        var pending = [reference]
        var found: Set<Bool> = []
        while let next = pending.popLast() {
            for token in (try? definitions(next)) ?? [] {
                if let target = token.value.reference {
                    if seen.insert(target).inserted { pending.append(target) }
                } else {
                    found.insert(token.isItalic)
                }
            }
        }
        guard found.count < 2 else {
            throw Problem(
                message: "\(Wording.quoted("{\(path(reference))}")) differs between the sets", differs: true)
        }
        return found.contains(true)
    }

    /// A share of the size; nil for lengths, and for references that lead to none.
    private mutating func share(_ value: TokenJSON) throws(Problem) -> Double? {
        if let reference = value.reference {
            let found = try quantity(named: reference)
            return found?.unit == "%" ? found?.value : nil
        }
        return value.string.flatMap(NumberedText.share)
    }

    /// A line height that is a length; nil for multiples, and for references that lead to none.
    private mutating func lineHeight(_ value: TokenJSON) throws(Problem) -> ImportQuantity? {
        guard let reference = value.reference else { return value.length }
        guard let found = try quantity(named: reference), found.unit != "%" else { return nil }
        return found.unit != nil || found.value > ImportConverter.largestMultiple ? found : nil
    }

    /// Nil for a reference that leads to no number.
    private mutating func quantity(named reference: String) throws(Problem) -> ImportQuantity? {
        do throws(Problem) {
            return try quantity(at: path(reference))
        } catch {
            if error.differs { throw error }
            return nil
        }
    }

    private mutating func size(_ typography: TokenJSON) throws(Problem) -> ImportQuantity {
        guard let value = typography["fontSize"] else { throw Problem(message: "'fontSize' is missing") }
        if let reference = value.reference { return try quantity(at: path(reference)) }
        guard let length = value.length else { throw Problem(message: "'fontSize' is no length") }
        return length
    }

    /// A plain number counts as pixels; nil for other units.
    private static func dimension(_ quantity: ImportQuantity) -> Dimension? {
        Dimension.Unit(rawValue: quantity.unit ?? "px").map { Dimension(quantity.value, $0) }
    }

    private static func length(_ value: Double, _ unit: String?) -> TokenJSON {
        TokenJSON(.dimension(Dimension(rounded(value), unit == "rem" ? .rem : .px)))
    }

    /// Without what computers cannot store of tenths.
    private static func rounded(_ value: Double) -> Double { CSSNumber.read(CSSNumber.rounded(value)) ?? value }
}
