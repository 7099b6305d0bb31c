"""The worst cases of check-growth: each function writes a project of a size, and says what runs on it.

A case grows in one thing alone, which is what its name says. The same size always gives the same bytes.
"""
from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

CHECK, STATUS, TOKENS, OVERRIDES = (("check",), ("status",), ("tokens", "list"), ("overrides",))


@dataclass(frozen=True)
class Case:
    """How a project is written, and which commands are run on it."""
    name: str
    write: Callable[[Path, int], None]
    commands: tuple[tuple[str, ...], ...]
    start: int  # the size that is tried first; above 1,024 where nearest names are looked for among no more, 2,048 for colors


CASES: list[Case] = []


def case(*commands: tuple[str, ...], start: int = 1000) -> Callable[[Callable[[Path, int], None]], Callable[[Path, int], None]]:
    def register(write: Callable[[Path, int], None]) -> Callable[[Path, int], None]:
        CASES.append(Case(write.__name__.replace("_", " "), write, commands or (CHECK,), start))
        return write
    return register


# What the cases share.

def put(folder: Path, name: str, text: str) -> None:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def configure(folder: Path, **members: object) -> None:
    put(folder, "stateview-l10n.json", json.dumps(members))


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def strings(folder: Path, language: str, entries: Iterable[tuple[str, str]], table: str = "Localizable") -> None:
    put(folder, f"{language}.lproj/{table}.strings", "".join(f"{quoted(k)} = {quoted(v)};\n" for k, v in entries))


def words(count: int, seed: int = 1) -> list[str]:
    """Words that differ from each other by much."""
    numbers = random.Random(seed)
    return ["".join(numbers.choices("abcdefghijklmnoprstuvy", k=9)) for _ in range(count)]


def slip(word: str, place: int) -> str:
    """The word with another letter at a place."""
    place %= len(word)
    return word[:place] + ("z" if word[place] != "z" else "q") + word[place + 1:]


def color(red: float) -> dict[str, object]:
    return {"$type": "color", "$value": {"colorSpace": "srgb", "components": [round(red % 1, 6), 0, 0]}}


def tokens(folder: Path, members: object, name: str = "base.tokens.json") -> None:
    put(folder, name, json.dumps(members))


def resolver(folder: Path, modifiers: dict[str, object] | None = None, sources: Iterable[str] = ("base.tokens.json",)) -> None:
    order = [{"$ref": "#/sets/base"}] + [{"$ref": f"#/modifiers/{name}"} for name in modifiers or {}]
    put(folder, "app.resolver.json", json.dumps(
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": name} for name in sources]}},
         "resolutionOrder": order} | ({"modifiers": modifiers} if modifiers else {})))


def catalog(folder: Path, entries: dict[str, object]) -> None:
    put(folder, "Localizable.xcstrings",
        json.dumps({"sourceLanguage": "en", "strings": entries, "version": "1.0"}, indent=2, ensure_ascii=False))


def unit(text: str) -> dict[str, object]:
    return {"stringUnit": {"state": "translated", "value": text}}


def stringsdict(folder: Path, language: str, entries: Iterable[tuple[str, str]]) -> None:
    body = "".join(f"<key>{escape(key)}</key>\n{value}\n" for key, value in entries)
    put(folder, f"{language}.lproj/Localizable.stringsdict",
        f'<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n{body}</dict>\n</plist>\n')


def variable(forms: Iterable[tuple[str, str]]) -> str:
    body = "".join(f"<key>{name}</key><string>{escape(text)}</string>\n" for name, text in forms)
    return ("<dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\n"
            f"<key>NSStringFormatValueTypeKey</key><string>d</string>\n{body}</dict>\n")


def views(folder: Path, documents: list[dict[str, object]]) -> None:
    put(folder, "views.stateview.json", json.dumps({"views": documents}, indent=1))


# Keys.

@case(CHECK, STATUS, start=2000)
def renamed_keys(folder: Path, count: int) -> None:
    names = words(count)
    strings(folder, "en", ((f"screen.{name}.title", "Again") for name in names))
    strings(folder, "fi", ((f"screen.{slip(name, i)}.title", "Taas") for i, name in enumerate(names)))


@case()
def renamed_keys_that_are_alike(folder: Path, count: int) -> None:
    strings(folder, "en", ((f"key{i:07}", "Again") for i in range(count)))
    strings(folder, "fi", ((f"kez{i:07}", "Taas") for i in range(count)))


@case(start=2000)
def renamed_keys_with_one_last_word(folder: Path, count: int) -> None:
    strings(folder, "en", ((f"{name}.title", "Again") for name in words(count)))
    strings(folder, "fi", ((f"{name}.title", "Taas") for name in words(count, seed=2)))


@case(CHECK, STATUS)
def renamed_keys_over_languages(folder: Path, count: int) -> None:
    names = words(count)
    for number, language in enumerate(["en", "da", "de", "es", "fi", "fr", "it", "sv"]):
        strings(folder, language, ((f"{slip(name, number) if number else name}.title", language) for name in names))


@case()
def renamed_keys_of_a_catalog(folder: Path, count: int) -> None:
    names = words(count)
    catalog(folder, {f"{name}.title": {"localizations": {"en": unit("Again"), "fi": unit("Taas")}} for name in names}
            | {f"{slip(name, i)}.title": {"extractionState": "stale", "localizations": {"fi": unit("Taas")}}
               for i, name in enumerate(names)})


@case()
def long_renamed_keys(folder: Path, count: int) -> None:
    names = words(count)
    strings(folder, "en", ((name * 40, "Again") for name in names))
    strings(folder, "fi", ((slip(name * 40, i), "Taas") for i, name in enumerate(names)))


@case()
def keys_that_differ_in_case(folder: Path, count: int) -> None:
    strings(folder, "en", ((name, "Again") for word in words(count) for name in (word, word.title(), word + "_")))


@case(CHECK, ("generate", "swift", "-o", "-"))
def keys_that_give_one_symbol(folder: Path, count: int) -> None:
    separators = random.Random(1)
    catalog(folder, {f"retry{''.join(separators.choices('-_. :', k=12))}again": {"localizations": {"en": unit("Again")}}
                     for _ in range(count)})


@case()
def variables_made_of_themselves(folder: Path, count: int) -> None:
    strings(folder, "en", [("retry", "Again")])
    lines = "".join(f"    job = job.with(job, {i})\n" for i in range(count))
    put(folder, "Job.swift", f'func f() {{\n    var job = NSLocalizedString("retry", comment: "")\n{lines}}}\n')


@case()
def duplicated_keys(folder: Path, count: int) -> None:
    strings(folder, "en", (("retry", f"Again {i}") for i in range(count)))
    strings(folder, "fi", (("retry", "Taas") for i in range(count)))


@case()
def duplicated_members_of_a_catalog(folder: Path, count: int) -> None:
    entry = '"retry": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Again"}}}}'
    put(folder, "Localizable.xcstrings",
        '{"sourceLanguage": "en", "strings": {\n' + ",\n".join([entry] * count) + '\n}, "version": "1.0"}\n')


