// The part of ICU's stable C interface that this module calls. ICU's headers are not on Apple's systems, which have the
// library, nor in every image that an app is built in; what is stable in ICU has the same form in every version of it.
// tools/check-icu compares each line with ICU's own headers.

#ifndef SVL_ICU_API_H
#define SVL_ICU_API_H

#include <stddef.h>
#include <stdint.h>

typedef int8_t UBool;
typedef uint16_t UChar;
typedef int32_t UChar32;
typedef uint8_t UBiDiLevel;
typedef double UDate;
typedef uint8_t UVersionInfo[4];

typedef struct UBiDi UBiDi;
typedef struct UBreakIterator UBreakIterator;
typedef struct UCollator UCollator;
typedef struct UEnumeration UEnumeration;
typedef struct UFieldPosition UFieldPosition;
typedef struct UFormattedNumber UFormattedNumber;
typedef struct UFormattedNumberRange UFormattedNumberRange;
typedef struct UNormalizer2 UNormalizer2;
typedef struct UNumberFormatter UNumberFormatter;
typedef struct UNumberRangeFormatter UNumberRangeFormatter;
typedef struct UPluralRules UPluralRules;
typedef struct URegularExpression URegularExpression;
typedef struct UResourceBundle UResourceBundle;
typedef void *UDateFormat;
typedef void *UDateTimePatternGenerator;
typedef void *UNumberFormat;

typedef struct UParseError {
    int32_t line;
    int32_t offset;
    UChar preContext[16];
    UChar postContext[16];
} UParseError;

typedef enum UBreakIteratorType { UBRK_LINE = 2 } UBreakIteratorType;
typedef enum UColAttribute {
    UCOL_ALTERNATE_HANDLING = 1,
    UCOL_CASE_LEVEL = 3,
    UCOL_NORMALIZATION_MODE = 4,
    UCOL_STRENGTH = 5,
    UCOL_NUMERIC_COLLATION = 7,
} UColAttribute;
typedef enum UColAttributeValue { UCOL_TERTIARY = 2, UCOL_ON = 17, UCOL_NON_IGNORABLE = 21 } UColAttributeValue;
typedef enum UDateFormatStyle {
    UDAT_PATTERN = -2,
    UDAT_NONE = -1,
    UDAT_FULL = 0,
    UDAT_LONG = 1,
    UDAT_MEDIUM = 2,
    UDAT_SHORT = 3,
} UDateFormatStyle;
typedef enum UErrorCode {
    U_USING_FALLBACK_WARNING = -128,
    U_USING_DEFAULT_WARNING = -127,
    U_STRING_NOT_TERMINATED_WARNING = -124,
    U_ZERO_ERROR = 0,
    U_ILLEGAL_ARGUMENT_ERROR = 1,
    U_MISSING_RESOURCE_ERROR = 2,
    U_INVALID_FORMAT_ERROR = 3,
    U_MEMORY_ALLOCATION_ERROR = 7,
    U_BUFFER_OVERFLOW_ERROR = 15,
} UErrorCode;
typedef enum ULocDataLocaleType { ULOC_ACTUAL_LOCALE = 0 } ULocDataLocaleType;
typedef enum UNumberFormatAttribute { UNUM_MINIMUM_GROUPING_DIGITS = 22 } UNumberFormatAttribute;
typedef enum UNumberFormatStyle {
    UNUM_DECIMAL = 1,
    UNUM_CURRENCY = 2,
    UNUM_SPELLOUT = 5,
    UNUM_ORDINAL = 6,
    UNUM_DURATION = 7,
} UNumberFormatStyle;
typedef enum UNumberFormatTextAttribute { UNUM_DEFAULT_RULESET = 6 } UNumberFormatTextAttribute;
typedef enum UNumberRangeCollapse { UNUM_RANGE_COLLAPSE_AUTO = 0 } UNumberRangeCollapse;
typedef enum UNumberRangeIdentityFallback { UNUM_IDENTITY_FALLBACK_APPROXIMATELY = 2 } UNumberRangeIdentityFallback;
typedef enum UPluralType { UPLURAL_TYPE_CARDINAL = 0, UPLURAL_TYPE_ORDINAL = 1 } UPluralType;
typedef enum UResType {
    URES_STRING = 0,
    URES_TABLE = 2,
    URES_ARRAY = 8,
} UResType;

enum { UNUM_MINIMUM_GROUPING_DIGITS_AUTO = -2 };

#define UBIDI_DEFAULT_LTR 0xfe
#define UBRK_DONE ((int32_t)-1)
#define U_SUCCESS(code) ((code) <= U_ZERO_ERROR)
#define U_FAILURE(code) ((code) > U_ZERO_ERROR)

UChar32 u_charMirror(UChar32 c);
const char *u_errorName(UErrorCode code);
void u_getUnicodeVersion(uint8_t *version_array);
void u_getVersion(uint8_t *version_array);
UChar *u_strFromUTF8WithSub(
    UChar *dest, int32_t dest_capacity, int32_t *dest_length, const char *src, int32_t src_length, UChar32 subchar,
    int32_t *num_substitutions, UErrorCode *error_code);
