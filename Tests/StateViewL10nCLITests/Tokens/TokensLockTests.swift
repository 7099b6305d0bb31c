import Foundation
import Testing

@Suite struct TokensLockTests {
    @Test func `a lock is written, checked and brought up to date (TD-5)`() throws {
        try Tool.withFiles(["a.tokens.json": TokensListTests.core]) { folder in
            let lock = ["tokens", "lock", "--project", "a.tokens.json"]
            let missing = try Tool.run(lock + ["--check"], in: folder)
            #expect(missing.status == 1)
            #expect(missing.complaints.contains("theme.lock is stale: there is none; run 'tokens lock'"))
            #expect(try Tool.run(lock, in: folder).output == "theme.lock: written\n")
            #expect(try Tool.run(lock + ["--check"], in: folder).output == "theme.lock: up to date\n")
            let tokens = folder.appendingPathComponent("a.tokens.json")
            let text = try String(contentsOf: tokens, encoding: .utf8)
            try Data((text + "\n").utf8).write(to: tokens)
            let touched = try Tool.run(lock + ["--check"], in: folder)
            #expect(touched.complaints.contains("no value changed; files changed: 'a.tokens.json'"))
            try Data(text.replacing("\"value\": 8", with: "\"value\": 9").utf8).write(to: tokens)
            let changed = try Tool.run(lock + ["--check"], in: folder)
            #expect(changed.status == 1)
            #expect(changed.complaints.contains("1 token changed ('gap')"), "\(changed.complaints)")
            #expect(try Tool.run(lock, in: folder).output == "theme.lock: brought up to date\n")
            #expect(try Tool.run(lock + ["--check"], in: folder).status == 0)
            try Data("{}".utf8).write(to: folder.appendingPathComponent("theme.lock"))
            #expect(
                try Tool.run(lock + ["--check"], in: folder).complaints.contains(
                    "the lock is not as 'tokens lock' writes it"))
        }
    }

    @Test func `a lock is the same from wherever it is written (TD-5)`() throws {
        try Tool.withFiles(["Theme/a.tokens.json": TokensListTests.core]) { folder in
            let inside = try Tool.run(["tokens", "lock"], in: folder.appending(path: "Theme"))
            let outside = try Tool.run(["tokens", "lock", "--check", "--project", "Theme"], in: folder)
            #expect(inside.status == 0 && outside.status == 0, "\(outside)")
        }
    }

    @Test func `a new lock is written where check looks for it (TD-5)`() throws {
        let document = """
            { "version": "2025.10",
              "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "a": { "$type": "number", "$value": 1 } }] }] }
            """
        try Tool.withFiles(["Theme/t.resolver.json": document, "stateview-l10n.json": "{}"]) { folder in
            #expect(try Tool.run(["tokens", "lock"], in: folder).output == "Theme/theme.lock: written\n")
            let file = folder.appending(path: "Theme/t.resolver.json")
            try Data(document.replacing("\"$value\": 1", with: "\"$value\": 2").utf8).write(to: file)
            let check = try Tool.run(["check", "--all"], in: folder)
            #expect(check.status == 1 && check.output.contains("[stale-lock-file]"), "\(check)")
            let rooted = ["tokens", "lock", "--project", "..", "--root", ".."]
            _ = try Tool.run(rooted, in: folder.appending(path: "Theme"))
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Theme/Theme").path))
            #expect(try Tool.run(["tokens", "lock", "--check"], in: folder).status == 0)
        }
    }

    @Test func `a theme in which a token has no value is not locked (TD-5)`() throws {
        let broken = """
            { "version": "2025.10", "modifiers": { "m": { "default": "x", "contexts": { "x": [{ "b": { "$value": "{a}" } }], "y": [{ "b": { "$value": "{gone}" } }] } } },
              "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "a": { "$type": "number", "$value": 1 } }] }, { "$ref": "#/modifiers/m" }] }
            """
        try Tool.withFiles(["t.resolver.json": broken]) { folder in
            let lock = ["tokens", "lock", "--project", "t.resolver.json"]
            for arguments in [lock, lock + ["--check"]] {
                let refused = try Tool.run(arguments, in: folder)
                #expect(refused.status == 1 && refused.output.isEmpty)
                #expect(
                    refused.complaints == """
                        t.resolver.json:1:139: error: '{gone}' does not exist when m=y; define it, or refer to another token [broken-alias]
                        stateview-l10n: 1 token has no value: 'b'; see 'tokens why'

                        """, "\(refused.complaints)")
            }
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("theme.lock").path))
        }
    }

    @Test func `a damaged lock without tokens is told by who would use it (TD-5)`() throws {
        try Tool.withFiles(["theme.lock": "stateview-l10n theme lock 1\n", "readme.txt": ""]) { folder in
            let check = try Tool.run(["check"], in: folder)
            #expect(check.status == 1 && check.output.contains("[stale-lock-file]"), "\(check.output)")
            let show = try Tool.run(["show", "noConnection"], in: folder)
            #expect(show.status == 0 && show.output.contains("No internet connection"))
            #expect(show.complaints.contains("theme.lock: error: "), "\(show.complaints)")
            _ = try Tool.run(["tokens", "lock", "-o", "theme.lock"], in: folder)
            #expect(try Tool.run(["check"], in: folder).status == 0)
            #expect(try Tool.run(["show", "noConnection"], in: folder).complaints.isEmpty)
        }
    }

    @Test func `a lock alone is no theme to compare with, which is told (TD-5)`() throws {
        try Tool.withFiles(["readme.txt": ""]) { folder in
            #expect(try Tool.run(["tokens", "lock"], in: folder).status == 0)
            let check = try Tool.run(["tokens", "lock", "--check"], in: folder)
            #expect(check.status == 2 && check.complaints.contains("no theme but a lock"), "\(check)")
        }
    }
}
