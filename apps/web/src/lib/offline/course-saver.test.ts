import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../device/test/memory-storage.ts';
import { type ProvidedFeatures, provideFeatures } from '../features/provided-features.ts';
import { forgetCourse, saveCourse, savingOf, stopSaving } from './course-saver.ts';
import { isUnfinished, savedCoursesOf } from './saved-courses.ts';

const THANDI = 'thandi';

/** The parts of the browser's cache API that saving needs. */
function memoryCaches() {
  const cachesByName = new Map<string, Map<string, Response>>();
  const pathOf = (request: string | { readonly url: string }) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  const entriesOf = (name: string) => {
    const entries = cachesByName.get(name) ?? new Map<string, Response>();
    cachesByName.set(name, entries);
    return entries;
  };
  return {
    open: async (name: string) => ({
      match: async (path: string) => entriesOf(name).get(path)?.clone(),
      put: async (path: string, answer: Response) => void entriesOf(name).set(path, answer),
      delete: async (request: string | { readonly url: string }) => entriesOf(name).delete(pathOf(request)),
      keys: async () => [...entriesOf(name).keys()].map((path) => ({ url: `http://academy.example${path}` })),
    }),
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      cachesByName.get(cacheName)?.get(path)?.clone(),
    delete: async (name: string) => cachesByName.delete(name),
    answers: () =>
      [...entriesOf(`saved-${THANDI}`).keys()]
        .filter((path) => path.startsWith('/saved-answers/'))
        .map((path) => JSON.parse(decodeURIComponent(path.slice('/saved-answers/'.length))))
        .map(([endpoint, input]) => [endpoint, ...Object.values(input ?? {})].join(' ')),
    documents: () =>
      [...entriesOf(`saved-${THANDI}`).keys()]
        .filter((path) => path.startsWith('/documents/'))
        .map((path) => path.slice('/documents/'.length))
        .sort(),
  };
}

/** Rejects when the call is aborted, and never otherwise; undefined without a signal. */
const ended = (signal: AbortSignal | null | undefined) =>
  signal &&
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Ended.', 'AbortError')));
  });

/** Reports that all the code is cached. */
const worker = {
  postMessage(_: unknown, [port]: MessagePort[]) {
    port?.postMessage({ isWhole: true });
    port?.close();
  },
};

let device: ReturnType<typeof memoryCaches>;
/** The server's answer for each lesson. */
let published: Record<string, { readonly document: string; readonly outline: string }>;

/** The server's answer for each course. */
let glossaries: Record<string, string>;

/** Answers that arrive later. */
let held: Record<string, Promise<void>>;
/** The calls to the device and the server, in order. */
let requests: string[];

const FEATURES: ProvidedFeatures = {
  prefetchPage: () => undefined,
  unsentWork: {},
  offlineAnswers: {
    'GET /api/study-plan': 'daily',
    'GET /api/reviews/today': 'daily',
    'GET /api/help': 'monthly',
    'GET /api/careers': 'monthly',
    'GET /api/courses/:courseId': 'with-course',
    'GET /api/courses/:courseId/progress': 'with-course',
  },
};

beforeEach(() => {
  provideFeatures(FEATURES);
  device = memoryCaches();
  held = {};
  requests = [];
  published = {};
  glossaries = {};
  vi.stubGlobal('caches', device);
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', {
    locks: navigator.locks,
    storage: { persist: async () => requests.push('to stay') > 0 },
    serviceWorker: { getRegistration: async () => ({ active: worker }) },
  });
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit = {}) => {
    const id = path.split('/').at(-1) ?? '';
    requests.push(path);
    await Promise.race([held[path], ended(signal)]);
    if (path === '/api/careers') return Response.json([{ id: 'ai-engineer' }]);
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
    const stored = place.read('c');
    if (stored) place.store({ ...stored, lessons: stored.lessons.map(({ outline: _, ...old }) => old) }, 'c');
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
    (await import('../features/provided-features.ts')).provideFeatures(FEATURES);
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

describe('what is opened besides the lessons', () => {
  const BESIDES = [
    'GET /api/study-plan',
    'GET /api/reviews/today',
    'GET /api/help',
    'GET /api/careers',
    'GET /api/careers/:careerId ai-engineer',
    'GET /api/courses/:courseId c',
    'GET /api/courses/:courseId/progress c',
  ];
  beforeEach(async () => {
    published = { a: { document: 'a-1', outline: 'list' }, b: { document: 'b-1', outline: 'list' } };
    await saveCourse(THANDI, course('c'), [line('a')]);
  });
  afterEach(() => vi.useRealTimers());

  it('comes with the first lesson, and goes with the last course', async () => {
    expect(device.answers()).toEqual(expect.arrayContaining(BESIDES));
    await forgetCourse(THANDI, 'c');
    expect(device.answers()).toEqual([]);
  });

  it('is downloaded once, and the learner’s progress is fetched again on another day', async () => {
    requests = [];
    await saveCourse(THANDI, course('c'), [line('b')]);
    expect(requests).not.toContain('/api/study-plan');
    expect(requests).not.toContain('/api/help');
    expect(device.answers()).toEqual(expect.arrayContaining(BESIDES));
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await saveCourse(THANDI, course('c'), [line('b')]);
    expect(requests).toContain('/api/study-plan');
    expect(requests).not.toContain('/api/help');
  });

  it('holds up no lesson where it does not come', async () => {
    device = memoryCaches();
    vi.stubGlobal('caches', device);
    const lost = Promise.reject(new TypeError('Failed to fetch'));
    lost.catch(() => undefined);
    held['/api/study-plan'] = lost;
    await saveCourse(THANDI, course('c'), [line('a')]);
    expect(savingOf('c')?.state).toBe('whole');
    expect(device.documents()).toEqual(['a-1', 'list']);
  });
});

it('the browser is asked not to clear the academy away before anything comes', async () => {
  published = { a: { document: 'a-1', outline: 'list' } };
  await saveCourse(THANDI, course('c'), [line('a')]);
  expect(requests[0]).toBe('to stay');
  expect(requests.length).toBeGreaterThan(1);
});

it('a stopped download continues with the missing lessons, and fetches none twice', async () => {
  published = { a: { document: 'a-1', outline: 'list' }, b: { document: 'b-1', outline: 'list' } };
  held['/documents/b-1'] = new Promise(() => undefined);
  void saveCourse(THANDI, course('c'), [line('a'), line('b')]);
  await expect.poll(() => requests).toContain('/documents/b-1');
  stopSaving('c');
  await expect.poll(() => savingOf('c')?.state).toBe('stopped');
  const stored = savedCoursesOf(THANDI).read('c');
  expect(stored && isUnfinished(stored)).toBe(true);
  held = {};
  requests = [];
  await saveCourse(THANDI, course('c'), [line('b')]);
  expect(savingOf('c')?.state).toBe('whole');
  expect(requests.filter((path) => path.startsWith('/documents/'))).toEqual(['/documents/b-1']);
});
