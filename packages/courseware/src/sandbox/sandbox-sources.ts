import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SandboxInput } from './sandbox-input.ts';

const PYTHON_FOLDER = new URL('../python/', import.meta.url);
const BOOT = new URL('./inside/boot.ts', import.meta.url);
const MICROPYTHON = '@micropython/micropython-webassembly-pyscript';

async function readPythonFolder(): Promise<Record<string, string>> {
  const names = (await readdir(PYTHON_FOLDER)).filter((name) => /^[\w-]+\.ts$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, PYTHON_FOLDER), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [`memory:/${name}`, texts[index] ?? '']));
}

export interface SandboxSources extends Pick<SandboxInput, 'sources' | 'entry' | 'wasm'> {
  /** What Node evaluates first. */
  readonly boot: string;
}

/** Everything that runs inside the process, read by the one outside, because the one inside may read nothing. */
export async function readSandboxSources(): Promise<SandboxSources> {
  const interpreter = createRequire(import.meta.url).resolve(MICROPYTHON);
  return {
    boot: await readFile(BOOT, 'utf8'),
    sources: { ...(await readPythonFolder()), [MICROPYTHON]: await readFile(interpreter, 'utf8') },
    entry: 'memory:/index.ts',
    wasm: await readFile(interpreter.replace(/\.mjs$/, '.wasm'), 'base64'),
  };
}
