#!/usr/bin/env python3
"""Generate deterministic localization corpora for benchmarks and fault-finding tests.

One call writes the same logical catalog in five formats:

    OUT/strings/<locale>.lproj/Localizable.strings       every key, one entry each
    OUT/strings/<locale>.lproj/Localizable.stringsdict   the plural keys (XML plist)
    OUT/xcstrings/Localizable.xcstrings                  all locales in one JSON file
    OUT/xliff/<locale>.xliff                             XLIFF 1.2, source "en"
    OUT/po/<locale>.po                                   gettext PO, msgctxt = key
    OUT/manifest.json                                    counts, bytes and SHA-256 of the file list
    OUT/faults.json                                      every fault put in on purpose

The text is made of real words in each language's own script, so the share of ASCII, 2-, 3- and 4-byte
UTF-8 is lifelike.  The same arguments always give the same bytes: every random choice comes from a
generator seeded by (seed, locale), never from hash() or the clock.

Faults (off by default, --faults RATE) are planted in translations only and are listed in faults.json,
so that a checker's findings can be compared with the truth:
    missing        the key is absent from the locale
    placeholder    one placeholder is dropped or has another type
    untranslated   the value equals the source text
    bidi           an unbalanced bidirectional isolate or override
    plural         one required plural category is absent (stringsdict and xcstrings)
Each fault also tells what decides whether a checker can see it:
    plural         whether the text has plural forms, and so stands in the .stringsdict too
    words          the words of the source text: pieces between white space that hold a letter and no '%'
    lacks          the plural categories that the translation should have and has not

Usage:  gen-corpus.py OUT [--size small|medium|large | --keys N --locales L] [--seed S] [--faults RATE]
               [--only strings,stringsdict,xcstrings,xliff,po]
"""
from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
from dataclasses import dataclass, field
from xml.sax.saxutils import escape as xml_escape

SIZES = {"small": (100, 10), "medium": (2_000, 40), "large": (10_000, 100)}
FORMATS = ("strings", "stringsdict", "xcstrings", "xliff", "po")
PLURAL_EVERY = 10  # every tenth key is a plural key
TABLE = "Localizable"

