import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflated = promisify(inflateRaw);

/** Stops where the text becomes longer than the zip says, so that a small file never fills the memory. */
export const inflate = (bytes: Uint8Array, mostBytes: number): Promise<Uint8Array> =>
  inflated(bytes, { maxOutputLength: Math.max(1, mostBytes) });
