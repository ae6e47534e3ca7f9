import { lstat, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { errorCode } from '../error-code.ts';

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * npm packages cannot hold symbolic links; the package makes them in an install script, which does not run
 * under --ignore-scripts. False when a link is missing and the folder may not be written.
 */
export async function linkLibraries(nativeDir: string): Promise<boolean> {
  const links = await Promise.all((await readLinks(nativeDir)).map((link) => makeLink(nativeDir, link)));
  return links.every(Boolean);
}

async function readLinks(nativeDir: string): Promise<LibraryLink[]> {
  try {
    return JSON.parse(await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8')) as LibraryLink[];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

async function makeLink(nativeDir: string, { source, target }: LibraryLink): Promise<boolean> {
  const path = join(nativeDir, target.replace(/^native\//, ''));
  try {
    await symlink(basename(source), path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return true;
    return await lstat(path).then(
      () => true,
      () => false,
    );
  }
}