# Words by language: short interface vocabulary in the language's own script.
WORDS: dict[str, str] = {
    "en": "Save changes account settings photo message delete file share open close your profile search "
          "results network error please try again later download update available version sign in out "
          "password email address new folder the document was not found of and to with from device",
    "de": "Speichern Änderungen Konto Einstellungen Foto Nachricht löschen Datei teilen öffnen schließen "
          "Ihr Profil Suche Ergebnisse Netzwerkfehler bitte später erneut versuchen herunterladen "
          "Aktualisierung verfügbar Anmelden Passwort Ordner für Gerät wurde nicht gefunden über",
    "fr": "Enregistrer les modifications compte réglages photo message supprimer fichier partager ouvrir "
          "fermer votre profil rechercher résultats erreur réseau veuillez réessayer télécharger mise à "
          "jour disponible connexion mot de passe dossier appareil n’a pas été trouvé déjà où",
    "es": "Guardar cambios cuenta ajustes foto mensaje eliminar archivo compartir abrir cerrar su perfil "
          "buscar resultados error de red inténtelo más tarde descargar actualización disponible iniciar "
          "sesión contraseña carpeta dirección no se encontró ningún año",
    "it": "Salva modifiche account impostazioni foto messaggio elimina file condividi apri chiudi profilo "
          "cerca risultati errore di rete riprova più tardi scarica aggiornamento disponibile accedi "
          "cartella è già perché indirizzo dispositivo",
    "pt": "Salvar alterações conta configurações foto mensagem excluir arquivo compartilhar abrir fechar "
          "seu perfil buscar resultados erro de rede não foi possível tente novamente baixar atualização "
          "disponível senha endereço pasta você",
    "nl": "Wijzigingen bewaren account instellingen foto bericht verwijderen bestand delen openen sluiten "
          "uw profiel zoeken resultaten netwerkfout probeer het later opnieuw beschikbaar wachtwoord map",
    "sv": "Spara ändringar konto inställningar foto meddelande radera fil dela öppna stäng din profil sök "
          "resultat nätverksfel försök igen senare hämta uppdatering tillgänglig lösenord mapp på",
    "da": "Gem ændringer konto indstillinger billede besked slet fil del åbn luk din profil søg resultater "
          "netværksfejl prøv igen senere hent opdatering tilgængelig adgangskode mappe på",
    "nb": "Lagre endringer konto innstillinger bilde melding slett fil del åpne lukk profilen din søk "
          "resultater nettverksfeil prøv igjen senere last ned oppdatering tilgjengelig passord mappe",
    "fi": "Tallenna muutokset tili asetukset kuva viesti poista tiedosto jaa avaa sulje profiilisi hae "
          "tulokset verkkovirhe yritä myöhemmin uudelleen päivitys saatavilla salasana kansio löytynyt",
    "pl": "Zapisz zmiany konto ustawienia zdjęcie wiadomość usuń plik udostępnij otwórz zamknij twój profil "
          "szukaj wyniki błąd sieci spróbuj ponownie później pobierz aktualizacja dostępna hasło",
    "cs": "Uložit změny účet nastavení fotka zpráva smazat soubor sdílet otevřít zavřít váš profil hledat "
          "výsledky chyba sítě zkuste to později stáhnout aktualizace dostupná heslo složka",
    "hu": "Változások mentése fiók beállítások fénykép üzenet törlés fájl megosztás megnyitás bezárás "
          "profilja keresés eredmények hálózati hiba próbálja újra később letöltés frissítés elérhető",
    "ro": "Salvați modificările cont setări fotografie mesaj ștergeți fișier partajați deschideți închideți "
          "profilul căutare rezultate eroare de rețea încercați din nou mai târziu parolă",
    "tr": "Değişiklikleri kaydet hesap ayarlar fotoğraf mesaj sil dosya paylaş aç kapat profiliniz ara "
          "sonuçlar ağ hatası lütfen daha sonra tekrar deneyin indir güncelleme şifre klasör bulunamadı",
    "vi": "Lưu thay đổi tài khoản cài đặt ảnh tin nhắn xóa tệp chia sẻ mở đóng hồ sơ của bạn tìm kiếm kết "
          "quả lỗi mạng vui lòng thử lại sau tải xuống bản cập nhật có sẵn mật khẩu thư mục",
    "id": "Simpan perubahan akun pengaturan foto pesan hapus berkas bagikan buka tutup profil anda cari "
          "hasil kesalahan jaringan silakan coba lagi nanti unduh pembaruan tersedia kata sandi folder",
    "ru": "Сохранить изменения учётная запись настройки фото сообщение удалить файл поделиться открыть "
          "закрыть ваш профиль поиск результаты ошибка сети повторите попытку позже загрузить обновление "
          "доступно войти пароль папка устройство не найдено",
    "uk": "Зберегти зміни обліковий запис налаштування фото повідомлення видалити файл поділитися відкрити "
          "закрити ваш профіль пошук результати помилка мережі спробуйте пізніше оновлення пароль",
    "bg": "Запазване на промените профил настройки снимка съобщение изтриване файл споделяне отваряне "
          "затваряне търсене резултати мрежова грешка опитайте отново по-късно парола папка",
    "el": "Αποθήκευση αλλαγών λογαριασμός ρυθμίσεις φωτογραφία μήνυμα διαγραφή αρχείο κοινή χρήση άνοιγμα "
          "κλείσιμο προφίλ αναζήτηση αποτελέσματα σφάλμα δικτύου δοκιμάστε ξανά κωδικός φάκελος",
    "he": "שמור שינויים חשבון הגדרות תמונה הודעה מחק קובץ שתף פתח סגור הפרופיל שלך חיפוש תוצאות שגיאת רשת "
          "נסה שוב מאוחר יותר הורד עדכון זמין סיסמה תיקייה לא נמצא מכשיר",
    "ar": "حفظ التغييرات الحساب الإعدادات صورة رسالة حذف ملف مشاركة فتح إغلاق ملفك الشخصي بحث النتائج خطأ في "
          "الشبكة يرجى المحاولة مرة أخرى لاحقًا تنزيل تحديث متوفر كلمة المرور مجلد الجهاز",
    "fa": "ذخیره تغییرات حساب تنظیمات عکس پیام حذف پرونده هم‌رسانی باز کردن بستن نمایه شما جستجو نتایج خطای "
          "شبکه لطفاً بعداً دوباره امتحان کنید بارگیری به‌روزرسانی گذرواژه پوشه",
    "hi": "परिवर्तन सहेजें खाता सेटिंग फ़ोटो संदेश हटाएँ फ़ाइल साझा करें खोलें बंद करें आपकी प्रोफ़ाइल खोज परिणाम नेटवर्क त्रुटि "
          "कृपया बाद में पुनः प्रयास करें डाउनलोड अपडेट उपलब्ध पासवर्ड फ़ोल्डर",
    "bn": "পরিবর্তন সংরক্ষণ অ্যাকাউন্ট সেটিংস ছবি বার্তা মুছুন ফাইল শেয়ার খুলুন বন্ধ আপনার প্রোফাইল অনুসন্ধান ফলাফল নেটওয়ার্ক "
          "ত্রুটি পরে আবার চেষ্টা করুন ডাউনলোড আপডেট পাসওয়ার্ড ফোল্ডার",
    "ta": "மாற்றங்களைச் சேமி கணக்கு அமைப்புகள் படம் செய்தி நீக்கு கோப்பு பகிர் திற மூடு உங்கள் சுயவிவரம் தேடல் முடிவுகள் "
          "பிணைய பிழை பின்னர் மீண்டும் முயற்சிக்கவும் பதிவிறக்கு கடவுச்சொல்",
    "th": "บันทึก การเปลี่ยนแปลง บัญชี การตั้งค่า รูปภาพ ข้อความ ลบ ไฟล์ แชร์ เปิด ปิด โปรไฟล์ของคุณ ค้นหา ผลลัพธ์ "
          "ข้อผิดพลาดของเครือข่าย โปรดลองอีกครั้งในภายหลัง ดาวน์โหลด อัปเดต รหัสผ่าน โฟลเดอร์",
    "ka": "ცვლილებების შენახვა ანგარიში პარამეტრები ფოტო შეტყობინება წაშლა ფაილი გაზიარება გახსნა დახურვა "
          "თქვენი პროფილი ძებნა შედეგები ქსელის შეცდომა სცადეთ მოგვიანებით პაროლი",
    "hy": "Պահպանել փոփոխությունները հաշիվ կարգավորումներ լուսանկար հաղորդագրություն ջնջել ֆայլ կիսվել բացել "
          "փակել ձեր պրոֆիլը որոնում արդյունքներ ցանցի սխալ գաղտնաբառ թղթապանակ",
    "zh-Hans": "保存 更改 帐户 设置 照片 信息 删除 文件 共享 打开 关闭 您的 个人资料 搜索 结果 网络错误 请 稍后 再试 下载 更新 "
               "可用 登录 密码 文件夹 设备 未找到 𠮷 𠀋",
    "zh-Hant": "儲存 變更 帳號 設定 照片 訊息 刪除 檔案 分享 打開 關閉 您的 個人檔案 搜尋 結果 網路錯誤 請 稍後 再試 下載 更新 "
               "可用 登入 密碼 資料夾 裝置 找不到",
    "ja": "変更を 保存 アカウント 設定 写真 メッセージ 削除 ファイル 共有 開く 閉じる あなたの プロフィール 検索 結果 "
          "ネットワークエラー しばらくしてから もう一度 お試しください ダウンロード アップデート パスワード フォルダ",
    "ko": "변경 사항 저장 계정 설정 사진 메시지 삭제 파일 공유 열기 닫기 프로필 검색 결과 네트워크 오류 나중에 다시 "
          "시도하십시오 다운로드 업데이트 사용 가능 로그인 암호 폴더 기기",
}
# The order in which locales are taken: even the smallest corpus mixes scripts, directions and plural rules.
ORDER = ("en de ar ja ru fr zh-Hans he hi pl es ko el th pt uk it tr zh-Hant cs fa nl bn vi sv ta ro ka da hu hy nb id "
         "fi bg").split()
