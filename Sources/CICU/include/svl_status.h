#ifndef SVL_STATUS_H
#define SVL_STATUS_H

#include <stdint.h>

enum {
    svl_status_ok = 0,
    /// The result comes from the root locale, not from the one that was asked for.
    svl_status_using_default = -127,
    /// The result comes from a parent of the locale.
    svl_status_using_fallback = -128,
    svl_status_illegal_argument = 1,
    svl_status_missing_resource = 2,
    svl_status_invalid_format = 3,
    svl_status_overflow = 15,
    /// There is no ICU. Not one of ICU's own.
    svl_status_no_icu = 0x7FFFFFFF,
};

/// ICU's name of a status, such as `U_MISSING_RESOURCE_ERROR`. Safe from any thread.
const char *svl_status_name(int32_t status);

#endif
