// `npm run build`: the browser's files, the landing page's HTML, and a compressed copy of everything.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RoutePath } from '@academy/domain/access';
import { build, type Manifest } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { earlyAnswersScript } from './build/early-answers-script.ts';
import { readFeatureLists, readFeatureModules } from './build/feature-modules.ts';
import { checkOf } from './src/service-worker/whole-content.ts';

const here = import.meta.dirname;
const configFile = join(here, 'vite.config.ts');
const dist = join(here, 'dist');
const COMPRESSED = /\.(js|css|svg|json|txt|wasm|bin|webmanifest)$/;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Builds twice: only the first build shows which modules the pages share. */
async function buildForBrowsers(): Promise<void> {
  const plain = chunksIn(await build({ configFile, logLevel: 'error', build: { write: false } }));
  const codeSplitting = chunkGroups(plain);
  const result = await build({
    configFile,
    logLevel: 'warn',
    build: { rolldownOptions: { output: { codeSplitting } } },
  });
  // For reports about scripts: a chunk's name alone does not say what is in it.
  const modules = chunksIn(result).map(({ fileName, moduleIds }) => [
    `/${fileName}`,
    moduleIds.map((id) => relative(here, id)),
  ]);
  await writeFile(join(dist, '.vite/modules.json'), JSON.stringify(Object.fromEntries(modules)));
  const openAfterVisit = Object.entries(PAGES).flatMap(([path, page]) =>
    page.opensAfterVisit === true ? [path] : [],
  );
  // For `e2e/shell/visited-offline.spec.ts`.
  await writeFile(join(dist, '.vite/pages-after-visit.json'), JSON.stringify(openAfterVisit));
}

const chunksIn = (built: Awaited<ReturnType<typeof build>>) =>
  [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((chunk) => chunk.type === 'chunk');

/** Each page folder with a `prerender.tsx` returns the HTML of its pages by name. */
async function prerenderPages(): Promise<Record<string, string>> {
  // The server renders the landing page with it again where the academy changed its settings, so the bundle is self-contained.
  const outDir = join(dist, '.render');
  const entry = (name: string) => join(here, 'src', name, 'prerender.tsx');
  const input = { landing: entry('landing'), app: entry('app'), privacy: entry('privacy') };
  await build({
    configFile,
    logLevel: 'warn',
    ssr: { noExternal: true },
    publicDir: false,
    build: {
      ssr: true,
      minify: true,
      outDir,
      emptyOutDir: true,
      manifest: false,
      rolldownOptions: { input },
    },
  });
  const modules = await Promise.all(Object.keys(input).map((name) => import(join(outDir, `${name}.js`))));
  return Object.assign({}, ...modules.map(({ prerender }) => prerender()));
}

async function checkOfAsset(path: string): Promise<string> {
  return checkOf(Uint8Array.from(await readFile(join(dist, path))).buffer);
}

/** The worker names its caches by a hash of the build: other files or pages make another worker. */
async function buildServiceWorker(): Promise<void> {
  const manifest = await readManifest();
  const assets = (await readdir(join(dist, 'assets')))
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => `/assets/${file}`);
  const pages = await Promise.all(['home', 'app'].map((name) => readFile(join(dist, `${name}.html`))));
  const id = createHash('sha256').update(JSON.stringify(assets)).update(Buffer.concat(pages)).digest('hex');
  const own = {
    id: id.slice(0, 12),
    entry: `/${manifest['app.html']?.file}`,
    files: assets,
    checks: (await Promise.all(assets.map(checkOfAsset))).join(''),
    shell: await applicationFiles(),
    saved: await savedFiles(),
  };
  // For `tools/budget`.
  await writeFile(join(dist, '.vite/saved-files.json'), JSON.stringify(own.saved));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(own) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      lib: { entry: join(here, 'src/service-worker/sw.ts'), formats: ['es'], fileName: () => 'sw.js' },
      // A library build keeps whitespace unless told otherwise.
      rolldownOptions: { output: { minify: true } },
    },
  });
}

/** Inlines the page's styles, so that it can be painted without a second request. */
async function inlineStyles(html: string): Promise<string> {
  let inlined = html;
  for (const [link, href = ''] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const css = await readFile(join(dist, href), 'utf8');
    inlined = inlined.replace(link, () => `<style>${css.trim()}</style>`);
  }
  return inlined;
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
}

/** Modules that several parts of the browser build need. */
async function filesOf(...modules: string[]): Promise<string[]> {
  const manifest = await readManifest();
  const unknown = modules.filter((module) => manifest[module] === undefined);
  if (unknown.length > 0)
    throw new Error(
      `The build has no script for '${unknown.join("', '")}': see offlineParts in the feature.ts beside it.`,
    );
  const needed = new Set(modules);
  for (const key of needed) for (const imported of manifest[key]?.imports ?? []) needed.add(imported);
  const files = [...needed].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []]).flat();
  return [...new Set(files)].map((file) => `/${file}`);
}

const { PAGES } = await readFeatureLists();
const { moduleOfPage, offline } = await readFeatureModules();

function pageModule(path: RoutePath): string {
  const page = PAGES[path];
  const module = page && moduleOfPage.get(page);
  if (module === undefined) throw new Error(`No feature.ts has a page for ${path}.`);
  return module;
}

/** What the application and Home start with; the sign-in pages prefetch it and the worker keeps it. */
const applicationFiles = () => filesOf('app.html', pageModule('/'));

