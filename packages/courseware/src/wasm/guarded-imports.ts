import { type WasmFunction, type WasmModule, webAssembly } from './web-assembly.ts';

/**
 * What an engine's binary may call outside itself. A program that controls all of the engine's memory still reaches
 * nothing but these functions, so this list is the boundary around every untrusted program.
 */
export interface ImportList {
  readonly allowed: Readonly<Record<string, WasmFunction>>;
  /** The binary imports these, and no program needs them: a call ends the program. */
  readonly refused: readonly string[];
}

/** Thrown by a refused import. It unwinds the engine's whole stack, so the engine cannot be used again. */
export class RefusedCallError extends Error {
  override readonly name = 'RefusedCallError';

  constructor(call: string) {
    super(`The program called ${call}, which is refused.`);
  }
}

/**
 * The imports for a binary. An import that is on neither list fails the load: a new version of an engine cannot bring a
 * way out that nobody has reviewed.
 */
export function guardedImports(
  module: WasmModule,
  { allowed, refused }: ImportList,
): Record<string, Record<string, WasmFunction>> {
  const imports: Record<string, Record<string, WasmFunction>> = {};
  for (const { module: space, name, kind } of webAssembly.Module.imports(module)) {
    const given = kind === 'function' ? functionFor(name, allowed, refused) : undefined;
    if (given === undefined) throw new Error(`The engine asks for an unknown import, ${space}.${name}.`);
    imports[space] ??= Object.create(null) as Record<string, WasmFunction>;
    imports[space][name] = given;
  }
  return imports;
}

function functionFor(
  name: string,
  allowed: ImportList['allowed'],
  refused: ImportList['refused'],
): WasmFunction | undefined {
  if (Object.hasOwn(allowed, name)) return allowed[name];
  if (!refused.includes(name)) return undefined;
  return () => {
    throw new RefusedCallError(name);
  };
}
