import { budgets } from './budgets.ts';
import { htmlLinks } from './html-links.ts';

/** The parts of Vite's .vite/manifest.json that are read here. */
export type Manifest = Record<
  string,
  { file: string; imports?: readonly string[]; dynamicImports?: readonly string[] }
>;
export type Part = {
  name: string;
  bytes: number;
  budgetInBytes: number;
  /** The scripts that the whole view loads on a cold start; only parts that are views have them. */
  scripts?: readonly string[];
};
type Build = {
  manifest: Manifest;
  landingHtml: string;
  appHtml: string;
  sizeOf: (file: string) => number;
  sizeOfText: (text: string) => number;
};

const bytesPerKilobyte = 1000;

export function measureBuild(build: Build): Part[] {
  return [
    ...measureLanding(build),
    ...measureShell(build),
    ...measureLater(build, 'landing part', build.landingHtml),
    ...measureHearing(build),
    ...measureLater(build, 'route', build.appHtml),
    ...measureExplorables(build),
  ];
}

const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Inline styles count as CSS, like linked ones; the rest of the page is its HTML. */
function measureLanding({ manifest, landingHtml, sizeOf, sizeOfText }: Build): Part[] {
  const { scripts, stylesheets, fonts } = htmlLinks(landingHtml);
  const { landing } = budgets;
  const files = new Set([...scripts, ...filesOf(manifest, chunksOf(manifest, scripts))]);
  const javaScript = sum(files, sizeOf);
  const inlined = Array.from(landingHtml.matchAll(inlineStyles), ([, css = '']) => css).join('');
  const css = sum(stylesheets, sizeOf) + (inlined === '' ? 0 : sizeOfText(inlined));
  const html = sizeOfText(landingHtml.replaceAll(inlineStyles, ''));
  const font = sum(fonts, sizeOf);
  return [
    { ...part('landing JavaScript', javaScript, landing.javaScriptInKilobytes), scripts: [...files] },
    part('landing CSS', css, landing.cssInKilobytes),
    part('landing HTML', html, landing.htmlInKilobytes),
    part('landing font', font, landing.fontInKilobytes),
    part('landing in all', javaScript + css + html + font, landing.totalInKilobytes),
  ];
}

function measureShell({ manifest, appHtml, sizeOf }: Build): Part[] {
  const { scripts, stylesheets } = htmlLinks(appHtml);
  const files = new Set([...scripts, ...filesOf(manifest, chunksOf(manifest, scripts))]);
  return [
    {
      ...part('shell JavaScript', sum(files, sizeOf), budgets.shell.javaScriptInKilobytes),
      scripts: [...files],
    },
    part('shell CSS', sum(stylesheets, sizeOf), budgets.shell.cssInKilobytes),
  ];
}

/** Each part that a page loads on demand, with the files that it adds to that page. */
function measureLater({ manifest, sizeOf }: Build, kind: string, html: string): Part[] {
  const shell = chunksOf(manifest, htmlLinks(html).scripts);
  const pages = new Set([...shell].flatMap((key) => manifest[key]?.dynamicImports ?? []));
  return [...pages].sort().map((page) => {
    const whole = withImports(manifest, [page]);
    const bytes = sum(filesOf(manifest, whole.difference(shell)), sizeOf);
    const scripts = [...new Set(filesOf(manifest, whole.union(shell)))];
    return { ...part(`${kind} ${page}`, bytes, budgets.route.javaScriptInKilobytes), scripts };
  });
}

function measureHearing({ manifest, sizeOf }: Build): Part[] {
  const weights = Object.entries(manifest).filter(([key]) => key.endsWith('/word-weights-light.bin'));
  return weights.map(([, { file }]) =>
    part('hearing of the landing chat', sizeOf(file), budgets.hearing.totalInKilobytes),
  );
}

const FIGURE = /explorables\/(?:[a-z-]+\/)?([a-z-]+)-figure\.tsx$/;

/** The script of each explorable figure; what several of them share belongs to the page of lessons. */
function measureExplorables({ manifest, sizeOf }: Build): Part[] {
  return Object.entries(manifest).flatMap(([key, { file }]) => {
    const name = FIGURE.exec(key)?.[1];
    return name === undefined
      ? []
      : [part(`explorable ${name}`, sizeOf(file), budgets.explorable.javaScriptInKilobytes)];
  });
}

/**
 * The chunks that the scripts of a page load at once. The page's own row of the manifest is no help: pages with the
 * same script share one chunk under another name.
 */
function chunksOf(manifest: Manifest, scripts: readonly string[]): Set<string> {
  const keys = Object.keys(manifest).filter((key) => scripts.includes(manifest[key]?.file ?? ''));
  if (keys.length === 0) throw new Error("A page of the build names no script of the build's manifest.");
  return withImports(manifest, keys);
}

/** The chunks and all their static imports, direct or indirect. */
function withImports(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys.filter((candidate) => !found.has(candidate))) {
    found.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], found);
  }
  return found;
}

function filesOf(manifest: Manifest, keys: Set<string>): string[] {
  return [...keys].flatMap((key) => manifest[key]?.file ?? []);
}

function sum(files: Iterable<string>, sizeOf: (file: string) => number): number {
  return [...new Set(files)].reduce((total, file) => total + sizeOf(file), 0);
}

function part(name: string, bytes: number, budgetInKilobytes: number): Part {
  return { name, bytes, budgetInBytes: budgetInKilobytes * bytesPerKilobyte };
}
