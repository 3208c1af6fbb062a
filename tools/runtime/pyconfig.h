/* What CPython's headers ask of a platform, for WebAssembly with 32 bits and a C library without threads. */

#define ALIGNOF_LONG 4
#define ALIGNOF_MAX_ALIGN_T 8
#define ALIGNOF_SIZE_T 4
#define HAVE_BUILTIN_ATOMIC 1
#define HAVE_PTHREAD_STUBS 1
#define HAVE_STD_ATOMIC 1
#define SIZEOF_DOUBLE 8
#define SIZEOF_FLOAT 4
#define SIZEOF_INT 4
#define SIZEOF_LONG 4
#define SIZEOF_LONG_LONG 8
#define SIZEOF_OFF_T 8
#define SIZEOF_PID_T 4
#define SIZEOF_SHORT 2
#define SIZEOF_SIZE_T 4
#define SIZEOF_TIME_T 8
#define SIZEOF_UINTPTR_T 4
#define SIZEOF_VOID_P 4
#define SIZEOF_WCHAR_T 4
#define SIZEOF__BOOL 1
#define WITH_DOC_STRINGS 1

#define _WASI_EMULATED_SIGNAL 1
#include <signal.h>
#include <sys/types.h>
#include <time.h>
