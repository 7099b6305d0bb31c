import Foundation
import TestSupport
import Testing

@testable import DesignTokens
@testable import TokenTools

/// A browser that loads style sheets: Chromium without a window, driven through a pair of pipes.
enum Browser {
    static let needs: Comment = "needs Chromium and python3; run tools/setup"
    /// Where Chromium is; nil where it is not installed.
    static let path = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").lazy
        .flatMap { folder in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" } }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// What one style sheet comes to in one environment.
    struct Answer: Decodable {
        /// The custom properties of the root element.
        var values: [String: String]
        /// By `KIND|TEXT` for the asked properties: what a property of an element computes from the text.
        var computed: [String: String]
    }

    /// How a custom property is tried: the property of an element that takes it, what is written there, and what is read.
    private static let probes = """
        { color: ['color', 'V'], dimension: ['margin-left', 'V'], number: ['margin-left', 'calc(V * 1px)'],
          duration: ['transition-delay', 'V'], cubicBezier: ['transition-timing-function', 'V'],
          fontWeight: ['font-weight', 'V'], fontFamily: ['font-family', 'V'], shadow: ['box-shadow', 'V'],
          strokeStyle: ['border-top-style', 'V'], gradient: ['background-image', 'linear-gradient(V)'],
          border: ['border-top', 'V', ['border-top-width', 'border-top-style', 'border-top-color']],
          transition: ['transition', 'all V',
            ['transition-duration', 'transition-timing-function', 'transition-delay']],
          typography: ['font', 'V', ['font-weight', 'font-size', 'line-height', 'font-family']] }
        """

    /// Speaks the DevTools protocol: JSON messages that end in a zero byte, on the browser's descriptors 3 and 4.
    private static let program = """
        import fcntl, json, os, shutil, subprocess, sys, tempfile
        question = json.load(sys.stdin)
        folder = tempfile.mkdtemp()
        to_browser, write_end = os.pipe()
        read_end, from_browser = os.pipe()
        def connect():
            # Copies far away, lest one of the ends is 3 or 4 itself.
            ends = [fcntl.fcntl(end, fcntl.F_DUPFD, 100) for end in (to_browser, from_browser)]
            os.dup2(ends[0], 3); os.dup2(ends[1], 4)
        browser = subprocess.Popen(
            [question['browser'], '--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage',
             '--no-first-run', '--user-data-dir=' + folder, '--remote-debugging-pipe', 'about:blank'],
            preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        os.close(to_browser); os.close(from_browser)
        reader, writer = os.fdopen(read_end, 'rb'), os.fdopen(write_end, 'wb')
        pending = b''
        number = 0
        def ask(method, parameters, session=None):
            global number, pending
            number += 1
            message = {'id': number, 'method': method, 'params': parameters}
            if session: message['sessionId'] = session
            writer.write(json.dumps(message).encode() + b'\\0')
            writer.flush()
            while True:
                while b'\\0' not in pending:
                    chunk = reader.read1(1 << 20)
                    if not chunk: raise SystemExit('the browser ended')
                    pending += chunk
                text, _, pending = pending.partition(b'\\0')
                answer = json.loads(text)
                if answer.get('id') == number:
                    if 'error' in answer: raise SystemExit(str(answer['error']))
                    return answer['result']
        def run(script, session):
            answer = ask('Runtime.evaluate', {'expression': script, 'returnByValue': True}, session)
            if 'exceptionDetails' in answer: raise SystemExit(json.dumps(answer['exceptionDetails']))
            return answer['result'].get('value')
        try:
            target = ask('Target.createTarget', {'url': 'about:blank'})['targetId']
            session = ask('Target.attachToTarget', {'targetId': target, 'flatten': True})['sessionId']
            run(question['script'], session)
            result = []
            for sheet in question['sheets']:
                run('load(%s, %s)' % (json.dumps(sheet['css']), json.dumps(sheet['kinds'])), session)
                answers = []
                for environment in sheet['environments']:
                    features = [{'name': n, 'value': v} for n, v in environment['preferences'].items()]
                    ask('Emulation.setEmulatedMedia', {'features': features}, session)
                    answers.append(run('answer(%s)' % json.dumps(environment['attributes']), session))
                result.append(answers)
            json.dump(result, sys.stdout)
        finally:
            browser.kill()
            browser.wait()
            shutil.rmtree(folder, ignore_errors=True)
        """

    private static let script = """
        const probes = \(probes);
        const root = document.documentElement;
        const sheet = document.head.appendChild(document.createElement('style'));
        const probe = document.body.appendChild(document.createElement('p'));
        let kinds = {}, known = {};
        function load(css, byName) { sheet.textContent = css; kinds = byName; known = {}; }
        function computed(name, kind) {
          const [property, form, read] = probes[kind];
          probe.style.cssText = 'border-top-style: solid; ' + property + ': ' + form.replace('V', 'var(' + name + ')');
          const style = getComputedStyle(probe);
          return (read || [property]).map(n => style.getPropertyValue(n)).join(' | ');
        }
        function answer(attributes) {
          for (const name of root.getAttributeNames()) root.removeAttribute(name);
          for (const name in attributes) root.setAttribute(name, attributes[name]);
          const result = { values: {}, computed: {} };
          for (const [name, value] of root.computedStyleMap()) {
            if (!name.startsWith('--')) continue;
            const text = value.toString().trim();
            result.values[name] = text;
            const kind = kinds[name];
            if (!kind || kind + '|' + text in known) continue;
            known[kind + '|' + text] = true;
            result.computed[kind + '|' + text] = computed(CSS.escape(name), kind);
          }
          return result;
        }
        """

    /// A style sheet, the kinds of its custom properties by their names, and where to look at it.
    struct Sheet {
        var css: String
        var kinds: [String: String]
        var environments: [CSSReader.Environment]
    }

    /// What the sheets come to, each in its environments.
    static func answers(_ sheets: [Sheet]) throws -> [[Answer]] {
        let question: [String: Any] = [
            "browser": try #require(path), "script": script,
            "sheets": sheets.map { sheet -> [String: Any] in
                [
                    "css": sheet.css, "kinds": sheet.kinds,
                    "environments": sheet.environments.map {
                        ["attributes": $0.attributes, "preferences": $0.preferences]
                    },
                ]
            },
        ]
        let output = try ProgramRun.python(program, input: JSONSerialization.data(withJSONObject: question))
        return try JSONDecoder().decode([[Answer]].self, from: output)
    }
}
