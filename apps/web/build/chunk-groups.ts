// By default the bundler makes a script of whatever two pages share: forty for Home, and on a slow line each costs
// more in latency than in bytes. These groups are few: `react`; `base`, which the landing page and the application
// both start with; `sign-in`, the panel, which the application hardly ever shows; `shell`, which the application
// starts with; `common`, the building blocks of its pages; a few families of those; and one for what the pages of a
// feature share. What only one page needs stays with that page. A module that would be in `common` goes to a narrower
// script if every page that needs the module loads that script anyway.
import type { Rolldown } from 'vite';

type Chunk = Pick<
  Rolldown.OutputChunk,
  | 'name'
  | 'fileName'
  | 'imports'
  | 'dynamicImports'
  | 'moduleIds'
  | 'isEntry'
  | 'isDynamicEntry'
  | 'facadeModuleId'
>;

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const PAGE_SCRIPT = /[\\/](?:app|landing|door|privacy)\.html$|[\\/]src[\\/](?:app|landing)[\\/]main\.tsx$/;
const LANDING_SCRIPT = /[\\/]src[\\/]landing[\\/]main\.tsx$/;
const FEATURE = /[\\/]src[\\/](?:features[\\/][^\\/]+|app[\\/]pages)[\\/]([^\\/]+)[\\/]/;
/** Part of the landing page; the users of the application are already signed in. */
const SIGN_IN = /[\\/]features[\\/]accounts[\\/]identity[\\/]sign-in[\\/]/;
/** What sends the work that waits on the device: each kind is imported by itself, but too small for a separate script. */
const UNSENT_WORK =
  /[\\/]features[\\/].+[\\/]unsent-[\w-]+\.ts$|[\\/]work[\\/](?:define|send)-unsent-work\.ts$/;
/** Collections consist of courses and show prices; the others are large building blocks that few pages use. */
const FAMILIES = [
  {
    name: 'courses',
    test: /[\\/]src[\\/]features[\\/](?:catalogue[\\/](?:collections|courses[\\/]prices)[\\/]|commerce[\\/]payments[\\/]lazy-)/,
  },
  { name: 'agents', test: /[\\/]domain[\\/]src[\\/][a-z]+[\\/]agents[\\/]/ },
  { name: 'coins', test: /[\\/]domain[\\/]src[\\/][a-z]+[\\/]coins[\\/]/ },
  // What a refund takes back, shown where one is requested: most pages with a price have no refund.
  {
    name: 'take-backs',
    test: /[\\/]domain[\\/]src[\\/][a-z]+[\\/]take-backs[\\/]|[\\/]payments[\\/]refund-consequences\.tsx$/,
  },
  { name: 'certificates', test: /[\\/]domain[\\/]src[\\/][a-z]+[\\/]certificates[\\/]/ },
  // The drawing code and what it shares are one script, because neither is shown without the other.
  { name: 'activities', test: /[\\/]lessons[\\/](?:activities|explorables)[\\/]/ },
  { name: 'questions', test: /[\\/](?:ui|learning)[\\/]questions[\\/]/ },
  { name: 'chat', test: /[\\/](?:support-chat|ui[\\/]chat)[\\/]/ },
  {
    name: 'choices',
    test: /[\\/]ui[\\/]forms[\\/](?:radio-group|switch)\.tsx$|[\\/]domain[\\/]src[\\/][a-z]+[\\/]mail-(?:kinds|preferences)[\\/]/,
  },
  // Too small to be worth a separate script.
  {
    name: 'shell',
    test: /[\\/](?:domain[\\/]src[\\/]accounts|lib[\\/]device)[\\/]display-settings|[\\/]answers[\\/]read-ahead\.ts$|[\\/]device[\\/](?:lite-mode|own-rate)\.ts$|[\\/]data-usage[\\/](?:byte-size|cost-estimate)\.ts$/,
  },
  // Includes what long lists need; learners do not pay for it in a lesson.
  {
    name: 'table',
    test: /[\\/]ui[\\/](?:layout[\\/]table|actions[\\/](?:pagination|page-turner|page-window)|overlays[\\/](?:guarded-form|leave)-dialog)\.tsx?$|[\\/]lib[\\/](?:pages[\\/]leaving[\\/]warn-before-leaving|answers[\\/]use-settled-words)\.ts$/,
  },
  // Loaded with every lesson and with what sends waiting work, so that both share where a lesson and an attempt keep it.
  {
    name: 'learning-log',
    test: /[\\/]lib[\\/]work[\\/](?:(?:browser-)?learning-log|event-words)\.ts$|[\\/](?:lessons[\\/]writing[\\/]writing|attempts[\\/]attempt-answers)\.ts$/,
  },
  { name: 'offline', test: /[\\/]lib[\\/]offline[\\/]|[\\/]offline-packs[\\/]/ },
  {
    name: 'passwords',
    test: /[\\/]domain[\\/]src[\\/][a-z]+[\\/]identity[\\/]|[\\/]ui[\\/]overlays[\\/]password-dialog/,
  },
  {
    name: 'search',
    test: /[\\/]domain[\\/]src[\\/][a-z]+[\\/]search[\\/]|[\\/]lib[\\/]pages[\\/]plain-text\.ts$/,
  },
  { name: 'data-plan', test: /[\\/](?:lib[\\/]device|data-usage)[\\/]data-plan\.ts$/ },
  { name: 'tabs', test: /[\\/]react-tabs[\\/]|[\\/]ui[\\/]actions[\\/]tabs\.tsx$/ },
];

/**
 * An entry point of the build: a page, or a part that is loaded later. A script shared by two pages is not marked as
 * an entry, and its lazy parts may import from it.
 */
