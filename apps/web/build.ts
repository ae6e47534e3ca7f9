// `npm run build`: the browser's files, the landing page's HTML, and a compressed copy of everything.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { chunkGroups } from './chunk-groups.ts';

const here = import.meta.dirname;
const configFile = join(here, 'vite.config.ts');
const dist = join(here, 'dist');
const COMPRESSED = /\.(js|css|svg|json|txt|wasm|webmanifest)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Twice: what the pages share is known only when they have been put together. */
async function buildForBrowsers(): Promise<void> {
  const plain = await build({ configFile, logLevel: 'error', build: { write: false } });
  const chunks = [plain].flat().flatMap((result) => ('output' in result ? result.output : []));
  const codeSplitting = chunkGroups(chunks.filter((chunk) => chunk.type === 'chunk'));
  await build({ configFile, logLevel: 'warn', build: { rolldownOptions: { output: { codeSplitting } } } });
}

/** Each page folder with a `prerender.tsx` gives the HTML of its pages by name. */
async function prerenderPages(): Promise<Record<string, string>> {
  const outDir = join(here, 'node_modules', '.prerender');
  const entry = (name: string) => join(here, 'src', name, 'prerender.tsx');
  const input = { landing: entry('landing'), app: entry('app'), privacy: entry('privacy') };
  await build({
    configFile,
    logLevel: 'warn',
    build: { ssr: true, outDir, emptyOutDir: true, manifest: false, rolldownOptions: { input } },
  });
  const modules = await Promise.all(Object.keys(input).map((name) => import(join(outDir, `${name}.js`))));
  await rm(outDir, { recursive: true });
  return Object.assign({}, ...modules.map(({ prerender }) => prerender()));
}

/** Its name for the caches is the build's own: other files, another worker. */
async function buildServiceWorker(): Promise<void> {
  const manifest = await readFile(join(dist, '.vite/manifest.json'));
  const buildId = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD_ID: JSON.stringify(buildId) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      lib: { entry: join(here, 'src/service-worker/sw.ts'), formats: ['es'], fileName: () => 'sw.js' },
    },
  });
}

/** A page that needs no second request before it can be seen: its styles stand in it. */
async function inlineStyles(html: string): Promise<string> {
  let inlined = html;
  for (const [link, href = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const css = await readFile(join(dist, href), 'utf8');
    inlined = inlined.replace(link, () => `<style>${css.trim()}</style>`);
  }
  return inlined;
}

/** Which files the application and its Home begin with, for the pages that people sign in on (`landing/sign-in`). */
async function applicationFiles(): Promise<string[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  const needed = new Set(['app.html', 'src/features/home/home-page.tsx']);
  for (const key of needed) for (const imported of manifest[key]?.imports ?? []) needed.add(imported);
  const files = [...needed].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []]).flat();
  return files.map((file) => `/${file}`);
}

/** Pages that differ in their contents alone are filled from one template. */
const TEMPLATES: Readonly<Record<string, string>> = { 'sign-in': 'landing', home: 'app', bare: 'app' };

/** Behind the door the landing page follows, and the application is long: both keep their styles for the next page. */
const LINKED_STYLES = ['door', 'app', 'home', 'bare'];

/** Lets the browser fetch at once what the page's own script would ask for later. */
function hintsFor(files: readonly string[], html: string): string {
  return files
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('');
}

async function fillPages(contents: Readonly<Record<string, string>>): Promise<void> {
  const files = await applicationFiles();
  const list = `<script type="application/json" id="application-files">${JSON.stringify(files)}</script>`;
  const filled = Object.entries(contents).map(async ([name, content]) => {
    const template = await readFile(join(dist, `${TEMPLATES[name] ?? name}.html`), 'utf8');
    const html = template
      .replace('<!--content-->', () => content)
      .replace('<!--application-files-->', () => list)
      .replace('</head>', (end) => (name === 'home' ? `${hintsFor(files, template)}${end}` : end));
    return [name, LINKED_STYLES.includes(name) ? html : await inlineStyles(html)] as const;
  });
  for (const [name, html] of await Promise.all(filled)) await writeFile(join(dist, `${name}.html`), html);
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
await fillPages(await prerenderPages());
await buildServiceWorker();
await compressFiles();