char *u_strToUTF8WithSub(
    char *dest, int32_t dest_capacity, int32_t *dest_length, const UChar *src, int32_t src_length, UChar32 subchar,
    int32_t *num_substitutions, UErrorCode *error_code);
void ubidi_close(UBiDi *bidi);
const UBiDiLevel *ubidi_getLevels(UBiDi *bidi, UErrorCode *error_code);
UBiDiLevel ubidi_getParaLevel(const UBiDi *bidi);
void ubidi_getVisualMap(UBiDi *bidi, int32_t *index_map, UErrorCode *error_code);
UBiDi *ubidi_open(void);
void ubidi_setPara(
    UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel para_level, UBiDiLevel *embedding_levels,
    UErrorCode *error_code);
void ubrk_close(UBreakIterator *bi);
int32_t ubrk_first(UBreakIterator *bi);
int32_t ubrk_next(UBreakIterator *bi);
UBreakIterator *ubrk_open(
    UBreakIteratorType type, const char *locale, const UChar *text, int32_t text_length, UErrorCode *status);
void ubrk_setText(UBreakIterator *bi, const UChar *text, int32_t text_length, UErrorCode *status);
void uenum_close(UEnumeration *en);
const char *uenum_next(UEnumeration *en, int32_t *result_length, UErrorCode *status);
int32_t uloc_addLikelySubtags(
    const char *locale_id, char *maximized_locale_id, int32_t maximized_capacity, UErrorCode *err);
int32_t uloc_canonicalize(const char *locale_id, char *name, int32_t name_capacity, UErrorCode *err);
int32_t uloc_countAvailable(void);
int32_t uloc_forLanguageTag(
    const char *tag, char *locale_id, int32_t locale_id_capacity, int32_t *parsed_length, UErrorCode *err);
const char *uloc_getAvailable(int32_t n);
UBool uloc_isRightToLeft(const char *locale);
int32_t uloc_minimizeSubtags(
    const char *locale_id, char *minimized_locale_id, int32_t minimized_capacity, UErrorCode *err);
int32_t uloc_toLanguageTag(const char *locale_id, char *tag, int32_t tag_capacity, UBool strict, UErrorCode *err);
const UNormalizer2 *unorm2_getNFCInstance(UErrorCode *error_code);
const UNormalizer2 *unorm2_getNFDInstance(UErrorCode *error_code);
const UNormalizer2 *unorm2_getNFKCInstance(UErrorCode *error_code);
const UNormalizer2 *unorm2_getNFKDInstance(UErrorCode *error_code);
UBool unorm2_isNormalized(const UNormalizer2 *norm2, const UChar *s, int32_t length, UErrorCode *error_code);
int32_t unorm2_normalize(
    const UNormalizer2 *norm2, const UChar *src, int32_t length, UChar *dest, int32_t capacity,
    UErrorCode *error_code);
int32_t unorm2_spanQuickCheckYes(const UNormalizer2 *norm2, const UChar *s, int32_t length, UErrorCode *error_code);
void ures_close(UResourceBundle *resource_bundle);
UResourceBundle *ures_getByIndex(
    const UResourceBundle *resource_bundle, int32_t index_r, UResourceBundle *fill_in, UErrorCode *status);
UResourceBundle *ures_getByKey(
    const UResourceBundle *resource_bundle, const char *key, UResourceBundle *fill_in, UErrorCode *status);
const char *ures_getKey(const UResourceBundle *resource_bundle);
const char *ures_getLocaleByType(const UResourceBundle *resource_bundle, ULocDataLocaleType type, UErrorCode *status);
int32_t ures_getSize(const UResourceBundle *resource_bundle);
const UChar *ures_getString(const UResourceBundle *resource_bundle, int32_t *len, UErrorCode *status);
UResType ures_getType(const UResourceBundle *resource_bundle);
UResourceBundle *ures_open(const char *package_name, const char *locale, UErrorCode *status);
UResourceBundle *ures_openDirect(const char *package_name, const char *locale, UErrorCode *status);
void ucol_close(UCollator *coll);
int32_t ucol_getSortKey(
    const UCollator *coll, const UChar *source, int32_t source_length, uint8_t *result, int32_t result_length);
UCollator *ucol_open(const char *loc, UErrorCode *status);
void ucol_setAttribute(UCollator *coll, UColAttribute attr, UColAttributeValue value, UErrorCode *status);
int32_t ucal_getCanonicalTimeZoneID(
    const UChar *id, int32_t len, UChar *result, int32_t result_capacity, UBool *is_system_id, UErrorCode *status);
void udat_applyPattern(UDateFormat *format, UBool localized, const UChar *pattern, int32_t pattern_length);
void udat_close(UDateFormat *format);
int32_t udat_format(
    const UDateFormat *format, UDate date_to_format, UChar *result, int32_t result_length, UFieldPosition *position,
    UErrorCode *status);
