import Hummingbird
import StateViewL10n

/// `/states/{kind}`: a view in the languages of `Accept-Language`, as the brand that the host begins with.
struct StateViewRoutes: Sendable {
    let current: PackSnapshot.Current
    let styleSheet: String

    func add(to router: Router<BasicRequestContext>) {
        for method in [HTTPRequest.Method.get, .head] {
            router.on("states/:kind", method: method) { request, context in
                try answer(request, kind: try context.parameters.require("kind"))
            }
            router.on("state-views.css", method: method) { _, _ in
                Response(
                    status: .ok, headers: [.contentType: "text/css; charset=utf-8"],
                    body: body(ByteBuffer(string: styleSheet)))
            }
        }
    }

    private func answer(_ request: Request, kind: String) throws -> Response {
        let snapshot = current.snapshot
        let library = snapshot.library
        guard let format = AnswerFormat(accept: request.headers[.accept]) else {
            throw HTTPError(.notAcceptable, message: "text/html or application/json")
        }
        guard var definition = library.definition(kind) else {
            throw HTTPError(.notFound, message: "no state view '\(kind)'")
        }
        // Its title is the heading of a page of its own.
        definition.layout.headingLevel = 1
        let languages = library.negotiated(
            LanguageTag.preferred(acceptLanguage: request.headers[.acceptLanguage] ?? ""))
        let brand = brand(of: request, in: library)
        let name = "\(kind).\(languages.map(\.description).joined(separator: "+")).\(brand ?? "").\(format)"
        let tag = "\"\(snapshot.identity)-\(name)\""
        var headers: HTTPFields = [
            .eTag: tag, .vary: "Accept, Accept-Language, Host", .cacheControl: "no-cache",
            .contentLanguage: languages.first?.description ?? "",
        ]
        if request.headers[.ifNoneMatch].map({ Self.lists($0, tag) }) ?? false {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = format.mediaType
        return Response(
            status: .ok, headers: headers,
            body: body(
                try snapshot.body(name) {
                    var environment = library.environment(languages: languages.map(\.description), brand: brand)
                    let light = library.resolve(definition, in: environment)
                    environment.scheme = .dark
                    let dark = library.resolve(definition, in: environment)
                    return try format.write(light: light, dark: dark, brand: brand) { library.drawing(ofIcon: $0) }
                }))
    }

    /// The first label of the host, where a theme or a layer of texts has a brand of that name. A host has no case, and may
    /// be followed by a port (RFC 9110, 4.2.3).
    private func brand(of request: Request, in library: StateViewLibrary) -> String? {
        let host = request.head.authority?.prefix { $0 != ":" }
        guard let label = host?.split(separator: ".").first?.lowercased() else { return nil }
        return library.brands.first { $0.lowercased() == label }
    }

    /// Whether a list of tags, as `If-None-Match` has it, names a tag. Its comma-separated parts may be weak.
    private static func lists(_ tags: String, _ tag: String) -> Bool {
        tags.split(separator: ",").contains { part in
            let part = part.drop { $0 == " " }
            return part == "*" || part == tag || part.dropFirst(2) == tag
        }
    }

    private func body(_ buffer: ByteBuffer) -> ResponseBody { ResponseBody(byteBuffer: buffer) }
}
