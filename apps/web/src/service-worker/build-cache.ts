// What the device keeps of a build: its files as they are used, and the two pages of the application with all that they
// begin with. Whole or not at all: a page whose scripts are missing is worse than a slow one.
import type { CodeBytes } from '@academy/domain/learning/offline-packs';
import { BUILD_CACHE_PREFIX, isMarkedSignedIn, SAVED_CACHE_PREFIX } from '../lib/device/device-caches.ts';
import type { Shell } from './page-for.ts';
import { planUpdate } from './plan-update.ts';
import { checkOf, isHtml, isWholePage, readChecks } from './whole-content.ts';

type Weighed = readonly [path: string, bytes: number];
type SavedPart = keyof CodeBytes;

interface Build {
  readonly id: string;
  /** The script that every page of the application begins with. */
  readonly entry: string;
  readonly files: readonly string[];
  /** Of those files, in their order. */
  readonly checks: string;
  readonly shell: readonly string[];
  /** What saved lessons need beyond that, what their exercises add, and what runs each language. */
  readonly saved: Readonly<Record<SavedPart, readonly Weighed[]>>;
}

/** Written by the build (`build.ts`), once: each use of the name would be a copy of it. */
declare const BUILD: Build;
const own: Build = BUILD;

const checks = readChecks(own.files, own.checks);

const CACHE = `${BUILD_CACHE_PREFIX}${own.id}`;
const SHELLS: Readonly<Record<Shell, string>> = { home: '/shells/home', app: '/shells/app' };

export const openBuild = (): Promise<Cache> => caches.open(CACHE);

export const isOfThisBuild = (files: readonly string[]): boolean => files.includes(own.entry);

export const keptShell = async (shell: Shell): Promise<Response | undefined> =>
  (await openBuild()).match(SHELLS[shell], { ignoreVary: true });

async function otherBuilds(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(BUILD_CACHE_PREFIX) && name !== CACHE);
}

/** While a server is being replaced another one may answer: its page would ask for files that are not kept. */
async function fetchPage(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' });
  const html = await answer.clone().text();
  if (!answer.ok || !html.includes(own.entry) || !isWholePage(html))
    throw new Error(`${address} is not of this build.`);
  return answer;
}

/** Whether a file is as it was built. Of files of other builds nothing is known but that they are no pages. */
async function isAsBuilt(path: string, answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const check = checks.get(path);
  return check === undefined ? !isHtml(answer) : (await checkOf(await answer.arrayBuffer())) === check;
}

interface FileFetch {
  readonly signal?: AbortSignal;
  readonly caches?: readonly RequestCache[];
}

/** Past the browser's own cache where that holds something else: it would hold it for a year. */
async function fetchFile(
  path: string,
  { signal, caches: tried = ['default', 'reload'] }: FileFetch = {},
): Promise<Response> {
  for (const cache of tried) {
    const answer = await fetch(path, { cache, ...(signal && { signal }) });
    if (await isAsBuilt(path, answer.clone())) return answer;
    if (!answer.ok) break;
  }
  throw new Error(`${path} is not as it was built.`);
}

/** Keeps what came if it is right, and answers with it, or with what is there instead of it. */
export async function keepFetched(path: string, answer: Response): Promise<Response> {
  const isRight = await isAsBuilt(path, answer.clone());
  const file = isRight ? answer : await fetchFile(path, { caches: ['reload'] }).catch(() => null);
  // A device without room still shows what has come.
  if (file) await (await openBuild()).put(path, file.clone()).catch(() => undefined);
  return file ?? answer;
}

