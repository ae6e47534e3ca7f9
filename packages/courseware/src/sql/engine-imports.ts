import type { ImportList } from '../wasm/guarded-imports.ts';
import type { WasmFunction } from '../wasm/web-assembly.ts';

/**
 * What SQLite's binary may call. sql.js 1.14.2 shortens the names of its imports to letters, so a new version needs a
 * new table; a test compares the digest of both files with the version that was read for this one.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  a: '__assert_fail',
  b: '__syscall_fcntl64',
  c: 'emscripten_get_now',
  d: 'emscripten_date_now',
  e: 'fd_close',
  f: '__syscall_stat64',
  g: '__syscall_fstat64',
  h: '__syscall_fchown32',
  m: '_abort_js',
  o: 'emscripten_resize_heap',
  p: 'fd_fdstat_get',
  r: '__syscall_unlinkat',
  s: 'emscripten_get_heap_max',
  t: 'fd_write',
  w: 'fd_read',
  x: '__syscall_openat',
  A: '_localtime_js',
  B: '_tzset_js',
  D: 'fd_seek',
  E: 'environ_get',
  F: 'environ_sizes_get',
  G: '__syscall_getcwd',
  H: '__syscall_ftruncate64',
  I: 'fd_sync',
  K: '__syscall_lstat64',
  L: '__syscall_faccessat',
};

/** No query on in-memory tables needs these. */
const REFUSED: Readonly<Record<string, string>> = {
  i: '__syscall_chmod',
  j: '__syscall_fchmod',
  k: 'proc_exit',
  l: '_emscripten_runtime_keepalive_clear',
  n: '_setitimer_js',
  q: '__syscall_utimensat',
  u: '__syscall_rmdir',
  v: '__syscall_readlinkat',
  y: '_mmap_js',
  z: '_munmap_js',
  C: '__syscall_mkdirat',
  J: '__syscall_newfstatat',
};

/** The functions that sql.js offers its binary, reduced to the allowed ones. */
export function engineImports(offered: Readonly<Record<string, WasmFunction>>): ImportList {
  const allowed = Object.entries(offered).filter(([letter]) => Object.hasOwn(ALLOWED, letter));
  return { allowed: Object.fromEntries(allowed), refused: Object.keys(REFUSED) };
}
