// The headers and functions of ICU, for the sources of this module only: no type of ICU leaves it.

#ifndef SVL_ICU_H
#define SVL_ICU_H

// A second ICU comes with the Swift toolchain. Tests build these sources against it, to compare the answers; it has headers.
#ifdef SVL_FOUNDATION_ICU
#define SVL_ICU_IS_OPENED 0
#define U_SHOW_CPLUSPLUS_API 0
#include <_foundation_unicode/utypes.h>
#include <_foundation_unicode/ubidi.h>
#include <_foundation_unicode/ubrk.h>
#include <_foundation_unicode/uchar.h>
#include <_foundation_unicode/ucol.h>
#include <_foundation_unicode/ucal.h>
#include <_foundation_unicode/udat.h>
#include <_foundation_unicode/udatpg.h>
#include <_foundation_unicode/uenum.h>
#include <_foundation_unicode/uformattedvalue.h>
#include <_foundation_unicode/uloc.h>
#include <_foundation_unicode/ulocdata.h>
#include <_foundation_unicode/unorm2.h>
#include <_foundation_unicode/unum.h>
#include <_foundation_unicode/unumberformatter.h>
#include <_foundation_unicode/unumberrangeformatter.h>
#include <_foundation_unicode/upluralrules.h>
#include <_foundation_unicode/uregex.h>
#include <_foundation_unicode/ures.h>
#include <_foundation_unicode/ustring.h>
#include <_foundation_unicode/uversion.h>
#else
// ICU is opened at its first use: a process that does not need it does not wait for it (decision 0004).
#define SVL_ICU_IS_OPENED 1
#include "svl_icu_api.h"
// The version of the machine that this is built on is likely that of the machine that it runs on.
#if __has_include(<unicode/uvernum.h>)
#include <unicode/uvernum.h>
#else
#define U_ICU_VERSION_MAJOR_NUM 72
#endif
#endif

#include <stddef.h>
#include <stdint.h>

/// The oldest ICU that has all functions below.
enum { svl_icu_oldest = 68 };

_Static_assert(sizeof(UChar) == sizeof(uint16_t), "UTF-16 travels as uint16_t");
_Static_assert(sizeof(UErrorCode) == sizeof(int32_t), "statuses travel as int32_t");

/// The functions of ICU's common library that this module calls.
#define SVL_ICU_COMMON_FUNCTIONS(each) \
    each(u_charMirror) \
    each(u_errorName) \
    each(u_getUnicodeVersion) \
    each(u_getVersion) \
    each(u_strFromUTF8WithSub) \
    each(u_strToUTF8WithSub) \
    each(ubidi_close) \
    each(ubidi_getLevels) \
    each(ubidi_getParaLevel) \
    each(ubidi_getVisualMap) \
    each(ubidi_open) \
    each(ubidi_setPara) \
    each(ubrk_close) \
    each(ubrk_first) \
    each(ubrk_next) \
    each(ubrk_open) \
    each(ubrk_setText) \
    each(uenum_close) \
    each(uenum_next) \
    each(uloc_addLikelySubtags) \
    each(uloc_canonicalize) \
    each(uloc_countAvailable) \
    each(uloc_forLanguageTag) \
    each(uloc_getAvailable) \
    each(uloc_isRightToLeft) \
    each(uloc_minimizeSubtags) \
    each(uloc_toLanguageTag) \
    each(unorm2_getNFCInstance) \
    each(unorm2_getNFDInstance) \
    each(unorm2_getNFKCInstance) \
    each(unorm2_getNFKDInstance) \
    each(unorm2_isNormalized) \
    each(unorm2_normalize) \
    each(unorm2_spanQuickCheckYes) \
    each(ures_close) \
    each(ures_getByIndex) \
    each(ures_getByKey) \
    each(ures_getKey) \
    each(ures_getLocaleByType) \
    each(ures_getSize) \
    each(ures_getString) \
    each(ures_getType) \
    each(ures_open) \
    each(ures_openDirect)

/// Those of the library above it, which takes twice as long to open.
#define SVL_ICU_UPPER_FUNCTIONS(each) \
    each(ucol_close) \
    each(ucol_getSortKey) \
    each(ucol_open) \
    each(ucol_setAttribute) \
    each(ucal_getCanonicalTimeZoneID) \
    each(udat_applyPattern) \
    each(udat_close) \
    each(udat_format) \
    each(udat_open) \
    each(udatpg_close) \
    each(udatpg_getBestPattern) \
    each(udatpg_open) \
    each(ulocdata_getCLDRVersion) \
    each(unum_applyPattern) \
    each(unum_close) \
    each(unum_formatDouble) \
    each(unum_formatInt64) \
    each(unum_open) \
    each(unum_setAttribute) \
    each(unum_setTextAttribute) \
    each(unumf_close) \
    each(unumf_closeResult) \
    each(unumf_formatDecimal) \
    each(unumf_formatDouble) \
    each(unumf_formatInt) \
    each(unumf_openForSkeletonAndLocale) \
    each(unumf_openResult) \
    each(unumf_resultToDecimalNumber) \
    each(unumf_resultToString) \
    each(unumrf_close) \
    each(unumrf_closeResult) \
    each(unumrf_formatDoubleRange) \
    each(unumrf_openForSkeletonWithCollapseAndIdentityFallback) \
    each(unumrf_openResult) \
    each(uplrules_close) \
    each(uplrules_getKeywords) \
    each(uplrules_openForType) \
    each(uplrules_select) \
    each(uplrules_selectForRange) \
    each(uplrules_selectFormatted) \
    each(uregex_close) \
    each(uregex_end) \
    each(uregex_find) \
    each(uregex_open) \
    each(uregex_setText) \
    each(uregex_setTimeLimit) \
    each(uregex_start)

/// Every function of ICU that this module calls.
#define SVL_ICU_FUNCTIONS(each) SVL_ICU_COMMON_FUNCTIONS(each) SVL_ICU_UPPER_FUNCTIONS(each)

// ICU's headers rename each function by macro, and the member along with it: `icu->u_errorName` names the same member
// in every source.
#define SVL_ICU_MEMBER(name) __typeof__(&name) name;

/// ICU's functions.
typedef struct svl_icu {
    SVL_ICU_FUNCTIONS(SVL_ICU_MEMBER)
} svl_icu;

/// ICU's functions; NULL, and the status `svl_status_no_icu`, when there is no ICU. Safe from any thread.
const svl_icu *svl_icu_use(int32_t *status);

/// The same where only functions of the common library are called.
const svl_icu *svl_icu_use_common(int32_t *status);

/// ICU's functions for what ICU has opened already, which shows that it is there.
const svl_icu *svl_icu_opened(void);

/// The status of a function that writes text with an explicit length: a missing zero at its end is no warning.
static inline int32_t without_termination(UErrorCode error) {
    return error == U_STRING_NOT_TERMINATED_WARNING ? U_ZERO_ERROR : error;
}

#endif
