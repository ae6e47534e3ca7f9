declare module '@micropython/micropython-webassembly-pyscript' {
  export interface MicroPython {
    readonly FS: {
      readonly ErrnoError: new (errno: number) => Error;
      open: (path: string, flags: string | number, mode?: number) => unknown;
      mkdirTree(path: string): void;
      readdir(path: string): string[];
      unlink(path: string): void;
      writeFile(path: string, text: string): void;
    };
    readonly globals: {
      get(name: string): unknown;
      set(name: string, value: unknown): void;
      delete(name: string): void;
    };
    runPython(source: string): unknown;
  }

  export function loadMicroPython(options: {
    readonly url?: string;
    readonly heapsize?: number;
    readonly pystack?: number;
    readonly linebuffer?: boolean;
    readonly stdout?: (bytes: Uint8Array) => void;
  }): Promise<MicroPython>;
}
