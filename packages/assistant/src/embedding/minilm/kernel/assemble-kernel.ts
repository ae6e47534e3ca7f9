import { readFileSync } from 'node:fs';
import wabt from 'wabt';

const SOURCE = 'kernel.wat';

export const KERNEL_FILE = new URL('./kernel.wasm', import.meta.url);

/** The bytes that kernel.wasm must have. */
export async function assembleKernel(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const module = parseWat(SOURCE, readFileSync(new URL(SOURCE, import.meta.url), 'ascii'), { simd: true });
  try {
    module.validate();
    return module.toBinary({}).buffer;
  } finally {
    module.destroy();
  }
}
