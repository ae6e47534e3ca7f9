/** The uncompressed size of SQLite's second file, for the loading progress. */
export const SQL_WASM_BYTES = 658_410;

/** What the first run transfers: the worker with SQLite's code in it, and its second file. */
export const SQL_DOWNLOAD_BYTES = 297_000;