NO_SPACES = {"zh-Hans", "zh-Hant", "ja", "th"}
RTL = {"ar", "he", "fa"}
EMOJI = ("🎉", "👍🏽", "👨‍👩‍👧", "❤️", "📷")

# CLDR cardinal categories of each language, and its gettext Plural-Forms with the same categories in order.
ONE_OTHER = (("one", "other"), "nplurals=2; plural=(n != 1);")
OTHER = (("other",), "nplurals=1; plural=0;")
EAST_SLAVIC = (("one", "few", "many", "other"),
               "nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);")
PLURALS = {lang: ONE_OTHER for lang in WORDS} | {lang: OTHER for lang in
                                                 ("vi", "id", "th", "zh-Hans", "zh-Hant", "ja", "ko")} | {
    "ru": EAST_SLAVIC, "uk": EAST_SLAVIC, "pl": EAST_SLAVIC,
    "cs": (("one", "few", "many", "other"), "nplurals=4; plural=(n==1 ? 0 : n>=2 && n<=4 ? 1 : 3);"),
    "ro": (("one", "few", "other"), "nplurals=3; plural=(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2);"),
    "ar": (("zero", "one", "two", "few", "many", "other"),
           "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"),
    "he": (("one", "two", "other"), "nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);"),
    **{lang: (("one", "many", "other"), "nplurals=3; plural=(n==1 ? 0 : n!=0 && n%1000000==0 ? 1 : 2);")
       for lang in ("fr", "es", "it", "pt")},
}
# Regional variants, used once every language has been taken.
REGIONS = ("en-GB en-AU en-CA en-IN en-ZA en-NZ en-IE en-SG es-MX es-AR es-CO es-CL es-PE es-419 fr-CA fr-CH fr-BE "
           "de-AT de-CH de-LU pt-BR pt-PT it-CH nl-BE sv-FI zh-Hans-SG zh-Hant-HK zh-Hant-MO ar-EG ar-SA ar-AE ar-MA "
           "ar-IQ ar-JO ar-LB ar-DZ ru-KZ ru-BY uk-UA bg-BG el-CY ro-MD hu-HU cs-CZ tr-CY vi-VN id-ID th-TH ko-KR "
           "ja-JP hi-IN bn-BD bn-IN es-UY ta-IN ta-LK fa-AF fa-IR he-IL ka-GE hy-AM pl-PL fi-FI da-DK nb-NO").split()