UDateFormat *udat_open(
    UDateFormatStyle time_style, UDateFormatStyle date_style, const char *locale, const UChar *tz_id,
    int32_t tz_id_length, const UChar *pattern, int32_t pattern_length, UErrorCode *status);
void udatpg_close(UDateTimePatternGenerator *dtpg);
int32_t udatpg_getBestPattern(
    UDateTimePatternGenerator *dtpg, const UChar *skeleton, int32_t length, UChar *best_pattern, int32_t capacity,
    UErrorCode *error_code);
UDateTimePatternGenerator *udatpg_open(const char *locale, UErrorCode *error_code);
void ulocdata_getCLDRVersion(uint8_t *version_array, UErrorCode *status);
void unum_applyPattern(
    UNumberFormat *format, UBool localized, const UChar *pattern, int32_t pattern_length, UParseError *parse_error,
    UErrorCode *status);
void unum_close(UNumberFormat *fmt);
int32_t unum_formatDouble(
    const UNumberFormat *fmt, double number, UChar *result, int32_t result_length, UFieldPosition *pos,
    UErrorCode *status);
int32_t unum_formatInt64(
    const UNumberFormat *fmt, int64_t number, UChar *result, int32_t result_length, UFieldPosition *pos,
    UErrorCode *status);
UNumberFormat *unum_open(
    UNumberFormatStyle style, const UChar *pattern, int32_t pattern_length, const char *locale, UParseError *parse_err,
    UErrorCode *status);
void unum_setAttribute(UNumberFormat *fmt, UNumberFormatAttribute attr, int32_t new_value);
void unum_setTextAttribute(
    UNumberFormat *fmt, UNumberFormatTextAttribute tag, const UChar *new_value, int32_t new_value_length,
    UErrorCode *status);
void unumf_close(UNumberFormatter *uformatter);
void unumf_closeResult(UFormattedNumber *uresult);
void unumf_formatDecimal(
    const UNumberFormatter *uformatter, const char *value, int32_t value_len, UFormattedNumber *uresult,
    UErrorCode *ec);
void unumf_formatDouble(const UNumberFormatter *uformatter, double value, UFormattedNumber *uresult, UErrorCode *ec);
void unumf_formatInt(const UNumberFormatter *uformatter, int64_t value, UFormattedNumber *uresult, UErrorCode *ec);
UNumberFormatter *unumf_openForSkeletonAndLocale(
    const UChar *skeleton, int32_t skeleton_len, const char *locale, UErrorCode *ec);
UFormattedNumber *unumf_openResult(UErrorCode *ec);
int32_t unumf_resultToDecimalNumber(
    const UFormattedNumber *uresult, char *dest, int32_t dest_capacity, UErrorCode *ec);
int32_t unumf_resultToString(const UFormattedNumber *uresult, UChar *buffer, int32_t buffer_capacity, UErrorCode *ec);
void unumrf_close(UNumberRangeFormatter *uformatter);
void unumrf_closeResult(UFormattedNumberRange *uresult);
void unumrf_formatDoubleRange(
    const UNumberRangeFormatter *uformatter, double first, double second, UFormattedNumberRange *uresult,
    UErrorCode *ec);
UNumberRangeFormatter *unumrf_openForSkeletonWithCollapseAndIdentityFallback(
    const UChar *skeleton, int32_t skeleton_len, UNumberRangeCollapse collapse,
    UNumberRangeIdentityFallback identity_fallback, const char *locale, UParseError *perror, UErrorCode *ec);
UFormattedNumberRange *unumrf_openResult(UErrorCode *ec);
void uplrules_close(UPluralRules *uplrules);
UEnumeration *uplrules_getKeywords(const UPluralRules *uplrules, UErrorCode *status);
UPluralRules *uplrules_openForType(const char *locale, UPluralType type, UErrorCode *status);
int32_t uplrules_select(
    const UPluralRules *uplrules, double number, UChar *keyword, int32_t capacity, UErrorCode *status);
int32_t uplrules_selectForRange(
    const UPluralRules *uplrules, const struct UFormattedNumberRange *urange, UChar *keyword, int32_t capacity,
    UErrorCode *status);
int32_t uplrules_selectFormatted(
    const UPluralRules *uplrules, const struct UFormattedNumber *number, UChar *keyword, int32_t capacity,
    UErrorCode *status);
void uregex_close(URegularExpression *regexp);
int32_t uregex_end(URegularExpression *regexp, int32_t group_num, UErrorCode *status);
UBool uregex_find(URegularExpression *regexp, int32_t start_index, UErrorCode *status);
URegularExpression *uregex_open(
    const UChar *pattern, int32_t pattern_length, uint32_t flags, UParseError *pe, UErrorCode *status);
void uregex_setText(URegularExpression *regexp, const UChar *text, int32_t text_length, UErrorCode *status);
void uregex_setTimeLimit(URegularExpression *regexp, int32_t limit, UErrorCode *status);
int32_t uregex_start(URegularExpression *regexp, int32_t group_num, UErrorCode *status);

#endif
