import { readdir, readFile } from 'node:fs/promises';
import { readMicroPython } from './read-engine.ts';
import type { SandboxInput } from './sandbox-input.ts';

/** The folders whose code runs inside the process. */
const FOLDERS = ['python', 'wasm'];
const BOOT = new URL('./inside/boot.ts', import.meta.url);

async function readFolder(folder: string): Promise<Record<string, string>> {
  const place = new URL(`../${folder}/`, import.meta.url);
  const names = (await readdir(place)).filter((name) => /^[\w-]+\.ts$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, place), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [`memory:/${folder}/${name}`, texts[index] ?? '']));
}

export interface SandboxSources extends Pick<SandboxInput, 'sources' | 'entry' | 'wasm'> {
  /** What Node evaluates first. */
  readonly boot: string;
}

/** Everything that runs inside the process, read by its parent, because the process itself may read nothing. */
export async function readSandboxSources(): Promise<SandboxSources> {
  const folders = await Promise.all(FOLDERS.map(readFolder));
  return {
    boot: await readFile(BOOT, 'utf8'),
    sources: Object.assign({}, ...folders),
    entry: 'memory:/python/index.ts',
    wasm: Buffer.from(await readMicroPython()).toString('base64'),
  };
}
