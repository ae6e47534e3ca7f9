/** SQLite's second file as it lies unpacked on the device; the measure of how far the loading has come. */
export const SQL_WASM_BYTES = 658_410;

/** What the first run takes over the network: the worker with SQLite's program in it, and its second file. */
export const SQL_DOWNLOAD_BYTES = 297_000;
