// The headers of ICU, for the sources of this module only: no type of ICU leaves it.

#ifndef SVL_ICU_H
#define SVL_ICU_H

#define U_SHOW_CPLUSPLUS_API 0

// A second ICU comes with the Swift toolchain. Tests build these sources against it, to compare the answers.
#ifdef SVL_FOUNDATION_ICU
#define SVL_ICU_HEADER(name) <_foundation_unicode/name>
#else
#define SVL_ICU_HEADER(name) <unicode/name>
#endif

#include SVL_ICU_HEADER(utypes.h)

#include <stdint.h>

#if U_ICU_VERSION_MAJOR_NUM < 68
#error "ICU 68 or newer is needed"
#endif

_Static_assert(sizeof(UChar) == sizeof(uint16_t), "UTF-16 travels as uint16_t");
_Static_assert(sizeof(UErrorCode) == sizeof(int32_t), "statuses travel as int32_t");

/// The status of a function that writes text with an explicit length: a missing zero at its end is no warning.
static inline int32_t without_termination(UErrorCode error) {
    return error == U_STRING_NOT_TERMINATED_WARNING ? U_ZERO_ERROR : error;
}

#endif
