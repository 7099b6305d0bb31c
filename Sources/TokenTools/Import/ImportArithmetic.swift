import DesignTokens
internal import L10nSource
import TokenThemes

/// Computes once what Tokens Studio and transforms of Style Dictionary compute each time, as token files of the format
/// hold no arithmetic (TL-6).
///
/// A reference has to have the same value in every set that defines it: what differs between themes is computed for each
/// choice of them (`ImportedLayers`).
struct ImportArithmetic {
    typealias Problem = ImportExpression.Problem

    private let dialect: TokenImport.Dialect
    private var tokens: [String: [ImportedToken]] = [:]
    private var known: [String: Result<ImportQuantity, ImportExpression.Problem>] = [:]
    private var open: Set<String> = []
    /// What is to be said of the token that is computed.
    private var pending: [TokenImport.Remark] = []
    var knownColors: [String: Result<ColorValue, ImportExpression.Problem>] = [:]

    /// - Parameter tokens: those of all sets, or of the one theme that is chosen.
    init(_ tokens: some Sequence<ImportedToken>, _ dialect: TokenImport.Dialect) {
        self.dialect = dialect
        for token in tokens { self.tokens[token.path, default: []].append(token) }
    }

    /// The token with what other tokens decide about its value; nil, and reported, when that cannot be computed.
    mutating func computed(_ token: ImportedToken, _ reader: inout ImportReader) -> ImportedToken? {
        do throws(Problem) {
            let token = try result(token)
            report(&reader)
            return token
        } catch {
            reader.drop(token, Self.reason(token, error))
            return nil
        }
    }

    /// Why a token is not written.
    static func reason(_ token: ImportedToken, _ problem: Problem) -> String {
        "\(token.formula.map { Wording.quoted($0.text) } ?? "it") cannot be computed, as \(problem.message)"
    }

    /// The same without a report, which `report` gives.
    /// - Throws: why that cannot be computed.
    mutating func result(_ token: ImportedToken) throws(Problem) -> ImportedToken {
        pending.removeAll(keepingCapacity: true)
        if let formula = token.formula { return try computed(token, formula) }
        if let length = try lengthOfNumber(token) { return length }
        var token = token
        token.value = try withoutFormulas(token)
        token.value = try withoutColorTexts(token)
        token.value = try withoutFamilyReferences(token)
        if token.type == .typography { try settleTypography(&token) }
        if token.modification != nil { try modify(&token) }
        return token
    }

    /// Says what the last result was computed from.
    func report(_ reader: inout ImportReader) {
        for remark in pending { reader.remark(remark.kind, remark.message, at: remark.span) }
    }

    private mutating func computed(
        _ token: ImportedToken, _ formula: ImportFormula
    ) throws(ImportExpression.Problem) -> ImportedToken {
        let value = try formula.value(try quantity(of: formula))
        remark(token, formula.text)
        var token = token
        token.value = TokenJSON(value)
        token.type = value.type
        token.formula = nil
        return token
    }

    /// A token that says that it is a length and stands for a number, which is one in pixels to Tokens Studio; nil for
    /// others.
    private mutating func lengthOfNumber(_ token: ImportedToken) throws(Problem) -> ImportedToken? {
        guard dialect == .tokensStudio, token.statedType == .dimension, let reference = token.value.reference,
            isNumber(path(reference))
        else { return nil }
        let value = try ImportFormula.value(try quantity(at: path(reference)), .dimension)
        remark(token, "{\(path(reference))}")
        var token = token
        token.value = TokenJSON(value)
        token.type = value.type
        return token
    }

    /// Whether a path leads to a number.
    private func isNumber(_ path: String) -> Bool {
        var path = path
        // No real chain is as long, and some lead back.
        for _ in 0..<64 {
            guard let token = tokens[path]?.first else { return false }
            if let type = token.type { return type == .number && token.share == nil }
            if token.statedType == .dimension { return false }
            guard let reference = token.value.reference else { return false }
            path = self.path(reference)
        }
        return false
    }

    /// Says that something is computed now.
    mutating func remark(_ token: ImportedToken, _ text: String) {
        let rest = text.contains("{") ? " once and follows its references no more" : ""
        remark(token, message: "\(Wording.quoted(text)) is computed\(rest)")
    }

    mutating func remark(_ token: ImportedToken, message: String) {
        pending.append(
            TokenImport.Remark(
                kind: .changed, message: "\(Wording.quoted(token.path)): \(message)", span: token.span))
    }

    /// The tokens that a reference leads to, one for each set that has one.
    func definitions(_ reference: String) throws(Problem) -> [ImportedToken] {
        let path = path(reference)
        guard let found = tokens[path] else { throw Problem(message: "\(Wording.quoted("{\(path)}")) is not there") }
        return found
    }

    func path(_ reference: String) -> String {
        ImportNames.names(reference, dialect).joined(separator: ".")
    }

    mutating func quantity(of formula: ImportFormula) throws(ImportExpression.Problem) -> ImportQuantity {
        try formula.expression.evaluate(mixesPixels: dialect == .tokensStudio) {
            name throws(ImportExpression.Problem) in try quantity(at: path(name))
        }
    }

    mutating func quantity(at path: String) throws(ImportExpression.Problem) -> ImportQuantity {
        if let known = known[path] { return try known.get() }
        let result = found(path)
        known[path] = result
        return try result.get()
    }

    private mutating func found(_ path: String) -> Result<ImportQuantity, ImportExpression.Problem> {
        let name = Wording.quoted("{\(path)}")
        guard let definitions = tokens[path] else { return .failure(Problem(message: "\(name) is not there")) }
        // No real chain is as long, and each reference takes the stack some calls deeper.
        guard open.count < 64, open.insert(path).inserted else {
            return .failure(Problem(message: "\(name) leads back, or too far"))
        }
        defer { open.remove(path) }
        var values: Set<ImportQuantity> = []
        for definition in definitions {
            do throws(ImportExpression.Problem) {
                values.insert(try quantity(of: definition))
            } catch {
                return .failure(error)
            }
        }
        guard values.count == 1, let value = values.first else {
            return .failure(Problem(message: "\(name) differs between the sets", differs: true))
        }
        return .success(value)
    }

    private mutating func quantity(of token: ImportedToken) throws(ImportExpression.Problem) -> ImportQuantity {
        if let formula = token.formula { return try quantity(of: formula) }
        if let share = token.share { return ImportQuantity(value: share, unit: "%") }
        switch token.value {
        case .raw(let text):
            if let number = CSSNumber.read(text) { return ImportQuantity(value: number) }
            guard let reference = token.value.reference else { break }
            return try quantity(at: reference)
        case .object:
            guard let length = token.value.length else { break }
            return token.lacksUnit ? ImportQuantity(value: length.value) : length
        case .list, .placed: break
        }
        throw Problem(message: "\(Wording.quoted("{\(token.path)}")) is no number and no length")
    }
}
