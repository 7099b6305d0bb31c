"""Finds what can be changed in Swift code, and writes code that holds every change behind a number.

There is no parser: strings and comments are blanked, and the tokens of single lines are looked at. A change that this
gets wrong does not compile, and the compiler takes it out.

An operator is replaced by one of its own, with its precedence: 'a < b' becomes 'a <∁ b', and '<∁' is '<=' for its
mutant. So nobody has to know where its operands begin and end.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

# What an operator becomes, and its precedence.
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
EQUALITIES = {"==": "!=", "!=": "=="}
LOGIC = {"&&": ("||", "LogicalConjunction"), "||": ("&&", "LogicalDisjunction")}
ARITHMETIC = {
    "+": ("-", "Addition", "AdditiveArithmetic"), "-": ("+", "Addition", "AdditiveArithmetic"),
    "*": ("+", "Multiplication", "Numeric"), "/": ("*", "Multiplication", "BinaryInteger"),
    "%": ("/", "Multiplication", "BinaryInteger"), "&": ("|", "Multiplication", "BinaryInteger"),
    "|": ("&", "Addition", "BinaryInteger"), "<<": (">>", "BitwiseShift", "FixedWidthInteger"),
    ">>": ("<<", "BitwiseShift", "FixedWidthInteger"),
}
ASSIGNMENTS = {"+=": ("-=", "AdditiveArithmetic"), "-=": ("+=", "AdditiveArithmetic")}
OPERATORS = {**COMPARISONS, **EQUALITIES, **{key: value[0] for key, value in (LOGIC | ARITHMETIC | ASSIGNMENTS).items()}}
OPERATOR = re.compile(f"(?<= )({'|'.join(map(re.escape, sorted(OPERATORS, key=len, reverse=True)))})(?= )")

CONDITION = re.compile(r"(?:^|[ }])(if|guard|while|where) ")
NO_CONDITION = re.compile(r"(?:let|var|case|try|await|unsafe)\b|#|$")
NUMBER = re.compile(r"(?<![\w$])(?:(?<=\.\.\.)|(?<!\.))(0x[0-9A-Fa-f_]+|\d[\d_]*(?:\.\d+)?)(?!\w|\.\d)")
TRUTH = re.compile(r"(?<![\w.`])(true|false)\b(?!`)")
STATEMENT = re.compile(
    r"[a-z_]\w*(?:[.?!]+\w+|\[[^\]]*\])*(?:\(.*\)| (?:[-+*/|&^]|<<|>>)?= .+)$|_ = .+$|(?:continue|break|return)$")
NO_STATEMENT = re.compile(
    r"(?:let|var|if|guard|for|while|switch|case|init|try|return \S|throw|func|super|precondition|self\.init)\b|self\.\w+ = ")
# Where two values differ, less and not more are one.
TOLD_APART = re.compile(r"if (\S+) != (\S+) \{ return \1 [<>] \2 \}")
# Lines that declare, or that hold our own bugs, or the size of a buffer.
SKIPPED = re.compile(
    r"\s*(?:@|#|import |precedencegroup |infix )|\bfunc [-+<=!>&|~]|\bprecondition(?:Failure)?\(|reserveCapacity|assert\("
    r"|\btypealias\b|^\s*(?:(?:package|public|private|fileprivate|final) )*(?:extension|struct|enum|class|protocol) ")


@dataclass
class Mutant:
    """A piece of one line and what stands there for the mutant."""

    kind: str
    path: str
    line: int  # from 1
    start: int  # the piece, in characters of the line
    end: int
    change: str  # for people
    text: str  # with {n} for the number and {op} for the operator of the mutant
    code: str  # the line
    number: int = 0

    @property
    def key(self) -> tuple[str, str, str]:
        return self.path, self.code.strip(), self.change

    @property
    def operator(self) -> str:
        """The operator of this mutant alone."""
        first, second = divmod(self.number, 200)
        return self.code[self.start:self.end] + chr(0x2200 + first) + chr(0x2200 + second)

    def __str__(self) -> str:
        return f"{self.number:3} {self.path}:{self.line}:{self.start + 1}: {self.change}    {self.code.strip()}"


def places(path: str, text: str) -> Iterator[Mutant]:
    """Every change that the file has room for."""
    lines, depths = text.split("\n"), brackets(blanked := without_texts(text))
    codes = blanked.split("\n")
    for index, code in enumerate(codes):
        if not code.strip() or SKIPPED.match(code) or SKIPPED.search(code):
            continue

        def mutant(kind: str, start: int, end: int, change: str, replacement: str) -> Mutant:
            return Mutant(kind, path, index + 1, start, end, change, replacement, lines[index])

        for match in OPERATOR.finditer(code):
            name = match[1]
            if name in COMPARISONS and TOLD_APART.search(code):
                continue
            yield mutant("operator", match.start(), match.end(), f"'{name}' is '{OPERATORS[name]}'", "{op}")
        for keyword, start, end in conditions(code):
            piece = lines[index][start:end].replace("{", "{{").replace("}", "}}")
            if keyword != "while":
                yield mutant("condition", start, end, f"'{lines[index][start:end]}' is true",
                             f"(activeMutant == {{n}} || ({piece}))")
            yield mutant("condition", start, end, f"'{lines[index][start:end]}' is false",
                         f"(activeMutant != {{n}} && ({piece}))")
        for match in NUMBER.finditer(code):
            other = one_more(match[1])
            yield mutant("constant", match.start(), match.end(), f"{match[1]} is {other}",
                         f"(activeMutant == {{n}} ? {other} : {match[1]})")
        for match in TRUTH.finditer(code):
            sign, other = ("!=", "false") if match[1] == "true" else ("==", "true")
            yield mutant("constant", match.start(), match.end(), f"{match[1]} is {other}", f"(activeMutant {sign} {{n}})")
        if depths[index] == "{" and is_statement(codes, index):
            start, end = len(code) - len(code.lstrip()), len(code.rstrip())
            piece = lines[index][start:end].replace("{", "{{").replace("}", "}}")
            yield mutant("statement", start, end, "is gone", f"if activeMutant != {{n}} {{{{ {piece} }}}}")


def without_texts(text: str) -> str:
    """The file, as long as it was, with a quote for each character of a string literal, and comments as spaces."""
    result, index = list(text), 0
    while index < len(text):
        start = index
        if text.startswith("//", index):
            index = text.find("\n", index) % (len(text) + 1)
            filler = " "
        elif text.startswith("/*", index):
            index = text.find("*/", index) + 2
            filler = " "
        elif re.match(r'#*"', text[index:index + 5]):
            index = end_of_literal(text, index)
            filler = '"'
        else:
            index += 1
            continue
        result[start:index] = [one if one == "\n" else filler for one in text[start:index]]
    return "".join(result)


def end_of_literal(text: str, index: int) -> int:
    signs = re.match("#*", text[index:])[0]
    index += len(signs)
    quote = '"""' if text.startswith('"""', index) else '"'
    index += len(quote)
    while index < len(text) and not text.startswith(quote + signs, index):
        if text.startswith("\\" + signs + "(", index):
            index, depth = index + len(signs) + 2, 1
            while depth:
                if re.match(r'#*"', text[index:index + 5]):
                    index = end_of_literal(text, index)
                    continue
                depth += {"(": 1, ")": -1}.get(text[index], 0)
                index += 1
        elif text.startswith("\\" + signs, index):
            index += len(signs) + 2
        else:
            index += 1
    return index + len(quote + signs)


def brackets(text: str) -> list[str]:
    """The innermost open bracket at the start of each line."""
    stack, found = [""], [""]
    for letter in text:
        if letter in "([{":
            stack.append(letter)
        elif letter in ")]}" and len(stack) > 1:
            stack.pop()
        elif letter == "\n":
            found.append(stack[-1])
    return found


def conditions(code: str) -> Iterator[tuple[str, int, int]]:
    """The conditions of a line between the keyword and its brace, without bindings and patterns."""
    for match in CONDITION.finditer(code):
        start, depth = match.end(), 0
        for index in range(start, len(code)):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(code[index], 0)
            ended = depth == 1 and code[index - 1:index + 1] == " {" or depth == 0 and code.startswith(" else", index)
            ended = ended or depth == 0 and match[1] == "where" and code[index] == ":" and index == len(code) - 1
            if ended or depth == 0 and code[index] == "," and match[1] != "where":
                piece = code[start:index]
                first = start + len(piece) - len(piece.lstrip())
                if not NO_CONDITION.match(piece.strip()):
                    yield match[1], first, start + len(piece.rstrip())
                start = index + 1
            if ended or depth < 0:
                break


def one_more(number: str) -> str:
    if number.startswith("0x"):
        return f"0x{int(number.replace('_', ''), 16) + 1:X}"
    whole, dot, rest = number.replace("_", "").partition(".")
    return str(int(whole) + 1) + dot + rest


def is_statement(codes: list[str], index: int) -> bool:
    """Whether the line is one whole simple statement."""
    code = codes[index].strip()
    if not STATEMENT.match(code) or NO_STATEMENT.match(code) or any(code.count(a) != code.count(b) for a, b in ("()", "[]", "{}")):
        return False
    before = next((line.strip() for line in reversed(codes[:index]) if line.strip()), "{")
    after = next((line.strip() for line in codes[index + 1:] if line.strip()), "}")
    return not re.search(r"(?:[=,(\[?]|[-+*/|&]| in|\belse|return|->)$", before) and not re.match(r"[.?:&|=<>+*/)\]-]", after)


def changed_source(text: str, mutants: list[Mutant]) -> str:
    """The file with the mutants, which stand in different lines."""
    lines = text.split("\n")
    for mutant in mutants:
        line = lines[mutant.line - 1]
        piece = mutant.text.format(n=mutant.number, op=mutant.operator)
        lines[mutant.line - 1] = line[:mutant.start] + piece + line[mutant.end:]
    return "\n".join(lines)


def switch_source(mutants: list[Mutant]) -> str:
    """The number of the mutant that runs, and the operators."""
    parts = ["""\
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@usableFromInline let activeMutant = unsafe getenv("MUTANT").flatMap { unsafe Int(String(cString: $0)) } ?? 0
"""]
    for mutant in mutants:
        if mutant.kind == "operator":
            parts.append(declared_operator(mutant))
    return "\n".join(parts)


def declared_operator(mutant: Mutant) -> str:
    name, old, choice = mutant.operator, mutant.code[mutant.start:mutant.end], f"activeMutant == {mutant.number} ?"
    new = OPERATORS[old]

    def function(generics: str, left: str, right: str, result: str = "Bool", preferred: bool = False, body: str = "") -> str:
        body = body or f"{choice} left {new} right : left {old} right"
        return (f"{'' if preferred else '@_disfavoredOverload '}@usableFromInline func {name}{generics}"
                f"(left: {left}, right: {right}) -> {result} {{ {body} }}")

    if old in LOGIC:
        group = LOGIC[old][1]
        functions = [
            f"@usableFromInline func {name}(left: Bool, right: @autoclosure () throws -> Bool) rethrows -> Bool {{ "
            f"try {choice} left {new} right() : left {old} right() }}"]
    elif old in ASSIGNMENTS:
        group, protocol = "Assignment", ASSIGNMENTS[old][1]
        functions = [
            f"@usableFromInline func {name}<T: {protocol}>(left: inout T, right: T) {{ "
            f"if activeMutant == {mutant.number} {{ left {new} right }} else {{ left {old} right }} }}"]
    elif old in ARITHMETIC:
        _, group, protocol = ARITHMETIC[old]
        functions = [function(f"<T: {protocol}>", "T", "T", "T", True)]
        if group == "BitwiseShift":
            functions = [function(f"<T: {protocol}>", "T", "Int", "T", True)]
    else:
        group, protocol = "Comparison", "Comparable" if old in COMPARISONS else "Equatable"
        functions = [
            function(f"<T: {protocol}>", "T", "T", preferred=True),
            function("<T: BinaryInteger, U: BinaryInteger>", "T", "U"),
            function("<T: StringProtocol, U: StringProtocol>", "T", "U"),
            function(f"<A: {protocol}, B: {protocol}>", "(A, B)", "(A, B)"),
            function(f"<A: {protocol}, B: {protocol}, C: {protocol}>", "(A, B, C)", "(A, B, C)"),
        ]
        if old in EQUALITIES:
            functions.append(function("<T>", "T?", "_OptionalNilComparisonType"))
            functions.append(function("", "Any.Type", "Any.Type"))
    return "\n".join([f"infix operator {name}: {group}Precedence", *functions]) + "\n"
