/**
 * Environment of processes that run for months beside others. With glibc's defaults each thread that
 * reads files has an arena of its own, and what is freed in it goes back to the system late or never.
 */
export const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(128 * 1024) };
