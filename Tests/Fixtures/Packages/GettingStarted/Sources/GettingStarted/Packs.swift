import StateViewL10n

func openPack(_ path: String) throws -> StateViewLibrary {
    let library = try StateViewLibrary(pack: path)
    return library
}

func receive(_ bytes: [UInt8], _ current: StateViewLibrary.Current) throws {
    let fresh = try StateViewLibrary(pack: bytes)
    try fresh.verify { bytes in isSigned(bytes) }
    current.replace(with: fresh)
}

func isSigned(_ bytes: Span<UInt8>) -> Bool {
    bytes.count > 0
}
