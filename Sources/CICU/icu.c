#include "svl_icu.h"
#include "svl_status.h"

#if SVL_ICU_IS_OPENED

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/// How far the version of the ICU that is installed may be ahead of the headers.
enum { newest = U_ICU_VERSION_MAJOR_NUM + 20, name_capacity = 64 };

#define SVL_ICU_SYMBOL(name) {#name, offsetof(svl_icu, name)},

static const struct {
    const char *name;
    size_t offset;
} symbols[] = {SVL_ICU_FUNCTIONS(SVL_ICU_SYMBOL)};

static svl_icu functions;
static int is_open;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/// Finds all functions in a library and those that it needs; 0 when one is missing.
static int find_functions(void *library, int version) {
    for (size_t index = 0; index < sizeof symbols / sizeof symbols[0]; index++) {
        char name[name_capacity];
        snprintf(name, sizeof name, "%s_%d", symbols[index].name, version);
        void *address = dlsym(library, name);
        if (address == NULL) {
            // ICU may be built without versions in its names.
            address = dlsym(library, symbols[index].name);
        }
        if (address == NULL) {
            return 0;
        }
        memcpy((char *)&functions + symbols[index].offset, &address, sizeof address);
    }
    return 1;
}

/// Opens one version of ICU. Its names stay its own, so that another ICU in the process neither sees nor hides them.
static int open_version(int version) {
    char name[name_capacity];
    snprintf(name, sizeof name, "libicui18n.so.%d", version);
    void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) {
        return 0;
    }
    if (find_functions(library, version)) {
        return 1;
    }
    dlclose(library);
    return 0;
}

/// Opens the version that the headers are from; where that is not installed, the newest that is.
static void open_icu(void) {
    is_open = open_version(U_ICU_VERSION_MAJOR_NUM);
    for (int version = newest; !is_open && version >= svl_icu_oldest; version--) {
        is_open = open_version(version);
    }
}

const svl_icu *svl_icu_use(int32_t *status) {
    pthread_once(&once, open_icu);
    *status = is_open ? svl_status_ok : svl_status_no_icu;
    return is_open ? &functions : NULL;
}

#else

#define SVL_ICU_ADDRESS(name) .name = &name,

static const svl_icu functions = {SVL_ICU_FUNCTIONS(SVL_ICU_ADDRESS)};

const svl_icu *svl_icu_use(int32_t *status) {
    *status = svl_status_ok;
    return &functions;
}

#endif

const svl_icu *svl_icu_opened(void) {
    return &functions;
}
