// The first and only file of the process that runs a stranger's program. Node evaluates its text without the right to
// read any file, so everything else arrives on standard input. The boundary is the interpreter's import list; the
// second line of defence is that nothing of Node is left in reach when the program begins.
import { registerHooks } from 'node:module';
import { stdin, stdout } from 'node:process';
import type { SandboxInput } from '../sandbox-input.ts';

async function readInput(): Promise<SandboxInput> {
  const pieces: Buffer[] = [];
  for await (const piece of stdin) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString()) as SandboxInput;
}

/** Modules come from the input instead of from files. */
function serveSources(sources: SandboxInput['sources']): void {
  registerHooks({
    resolve(specifier, { parentURL }, next) {
      const url = specifier.startsWith('.') ? new URL(specifier, parentURL).href : specifier;
      return Object.hasOwn(sources, url) ? { url, shortCircuit: true } : next(specifier);
    },
    load(url, context, next) {
      const source = sources[url];
      return source === undefined
        ? next(url, context)
        : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
}

const { sources, entry, wasm, memoryBytes, task } = await readInput();
const { parse, stringify } = JSON;
const say = (line: string) => new Promise((written) => stdout.write(`${line}\n`, written));
serveSources(sources);
const { loadInterpreter, removeGlobals, runCalls } = (await import(
  entry
)) as typeof import('../../python/index.ts');
const interpreter = await loadInterpreter(Buffer.from(wasm, 'base64'), memoryBytes);
removeGlobals();
await say('ready');
await say(stringify(runCalls(interpreter, parse(task))));
