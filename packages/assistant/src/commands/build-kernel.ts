// `npm run kernel:build`: assembles embedding/minilm/kernel/kernel.wat into kernel.wasm.
import { writeFileSync } from 'node:fs';
import { assembleKernel, KERNEL_FILE } from '../embedding/minilm/kernel/assemble-kernel.ts';

const bytes = await assembleKernel();
writeFileSync(KERNEL_FILE, bytes);
console.log(`kernel.wasm has ${bytes.length} bytes.`);
