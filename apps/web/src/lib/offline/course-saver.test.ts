import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../device/test/memory-storage.ts';
import { forgetCourse, saveCourse } from './course-saver.ts';
import { savedCoursesOf } from './saved-courses.ts';

const THANDI = 'thandi';

/** As much of the browser's caches as saving needs. */
function memoryCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const pathOf = (asked: string | { readonly url: string }) =>
    typeof asked === 'string' ? asked : new URL(asked.url).pathname;
  const entriesOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return entries;
  };
  return {
    open: async (name: string) => ({
      match: async (path: string) => entriesOf(name).get(path)?.clone(),
      put: async (path: string, answer: Response) => void entriesOf(name).set(path, answer),
      delete: async (asked: string | { readonly url: string }) => entriesOf(name).delete(pathOf(asked)),
      keys: async () => [...entriesOf(name).keys()].map((path) => ({ url: `http://academy.example${path}` })),
    }),
    match: async (path: string, { cacheName }: { cacheName: string }) => kept.get(cacheName)?.get(path),
    delete: async (name: string) => kept.delete(name),
    documents: () =>
      [...entriesOf(`saved-${THANDI}`).keys()]
        .filter((path) => path.startsWith('/documents/'))
        .map((path) => path.slice('/documents/'.length))
        .sort(),
  };
}

/** Says that all the code is here. */
const worker = {
  postMessage(_: unknown, [port]: MessagePort[]) {
    port?.postMessage({ isWhole: true });
    port?.close();
  },
};

let device: ReturnType<typeof memoryCaches>;
/** What the server says of each lesson. */
let published: Record<string, { readonly document: string; readonly outline: string }>;

/** What the server says of each course. */
let glossaries: Record<string, string>;

/** Answers that come later. */
let held: Record<string, Promise<void>>;

beforeEach(() => {
  device = memoryCaches();
  held = {};
  published = {};
  glossaries = {};
  vi.stubGlobal('caches', device);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    serviceWorker: { getRegistration: async () => ({ active: worker }) },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    const id = path.split('/').at(-1) ?? '';
    await held[path];
    return Response.json(
      path.startsWith('/api/lessons/') ? { id, ...published[id] } : { id, glossary: glossaries[id] ?? null },
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const course = (id: string) => ({ id, title: `Course ${id}`, outline: null });
const line = (id: string) => ({
  id,
  title: id,
  document: null,
  sizeBytes: 4_000,
  hasExercise: false,
  usesSql: false,
});

describe('a new version of one lesson', () => {
  beforeEach(async () => {
    published = { a: { document: 'a-1', outline: 'list-1' }, b: { document: 'b-1', outline: 'list-1' } };
    await saveCourse(THANDI, course('c'), [line('a'), line('b')]);
    published = { a: { document: 'a-1', outline: 'list-2' }, b: { document: 'b-2', outline: 'list-2' } };
  });

  it('leaves the list of contents that the other saved lessons name', async () => {
    await saveCourse(THANDI, course('c'), [line('b')]);
    expect(device.documents()).toEqual(['a-1', 'b-2', 'list-1', 'list-2']);
  });

  it('leaves it also where the course was saved before lessons remembered their list', async () => {
    const place = savedCoursesOf(THANDI);
    const kept = place.read('c');
    if (kept) place.keep({ ...kept, lessons: kept.lessons.map(({ outline: _, ...old }) => old) }, 'c');
    await saveCourse(THANDI, course('c'), [line('b')]);
    expect(device.documents()).toContain('list-1');
  });

  it('lets the earlier list go once no saved lesson names it', async () => {
    await saveCourse(THANDI, course('c'), [line('a'), line('b')]);
    expect(device.documents()).toEqual(['a-1', 'b-2', 'list-2']);
  });
});

describe('while another course is on its way', () => {
  let arrive: () => void;
  let other: Promise<void>;
  beforeEach(async () => {
    published = { a: { document: 'a-1', outline: 'list-c' }, x: { document: 'x-1', outline: 'list-d' } };
    held['/documents/x-1'] = new Promise((resolve) => {
      arrive = resolve;
    });
    other = saveCourse(THANDI, course('d'), [line('x')]);
    await expect.poll(() => device.documents()).toEqual(['list-d']);
  });

  it('what has come of it stays when a course has been saved', async () => {
    await saveCourse(THANDI, course('c'), [line('a')]);
    arrive();
    await other;
    expect(device.documents()).toEqual(['a-1', 'list-c', 'list-d', 'x-1']);
  });

  it('what has come of it stays when another tab has saved a course', async () => {
    vi.resetModules();
    const otherTab = await import('./course-saver.ts');
    await otherTab.saveCourse(THANDI, course('c'), [line('a')]);
    expect(device.documents()).toContain('list-d');
    arrive();
    await other;
    expect(device.documents()).toEqual(['a-1', 'list-c', 'list-d', 'x-1']);
  });

  it('what has come of it stays when a course is taken from the device, whose texts go in the end', async () => {
    await saveCourse(THANDI, course('c'), [line('a')]);
    await forgetCourse(THANDI, 'c');
    expect(device.documents()).toContain('list-d');
    arrive();
    await other;
    expect(device.documents()).toEqual(['list-d', 'x-1']);
  });
});

describe('the glossary of a saved course', () => {
  beforeEach(async () => {
    published = { a: { document: 'a-1', outline: 'list' }, b: { document: 'b-1', outline: 'list' } };
    glossaries = { c: 'terms-1' };
    await saveCourse(THANDI, course('c'), [line('a')]);
  });

  it('is saved with its first lesson, and goes with the course', async () => {
    expect(device.documents()).toEqual(['a-1', 'list', 'terms-1']);
    await forgetCourse(THANDI, 'c');
    expect(device.documents()).toEqual([]);
  });

  it('is replaced by the one that the course has when more of it is saved', async () => {
    glossaries = { c: 'terms-2' };
    await saveCourse(THANDI, course('c'), [line('b')]);
    expect(device.documents()).toEqual(['a-1', 'b-1', 'list', 'terms-2']);
  });
});
