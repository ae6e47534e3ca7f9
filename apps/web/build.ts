// `npm run build`: the browser's files, the landing page's HTML, and a compressed copy of everything.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const here = import.meta.dirname;
const configFile = join(here, 'vite.config.ts');
const dist = join(here, 'dist');
const COMPRESSED = /\.(js|css|svg|json|txt|webmanifest)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function buildForBrowsers(): Promise<void> {
  await build({ configFile, logLevel: 'warn' });
}

async function prerenderPages(): Promise<{ landing: string; door: string }> {
  const outDir = join(here, 'node_modules', '.prerender');
  await build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: join(here, 'src/landing/prerender.tsx'),
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: {},
    },
  });
  const { prerender } = await import(join(outDir, 'prerender.js'));
  const pages = prerender();
  await rm(outDir, { recursive: true });
  return pages;
}

/** The landing page needs no second request before it can be seen: its styles stand in it. */
async function inlineStyles(html: string): Promise<string> {
  let inlined = html;
  for (const [link, href = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const css = await readFile(join(dist, href), 'utf8');
    inlined = inlined.replace(link, () => `<style>${css.trim()}</style>`);
  }
  return inlined;
}

async function fillPage(name: 'landing' | 'door', content: string): Promise<void> {
  const path = join(dist, `${name}.html`);
  const html = (await readFile(path, 'utf8')).replace('<!--content-->', () => content);
  await writeFile(path, name === 'landing' ? await inlineStyles(html) : html);
}

async function compressFiles(): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSED.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const content = await readFile(path);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${path}.br`, await brotli(content, { params }));
      await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
    }),
  );
}

await buildForBrowsers();
const pages = await prerenderPages();
await fillPage('landing', pages.landing);
await fillPage('door', pages.door);
await compressFiles();
