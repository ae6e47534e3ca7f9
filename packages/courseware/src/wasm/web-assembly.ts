// Node has WebAssembly, but its types come with those of browsers. Both sides compile this file.

export type WasmFunction = (...parameters: number[]) => number | undefined;

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export interface WasmTable {
  get(index: number): WasmFunction | null;
}

/** Compiled, but not yet instantiated with its imports. */
export interface WasmModule {
  readonly kind?: never;
}

export interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

interface WebAssemblyApi {
  readonly Module: {
    imports(
      module: WasmModule,
    ): readonly { readonly module: string; readonly name: string; readonly kind: string }[];
  };
  compile(bytes: Uint8Array): Promise<WasmModule>;
  instantiate(
    module: WasmModule,
    imports: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<WasmInstance>;
}

export const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;