NOUNS = "account album backup camera contact device event file folder game invite library message note order payment " \
        "photo playlist profile receipt reminder report search session store subscription tag task user video".split()
PARTS = "title subtitle button label hint placeholder error confirm cancel detail footer header message tooltip a11y".split()
# Placeholders as (text in the source, the same argument written with a position).
PLACEHOLDERS = (("%@", "%{n}$@"), ("%@", "%{n}$@"), ("%@", "%{n}$@"), ("%d", "%{n}$d"), ("%ld", "%{n}$ld"),
                ("%lld", "%{n}$lld"), ("%.2f", "%{n}$.2f"), ("%.1f%%", "%{n}$.1f%%"))


def language(locale: str) -> str:
    """The key of `locale` in WORDS: 'pt-BR' -> 'pt', 'zh-Hant-HK' -> 'zh-Hant'."""
    parts = locale.split("-")
    return "-".join(parts[:2]) if parts[0] == "zh" else parts[0]


def choose_locales(count: int) -> list[str]:
    locales = (ORDER + REGIONS)[:count]
    if len(locales) < count:
        raise SystemExit(f"at most {len(ORDER) + len(REGIONS)} locales")
    return locales


@dataclass(slots=True)
class Key:
    """One logical text: its identifier, its comment and the shape that every translation shares."""
    name: str
    comment: str | None
    line_comment: bool
    words: int
    placeholders: tuple[int, ...]  # indices into PLACEHOLDERS
    positional: bool
    plural: bool
    feature: str  # "", "newline", "quote", "tab", "backslash", "emoji", "unicode"


