import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onWrite } from '../../../../lib/answers/writes/write-listeners.ts';
import { memoryStorage } from '../../../../lib/device/test/memory-storage.ts';
import { unsentWork } from './unsent-writings.ts';
import { writingEntry } from './writing.ts';

const WRITING = { text: 'print(1)', writtenAt: '2026-11-16T08:00:00.000Z' };

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async () => Response.json({}));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['py-loops/code', 'Your program'],
  ['py-loops/notes', 'Your notes'],
  ['py-loops/note-plan', 'What you wrote in the lesson'],
])('a writing of the place %s is "%s"', (id, words) => {
  writingEntry('thandi').store(WRITING, id);
  expect(unsentWork.waiting('thandi')).toEqual([{ id: `writing/${id}`, words, at: WRITING.writtenAt }]);
});

it('the writing of an earlier visit stays on the device until the screens have its result', async () => {
  const place = writingEntry('thandi');
  place.store(WRITING, 'py-loops/code');
  const reports: unknown[] = [];
  const stop = onWrite(async (endpoint, input) => {
    await Promise.resolve();
    reports.push([endpoint, input, place.read('py-loops/code')?.text]);
  });
  await unsentWork.send('thandi');
  stop();
  expect(reports).toEqual([
    [
      'PUT /api/lessons/:lessonId/writings/:slot',
      { lessonId: 'py-loops', slot: 'code', ...WRITING },
      'print(1)',
    ],
  ]);
  expect(place.all()).toEqual([]);
});
