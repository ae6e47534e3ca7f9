import { chmod, cp, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeSharedPlace } from '../folders/shared-place.ts';
import type { Engine } from './engine.ts';
import { linkLibraries } from './link-libraries.ts';

/** Copies the programs of an npm engine, once, to a place where the server's account may read them. */
export async function copyEngine(engine: Engine, place: string): Promise<Engine> {
  const copy = join(place, `engine-${process.platform}-${process.arch}-${engine.version}`);
  if (!(await isThere(copy))) {
    await makeSharedPlace(place);
    const draft = await mkdtemp(join(place, 'engine-draft-'));
    try {
      await cp(dirname(engine.binDir), draft, { recursive: true, verbatimSymlinks: true });
      await linkLibraries(draft);
      await makeReadable(draft);
      await rename(draft, copy);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!(await isThere(copy))) throw error;
    }
  }
  return { ...engine, binDir: join(copy, 'bin') };
}

async function makeReadable(dir: string): Promise<void> {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