@dataclass(slots=True)
class Text:
    """A translation: one value, or for plural keys one value for each category."""
    value: str
    forms: dict[str, str] = field(default_factory=dict)
    missing: bool = False


def make_keys(count: int, seed: int) -> list[Key]:
    rng = random.Random(f"keys-{seed}")
    source = WORDS["en"].split()
    keys = []
    for i in range(count):
        natural = rng.random() < 0.30
        if natural:
            name = " ".join(rng.choices(source, k=rng.randint(2, 6))).capitalize() + f" ({i})"
        else:
            name = f"{rng.choice(NOUNS)}.{rng.choice(NOUNS)}.{rng.choice(PARTS)}.{i:05d}"
        comment = None
        if rng.random() < 0.70:
            comment = f"{rng.choice(PARTS).capitalize()} of the {rng.choice(NOUNS)} screen; " \
                      + " ".join(rng.choices(source, k=rng.randint(3, 10))) + "."
        plural = i % PLURAL_EVERY == 3
        if plural:
            placeholders: tuple[int, ...] = (5,)
        else:
            placeholders = tuple(rng.randrange(len(PLACEHOLDERS)) for _ in range(rng.choices((0, 1, 2, 3), (60, 25, 12, 3))[0]))
        keys.append(Key(
            name=name, comment=comment, line_comment=rng.random() < 0.08,
            words=max(1, min(40, int(rng.lognormvariate(1.5, 0.7)))),
            placeholders=placeholders, positional=len(placeholders) > 1 and rng.random() < 0.7, plural=plural,
            feature=rng.choices(("", "newline", "quote", "tab", "backslash", "emoji", "unicode"),
                                (80, 7, 7, 1, 1, 2, 2))[0]))
    return keys


