/** MicroPython's binary as it lies unpacked on the device; the measure of how far the loading has come. */
export const WASM_BYTES = 433_743;

/** What the first run takes over the network: the worker with what runs programs in it, and MicroPython's binary. */
export const PYTHON_DOWNLOAD_BYTES = 172_000;
