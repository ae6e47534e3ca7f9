import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../lib/device/test/memory-storage.ts';
import { openDeviceSearch } from './search-device.ts';
import { withHitsBefore } from './use-device-search.ts';

const SHAPE = 'shape';
const lesson = (id: string, title: string, html: string) => ({
  id,
  courseId: 'c',
  title,
  objectives: [],
  blocks: [
    { kind: 'html', html },
    { kind: 'check', id: 'k' },
  ],
});
const DOCUMENTS: Readonly<Record<string, unknown>> = {
  '/documents/saved': lesson('loops', 'Loops', '<p>Say it <b>again</b> &amp; again.</p>'),
  '/documents/read': lesson('bias', 'Who is missing', '<p>Feedback loops.</p>'),
};
const COURSE = {
  id: 'c',
  title: 'Python',
  description: 'Loops too.',
  promise: '',
  outcomes: [],
  syllabus: [],
};

const CAREER = { description: '', fullDescription: ['Asks why.'], dayInLife: [] };
/** The state after saving, by cache and path. */
const SAVED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'saved-thandi': {
    '/saved-answers/["GET /api/courses/:courseId",{"courseId":"c"}]': COURSE,
    '/saved-answers/["GET /api/careers"]': [{ id: 'ai-engineer' }, { id: 'ai-researcher' }],
    '/saved-answers/["GET /api/careers/:careerId",{"careerId":"ai-engineer"}]': {
      ...CAREER,
      id: 'ai-engineer',
      title: 'As it was called before',
    },
    '/saved-answers/["GET /api/careers/:careerId",{"careerId":"ai-researcher"}]': {
      ...CAREER,
      id: 'ai-researcher',
      title: 'AI Researcher',
    },
    '/saved-answers/["GET /api/help"]': {
      questions: [{ id: 'why', question: 'Why a bead?', answerHtml: '<p>One at a time.</p>' }],
    },
  },
};

let storage: ReturnType<typeof memoryStorage>;

function storeAnswer(key: readonly unknown[], data: unknown): void {
  const stored = { shape: SHAPE, keptAt: Date.now(), key, data };
  storage.setItem(`academy.1/thandi/answer/${JSON.stringify(key)}`, JSON.stringify(stored));
}

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('ANSWER_SHAPES', SHAPE);
  vi.stubGlobal('caches', {
    match: async (path: string, { cacheName }: { cacheName?: string } = {}) => {
      const entries = cacheName === undefined ? DOCUMENTS : (SAVED[cacheName] ?? {});
      const place = decodeURIComponent(path);
      return place in entries ? Response.json(entries[place]) : undefined;
    },
  });
  const lessons = [
    { id: 'loops', document: 'saved' },
    { id: 'lost', document: 'gone' },
  ];
  storage.setItem('academy.1/thandi/saved-course/c', JSON.stringify({ courseId: 'c', lessons, wanted: [] }));
  storeAnswer(['GET /api/lessons/:lessonId', { lessonId: 'bias' }], { id: 'bias', document: 'read' });
  storeAnswer(['GET /api/help'], {
    questions: [{ id: 'money', question: 'What does it cost?', answerHtml: '<p>Data is measured.</p>' }],
  });
  storeAnswer(['GET /api/careers/:careerId', { careerId: 'ai-engineer' }], {
    id: 'ai-engineer',
    title: 'AI Engineer',
    description: 'Builds with data.',
    fullDescription: [],
    dayInLife: [],
  });
});
afterEach(() => vi.unstubAllGlobals());

it('finds saved courses, lessons that were saved or read, careers and help, with links that open', async () => {
  const find = await openDeviceSearch('thandi');
  const found = (query: string) => find(query).map(({ kind, href }) => [kind, href]);
  expect(found('loop')).toEqual([
    ['lesson', '/course/c/lesson/loops'],
    ['course', '/course/c'],
    ['lesson', '/course/c/lesson/bias'],
  ]);
  expect(found('data')).toEqual([
    ['career', '/career-path/ai-engineer'],
    ['help', '/help'],
  ]);
  expect(
    find('again')[0]
      ?.excerpt.map(({ text }) => text)
      .join(''),
  ).toBe('Say it again & again.');
});

it('finds careers and help that came with a saved course, and what was seen later instead', async () => {
  const find = await openDeviceSearch('thandi');
  expect(find('bead').map(({ href }) => href)).toEqual(['/help']);
  expect(find('researcher').map(({ href }) => href)).toEqual(['/career-path/ai-researcher']);
  expect(find('called before')).toEqual([]);
});

it('finds nothing of another person', async () => {
  expect((await openDeviceSearch('johan'))('loop')).toEqual([]);
});

it('names what an earlier search found after what is here, each once', () => {
  const hit = (id: string) => ({ kind: 'lesson' as const, id, title: [], excerpt: [], href: `/${id}` });
  const merged = withHitsBefore([hit('a'), hit('b')], [hit('b'), hit('c')]);
  expect(merged.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
