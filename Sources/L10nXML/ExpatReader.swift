internal import CExpat
internal import L10nSource

/// Lets Expat read a document.
///
/// Memory safety is ours to prove here. Expat calls back only while `XML_Parse` runs, on this thread, with the pointer
/// that it was given; that pointer is to a variable which lives as long as the call and is not touched by others.
enum ExpatReader {
    /// What the callbacks share.
    @safe
    private struct Session {
        let parser: XML_Parser
        var builder: XMLTreeBuilder
        /// What is read, which outlives the session.
        let text: UnsafeBufferPointer<UInt8>

        /// The bytes of the present event.
        ///
        /// Not a property: to read one through a pointer copies the whole session.
        static func place(_ parser: XML_Parser, _ length: Int) -> Range<Int> {
            let lower = unsafe max(0, min(XML_GetCurrentByteIndex(parser), length))
            let count = unsafe max(0, min(Int(XML_GetCurrentByteCount(parser)), length - lower))
            return lower..<lower + count
        }

        mutating func stop(_ kind: XMLFault.Kind) {
            unsafe builder.stop(kind, at: Self.place(parser, text.count))
            stopIfFaulty()
        }

        func stopIfFaulty() {
            // 0: the reading is not resumed.
            if builder.fault != nil { _ = unsafe XML_StopParser(parser, XML_Bool(0)) }
        }
    }

    /// Reads UTF-8, whatever encoding the document declares, and returns why it could not be read to its end.
    static func read(_ text: Span<UInt8>, into builder: inout XMLTreeBuilder) -> XMLFault? {
        guard let length = Int32(exactly: text.count) else { return XMLFault(kind: .tooLarge, range: 0..<0) }
        guard let parser = unsafe XML_ParserCreate("UTF-8") else { return XMLFault(kind: .noMemory, range: 0..<0) }
        defer { unsafe XML_ParserFree(parser) }
        let status = unsafe text.withUnsafeBufferPointer { bytes in
            var session = unsafe Session(parser: parser, builder: builder, text: bytes)
            defer { builder = session.builder }
            return unsafe withUnsafeMutablePointer(to: &session) { pointer in
                unsafe XML_SetUserData(parser, pointer)
                unsafe setHandlers(of: parser)
                // Expat wants a pointer even to nothing.
                guard let start = bytes.baseAddress else { return unsafe XML_Parse(parser, "", 0, 1) }
                return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    unsafe XML_Parse(parser, $0, length, 1)
                }
            }
        }
        // Where the builder has ended the reading, Expat only knows that it was stopped.
        if let fault = builder.fault { return fault }
        guard status == XML_STATUS_ERROR else { return nil }
        let code = unsafe XML_GetErrorCode(parser)
        let message = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "not well-formed"
        return unsafe XMLFault(
            kind: .notWellFormed(code: code.rawValue, message: message), range: Session.place(parser, text.count))
    }

    private static func setHandlers(of parser: XML_Parser) {
        unsafe XML_SetElementHandler(
            parser,
            { data, _, attributes in
                guard let session = unsafe ExpatReader.session(data) else { return }
                let declares = unsafe ExpatReader.declaresNamespaces(attributes)
                let place = unsafe ExpatReader.place(session)
                let text = unsafe session.pointee.text
                unsafe session.pointee.builder.start(tag: place, of: text.span, declaresNamespaces: declares)
                unsafe session.pointee.stopIfFaulty()
            },
            { data, _ in
                guard let session = unsafe ExpatReader.session(data) else { return }
                let place = unsafe ExpatReader.place(session)
                unsafe session.pointee.builder.end(tag: place)
            })
        unsafe XML_SetCommentHandler(parser) { data, _ in
            guard let session = unsafe ExpatReader.session(data) else { return }
            let place = unsafe ExpatReader.place(session)
            unsafe session.pointee.builder.note(.comment, place)
        }
        unsafe XML_SetProcessingInstructionHandler(parser) { data, _, _ in
            guard let session = unsafe ExpatReader.session(data) else { return }
            let place = unsafe ExpatReader.place(session)
            unsafe session.pointee.builder.note(.processingInstruction, place)
        }
        unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
            unsafe ExpatReader.session(data)?.pointee.stop(.entityDeclaration)
        }
        unsafe XML_SetSkippedEntityHandler(parser) { data, _, _ in
            unsafe ExpatReader.session(data)?.pointee.stop(.unknownEntity)
        }
    }

    private static func place(_ session: UnsafeMutablePointer<Session>) -> Range<Int> {
        unsafe Session.place(session.pointee.parser, session.pointee.text.count)
    }

    private static func session(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Session>? {
        unsafe data?.assumingMemoryBound(to: Session.self)
    }

    /// Whether one of the names in a list of names and values begins with `xmlns`. The list ends with a null pointer.
    private static func declaresNamespaces(_ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool {
        guard let attributes = unsafe attributes else { return false }
        let (x, m, l, n, s) = (CChar(0x78), CChar(0x6D), CChar(0x6C), CChar(0x6E), CChar(0x73))
        var index = 0
        while let name = unsafe attributes[index] {
            // Stops at the end of the name, which is a zero.
            let isDeclaration = unsafe name[0] == x && name[1] == m && name[2] == l && name[3] == n && name[4] == s
            if isDeclaration { return true }
            // Names and values take turns.
            index += 2
        }
        return false
    }
}
