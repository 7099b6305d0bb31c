#include "svl_icu.h"
#include "svl_status.h"

_Static_assert(svl_status_using_default == U_USING_DEFAULT_WARNING, "status of ICU");
_Static_assert(svl_status_using_fallback == U_USING_FALLBACK_WARNING, "status of ICU");
_Static_assert(svl_status_illegal_argument == U_ILLEGAL_ARGUMENT_ERROR, "status of ICU");
_Static_assert(svl_status_missing_resource == U_MISSING_RESOURCE_ERROR, "status of ICU");
_Static_assert(svl_status_invalid_format == U_INVALID_FORMAT_ERROR, "status of ICU");
_Static_assert(svl_status_overflow == U_BUFFER_OVERFLOW_ERROR, "status of ICU");

const char *svl_status_name(int32_t status) {
    int32_t no_icu;
    const svl_icu *icu = svl_icu_use_common(&no_icu);
    if (icu == NULL || status == svl_status_no_icu) {
        return "the library libicui18n is not installed";
    }
    return icu->u_errorName((UErrorCode)status);
}