@case()
def missing_translations(folder: Path, count: int) -> None:
    strings(folder, "en", ((name, "Again") for name in words(count)))
    strings(folder, "fi", [("retry", "Taas")])
    strings(folder, "sv", [("retry", "Igen")])


@case(CHECK, OVERRIDES)
def unknown_override_keys(folder: Path, count: int) -> None:
    strings(folder, "en", ((f"DesignSystem.stateView.{name}", "Again") for name in words(count)), "DesignSystem")


@case()
def misspelt_override_prefixes(folder: Path, count: int) -> None:
    strings(folder, "en", ((f"{slip('DesignSystem.stateView', i)}.{name}", "x") for i, name in enumerate(words(count))))


@case()
def long_keys(folder: Path, count: int) -> None:
    for language in ("en", "fi"):
        strings(folder, language, [(language + ".retry" * (50 * count), "Again")])


# Tables, languages, layers.

@case(CHECK, STATUS)
def tables(folder: Path, count: int) -> None:
    for i in range(count):
        for language in ("en", "fi"):
            strings(folder, language, [(f"retry{i}", f"{language} {i}")], f"Table{i}")


@case(start=200)
def tables_that_no_language_shares(folder: Path, count: int) -> None:
    for i in range(count):
        strings(folder, "en", [(f"retry{i}", f"Again {i}")], f"A{i}")
        strings(folder, "fi", [(f"again{i}", f"Taas {i}")], f"B{i}")


@case(CHECK, STATUS, start=200)
def languages(folder: Path, count: int) -> None:
    for i in range(count):
        strings(folder, f"fi-x-a{i}" if i else "en", ((f"retry{key}", f"Again {i}") for key in range(5)))


@case(start=200)
def unknown_languages(folder: Path, count: int) -> None:
    for i, name in enumerate(words(count)):
        strings(folder, name, [("retry", f"Again {i}")])


@case(start=100)
def languages_of_a_catalog(folder: Path, count: int) -> None:
    catalog(folder, {f"retry{key}": {"localizations": {f"fi-x-a{i}" if i else "en": unit(f"Again {i}") for i in range(count)}}
                     for key in range(20)})


@case(CHECK, OVERRIDES, start=50)
def layers(folder: Path, count: int) -> None:
    kinds = [{"name": f"journey{i}", "kind": "journey", "paths": [f"Journey{i}"]} for i in range(count)]
    configure(folder, layers=[{"name": "app", "kind": "app", "paths": ["App"]}] + kinds)
    for i in range(count + 1):
        where = f"Journey{i}" if i < count else "App"
        strings(folder, f"{where}/en", ((f"retry{key}", f"Again {i}") for key in range(10)))
        strings(folder, f"{where}/fi", ((f"retry{key}", f"Taas {i}") for key in range(10)))


@case(CHECK, OVERRIDES, start=50)
def brands(folder: Path, count: int) -> None:
    kinds = [{"name": f"brand{i}", "kind": "brand", "brand": f"brand{i}", "paths": [f"Brand{i}"]} for i in range(count)]
    configure(folder, layers=kinds + [{"name": "app", "kind": "app", "paths": ["App"]}])
    for i in range(count + 1):
        where = f"Brand{i}" if i < count else "App"
        strings(folder, f"{where}/en", ((f"DesignSystem.stateView.retry{key}", f"Again {i}") for key in range(10)))


@case(CHECK, OVERRIDES)
def overrides(folder: Path, count: int) -> None:
    configure(folder, layers=[{"name": "kit", "kind": "library", "paths": ["Kit"]},
                              {"name": "app", "kind": "app", "paths": ["App"]},
                              {"name": "pay", "kind": "journey", "paths": ["Pay"]}])
    for i, where in enumerate(("Kit", "App", "Pay")):
        for language in ("en", "fi"):
            strings(folder, f"{where}/{language}", ((f"{name}.title", f"%@ again {i}") for name in words(count)))


@case()
def layers_without_files(folder: Path, count: int) -> None:
    strings(folder, "App/en", [("retry", "Again")])
    configure(folder, layers=[{"name": f"layer{i}", "kind": "journey", "paths": [f"Ap{name}/en"]}
                              for i, name in enumerate(words(count))])


@case()
def folders_without_layer(folder: Path, count: int) -> None:
    configure(folder, layers=[{"name": "app", "kind": "app", "paths": ["App"]}])
    for name in words(count):
        strings(folder, f"{name}/en", [("retry", "Again")])


# Texts.

def text(folder: Path, source: str, translation: str | None = None) -> None:
    strings(folder, "en", [("retry", source)])
    strings(folder, "fi", [("retry", source if translation is None else translation)])


@case(start=20000)
def one_huge_text(folder: Path, count: int) -> None:
    text(folder, " ".join(words(count)), " ".join(words(count, seed=2)))


@case(start=20000)
def one_huge_word(folder: Path, count: int) -> None:
    text(folder, "a" * (5 * count), "ä" * (5 * count))


@case(start=20000)
def opening_brackets(folder: Path, count: int) -> None:
    text(folder, "([{" * count, "(" * count)


@case(start=5000)
def tags_that_state_nothing(folder: Path, count: int) -> None:
    text(folder, "".join(f"<{name} x " for name in words(count)) + ">", "<a x " * count + ">")


@case(start=20000)
def crossed_brackets(folder: Path, count: int) -> None:
    text(folder, "([)]" * count, ")(" * count)


@case(start=5000)
def texts_with_brackets(folder: Path, count: int) -> None:
    strings(folder, "en", ((f"retry{i}", f"Again ({i}") for i in range(count)))
    strings(folder, "fi", ((f"retry{i}", f"Taas {i})]") for i in range(count)))


@case()
def numbered_placeholders(folder: Path, count: int) -> None:
    configure(folder, limits={"placeholders": 10000000})
    text(folder, " ".join(f"%{i + 1}$@" for i in range(count)), " ".join(f"%{i + 1}$d" for i in reversed(range(0, count, 2))))


@case()
def plain_placeholders(folder: Path, count: int) -> None:
    configure(folder, limits={"placeholders": 10000000})
    text(folder, "%@ %d " * count, "%d %@ " * count)


@case()
def renamed_holes(folder: Path, count: int) -> None:
    configure(folder, limits={"placeholders": 10000000})
    names = words(count)
    text(folder, " ".join(f"{{{name}}}" for name in names), " ".join(f"{{{slip(name, i)}}}" for i, name in enumerate(names)))


@case()
def renamed_arguments(folder: Path, count: int) -> None:
    configure(folder, limits={"placeholders": 10000000}, messages=[{"notation": "mf1"}])
    names = words(count)
    text(folder, " ".join(f"{{{name}}}" for name in names), " ".join(f"{{{slip(name, i)}}}" for i, name in enumerate(names)))


@case()
def cases_of_a_select(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "mf1"}])
    text(folder, "{a, select, " + " ".join(f"{name} {{x}}" for name in words(count)) + " other {x}}",
         "{a, select, " + " ".join(f"{name} {{y}}" for name in words(count, seed=2)) + " other {y}}")


