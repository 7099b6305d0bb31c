#if os(Linux)
import Glibc
import L10nLocale

/// GNU FriBidi, a second implementation of the bidirectional algorithm, where it is installed.
@safe
struct FriBidi {
    private typealias Types = @convention(c) (UnsafePointer<UInt32>, CInt, UnsafeMutablePointer<UInt32>) -> Void
    private typealias Brackets =
        @convention(c) (
            UnsafePointer<UInt32>, CInt, UnsafePointer<UInt32>, UnsafeMutablePointer<UInt32>
        ) -> Void
    private typealias Levels =
        @convention(c) (
            UnsafePointer<UInt32>, UnsafePointer<UInt32>, CInt, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<Int8>
        ) -> Int8
    private typealias Reorder =
        @convention(c) (
            UInt32, UnsafePointer<UInt32>, CInt, CInt, UInt32, UnsafeMutablePointer<Int8>,
            UnsafeMutablePointer<UInt32>?,
            UnsafeMutablePointer<CInt>
        ) -> Int8

    private let types: Types
    private let brackets: Brackets
    private let levels: Levels
    private let reorder: Reorder

    init?() {
        guard let library = unsafe dlopen("libfribidi.so.0", RTLD_NOW | RTLD_LOCAL),
            let types = unsafe dlsym(library, "fribidi_get_bidi_types"),
            let brackets = unsafe dlsym(library, "fribidi_get_bracket_types"),
            let levels = unsafe dlsym(library, "fribidi_get_par_embedding_levels_ex"),
            let reorder = unsafe dlsym(library, "fribidi_reorder_line")
        else { return nil }
        unsafe self.types = unsafeBitCast(types, to: Types.self)
        unsafe self.brackets = unsafeBitCast(brackets, to: Brackets.self)
        unsafe self.levels = unsafeBitCast(levels, to: Levels.self)
        unsafe self.reorder = unsafeBitCast(reorder, to: Reorder.self)
    }

    /// The level of the paragraph, those of its characters, and for each place from left to right the character there.
    func paragraph(_ characters: [UInt32], base: TextDirection?) -> (level: Int, levels: [Int], order: [Int]) {
        let count = CInt(characters.count)
        var kinds = [UInt32](repeating: 0, count: characters.count)
        var pairs = kinds
        var found = [Int8](repeating: 0, count: characters.count)
        var order = (0..<count).map { $0 }
        // Its own numbers of the types L, R and ON.
        var direction: UInt32 = base == .leftToRight ? 0x110 : base == .rightToLeft ? 0x111 : 0x40
        unsafe types(characters, count, &kinds)
        unsafe brackets(characters, count, kinds, &pairs)
        _ = unsafe levels(kinds, pairs, count, &direction, &found)
        _ = unsafe reorder(0, kinds, count, 0, direction, &found, nil, &order)
        return (Int(direction & 1), found.map(Int.init), order.map(Int.init))
    }
}
#endif