function startsOf(chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const imported = new Set(chunks.flatMap(({ imports }) => imports));
  return new Set(
    chunks.filter(
      ({ fileName, isEntry, isDynamicEntry, moduleIds }) =>
        isEntry ||
        isDynamicEntry ||
        !imported.has(fileName) ||
        moduleIds.some((id) => LANDING_SCRIPT.test(id)),
    ),
  );
}

/** The entry points that need a module at once. A part that is loaded later already has what its page loaded. */
function startsByModule(chunks: readonly Chunk[]): Map<string, Set<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const starts = startsOf(chunks);
  const needing = new Map<string, Set<string>>();
  for (const start of starts) {
    const loaded = new Set([start]);
    for (const { imports, moduleIds } of loaded) {
      for (const id of moduleIds) needing.set(id, (needing.get(id) ?? new Set()).add(start.name));
      for (const chunk of imports.map((file) => byFile.get(file)))
        if (chunk && !starts.has(chunk)) loaded.add(chunk);
    }
  }
  return needing;
}

/** What the landing page loads, at once (`main`) or later. None of it may import the application. */
function landingStarts(chunks: readonly Chunk[]): ReadonlySet<string> {
  const main = chunks.find(({ name }) => name === 'main');
  const later = chunks.filter(({ fileName }) => main?.dynamicImports.includes(fileName));
  return new Set(['main', ...later.map(({ name }) => name)]);
}

/** The only feature whose pages need a module, icons and packages included, so that no other page loads it. */
function soleFeature(starts: ReadonlySet<string>, featureOf: ReadonlyMap<string, string>): string | null {
  const [first, ...others] = [...starts].map((start) => featureOf.get(start));
  return first !== undefined && others.every((feature) => feature === first) ? first : null;
}

/** The feature that each entry point is a page of. */
function featuresByStart(chunks: readonly Chunk[]): ReadonlyMap<string, string> {
  return new Map(
    chunks.flatMap(({ name, facadeModuleId }) => {
      const feature = FEATURE.exec(facadeModuleId ?? '')?.[1];
      return feature === undefined ? [] : [[name, feature] as const];
    }),
  );
}

const unsentWorkStarts = (chunks: readonly Chunk[]): ReadonlySet<string> =>
  new Set(
    chunks.filter(({ facadeModuleId }) => UNSENT_WORK.test(facadeModuleId ?? '')).map(({ name }) => name),
  );

interface Build {
  readonly ofLanding: ReadonlySet<string>;
  readonly featureOf: ReadonlyMap<string, string>;
  /** The entry points that send work which waits on the device. */
  readonly unsentWork: ReadonlySet<string>;
}

/** Loaded with nearly every page. */
const FOR_ALL = 'common';
/** Loaded before any page. */
const FIRST = ['react', 'base', 'shell', 'sign-in'];

/** `main` is the entry of the landing page, `app` that of the application. */
function groupOf(
  id: string,
  starts: ReadonlySet<string>,
  { ofLanding, featureOf, unsentWork }: Build,
): string | null {
  if (REACT.test(id)) return 'react';
  // Importing the script of a page runs that page.
  if (PAGE_SCRIPT.test(id) || id.endsWith('.css')) return null;
  if (UNSENT_WORK.test(id)) return 'unsent-work';
  const isOfLanding = !starts.isDisjointFrom(ofLanding);
  if (starts.has('app')) return isOfLanding ? 'base' : 'shell';
  if (starts.size < 2) return starts.has('activity') ? 'activities' : null;
  if (starts.has('main')) return SIGN_IN.test(id) ? 'sign-in' : 'base';
  const family = FAMILIES.find(({ test }) => test.test(id))?.name;
  if (family !== undefined) return family;
  // Where a page keeps the work that waits: sending it needs no script of that page.
  if (!starts.isDisjointFrom(unsentWork)) return FOR_ALL;
  return soleFeature(starts, featureOf) ?? FEATURE.exec(id)?.[1] ?? (isOfLanding ? 'base' : FOR_ALL);
}

/** Which starts load the script of each group. */
function loadersByGroup(
  groups: ReadonlyMap<string, string | null>,
  starts: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const loaders = new Map<string, ReadonlySet<string>>();
  for (const [id, group] of groups)
    if (group !== null)
      loaders.set(group, (loaders.get(group) ?? new Set()).union(starts.get(id) ?? new Set()));
  return loaders;
}

/** The group with the fewest pages that all who need a module load anyway. */
function narrowest(needing: ReadonlySet<string>, loaders: ReadonlyMap<string, ReadonlySet<string>>): string {
  const fitting = [...loaders].filter(
    ([group, pages]) => group !== FOR_ALL && !FIRST.includes(group) && needing.isSubsetOf(pages),
  );
  return fitting.sort(([, a], [, b]) => a.size - b.size)[0]?.[0] ?? FOR_ALL;
}

/** The groups for a build, computed from its chunks without any grouping. */
export function chunkGroups(chunks: readonly Chunk[]): Rolldown.CodeSplittingOptions {
  const starts = startsByModule(chunks);
  const build = {
    ofLanding: landingStarts(chunks),
    featureOf: featuresByStart(chunks),
    unsentWork: unsentWorkStarts(chunks),
  };
  const groups = new Map([...starts].map(([id, needing]) => [id, groupOf(id, needing, build)]));
  const loaders = loadersByGroup(groups, starts);
  function name(id: string): string | null {
    const group = groups.get(id) ?? groupOf(id, new Set(), build);
    return group === FOR_ALL ? narrowest(starts.get(id) ?? new Set(), loaders) : group;
  }
  return { includeDependenciesRecursively: false, groups: [{ debugName: 'shared', name }] };
}