def sentence(key: Key, rng: random.Random, pool: list[str], joiner: str, drop: int | None = None) -> str:
    words = rng.choices(pool, k=key.words)
    for n, index in enumerate(key.placeholders, start=1):
        if drop == n:
            continue
        plain, positional = PLACEHOLDERS[index]
        text = positional.replace("{n}", str(n)) if key.positional else plain
        if key.positional:
            words.insert(rng.randint(0, len(words)), text)
        else:  # without positions the order is the meaning
            words.append(text)
    if key.feature == "newline" and len(words) > 1:  # inside the text: msgfmt wants the same end on both sides
        words.insert(len(words) // 2, "\n")
    elif key.feature == "quote":
        words[0] = f'"{words[0]}"'
    elif key.feature == "tab":
        words.append("\t•")
    elif key.feature == "backslash":
        words.append("C:\\Temp")
    elif key.feature == "emoji":
        words.append(rng.choice(EMOJI))
    elif key.feature == "unicode":
        words.append("\u00a0…")
    return joiner.join(words)


def translate(keys: list[Key], locale: str, source: list[Text] | None, seed: int, fault_rate: float,
              faults: list[dict]) -> list[Text]:
    """The texts of `locale`, in the order of `keys`; `source` is None for the source locale itself."""
    lang = language(locale)
    rng = random.Random(f"text-{seed}-{locale}")
    pool, joiner = WORDS[lang].split(), "" if lang in NO_SPACES else " "
    categories = PLURALS[lang][0]
    texts = []
    for i, key in enumerate(keys):
        fault = None
        if source is not None and fault_rate and rng.random() < fault_rate:
            kinds = ["missing", "untranslated", "bidi"]
            kinds += ["placeholder"] if key.placeholders and not key.plural else []
            kinds += ["plural"] if key.plural and len(categories) > 1 else []
            fault = rng.choice(kinds)
        if fault == "untranslated":
            text = Text(source[i].value, dict(source[i].forms))
        elif key.plural:
            wanted = categories[1:] if fault == "plural" else categories
            forms = {category: sentence(key, rng, pool, joiner) for category in wanted}
            text = Text(forms[categories[-1]], forms)
        else:
            drop = rng.randint(1, len(key.placeholders)) if fault == "placeholder" else None
            text = Text(sentence(key, rng, pool, joiner, drop))
        if fault == "bidi":
            text.value = "\u2067" + text.value
            text.forms = {category: "\u2067" + form for category, form in text.forms.items()}
        elif fault is None and lang in RTL and key.placeholders and i % 4 == 0 and not key.plural:
            text.value = text.value.replace("%@", "\u2068%@\u2069")
        text.missing = fault == "missing"
        texts.append(text)
        if fault and source is not None:
            lacks = [category for category in categories if key.plural and category not in text.forms]
            faults.append({"locale": locale, "key": key.name, "fault": fault, "plural": key.plural,
                           "words": words(source[i].value), "lacks": [] if text.missing else lacks})
    return texts


def words(text: str) -> int:
    return sum("%" not in piece and any(map(str.isalpha, piece)) for piece in text.split())


# MARK: writers

STRINGS_ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\u00a0": "\\U00a0"})
PO_ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"})


def write_strings(path: str, keys: list[Key], texts: list[Text]) -> None:
    with open(path, "w", encoding="utf-8", newline="") as out:
        for key, text in zip(keys, texts):
            if text.missing:
                continue
            if key.comment:
                out.write(f"// {key.comment}\n" if key.line_comment else f"/* {key.comment} */\n")
            out.write(f'"{key.name.translate(STRINGS_ESCAPES)}" = "{text.value.translate(STRINGS_ESCAPES)}";\n')
            out.write("\n" if key.comment else "")


def write_stringsdict(path: str, keys: list[Key], texts: list[Text]) -> None:
    with open(path, "w", encoding="utf-8", newline="") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n'
                  '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n'
                  '<plist version="1.0">\n<dict>\n')
        for key, text in zip(keys, texts):
            if not key.plural or text.missing:
                continue
            out.write(f"\t<key>{xml_escape(key.name)}</key>\n\t<dict>\n"
                      "\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@value@</string>\n"
                      "\t\t<key>value</key>\n\t\t<dict>\n"
                      "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n"
                      "\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>lld</string>\n")
            for category, form in text.forms.items():
                out.write(f"\t\t\t<key>{category}</key>\n\t\t\t<string>{xml_escape(form)}</string>\n")
            out.write("\t\t</dict>\n\t</dict>\n")
        out.write("</dict>\n</plist>\n")


def xcstrings_unit(value: str) -> dict:
    return {"stringUnit": {"state": "translated", "value": value}}


