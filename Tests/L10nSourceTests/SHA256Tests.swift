import L10nSource
import Testing

@Suite struct SHA256Tests {
    /// Source: NIST, "SHA-256 examples"; FIPS 180-4.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ])
    func `digests of the standard's examples`(message: String, digest: String) {
        #expect(SHA256.hexDigest(of: Array(message.utf8)) == digest)
        #expect(SHA256.hexDigest(of: Array(message.utf8), digits: 7) == String(digest.prefix(7)))
    }

    /// The digests of "", "a", "aa" … hashed together; the number is Python's hashlib's.
    @Test func `every length around the block borders`() {
        let all = (0...200).map { SHA256.hexDigest(of: Array(repeating: UInt8(ascii: "a"), count: $0)) }
        #expect(
            SHA256.hexDigest(of: Array(all.joined().utf8))
                == "eb555248bd20c7831e511d4461b42c9b084e3a64b44d57b00051172f8afe03ff")
    }
}
