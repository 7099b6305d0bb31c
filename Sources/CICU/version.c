#include "svl_icu.h"
#include "svl_version.h"

#include SVL_ICU_HEADER(uchar.h)
#include SVL_ICU_HEADER(ulocdata.h)
#include SVL_ICU_HEADER(uversion.h)

#include <string.h>

_Static_assert(sizeof(UVersionInfo) == sizeof(svl_version), "a version has four numbers");

svl_version svl_icu_version(void) {
    svl_version version;
    u_getVersion(version.field);
    return version;
}

svl_version svl_unicode_version(void) {
    svl_version version;
    u_getUnicodeVersion(version.field);
    return version;
}

svl_version svl_cldr_version(int32_t *status) {
    svl_version version;
    UErrorCode error = U_ZERO_ERROR;
    memset(&version, 0, sizeof version);
    ulocdata_getCLDRVersion(version.field, &error);
    *status = error;
    return version;
}
