// `npm run kernel:build`: assembles gateways/minilm/kernel/kernel.wat into kernel.wasm.
import { writeFileSync } from 'node:fs';
import { assembleKernel } from '../gateways/minilm/kernel/assemble-kernel.ts';

const bytes = await assembleKernel();
writeFileSync(new URL('../gateways/minilm/kernel/kernel.wasm', import.meta.url), bytes);
console.log(`kernel.wasm has ${bytes.length} bytes.`);
