/** MicroPython's second file as it lies unpacked on the device; the measure of how far the loading has come. */
export const WASM_BYTES = 433_743;

/** What the first run takes over the network: the worker with MicroPython's program in it, and its second file. */
export const PYTHON_DOWNLOAD_BYTES = 191_000;