@case()
def selects_of_a_message(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "mf1"}], limits={"placeholders": 10000000})
    one = "{%s, plural, one {# day} other {# days}} "
    text(folder, "".join(one % name for name in words(count)), "".join(one % name for name in words(count)))


@case(("check",), ("message", "--key", "retry", "--project", "."), ("generate", "swift", "-o", "-"))
def choices_of_one_case(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "mf1"}], limits={"placeholders": 10000000})
    text(folder, "".join(f"{{{name}, select, other {{x}}}}" for name in words(count)))


@case(("message", "--key", "retry", "--project", "."))
def offsets_of_one_argument(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "mf1"}], limits={"placeholders": 10000000})
    text(folder, "".join(f"{{n, plural, offset:{i + 1} other {{#}}}}" for i in range(count)))


@case()
def nested_messages(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "mf1"}])
    text(folder, "{a, select, other {" * count + "x" + "}}" * count)


@case(start=100)
def plurals_of_one_number_in_one_another(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "mf1"}])
    strings(folder, "en", ((f"retry{i}", "{n, plural, one {a} other {" * 40 + "x" + "}}" * 40) for i in range(count)))


@case(start=5000)
def broken_messages(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "mf1"}])
    text(folder, "{" * count, "{a, plural, " * count)


@case()
def misspelt_kinds_of_arguments(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "mf1"}])
    strings(folder, "en", ((f"retry{i}", "{a, pluarl, one {x} othr {y}} {b, selct, x {y}} {c, numbr}") for i in range(count)))


@case(start=5000)
def direction_marks(folder: Path, count: int) -> None:
    text(folder, "\u2066a\u2069" * count, "\u202ba\u2066" * count)
    strings(folder, "ar", [("retry", "\u2067\u0627\u2069\u200f1-" * count)])


@case(start=5000)
def copied_direction_marks(folder: Path, count: int) -> None:
    strings(folder, "en", [("retry", "x\u200ey " * count)])
    strings(folder, "ar", [("retry", "x\u200ey " * count + "z")])