def write_xcstrings(path: str, keys: list[Key], catalog: dict[str, list[Text]]) -> None:
    """Xcode's layout: keys sorted, two spaces of indent, ' : ' between key and value."""
    with open(path, "w", encoding="utf-8", newline="") as out:
        out.write('{\n  "sourceLanguage" : "en",\n  "strings" : {\n')
        order = sorted(range(len(keys)), key=lambda i: keys[i].name)
        for n, i in enumerate(order):
            key, entry = keys[i], {}
            if key.comment:
                entry["comment"] = key.comment
            entry["extractionState"] = "manual"
            localizations = {}
            for locale in sorted(catalog):
                text = catalog[locale][i]
                if text.missing:
                    continue
                if key.plural:
                    localizations[locale] = {"variations": {"plural": {
                        category: xcstrings_unit(form) for category, form in sorted(text.forms.items())}}}
                else:
                    localizations[locale] = xcstrings_unit(text.value)
            entry["localizations"] = localizations
            body = json.dumps(entry, ensure_ascii=False, indent=2, separators=(",", " : ")).replace("\n", "\n    ")
            out.write(f"    {json.dumps(key.name, ensure_ascii=False)} : {body}")
            out.write(",\n" if n + 1 < len(order) else "\n")
        out.write('  },\n  "version" : "1.0"\n}\n')


def write_xliff(path: str, locale: str, keys: list[Key], source: list[Text], texts: list[Text]) -> int:
    """Xcode's XLIFF 1.2 export; a plural key becomes one unit for each category of the target language."""
    units = 0
    with open(path, "w", encoding="utf-8", newline="") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n'
                  '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2" '
                  'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
                  'xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 '
                  'http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">\n'
                  f'  <file original="{TABLE}.xcstrings" source-language="en" target-language="{locale}" '
                  'datatype="plaintext">\n    <header>\n      <tool tool-id="com.apple.dt.xcode" tool-name="Xcode" '
                  'tool-version="16.0" build-num="16A242d"/>\n    </header>\n    <body>\n')
        for key, original, text in zip(keys, source, texts):
            if key.plural:
                rows = [(f"{key.name}|==|plural.{category}", original.forms.get(category, original.value), form)
                        for category, form in text.forms.items()]
            else:
                rows = [(key.name, original.value, text.value)]
            for name, src, dst in rows:
                units += 1
                ident = xml_escape(name, {'"': "&quot;"})
                out.write(f'      <trans-unit id="{ident}" xml:space="preserve">\n'
                          f"        <source>{xml_escape(src)}</source>\n")
                if not text.missing:
                    out.write(f'        <target state="translated">{xml_escape(dst)}</target>\n')
                if key.comment:
                    out.write(f"        <note>{xml_escape(key.comment)}</note>\n")
                out.write("      </trans-unit>\n")
        out.write("    </body>\n  </file>\n</xliff>\n")
    return units


def po_quote(text: str) -> str:
    """A PO string; a text with line breaks is written as gettext does, one source line for each."""
    lines = text.split("\n")
    pieces = [line + "\n" for line in lines[:-1]] + ([lines[-1]] if lines[-1] else [])
    quoted = ['"' + piece.translate(PO_ESCAPES) + '"' for piece in pieces]
    return quoted[0] if len(quoted) == 1 else "\n".join(['""', *quoted])


def write_po(path: str, locale: str, keys: list[Key], source: list[Text], texts: list[Text]) -> None:
    categories, plural_forms = PLURALS[language(locale)]
    with open(path, "w", encoding="utf-8", newline="") as out:
        out.write('msgid ""\nmsgstr ""\n"Project-Id-Version: bench 1.0\\n"\n'
                  '"PO-Revision-Date: 2026-01-01 00:00+0000\\n"\n"Last-Translator: gen.py\\n"\n'
                  f'"Language-Team: {locale}\\n"\n"Language: {locale.replace("-", "_")}\\n"\n'
                  '"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
                  f'"Content-Transfer-Encoding: 8bit\\n"\n"Plural-Forms: {plural_forms}\\n"\n')
        for key, original, text in zip(keys, source, texts):
            out.write("\n")
            if key.comment:
                out.write(f"#. {key.comment}\n")
            if key.placeholders:
                out.write("#, objc-format\n")
            out.write(f"msgctxt {po_quote(key.name)}\n")
            if key.plural:
                out.write(f"msgid {po_quote(original.forms['one'])}\nmsgid_plural {po_quote(original.forms['other'])}\n")
                for n, category in enumerate(categories):
                    form = "" if text.missing else text.forms.get(category, "")
                    out.write(f"msgstr[{n}] {po_quote(form) if form else chr(34) * 2}\n")
            else:
                value = '""' if text.missing else po_quote(text.value)
                out.write(f"msgid {po_quote(original.value)}\nmsgstr {value}\n")