async function pathsIn(names: readonly string[]): Promise<string[]> {
  const builds = await Promise.all(names.map((name) => caches.open(name)));
  const requests = await Promise.all(builds.map((cache) => cache.keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

/** All has come before anything is kept, and the pages are kept last. */
async function keepWhole(missing: readonly string[]): Promise<void> {
  const cache = await openBuild();
  const known = await pathsIn([CACHE]);
  const pages = Object.values(SHELLS).filter((shell) => !known.includes(shell));
  const [files, shells] = await Promise.all([
    Promise.all(missing.map((path) => fetchFile(path))),
    Promise.all(pages.map(fetchPage)),
  ]);
  await Promise.all(files.map((file, at) => cache.put(missing[at] ?? '', file)));
  await Promise.all(shells.map((shell, at) => cache.put(pages[at] ?? '', shell)));
}

export async function keepShells(): Promise<void> {
  await keepWhole(planUpdate({ kept: await pathsIn([CACHE]), ...own }).fetched);
}

/** Of what saved lessons need, what is not here yet. */
async function missingFor(part: SavedPart): Promise<Weighed[]> {
  const kept = new Set(await pathsIn([CACHE]));
  return own.saved[part].filter(([path]) => !kept.has(path));
}

const weightOf = (files: readonly Weighed[]) => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** What the code of saved lessons still costs this device. */
export async function weighSaved(): Promise<CodeBytes> {
  const weigh = async (part: SavedPart) => weightOf(await missingFor(part));
  return {
    lessons: await weigh('lessons'),
    exercises: await weigh('exercises'),
    python: await weigh('python'),
    sql: await weigh('sql'),
  };
}

/**
 * One after the other: what has come stays when the line breaks or somebody stops it. Whether all is here, or else whether
 * it has no room.
 */
export async function keepSaved(
  parts: readonly SavedPart[],
  signal: AbortSignal,
): Promise<{ isWhole: boolean; isFull: boolean }> {
  const cache = await openBuild();
  const missing = (await Promise.all(parts.map(missingFor))).flat();
  try {
    for (const [path] of missing) await cache.put(path, await fetchFile(path, { signal }));
    await keepShells();
    return { isWhole: true, isFull: false };
  } catch (error) {
    return { isWhole: false, isFull: error instanceof DOMException && error.name === 'QuotaExceededError' };
  }
}

/** Lessons that are saved open with the new build as well: what they had of the old one comes with it. */
async function neededBySaved(kept: readonly string[]): Promise<string[]> {
  const names = await caches.keys();
  if (!names.some((name) => name.startsWith(SAVED_CACHE_PREFIX))) return [];
  const had = (name: string) => kept.some((path) => path.includes(name) && path.endsWith('.wasm'));
  const { lessons, exercises, python, sql } = own.saved;
  const [hadPython, hadSql] = [had('micropython'), had('sql-wasm')];
  return [
    ...lessons,
    ...(hadPython || hadSql ? exercises : []),
    ...(hadPython ? python : []),
    ...(hadSql ? sql : []),
  ].map(([path]) => path);
}

/**
 * Before this worker takes over: what it needs is here, and came from the earlier build where nothing changed. Where the
 * application is not in use it costs nothing.
 */
export async function prepareBuild(): Promise<void> {
  const kept = await pathsIn(await otherBuilds());
  const shell = [...own.shell, ...(await neededBySaved(kept))];
  const { copied } = planUpdate({ kept, files: own.files, shell });
  const cache = await openBuild();
  const right: string[] = [];
  for (const path of copied) {
    const answer = await caches.match(path);
    if (!answer || !(await isAsBuilt(path, answer.clone()))) continue;
    await cache.put(path, answer);
    right.push(path);
  }
  if (await isMarkedSignedIn()) await keepWhole(planUpdate({ kept: right, files: own.files, shell }).fetched);
}

/** A page or file of the first visit, which began before this worker: again from the browser's own cache. */
export async function keepVisited(url: string, origin: string): Promise<void> {
  const { pathname } = new URL(url, origin);
  const answer = await fetch(url, { cache: 'force-cache' });
  const isPage = pathname === '/';
  const isRight = isPage
    ? answer.ok && isWholePage(await answer.clone().text())
    : await isAsBuilt(pathname, answer.clone());
  if (isRight) await (await openBuild()).put(url, answer);
}

export async function dropOtherBuilds(): Promise<void> {
  for (const name of await otherBuilds()) await caches.delete(name);
}

/** A file of this build that the server no longer has: it serves another one, and the next page must come from there. */
export async function noteMissingFile(path: string): Promise<void> {
  if (!own.files.includes(path)) return;
  const cache = await openBuild();
  for (const shell of Object.values(SHELLS)) await cache.delete(shell, { ignoreVary: true });
}
