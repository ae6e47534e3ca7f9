import type { Answer } from '@academy/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../answers/api-client.ts';
import { type SaveEdge, saveLessons } from './save-lessons.ts';

const line = (id: string, language?: 'python' | 'sql') => ({
  id,
  title: `Lesson ${id}`,
  document: `${id}-text`,
  sizeBytes: 4_000,
  hasExercise: language !== undefined,
  usesSql: language === 'sql',
});
const ownPart = (id: string) =>
  ({ id, document: `${id}-text`, outline: 'contents' }) as Answer<'GET /api/lessons/:lessonId'>;

/** A device that records what happens, and can fail at one step. */
function device(failing: Readonly<Record<string, unknown>> = {}) {
  const happened: string[] = [];
  const step = async (name: string) => {
    if (name in failing) throw failing[name];
    happened.push(name);
  };
  const edge: SaveEdge = {
    async cacheCode(parts) {
      await step(`code of ${parts.join(', ')}`);
      return 'whole';
    },
    keepCourse: () => step('course'),
    async readOwnPart(id) {
      await step(`asked ${id}`);
      return ownPart(id);
    },
    saveDocument: (hash) => step(hash),
    keepOwnPart: ({ id }) => step(`answer ${id}`),
    note: ({ id }) => void happened.push(`whole ${id}`),
  };
  return { edge, happened };
}

const stay = () => new AbortController().signal;

describe('saving lessons', () => {
  it('brings the code, then lesson by lesson its text before the answer that names it', async () => {
    const { edge, happened } = device();
    expect(await saveLessons(edge, [line('a'), line('b')], stay())).toBe('whole');
    expect(happened).toEqual([
      'code of lessons',
      'course',
      ...['asked a', 'contents', 'a-text', 'answer a', 'whole a'],
      ...['asked b', 'contents', 'b-text', 'answer b', 'whole b'],
    ]);
  });

  it.each([
    ['python', 'code of lessons, exercises, python'],
    ['sql', 'code of lessons, exercises, sql'],
  ] as const)('brings what runs an exercise in %s', async (language, code) => {
    const { edge, happened } = device();
    await saveLessons(edge, [line('a'), line('b', language)], stay());
    expect(happened[0]).toBe(code);
  });

  it('never names a text that has not come: the version before stays whole', async () => {
    const { edge, happened } = device({ 'b-text': new ApiError(0, 'unreachable', 'Gone.') });
    expect(await saveLessons(edge, [line('a'), line('b')], stay())).toBe('away');
    expect(happened).toContain('whole a');
    expect(happened).not.toContain('answer b');
    expect(happened).not.toContain('whole b');
  });

  it('stops between two lessons when asked, and keeps what is whole', async () => {
    const stopping = new AbortController();
    const { edge, happened } = device();
    const noted: SaveEdge = {
      ...edge,
      note(lesson, outline) {
        edge.note(lesson, outline);
        stopping.abort();
      },
    };
    expect(await saveLessons(noted, [line('a'), line('b')], stopping.signal)).toBe('stopped');
    expect(happened).toContain('whole a');
    expect(happened).not.toContain('asked b');
  });

  it.each([
    ['no-room', new DOMException('Full.', 'QuotaExceededError')],
    ['away', new ApiError(0, 'unreachable', 'Gone.')],
    ['away', new ApiError(500, 'fault', 'Broken.')],
    ['refused', new ApiError(403, 'not-enrolled', 'Enrol first.')],
  ])('ends as %s for what went wrong', async (outcome, failure) => {
    const { edge } = device({ 'a-text': failure });
    expect(await saveLessons(edge, [line('a')], stay())).toBe(outcome);
  });

  it.each(['away', 'no-room'] as const)('is %s where the code is', async (code) => {
    const { edge, happened } = device();
    expect(await saveLessons({ ...edge, cacheCode: async () => code }, [line('a')], stay())).toBe(code);
    expect(happened).toEqual([]);
  });
});
