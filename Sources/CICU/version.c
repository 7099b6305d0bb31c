#include "svl_icu.h"
#include "svl_version.h"

_Static_assert(sizeof(UVersionInfo) == sizeof(svl_version), "a version has four numbers");

svl_version svl_icu_version(void) {
    int32_t status;
    const svl_icu *icu = svl_icu_use_common(&status);
    svl_version version = {{0}};
    if (icu != NULL) {
        icu->u_getVersion(version.field);
    }
    return version;
}

svl_version svl_unicode_version(void) {
    int32_t status;
    const svl_icu *icu = svl_icu_use_common(&status);
    svl_version version = {{0}};
    if (icu != NULL) {
        icu->u_getUnicodeVersion(version.field);
    }
    return version;
}

svl_version svl_cldr_version(int32_t *status) {
    const svl_icu *icu = svl_icu_use(status);
    svl_version version = {{0}};
    if (icu == NULL) {
        return version;
    }
    UErrorCode error = U_ZERO_ERROR;
    icu->ulocdata_getCLDRVersion(version.field, &error);
    *status = error;
    return version;
}
