import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/device/test/memory-storage.ts';
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

let storage: ReturnType<typeof memoryStorage>;

function keepAnswer(key: readonly unknown[], data: unknown): void {
  const kept = { shape: SHAPE, keptAt: Date.now(), key, data };
  storage.setItem(`academy.1/thandi/answer/${JSON.stringify(key)}`, JSON.stringify(kept));
}

beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('ANSWER_SHAPES', SHAPE);
  vi.stubGlobal('caches', {
    match: async (path: string) => (path in DOCUMENTS ? Response.json(DOCUMENTS[path]) : undefined),
    open: async () => ({ match: async () => Response.json(COURSE) }),
  });
  const lessons = [
    { id: 'loops', document: 'saved' },
    { id: 'lost', document: 'gone' },
  ];
  storage.setItem('academy.1/thandi/saved-course/c', JSON.stringify({ courseId: 'c', lessons, wanted: [] }));
  keepAnswer(['GET /api/lessons/:lessonId', { lessonId: 'bias' }], { id: 'bias', document: 'read' });
  keepAnswer(['GET /api/help'], {
    questions: [{ id: 'money', question: 'What does it cost?', answerHtml: '<p>Data is measured.</p>' }],
  });
  keepAnswer(['GET /api/careers/:careerId', { careerId: 'ai-engineer' }], {
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
  const found = (asked: string) => find(asked).map(({ kind, href }) => [kind, href]);
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

it('finds nothing of another person', async () => {
  expect((await openDeviceSearch('johan'))('loop')).toEqual([]);
});

it('names what an earlier search found after what is here, each once', () => {
  const hit = (id: string) => ({ kind: 'lesson' as const, id, title: [], excerpt: [], href: `/${id}` });
  const merged = withHitsBefore([hit('a'), hit('b')], [hit('b'), hit('c')]);
  expect(merged.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
