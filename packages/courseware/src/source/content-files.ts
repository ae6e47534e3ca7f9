import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the files of the content are read from: a folder, or texts that are kept elsewhere. Paths have slashes. */
export interface ContentFiles {
  /** Null when the file does not exist. */
  readonly read: (file: string) => Promise<string | null>;
  /** The entries of a folder; empty when it does not exist. */
  readonly list: (folder: string) => Promise<readonly ListedFile[]>;
}

interface ListedFile {
  readonly name: string;
  readonly isFolder: boolean;
}

async function orElse<Value>(reading: Promise<Value>, missing: Value): Promise<Value> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return missing;
    throw error;
  }
}

export function filesInFolder(folder: string): ContentFiles {
  return {
    read: (file) => orElse<string | null>(readFile(join(folder, file), 'utf8'), null),
    async list(place) {
      const entries = await orElse(readdir(join(folder, place), { withFileTypes: true }), []);
      return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
    },
  };
}

/** Texts by path. */
export function filesInMemory(texts: ReadonlyMap<string, string>): ContentFiles {
  return {
    read: async (file) => texts.get(file) ?? null,
    async list(place) {
      const inside = [...texts.keys()].filter((path) => path.startsWith(`${place}/`));
      const listed = inside.map((path) => path.slice(place.length + 1).split('/'));
      const folders = new Map(listed.map(([name = '', ...rest]) => [name, rest.length > 0]));
      return [...folders].map(([name, isFolder]) => ({ name, isFolder }));
    },
  };
}
