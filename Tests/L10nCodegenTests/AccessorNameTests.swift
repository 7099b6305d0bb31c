import Testing

@testable import L10nCodegen

/// The names that keys have in Swift.
@Suite struct AccessorNameTests {
    @Test(arguments: [
        ("PeoplePicker", "peoplePicker"), ("URLChooser", "urlChooser"), ("2_fingers", "_2Fingers"),
        ("ABOUT_US", "aboutUs"), ("OK", "ok"), ("sign-in", "signIn"), ("Größe ändern", "größeÄndern"), ("日本", "日本"),
        ("%lld files", "files"), ("count_%d", "countD"), ("👍", "thumbsUpSign"), ("…", "horizontalEllipsis"),
        ("_", "lowLine"), ("id2", "id2"), ("CPU usage", "cpuUsage"),
    ])
    func `a member is named as users of SwiftGen know it (SC-70)`(part: String, name: String) {
        #expect(AccessorName.member(part) == name)
    }

    @Test func `a key is nested by its dots, unless it is a text, and never deeper than code is`() {
        #expect(AccessorName.parts("a..b.c") == ["a", "b", "c"])
        #expect(AccessorName.parts("Really? Yes. No") == ["Really? Yes. No"])
        #expect(AccessorName.parts("Downloading...") == ["Downloading..."])
        #expect(AccessorName.parts(Array(repeating: "a", count: 100_000).joined(separator: ".")).count == 16)
    }
}
