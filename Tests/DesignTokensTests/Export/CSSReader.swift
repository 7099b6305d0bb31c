import Foundation
import TestSupport
import Testing

@testable import DesignTokens
@testable import TokenTools

/// A second reader of style sheets: the Python package `tinycss2`, and on it the cascade for a root element.
struct CSSReader {
    static let needs: Comment = "needs python3 with the PyPI package tinycss2; run tools/setup"
    static let hasPython = (try? ProgramRun.python("")) != nil
    static let isAvailable = (try? ProgramRun.python("import tinycss2, tinycss2.color4")) != nil

    /// The attributes of the root element, and what the reader prefers.
    struct Environment {
        var attributes: [String: String] = [:]
        var preferences: [String: String] = [:]
    }

    /// Answers for each environment with the custom properties that are in effect, and for colors with their space,
    /// components and opacity. What cannot be parsed is an error.
    private static let program = """
        import json, re, sys
        import tinycss2, tinycss2.color4
        question = json.load(sys.stdin)
        def checked(nodes):
            for node in nodes:
                if node.type == 'error': raise SystemExit(f'line {node.source_line}: {node.message}')
            return nodes
        rules = []
        def add(nodes, queries):
            for node in checked(nodes):
                prelude = tinycss2.serialize(node.prelude).strip()
                if node.type == 'at-rule':
                    assert node.at_keyword == 'media', node.at_keyword
                    found = [re.fullmatch(r'\\((.+): (.+)\\)', q).groups() for q in prelude.split(' and ')]
                    add(tinycss2.parse_rule_list(node.content, True, True), found)
                    continue
                parts = re.findall(r'\\[([a-z-]+)=("(?:[^"]|\\\\")*")\\]|:not\\(\\[([a-z-]+)\\]\\)', prelude)
                shown = ''.join(f'[{a}={v}]' if a else f':not([{n}])' for a, v, n in parts)
                assert prelude == ':root' + shown, prelude
                tests = [(a, json.loads(v)) if a else (n, None) for a, v, n in parts]
                lines = checked(tinycss2.parse_blocks_contents(node.content, True, True))
                declarations = [(d.name, tinycss2.serialize(d.value).strip()) for d in lines]
                rules.append((queries, tests, declarations))
        add(tinycss2.parse_stylesheet(question['css'], True, True), [])
        rules.sort(key=lambda rule: len(rule[1]))
        answers = []
        for environment in question['environments']:
            values = {}
            for queries, tests, declarations in rules:
                if any(environment['preferences'].get(n) != v for n, v in queries): continue
                if any(environment['attributes'].get(n) != v for n, v in tests): continue
                values.update(declarations)
            answers.append({n: v for n, v in values.items() if v != 'initial'})
        def color(text):
            found = tinycss2.color4.parse_color(text)
            return None if found is None or isinstance(found, str) else [found.space, *found.coordinates, found.alpha]
        texts = {text for answer in answers for text in answer.values()}
        colors = {text: c for text, c in ((text, color(text)) for text in texts) if c}
        json.dump({'values': answers, 'colors': colors}, sys.stdout)
        """

    struct Answer {
        var values: [[String: String]]
        /// For texts that are colors the components, 0 for `none`, and the opacity.
        var colors: [String: (space: String, numbers: [Double])]
    }

    static func read(_ css: String, in environments: [Environment]) throws -> Answer {
        let question: [String: Any] = [
            "css": css,
            "environments": environments.map { ["attributes": $0.attributes, "preferences": $0.preferences] },
        ]
        let output = try ProgramRun.python(program, input: JSONSerialization.data(withJSONObject: question))
        let json = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
        let colors = try #require(json["colors"] as? [String: [Any]]).mapValues { parts in
            (parts[0] as? String ?? "", parts.dropFirst().map { ($0 as? NSNumber)?.doubleValue ?? 0 })
        }
        return Answer(values: try #require(json["values"] as? [[String: String]]), colors: colors)
    }
}