# MARK: command line

def manifest(out: str, counts: dict) -> dict:
    files, bytes_by_suffix, listing = 0, {}, hashlib.sha256()
    for folder, folders, names in os.walk(out):
        folders.sort()
        for name in sorted(names):
            if name in ("manifest.json", "faults.json"):
                continue
            path = os.path.join(folder, name)
            size = os.path.getsize(path)
            with open(path, "rb") as file:
                digest = hashlib.file_digest(file, "sha256").hexdigest()
            listing.update(f"{os.path.relpath(path, out)} {digest}\n".encode())
            suffix = name.rsplit(".", 1)[1]
            bytes_by_suffix[suffix] = bytes_by_suffix.get(suffix, 0) + size
            files += 1
    return counts | {"files": files, "bytes": bytes_by_suffix, "sha256": listing.hexdigest()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out")
    parser.add_argument("--size", choices=SIZES, default="small")
    parser.add_argument("--keys", type=int)
    parser.add_argument("--locales", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", type=float, default=0.0, metavar="RATE")
    parser.add_argument("--only", default=",".join(FORMATS))
    arguments = parser.parse_args()
    key_count, locale_count = SIZES[arguments.size]
    key_count, locale_count = arguments.keys or key_count, arguments.locales or locale_count
    wanted = set(arguments.only.split(","))
    if unknown := wanted - set(FORMATS):
        parser.error(f"unknown format {', '.join(sorted(unknown))}")

    out = arguments.out
    keys, locales = make_keys(key_count, arguments.seed), choose_locales(locale_count)
    for name in ("strings", "xcstrings", "xliff", "po"):
        os.makedirs(os.path.join(out, name), exist_ok=True)
    faults: list[dict] = []
    source = translate(keys, "en", None, arguments.seed, 0, faults)
    catalog: dict[str, list[Text]] = {}
    units = 0
    for locale in locales:
        texts = source if locale == "en" else translate(keys, locale, source, arguments.seed, arguments.faults, faults)
        lproj = os.path.join(out, "strings", f"{locale}.lproj")
        os.makedirs(lproj, exist_ok=True)
        if "strings" in wanted:
            write_strings(os.path.join(lproj, f"{TABLE}.strings"), keys, texts)
        if "stringsdict" in wanted:
            write_stringsdict(os.path.join(lproj, f"{TABLE}.stringsdict"), keys, texts)
        if locale != "en" and "xliff" in wanted:
            units += write_xliff(os.path.join(out, "xliff", f"{locale}.xliff"), locale, keys, source, texts)
        if locale != "en" and "po" in wanted:
            write_po(os.path.join(out, "po", f"{locale}.po"), locale, keys, source, texts)
        if "xcstrings" in wanted:
            catalog[locale] = texts
    if "xcstrings" in wanted:
        write_xcstrings(os.path.join(out, "xcstrings", f"{TABLE}.xcstrings"), keys, catalog)
    counts = {"keys": key_count, "locales": locale_count, "entries": key_count * locale_count,
              "plural_keys": sum(key.plural for key in keys), "xliff_units": units,
              "seed": arguments.seed, "faults": len(faults)}
    with open(os.path.join(out, "faults.json"), "w", encoding="utf-8") as file:
        json.dump(faults, file, ensure_ascii=False, indent=0)
    summary = manifest(out, counts)
    with open(os.path.join(out, "manifest.json"), "w", encoding="utf-8") as file:
        json.dump(summary, file, indent=2)
    print(json.dumps(summary))


if __name__ == "__main__":
    main()