@case(start=5000)
def placeholders_between_directions(folder: Path, count: int) -> None:
    configure(folder, limits={"placeholders": 10000000})
    strings(folder, "en", [("retry", "%@ a 12 " * (count // 10))])
    strings(folder, "ar", [("retry", "\u0627 %@ (12) " * (count // 10))])


@case(start=5000)
def invisible_letters(folder: Path, count: int) -> None:
    text(folder, "a\u200b\u00ad\ufeff" * count, "a\u0000\u0001\ue000\ufffd" * count)


@case(start=5000)
def marks_on_one_letter(folder: Path, count: int) -> None:
    text(folder, "a" + "\u0301\u0323" * count, "a" + "\u0323\u0301\u0308" * count)


@case(start=5000)
def letters_of_several_scripts(folder: Path, count: int) -> None:
    text(folder, "p\u0430ypal " * count, "\u0430b\u03b1 " * count)


@case(start=5000)
def escapes(folder: Path, count: int) -> None:
    for language in ("en", "fi"):
        put(folder, f"{language}.lproj/Localizable.strings", '"retry" = "' + "\\q\\U00e4\\'\\ud83d" * count + '";\n')


@case(start=5000)
def double_spaces_beside_an_escape(folder: Path, count: int) -> None:
    text(folder, "x", "\n" + "a  b " * count)


@case(start=5000)
def percent_signs(folder: Path, count: int) -> None:
    text(folder, "100 % of %d % or %%%" * count, "100% %s %" * count)


# What begins something that a text never ends, and what ends something that never began, by what it is.
MARKS = {
    "tags without end": ("<b>Go ", "<b "), "tags without beginning": ("</b>Go ", "<b></i>"), "handlers of tags": ("<b onclick=x>", "<a "),
    "links without end": ("[Go](", "[Go"), "links without beginning": ("](x) ", ")]("), "braces": ("{", "}"), "double braces": ("{{a ", "}}"),
    "emphasis": ("**Go ", "*_Go "), "entities": ("&amp; ", "&#x "), "numbers": ("1 2,3 ", "1 2.3 "), "times": ("10:30 ", "10.30 "),
    "addresses": ("https://a.example/b ", "www.a.example "), "mails": ("a@b.example ", "a@ "), "quotation marks": ("“Go ", "»Go "),
    "straight marks": ('"Go ', "'Go "), "ends of sentences": ("Go. ", "Go… "), "colons": ("Go: ", "Go: ; "),
    "backslashes": ("\\ ", "\\n"), "lone escapes": ("\\u12 ", "\\U12 "), "dollars": ("${a} $(b) ", "${a "), "signs at": ("@ %@ ", "@"),
    "percents of names": ("%{a} %(b)s ", "%{a"), "dashes": ("a — b - ", "a -- b"), "keys of a keyboard": ("⌘A ⌥", "⌘"),
}


def text_of(marks: tuple[str, str]) -> Callable[[Path, int], None]:
    return lambda folder, count: text(folder, marks[0] * count, marks[1] * count)


CASES += [Case(f"{name} in a text", text_of(marks), (CHECK,), 5000) for name, marks in MARKS.items()]


@case(start=5000)
def apostrophes(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "mf1"}])
    text(folder, "it's {a} '{b}' don't " * count)


@case(start=5000)
def plurals_in_parentheses(folder: Path, count: int) -> None:
    text(folder, "item(s) of %d file(s) " * count, "<b>a</b> &amp; " * count)


@case()
def texts_of_every_kind(folder: Path, count: int) -> None:
    lines = ["%d item(s) (of 5", "Tap 'OK'", "a%", "https://a.b/%@", "it\u2019s \u201cfine", "  edge ", "{a} {b}", "1,000.5 km"]
    for language in ("en", "fi", "ar", "ja"):
        strings(folder, language, ((f"retry{i}", f"{lines[(i + len(language)) % 8]} {language} {i}") for i in range(count)))


@case(start=5000)
def equal_texts(folder: Path, count: int) -> None:
    for language in ("en", "fi"):
        strings(folder, language, ((f"retry{i}", "Again and again") for i in range(count)))


@case()
def names_that_are_kept(folder: Path, count: int) -> None:
    configure(folder, glossary={"keep": words(count)})
    strings(folder, "en", ((f"retry{i}", f"Open {name} now") for i, name in enumerate(words(count, seed=2))))
    strings(folder, "fi", ((f"retry{i}", f"Avaa {name} nyt") for i, name in enumerate(words(count, seed=3))))


@case()
def names_of_brands(folder: Path, count: int) -> None:
    configure(folder, brands={"a": {"names": [f"Bank {name}" for name in words(count)]}, "b": {}})
    strings(folder, "en", ((f"retry{i}", f"Ask Bank {name} now") for i, name in enumerate(words(count, seed=2))))


@case()
def words_spelt_in_two_ways(folder: Path, count: int) -> None:
    strings(folder, "en", ((f"retry{i}-{k}", f"Open ab{'-' if k == 3 else ''}{name}") for i, name in enumerate(words(count)) for k in range(4)))


# Files of texts that are damaged.

@case(start=20000)
def short_lines(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings", "".join(f'a{i}=b;\n' for i in range(count)))


@case(start=5000)
def missing_semicolons(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings", "".join(f'"a{i}" = "b"\n' for i in range(count)))


@case(start=5000)
def unfinished_texts(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings", "".join(f'"a{i}" = "b;\n' for i in range(count)))


@case(start=5000)
def conflict_markers(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings",
        "".join(f'<<<<<<< ours\n"a{i}" = "b";\n=======\n"a{i}" = "c";\n>>>>>>> theirs\n' for i in range(count)))


@case(start=5000)
def comments_without_end(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings", '"a" = "b";\n' + "/* a \n" * count)


@case(start=5000)
def comments_without_entries(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings", "/* a */ // b\n" * count + '"a" = "b";\n')


@case(start=5000)
def curly_quotes(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings", "".join(f"\u201ca{i}\u201d = \u201cb\u201d;\n" for i in range(count)))


@case(start=5000)
def garbage(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings", "}{;=<(\x01 \\" * count)


@case(start=5000)
def nested_property_lists(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings", '"a" = ' + "{ a = (" * count + "b" + "); }" * count + ";\n")


@case(start=5000)
def nested_xml(folder: Path, count: int) -> None:
    stringsdict(folder, "en", [("retry", "<dict><key>a</key>" * count + "</dict>" * count)])


@case(start=5000)
def unclosed_xml(folder: Path, count: int) -> None:
    stringsdict(folder, "en", [("retry", "<dict><key>a" * count)])


@case(start=5000)
def attributes_of_xml(folder: Path, count: int) -> None:
    stringsdict(folder, "en", [("retry", "<dict " + " ".join(f'{name}="b"' for name in words(count)) + "></dict>")])


@case(start=5000)
def nested_json(folder: Path, count: int) -> None:
    put(folder, "Localizable.xcstrings", '{"sourceLanguage": "en", "strings": ' + '{"a":[' * count + "]}" * count + "}")
    put(folder, "base.tokens.json", '{"a":' * count + "1" + "}" * count)


@case(start=5000)
def nested_groups_of_tokens(folder: Path, count: int) -> None:
    for file in range(max(1, count // 400)):
        put(folder, f"t{file}.tokens.json", '{"a":' * 400 + json.dumps(color(0)) + "}" * 400)


@case(start=5000)
def damaged_json(folder: Path, count: int) -> None:
    put(folder, "Localizable.xcstrings", '{"sourceLanguage": "en", "strings": {' + '"a" {tru, nul, } ] \'b\' ' * count)
    put(folder, "base.tokens.json", '{"a": [' + "tru, 01, +1, .5, " * count)


# Plural forms and catalogs.

@case()
def variables_of_an_entry(folder: Path, count: int) -> None:
    configure(folder, limits={"placeholders": 10000000})
    for language in ("en", "fi"):
        names = words(count)
        body = "".join(f"<key>{name}</key>{variable([('one', '%d a'), ('other', '%d b')])}" for name in names)
        stringsdict(folder, language, [("retry", "<dict><key>NSStringLocalizedFormatKey</key><string>"
                                        + " ".join(f"%#@{name}@" for name in names) + f"</string>{body}</dict>")])


@case()
def undefined_variables(folder: Path, count: int) -> None:
    configure(folder, limits={"placeholders": 10000000})
    names = words(count)
    body = "".join(f"<key>{name}</key>{variable([('other', '%d b')])}" for name in names)
    stringsdict(folder, "en", [("retry", "<dict><key>NSStringLocalizedFormatKey</key><string>"
                                + " ".join(f"%#@{slip(name, i)}@" for i, name in enumerate(names)) + f"</string>{body}</dict>")])


@case()
def variables_that_name_the_next(folder: Path, count: int) -> None:
    body = "".join(f"<key>v{i}</key>{variable([('other', f'%#@v{(i + 1) % count}@')])}" for i in range(count))
    stringsdict(folder, "en", [("retry", f"<dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>{body}</dict>")])


def naming_often(text: str, count: int) -> tuple[str, str]:
    """An entry whose variables name the next one many times."""
    body = "".join(f"<key>v{i}</key>{variable([('other', f'%1$#@v{i + 1}@' * count if i < 6 else '')])}" for i in range(7))
    return "retry", f"<dict><key>NSStringLocalizedFormatKey</key><string>{text}</string>{body}</dict>"


@case(start=10)
def variables_that_name_the_next_often(folder: Path, count: int) -> None:
    stringsdict(folder, "en", [naming_often("%1$d", count)])
    stringsdict(folder, "fi", [naming_often("%1$#@v0@", count)])


@case(("message", "--key", "retry", "--arg", "1=3"), start=10)
def a_message_of_variables_that_name_the_next_often(folder: Path, count: int) -> None:
    stringsdict(folder, "en", [naming_often("%1$#@v0@", count)])


@case()
def unknown_plural_forms(folder: Path, count: int) -> None:
    names = words(count)
    for language in ("en", "fi"):
        stringsdict(folder, language, [("retry", "<dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key>"
                                        + variable([(name, "%d a") for name in names] + [("other", "b")]) + "</dict>")])


@case()
def entries_with_plural_forms(folder: Path, count: int) -> None:
    for language in ("en", "pl"):
        stringsdict(folder, language, ((f"retry{i}", "<dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key>"
                                        + variable([("one", "%d a"), ("other", "b")]) + "</dict>") for i in range(count)))


@case()
def variations_of_a_catalog(folder: Path, count: int) -> None:
    forms = {name: unit(f"%lld {name}") for name in ("one", "few", "many", "other", "sevral")}
    catalog(folder, {f"retry{i}": {"localizations": {language: {"variations": {"plural": forms}} for language in ("en", "pl")}}
                     for i in range(count)})


@case()
def substitutions_of_an_entry(folder: Path, count: int) -> None:
    configure(folder, limits={"placeholders": 10000000})
    def localization(names: list[str]) -> dict[str, object]:
        parts = {name: {"argNum": i + 1, "formatSpecifier": "lld",
                        "variations": {"plural": {"one": unit("%arg a"), "other": unit("%arg b")}}}
                 for i, name in enumerate(names)}
        return unit(" ".join(f"%#@{name}@" for name in names)) | {"substitutions": parts}
    names = words(count)
    catalog(folder, {"retry": {"localizations": {"en": localization(names),
                                                 "fi": localization([slip(name, 3) for name in names])}}})


@case()
def unknown_members_of_a_catalog(folder: Path, count: int) -> None:
    catalog(folder, {"retry": {slip("extractionState", i) + "x" * (i % 3) + name: "manual" for i, name in enumerate(words(count))}})


@case()
def unknown_header_members(folder: Path, count: int) -> None:
    put(folder, "Localizable.xcstrings", json.dumps({name: 1 for name in words(count)} | {"strings": {}, "version": "1.0"}))


@case()
def devices_of_an_entry(folder: Path, count: int) -> None:
    forms = {name: unit("a") for name in words(count)} | {"other": unit("b")}
    catalog(folder, {"retry": {"localizations": {"en": {"variations": {"device": forms}}, "fi": {"variations": {"device": forms}}}}})


# Directives and configurations.

@case()
def unused_suppressions(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings",
        "".join(f'/* l10n:disable untrimmed-key, unbalanced-brackets in fi */\n"a{i}" = "b";\n' for i in range(count)))


@case()
def used_suppressions(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings",
        "".join(f'/* l10n:disable untrimmed-key -- as sent */\n"a{i} " = "b";\n' for i in range(count)))


@case()
def rules_of_a_suppression(folder: Path, count: int) -> None:
    names = ", ".join(["untrimmed-key", "unbalanced-brackets", "untrimed-key"] * count)
    put(folder, "en.lproj/Localizable.strings", f'/* l10n:disable {names} */\n"a" = "b";\n')


@case()
def suppressions_of_the_file(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings", "// l10n:disable-file untrimmed-key, text-too-long\n" * count + "\n"
        + "".join(f'"a{i} " = "b";\n' for i in range(count)))


@case()
def unknown_suppressed_rules(folder: Path, count: int) -> None:
    put(folder, "en.lproj/Localizable.strings",
        "".join(f'/* l10n:disable {slip("untrimmed-key", i)} */\n"a{i}" = "b";\n' for i in range(count)))


@case()
def suppressions_of_views(folder: Path, count: int) -> None:
    disable = [{"rule": "vague-action-label", "reason": "agreed"}, {"rule": "vague-acton-label"}]
    views(folder, [{"id": f"a{i}", "kind": "empty", "disable": disable} for i in range(count // 4)])


@case()
def exceptions(folder: Path, count: int) -> None:
    rules = {"text-too-long": "off"}
    configure(folder, exceptions=[{"keys": [f"{name}.*"], "rules": rules, "reason": "a"} for name in words(count)])
    strings(folder, "en", ((f"{name}.title ", "Again") for name in words(count)))


@case()
def limits_of_characters(folder: Path, count: int) -> None:
    configure(folder, limits={"characters": {f"{name}.*": 5 for name in words(count)}})
    strings(folder, "en", ((f"{name}.title", "Again and again") for name in words(count)))


@case()
def patterns_of_excluded_files(folder: Path, count: int) -> None:
    configure(folder, exclude=[f"**/{name}/*" for name in words(count)])
    for i in range(count // 4):
        strings(folder, f"a{i}/en", [("retry", "Again")])


@case()
def languages_of_the_configuration(folder: Path, count: int) -> None:
    configure(folder, locales={"required": ["en"] + [f"fi-x-a{i}" for i in range(count)]})
    strings(folder, "en", ((f"retry{i}", "Again") for i in range(3)))


@case()
def unknown_members_of_the_configuration(folder: Path, count: int) -> None:
    configure(folder, **{name: 1 for name in words(count)})


@case()
def unknown_rules_of_the_configuration(folder: Path, count: int) -> None:
    configure(folder, rules={slip("untrimmed-key", i) + name: "off" for i, name in enumerate(words(count))})
    strings(folder, "en", [("retry", "Again")])


@case()
def notations_by_pattern(folder: Path, count: int) -> None:
    configure(folder, messages=[{"notation": "plain", "keys": [f"{name}.*"]} for name in words(count)])
    strings(folder, "en", ((f"{name}.title", "Again") for name in words(count)))


@case()
def unknown_brands_and_schemes(folder: Path, count: int) -> None:
    configure(folder, brands={slip(name, 3): {"names": [name]} for name in words(count)}, themes={"resolver": "app.resolver.json"})
    tokens(folder, {"a": color(0)})
    resolver(folder, {"brand": {"contexts": {name: [] for name in words(count)}}})


# Tokens.

@case(CHECK, TOKENS)
def plain_tokens(folder: Path, count: int) -> None:
    tokens(folder, {"palette": {name: color(i / count) for i, name in enumerate(words(count))}})


@case(CHECK, TOKENS)
def broken_aliases(folder: Path, count: int) -> None:
    names = words(count)
    tokens(folder, {"palette": {name: color(i / count) for i, name in enumerate(names)},
                    "semantic": {f"a{i}": {"$type": "color", "$value": f"{{palette.{slip(name, i)}}}"} for i, name in enumerate(names)}})


@case()
def broken_pointers(folder: Path, count: int) -> None:
    names = words(count)
    tokens(folder, {"palette": {name: color(i / count) for i, name in enumerate(names)},
                    "semantic": {f"a{i}": {"$type": "color", "$value": {"$ref": f"#/palette/{slip(name, i)}/$value"}}
                                 for i, name in enumerate(names)}})


@case(CHECK, TOKENS)
def chains_of_aliases(folder: Path, count: int) -> None:
    tokens(folder, {"a": {f"t{i}": {"$type": "color", "$value": f"{{a.t{i + 1}}}"} for i in range(count)} | {f"t{count}": color(0)}})


@case(CHECK, TOKENS)
def aliases_in_a_circle(folder: Path, count: int) -> None:
    tokens(folder, {"a": {f"t{i}": {"$type": "color", "$value": f"{{a.t{(i + 1) % count}}}"} for i in range(count)}})


@case()
def aliases_of_one_token(folder: Path, count: int) -> None:
    tokens(folder, {"a": color(0)} | {f"b{i}": {"$type": "color", "$value": "{a}"} for i in range(count)})


@case()
def groups_that_extend_the_next(folder: Path, count: int) -> None:
    tokens(folder, {f"g{i}": {"$extends": f"{{g{i + 1}}}", f"a{i}": color(0)} for i in range(min(count, 10 ** 6))} | {f"g{count}": {"b": color(0)}})


@case(CHECK, TOKENS, start=10)
def tokens_of_groups_that_extend_the_next(folder: Path, count: int) -> None:
    tokens(folder, {f"g{i}": ({"$extends": f"{{g{i + 1}}}"} if i < 40 else {"$type": "color"}) | {f"a{i}x{k}": color(0) for k in range(count)}
                    for i in range(41)})


@case(start=30)
def groups_that_extend_the_next_in_groups_too(folder: Path, count: int) -> None:
    tokens(folder, {f"g{i}": {"$extends": f"{{g{i + 1}}}"} | {name: {"$extends": f"{{g{i + 1}}}"} for name in "ab"} for i in range(count)}
           | {f"g{count}": {"$type": "color", "c": color(0)}})


@case()
def broken_extends(folder: Path, count: int) -> None:
    names = words(count)
    tokens(folder, {name: {"a": color(0)} for name in names} | {f"x{i}": {"$extends": f"{{{slip(name, i)}}}"} for i, name in enumerate(names)})


@case()
def unknown_members_of_tokens(folder: Path, count: int) -> None:
    tokens(folder, {"a": color(0) | {"$" + slip("description", i) + name: "b" for i, name in enumerate(words(count))}})


@case()
def wrong_members_of_tokens(folder: Path, count: int) -> None:
    tokens(folder, {f"a{i}": {"$tpe": "color", "$vlaue": "#f0", "$descripton": ""} for i in range(count)})


@case()
def unknown_types_of_tokens(folder: Path, count: int) -> None:
    tokens(folder, {f"a{i}": {"$type": slip("dimension", i), "$value": 1} for i in range(count)})


@case()
def tokens_that_differ_in_case(folder: Path, count: int) -> None:
    tokens(folder, {name: color(0) for word in words(count) for name in (word, word.title(), word.upper())})


@case()
def duplicated_tokens(folder: Path, count: int) -> None:
    put(folder, "base.tokens.json", "{" + ", ".join(['"a": ' + json.dumps(color(0))] * count) + "}")


@case(start=100)
def sources_of_a_set(folder: Path, count: int) -> None:
    for i in range(count):
        tokens(folder, {"a": color(i / count), f"b{i}": color(0)}, f"t{i}.json")
    resolver(folder, sources=[f"t{i}.json" for i in range(count)])


@case(start=100)
def contexts_of_a_modifier(folder: Path, count: int) -> None:
    tokens(folder, {"a": color(0)})
    resolver(folder, {"brand": {"contexts": {name: [{"a": color(i / count)}] for i, name in enumerate(words(count))}}})


@case(CHECK, TOKENS, start=100)
def brands_in_folders(folder: Path, count: int) -> None:
    configure(folder, themes={"dialect": "style-dictionary"})
    put(folder, "tokens/base.json", '{"color": {"ink": {"value": "#000000"}}}')
    for name in words(count):
        put(folder, f"tokens/brands/{name}/color.json", '{"color": {"ink": {"value": "#112233"}}}')


@case(start=100)
def modifiers_of_a_theme(folder: Path, count: int) -> None:
    tokens(folder, {"a": color(0)})
    resolver(folder, {name: {"contexts": {"on": [], "off": [{"b": color(0)}]}} for name in words(count)})


@case()
def unknown_names_in_a_resolver(folder: Path, count: int) -> None:
    names = words(count)
    tokens(folder, {"a": color(0)})
    put(folder, "app.resolver.json", json.dumps(
        {"version": "2025.10", "sets": {name: {"sources": []} for name in names},
         "resolutionOrder": [{"$ref": f"#/sets/{slip(name, i)}"} for i, name in enumerate(names)]}))


@case()
def unknown_members_of_a_resolver(folder: Path, count: int) -> None:
    put(folder, "app.resolver.json", json.dumps(
        {"version": "2025.10", "sets": {}, "resolutionOrder": []} | {slip("modifiers", i) + name: 1 for i, name in enumerate(words(count))}))


@case()
def shadowed_tokens(folder: Path, count: int) -> None:
    for i in range(3):
        tokens(folder, {name: color(number / count + i / 3) for number, name in enumerate(words(count))}, f"t{i}.json")
    resolver(folder, {"scheme": {"contexts": {"light": [{"$ref": "t1.json"}], "dark": [{"$ref": "t2.json"}]}}}, ["t0.json"])


@case()
def pairs_of_colors(folder: Path, count: int) -> None:
    pairs = {f"s{name}": {"foreground": color(0.1), "background": color(0.2), "on": color(0.3)} for name in words(count)}
    tokens(folder, {"semantic": pairs | {f"on{name.title()}": color(0.5) for name in pairs}})
    resolver(folder)


@case(start=3000)
def weak_colors_of_a_palette(folder: Path, count: int) -> None:
    grey = {f"c{i}": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5 + i / count / 50, 0.5, 0.5]}}
            for i in range(count)}
    pairs = {f"s{i}": {"$type": "color", "$value": f"{{palette.c{i}}}",
                       "$extensions": {"org.stateview-l10n": {"on": ["{page}"]}}} for i in range(count)}
    tokens(folder, {"palette": grey, "page": color(0.99), "text": pairs})
    resolver(folder)


@case(start=100)
def hosts_of_views(folder: Path, count: int) -> None:
    configure(folder, contrast={"hosts": [f"{{host.{name}}}" for name in words(count)]}, themes={"resolver": "app.resolver.json"})
    tokens(folder, {"host": {name: color(i / count) for i, name in enumerate(words(count))}})
    resolver(folder)


@case()
def gradients_with_many_stops(folder: Path, count: int) -> None:
    stops = [{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": i / count * 2} for i in range(count)]
    tokens(folder, {"a": {"$type": "gradient", "$value": stops}})


@case()
def public_patterns_of_tokens(folder: Path, count: int) -> None:
    configure(folder, tokens={"public": [f"{name}.*" for name in words(count)]}, themes={"resolver": "app.resolver.json"})
    tokens(folder, {name: {"a": color(0)} for name in words(count, seed=2)})
    resolver(folder)


# State views.

@case(start=2000)
def views_with_unknown_keys(folder: Path, count: int) -> None:
    names = words(count)
    strings(folder, "en", ((f"{name}.title", "Again") for name in names))
    views(folder, [{"id": f"a{i}", "kind": "loadingFailure", "texts": {"title": {"key": f"{slip(name, i)}.title"}}}
                   for i, name in enumerate(names)])


@case(start=200)
def documents_with_unknown_keys(folder: Path, count: int) -> None:
    for i, name in enumerate(words(count)):
        put(folder, f"{name}.stateview.json", json.dumps({"id": name, "kind": "empty", "texts": {"title": {"key": f"{name}.title"}}}))


@case(start=100)
def modules_with_views_of_their_own(folder: Path, count: int) -> None:
    for name in words(count):
        module = folder / "Modules" / name
        for language in ("en", "de", "fi", "fr", "it", "pl", "ru", "uk"):
            strings(module, language, [(f"{name}.title", "Nothing here")])
        put(module, "a.stateview.json", json.dumps({"id": name, "kind": "empty", "texts": {"title": {"key": f"{name}.title"}}}))


@case()
def views_with_one_id(folder: Path, count: int) -> None:
    views(folder, [{"id": "a", "kind": "empty"} for _ in range(count)])


@case()
def views_with_unknown_tokens(folder: Path, count: int) -> None:
    names = words(count)
    tokens(folder, {name: color(i / count) for i, name in enumerate(names)})
    resolver(folder)
    views(folder, [{"id": f"a{i}", "kind": "empty", "style": {"title.color": slip(name, i)}} for i, name in enumerate(names)])


@case()
def unknown_members_of_a_view(folder: Path, count: int) -> None:
    views(folder, [{"id": "a", "kind": "empty", "texts": {"subttle": "none"}} | {slip("actions", i) + name: 1 for i, name in enumerate(words(count))}])


@case()
def unknown_styles_of_a_view(folder: Path, count: int) -> None:
    views(folder, [{"id": "a", "kind": "empty", "style": {slip("title.color", i) + name: 1 for i, name in enumerate(words(count))}}])


@case()
def actions_of_a_view(folder: Path, count: int) -> None:
    views(folder, [{"id": "a", "kind": "empty", "actions": [{"intent": "create", "label": {"literal": name}} for name in words(count)]}])


@case()
def actions_that_are_not_there(folder: Path, count: int) -> None:
    names = words(count)
    views(folder, [{"id": "a", "kind": "empty", "actions": [{"slot": name, "intent": {"custom": name}} for name in names],
                    "brands": {"b": {"actions": {slip(name, i): "none" for i, name in enumerate(names)}}}}])


@case(start=100)
def brands_of_a_view(folder: Path, count: int) -> None:
    views(folder, [{"id": "a", "kind": "empty", "brands": {name: {"texts": {"subtitle": "none"}} for name in words(count)}}])


@case()
def arguments_of_a_view(folder: Path, count: int) -> None:
    names = words(count)
    strings(folder, "en", [("retry", " ".join(f"{{{name}}}" for name in names[:90]))])
    views(folder, [{"id": "a", "kind": "empty", "texts": {"title": {"key": "retry"}}, "arguments": {slip(name, 3): "b" for name in names}}])


@case()
def views_with_unknown_pictures(folder: Path, count: int) -> None:
    names = words(count)
    for name in names[:count // 4]:
        put(folder, f"Assets.xcassets/{name}.imageset/Contents.json", '{"images":[]}')
    views(folder, [{"id": f"a{i}", "kind": "empty", "visual": {"illustration": slip(name, i)}} for i, name in enumerate(names)])


@case()
def screens_with_unknown_views(folder: Path, count: int) -> None:
    names = words(count)
    put(folder, "views.stateview.json", json.dumps(
        {"views": [{"id": name, "kind": "empty"} for name in names],
         "screens": [{"id": f"s{i}", "phases": {"empty": [slip(name, i)], "loading": "loading"}} for i, name in enumerate(names)]}))


@case()
def views_with_equal_texts(folder: Path, count: int) -> None:
    put(folder, "views.stateview.json", json.dumps(
        {"views": [{"id": f"v{i}", "kind": "empty", "texts": {"title": {"literal": "Nothing"}}} for i in range(count)],
         "screens": [{"id": "s", "phases": {"empty": [f"v{i}" for i in range(count)], "loading": "loading"}}]}))


# Answers of translators.

IMPORT_XLIFF, IMPORT_CSV = ("import", "answer.xliff", "--dry-run"), ("import", "fi.csv", "--dry-run")


def xliff(folder: Path, files: dict[str, Iterable[tuple[str, str, str]]]) -> None:
    body = "".join(
        f'<file original="{escape(name)}" source-language="en" target-language="fi" datatype="plaintext"><body>\n'
        + "".join(f'<trans-unit id="{escape(key)}" xml:space="preserve"><source>{escape(source)}</source>'
                  f"<target>{escape(target)}</target></trans-unit>\n" for key, source, target in units)
        + "</body></file>\n" for name, units in files.items())
    put(folder, "answer.xliff", '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n{body}</xliff>\n')


@case(IMPORT_XLIFF)
def units_that_are_right(folder: Path, count: int) -> None:
    strings(folder, "en", ((name, f"Again {name}") for name in words(count)))
    xliff(folder, {"en.lproj/Localizable.strings": ((name, f"Again {name}", f"Taas {name}") for name in words(count))})


@case(IMPORT_XLIFF)
def new_keys_of_a_sorted_file(folder: Path, count: int) -> None:
    names = words(count)
    strings(folder, "en", ((name, f"Again {name}") for name in names))
    strings(folder, "fi", ((name, f"Taas {name}") for name in sorted(names[:9])))
    xliff(folder, {"en.lproj/Localizable.strings": ((name, f"Again {name}", f"Taas {name}") for name in names)})


@case(IMPORT_XLIFF)
def renamed_units(folder: Path, count: int) -> None:
    names = words(count)
    strings(folder, "en", ((name, f"Again {name}") for name in names))
    xliff(folder, {"en.lproj/Localizable.strings": ((slip(name, i), f"Again {name}", "Taas") for i, name in enumerate(names))})


@case(IMPORT_XLIFF)
def repeated_units(folder: Path, count: int) -> None:
    strings(folder, "en", [("retry", "Again")])
    xliff(folder, {"en.lproj/Localizable.strings": (("retry", "Again", f"Taas {i}") for i in range(count))})


@case(IMPORT_XLIFF)
def units_with_another_source(folder: Path, count: int) -> None:
    strings(folder, "en", ((name, "Again") for name in words(count)))
    xliff(folder, {"en.lproj/Localizable.strings": ((name, "Agan (", "Taas %@ )") for name in words(count))})


@case(IMPORT_XLIFF)
def renamed_files_of_an_answer(folder: Path, count: int) -> None:
    names = words(count)
    for name in names:
        strings(folder, "en", [("retry", "Again")], name)
    xliff(folder, {f"en.lproj/{slip(name, i)}.strings": [("retry", "Again", "Taas")] for i, name in enumerate(names)})


@case(IMPORT_XLIFF)
def files_of_an_answer(folder: Path, count: int) -> None:
    names = words(count)
    for name in names:
        strings(folder, "en", [("retry", "Again")], name)
    xliff(folder, {f"en.lproj/{name}.strings": [("retry", "Again", "Taas")] for name in names})


@case(IMPORT_XLIFF)
def unknown_variables_of_an_answer(folder: Path, count: int) -> None:
    names = words(count)
    body = "".join(f"<key>{name}</key>{variable([('one', '%d a'), ('other', '%d b')])}" for name in names)
    stringsdict(folder, "en", [("retry", "<dict><key>NSStringLocalizedFormatKey</key><string>"
                                + " ".join(f"%#@{name}@" for name in names) + f"</string>{body}</dict>")])
    xliff(folder, {"en.lproj/Localizable.stringsdict": (
        (f"/retry:dict/{slip(name, i)}:dict/one:dict/:string", "%d a", "%d x") for i, name in enumerate(names))})


@case(IMPORT_XLIFF)
def empty_forms_of_an_answer(folder: Path, count: int) -> None:
    def entry(i: int) -> tuple[str, str]:
        return (f"retry{i}", "<dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key>"
                + variable([("zero", ""), ("one", "%d a"), ("other", "%d b")]) + "</dict>")
    stringsdict(folder, "en", (entry(i) for i in range(count)))
    xliff(folder, {"en.lproj/Localizable.stringsdict": (
        (f"/retry{i}:dict/a:dict/{form}:dict/:string", text, text.replace("a", "x")) for i in range(count)
        for form, text in (("zero", ""), ("one", "%d a"), ("other", "%d b")))})


@case(IMPORT_CSV)
def renamed_rows(folder: Path, count: int) -> None:
    names = words(count)
    strings(folder, "en", ((name, f"Again {name}") for name in names))
    put(folder, "fi.csv", "file,key,variant,source,fi\n" + "".join(
        f"en.lproj/Localizable.strings,{slip(name, i)},,Again {name},Taas\n" for i, name in enumerate(names)))


@case(IMPORT_CSV)
def rows_with_unknown_states(folder: Path, count: int) -> None:
    names = words(count)
    strings(folder, "en", ((name, f"Again {name}") for name in names))
    put(folder, "fi.csv", "file,key,variant,source,fi,state\n" + "".join(
        f"en.lproj/Localizable.strings,{name},,Again {name},Taas,{slip('translated', i)}\n" for i, name in enumerate(names)))


@case(("export", "-o", "out/"), ("convert", "en.lproj/Localizable.strings", "--dry-run"))
def texts_that_go_out(folder: Path, count: int) -> None:
    strings(folder, "en", ((name, f"Again {name}") for name in words(count)))
    strings(folder, "fi", ((name, f"Taas {name}") for name in words(count)))


@case(CHECK, STATUS, ("export", "-o", "out/"))
def texts_of_an_interface_file(folder: Path, count: int) -> None:
    labels = "".join(f'<label text="Again {name}" id="{name}"/>\n' for name in words(count))
    put(folder, "Base.lproj/Main.storyboard", f"<document><objects>\n{labels}</objects></document>\n")
    strings(folder, "fi", ((f"{name}.text", f"Taas {name}") for name in words(count)[::2]), table="Main")
    strings(folder, "de", ((f"{name}.text", f"Nochmal {name}") for name in words(count)[::3]), table="Main")


@case(CHECK)
def empty_lines_of_a_text(folder: Path, count: int) -> None:
    put(folder, "a.stateview.json", json.dumps({"id": "a", "kind": "empty", "texts": {"title": {"key": "a.title"}}}))
    strings(folder, "en", [("a.title", "A" + "\n" * count + "B")])


@case(CHECK)
def namespaces_behind_many_names(folder: Path, count: int) -> None:
    elements = "".join(f"<{name}/>" for name in words(count)) + '<z xmlns="a"/>' * count
    put(folder, "Base.lproj/Main.storyboard", f"<document><objects>{elements}</objects></document>\n")
    strings(folder, "fi", [("home", "Koti")])


@case(CHECK)
def texts_that_stand_in_code(folder: Path, count: int) -> None:
    calls = "".join(
        f'    NSLocalizedStringWithDefaultValue(@"{name}", nil, b, @"Again %@ {name}", nil);\n' for name in words(count))
    put(folder, "a.m", f"void f(NSBundle *b) {{\n{calls}}}\n")
    strings(folder, "en", [("home", "Home")])
    for language in ("de", "fi", "fr"):
        strings(folder, language, ((name, f"Taas {name}") for name in words(count)))


@case(CHECK, ("export", "-o", "out/"))
def source_texts_that_stand_in_code_alone(folder: Path, count: int) -> None:
    calls = "".join(f'String(localized: "home.{name}", defaultValue: "Again {name}")\n' for name in words(count))
    put(folder, "A.swift", f"func f() {{\n{calls}}}\n")
    for language in ("de", "fi"):
        strings(folder, language, ((f"home.{name}", f"Taas {name}") for name in words(count)))


@case(CHECK, ("keys",))
def keys_that_code_puts_together(folder: Path, count: int) -> None:
    calls = "".join(f'NSLocalizedString("home.\\(x){name[3:]}.title", comment: "")\n' for name in words(count))
    put(folder, "A.swift", f"func f(x: String) {{\n{calls}}}\n")
    strings(folder, "en", ((f"home.{name}.title", f"Again {name}") for name in words(count)))


@case()
def spaces_that_most_translations_lack(folder: Path, count: int) -> None:
    strings(folder, "en", ((name, f"Again {name} ") for name in words(count)))
    for language in ("de", "fi", "fr", "it", "pl"):
        strings(folder, language, ((name, f"Taas {name}") for name in words(count)))


@case(CHECK, ("keys",), start=200)
def members_of_members_in_code(folder: Path, count: int) -> None:
    put(folder, "A.swift", 'let a = String(localized: "home")' + ".b(c).d" * count + "\n")
    strings(folder, "en", [("home", "Home")])


@case(CHECK, ("keys",), start=100)
def modules_with_a_function_of_their_own(folder: Path, count: int) -> None:
    copy = 'enum L10n { static func text(_ key: String) -> String { NSLocalizedString(key, comment: "") } }\n'
    for i, name in enumerate(words(count)):
        put(folder, f"{name}.swift", "\n" * (i % 50) + copy + f'let {name} = [L10n.text("a"), L10n.text("b"), L10n.text("c")]\n')
    strings(folder, "en", [("a", "Again")])


@case(CHECK, ("keys",), start=200)
def types_that_init_makes(folder: Path, count: int) -> None:
    types = "".join(f"struct {name.title()} {{ init(title: LocalizedStringKey) {{}} }}\n" for name in words(count))
    calls = "".join(f'let {name} = {name.title()}.init(title: "a")\n' for name in words(count))
    put(folder, "A.swift", types + calls)
    strings(folder, "en", [("a", "Again")])


@case(CHECK, ("keys",))
def conversions_in_code(folder: Path, count: int) -> None:
    put(folder, "A.swift", 'let a = ["%@"]\n' * count + 'let b = ["%s"]\n' * count + 'let c = NSLocalizedString("a", comment: "")\n')
    strings(folder, "en", [("a", "Again")])


@case(CHECK, ("keys",))
def settings_of_a_build(folder: Path, count: int) -> None:
    settings = "".join(f"\t\t\t\tKEY_{i} = \"$(KEY_{i + 1})\";\n" for i in range(count))
    put(folder, "App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tA = {\n\t\t\tisa = XCBuildConfiguration;\n"
        f"\t\t\tbuildSettings = {{\n{settings}\t\t\t}};\n\t\t\tname = Release;\n\t\t}};\n\t}};\n\trootObject = A;\n}}\n")
    strings(folder, "en", [("home", "Home")])


GENERATE = (("generate", "swift", "-o", "-"), ("generate", "--context", "json"))


@case(*GENERATE)
def accessors(folder: Path, count: int) -> None:
    strings(folder, "en", ((f"{name}.{i % 97}.title", f"%1$@ of %2$d {{name}} {name}") for i, name in enumerate(words(count))))


@case(*GENERATE)
def accessors_that_would_have_one_name(folder: Path, count: int) -> None:
    signs = random.Random(1)
    texts = {f"Save {''.join(signs.choices('-!. :', k=14))}." for _ in range(count)}
    strings(folder, "en", ((text, text) for text in sorted(texts)))


@case(*GENERATE)
def an_accessor_below_many_dots(folder: Path, count: int) -> None:
    strings(folder, "en", [("a." * count + "b", "Again")])


@case(*GENERATE)
def an_accessor_with_many_holes(folder: Path, count: int) -> None:
    strings(folder, "en", [("again", " ".join(f"{{{name}}}" for name in words(count)))])


@case(*GENERATE)
def an_accessor_with_variables_in_variables(folder: Path, count: int) -> None:
    body = "".join(f"<key>v{i}</key>" + variable([("one", "%d"), ("other", f"%d %#@v{i + 1}@")]) for i in range(count))
    stringsdict(folder, "en", [("again", f"<dict><key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>{body}</dict>")])
