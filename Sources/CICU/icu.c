#include "svl_icu.h"
#include "svl_status.h"
#include "svl_version.h"

#if SVL_ICU_IS_OPENED

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#ifdef __linux__
#include <sys/auxv.h>
#endif

enum { name_capacity = 64 };

#define SVL_ICU_SYMBOL(name) {#name, offsetof(svl_icu, name)},

typedef struct {
    const char *name;
    size_t offset;
} symbol;

static const symbol common_symbols[] = {SVL_ICU_COMMON_FUNCTIONS(SVL_ICU_SYMBOL)};
static const symbol upper_symbols[] = {SVL_ICU_UPPER_FUNCTIONS(SVL_ICU_SYMBOL)};

static svl_icu functions;

/// The version of the common library; 0 for none.
static int open_version;
static int is_upper_open;
static pthread_once_t common_once = PTHREAD_ONCE_INIT;
static pthread_once_t upper_once = PTHREAD_ONCE_INIT;

/// Finds functions in a library and those that it needs; 0 when one is missing.
static int find_functions(void *library, int version, const symbol *symbols, size_t count) {
    for (size_t index = 0; index < count; index++) {
        char name[name_capacity];
        // ICU puts its version behind the names of its functions.
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

/// Opens a library. Its names stay its own, so that another ICU in the process neither sees nor hides them.
static int open_library(const char *name, int version, const symbol *symbols, size_t count) {
    void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) {
        return 0;
    }
    if (find_functions(library, version, symbols, count)) {
        return 1;
    }
    // An ICU without one of the functions is as good as none.
    dlclose(library);
    return 0;
}

static int open_common_library(const char *name, int version) {
    return open_library(name, version, common_symbols, sizeof common_symbols / sizeof common_symbols[0]);
}

static int open_upper_library(const char *name, int version) {
    return open_library(name, version, upper_symbols, sizeof upper_symbols / sizeof upper_symbols[0]);
}

#ifdef __APPLE__

/// Both libraries in one, a part of the system. Its names have no version.
static const char core_library[] = "/usr/lib/libicucore.A.dylib";

static void open_common(void) {
    // Any version but 0 says that it is open; names without versions need no more.
    open_version = open_common_library(core_library, 0) ? svl_icu_oldest : 0;
}

static void open_upper(void) {
    is_upper_open = open_version != 0 && open_upper_library(core_library, 0);
}

#else

/// How far the version of the ICU that is installed may be ahead of the likely one.
enum { newest = U_ICU_VERSION_MAJOR_NUM + 20 };

static int open_common_version(int version) {
    char name[name_capacity];
    snprintf(name, sizeof name, "libicuuc.so.%d", version);
    return open_common_library(name, version);
}

/// Opens the version that is likely here; where that is not installed, the newest that is.
static void open_common(void) {
#ifdef __linux__
    // A static program has no loader. What dlopen gives it comes with a second C library, whose first store to a
    // thread-local variable ends the program.
    if (getauxval(AT_BASE) == 0) {
        return;
    }
#endif
    if (open_common_version(U_ICU_VERSION_MAJOR_NUM)) {
        open_version = U_ICU_VERSION_MAJOR_NUM;
    }
    for (int version = newest; open_version == 0 && version >= svl_icu_oldest; version--) {
        if (open_common_version(version)) {
            open_version = version;
        }
    }
}

static void open_upper(void) {
    char name[name_capacity];
    // The upper library calls the common one, and that of its own version only.
    snprintf(name, sizeof name, "libicui18n.so.%d", open_version);
    is_upper_open = open_version != 0 && open_upper_library(name, open_version);
}

#endif

static atomic_int was_missed;

static const svl_icu *answer(int is_open, int32_t *status) {
    *status = is_open ? svl_status_ok : svl_status_no_icu;
    if (!is_open) {
        atomic_store(&was_missed, 1);
    }
    return is_open ? &functions : NULL;
}

const svl_icu *svl_icu_use_common(int32_t *status) {
    pthread_once(&common_once, open_common);
    return answer(open_version != 0, status);
}

const svl_icu *svl_icu_use(int32_t *status) {
    pthread_once(&common_once, open_common);
    pthread_once(&upper_once, open_upper);
    return answer(is_upper_open, status);
}

int32_t svl_icu_was_missed(void) {
    return atomic_load(&was_missed);
}

#else

#define SVL_ICU_ADDRESS(name) .name = &name,

static const svl_icu functions = {SVL_ICU_FUNCTIONS(SVL_ICU_ADDRESS)};

const svl_icu *svl_icu_use(int32_t *status) {
    *status = svl_status_ok;
    return &functions;
}

const svl_icu *svl_icu_use_common(int32_t *status) {
    return svl_icu_use(status);
}

int32_t svl_icu_was_missed(void) {
    return 0;
}

#endif

const svl_icu *svl_icu_opened(void) {
    return &functions;
}
