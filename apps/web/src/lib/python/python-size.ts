/** The uncompressed size of MicroPython's binary, for the loading progress. */
export const WASM_BYTES = 433_743;

/** What the first run transfers: the worker with its runtime code, and MicroPython's binary. */
export const PYTHON_DOWNLOAD_BYTES = 172_000;
