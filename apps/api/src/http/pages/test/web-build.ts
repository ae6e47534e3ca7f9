import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PAGES } from '../web-pages.ts';

/** A folder like the one that the web build writes: each page with the given text, and further files. */
export async function createWebBuild(
  textOf: (page: string) => string,
  files: Readonly<Record<string, string | Buffer>> = {},
) {
  const webRoot = await mkdtemp(join(tmpdir(), 'academy-web-'));
  const pages = PAGES.map((page) => [`${page}.html`, textOf(page)] as const);
  for (const [path, text] of [...pages, ...Object.entries(files)]) {
    await mkdir(dirname(join(webRoot, path)), { recursive: true });
    await writeFile(join(webRoot, path), text);
  }
  return { webRoot, remove: () => rm(webRoot, { recursive: true, force: true }) };
}

export type WebBuild = Awaited<ReturnType<typeof createWebBuild>>;