const EXERCISE = 'src/features/learning/lessons/exercise/exercise-panel.tsx';
const SQL = 'src/lib/sql/sql-files.ts';
/** The chunk that draws the activities of lessons (`build/chunk-groups.ts`); each figure in it is a separate script. */
const ACTIVITIES = 'activities';
/** The chunk that describes and sends the work that waits on the device. */
const UNSENT_WORK = 'unsent-work';
/** Shows saved answers when there is no network. */
const SAVED_ANSWERS = 'src/lib/offline/show-saved-answer.ts';

/** The imports of a worker, which the manifest does not list. */
async function importedBy(worker: string): Promise<string[]> {
  const code = await readFile(join(dist, worker), 'utf8');
  return Array.from(code.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g), ([, file]) => `/assets/${file}`);
}

/** What a part of the build loads by URL, such as a worker, with its imports. */
async function assetsOf(key: string): Promise<string[]> {
  const manifest = await readManifest();
  const assets = (manifest[key]?.assets ?? []).map((file) => `/${file}`);
  const imported = await Promise.all(assets.filter((file) => file.endsWith('.js')).map(importedBy));
  return [...assets, ...imported.flat()];
}

/** Files for lessons, those that exercises add, and the Python and SQL runtimes, each with its compressed size. */
async function savedFiles() {
  const manifest = await readManifest();
  const shell = await applicationFiles();
  const keyOf = (chunk: string) =>
    Object.keys(manifest).find(
      (key) => manifest[key]?.name === chunk && manifest[key].file.endsWith('.js'),
    ) ?? '';
  const figures = manifest[keyOf(ACTIVITIES)]?.dynamicImports ?? [];
  const lessons = await filesOf(...offline, SAVED_ANSWERS, keyOf(UNSENT_WORK), keyOf(ACTIVITIES), ...figures);
  const later = (manifest[EXERCISE]?.dynamicImports ?? []).filter((part) => part !== SQL);
  const isOfPython = (part: string) => part.endsWith('.py?raw');
  const parts = {
    lessons,
    exercises: await filesOf(EXERCISE, ...later.filter((part) => !isOfPython(part))),
    python: [...(await filesOf(...later.filter(isOfPython))), ...(await assetsOf(EXERCISE))],
    sql: [...(await filesOf(SQL)), ...(await assetsOf(SQL))],
  };
  // Each file once, in the first part that needs it.
  const counted = new Set(shell);
  const weighed: [string, (readonly [string, number])[]][] = [];
  for (const [part, files] of Object.entries(parts)) {
    const own = [...new Set(files)].filter((file) => !counted.has(file));
    for (const file of own) counted.add(file);
    const sizes = own.map(async (file) => [file, (await stat(join(dist, `${file}.br`))).size] as const);
    weighed.push([part, await Promise.all(sizes)]);
  }
  return Object.fromEntries(weighed);
}

/** What the head script of the application's pages starts early: answers, and the code of the linked pages. */
async function earlyScript(): Promise<string> {
  const shell = await filesOf('app.html');
  const beside = async (page: string) => (await filesOf(page)).filter((file) => !shell.includes(file));
  return earlyAnswersScript({
    course: await beside(pageModule('/course/:id')),
    lesson: await beside(pageModule('/course/:id/lesson/:lessonId')),
  });
}

/** Pages that differ only in their contents share one template. */
const TEMPLATES: Readonly<Record<string, string>> = { 'sign-in': 'landing', home: 'app', bare: 'app' };

/**
 * After the door comes the landing page, and the application is large: both leave their styles in a file, cached for
 * the next page.
 */
const LINKED_STYLES = ['door', 'app', 'home', 'bare'];

/**
 * Chromium parses a `modulepreload` again at every visit, although it has the compiled code in its cache. A script
 * preload is not parsed and uses the cached code (decision 5). Visitors have no cached code yet, so their page stays
 * as it is.
 */
const hintedForReturning = (html: string) =>
  html.replaceAll('rel="modulepreload"', 'rel="preload" as="script"');
/** These pages usually open on a device that has the scripts cached already. */
const RETURNING = ['app', 'home'];

/** Preloads what the page's own script would request later. */
function hintsFor(files: readonly string[], html: string): string {
  return files
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
    .join('');
}

async function fillPages(contents: Readonly<Record<string, string>>): Promise<void> {
  const files = await applicationFiles();
  const early = await earlyScript();
  const list = `<script type="application/json" id="application-files">${JSON.stringify(files)}</script>`;
  const filled = Object.entries(contents).map(async ([name, content]) => {
    const template = await readFile(join(dist, `${TEMPLATES[name] ?? name}.html`), 'utf8');
    const html = template
      .replace('<!--content-->', () => content)
      .replace('<!--application-files-->', () => list)
      .replace('<!--early-answers-script-->', () => early)
      .replace('</head>', (end) => (name === 'home' ? `${hintsFor(files, template)}${end}` : end));
    if (RETURNING.includes(name)) return [name, hintedForReturning(html)] as const;
    return [name, LINKED_STYLES.includes(name) ? html : await inlineStyles(html)] as const;
  });
  for (const [name, html] of await Promise.all(filled)) await writeFile(join(dist, `${name}.html`), html);
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
}

async function compressFiles(): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && COMPRESSED.test(entry.name) && !entry.parentPath.includes('.render'),
  );
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
}

await buildForBrowsers();
await fillPages(await prerenderPages());
// First, because the worker needs the sizes of its files.
await compressFiles();
await buildServiceWorker();
await compressFile(join(dist, 'sw.js'));
