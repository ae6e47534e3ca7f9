import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onWrite } from '../../lib/answers/writes/write-listeners.ts';
import { privateEntry } from '../../lib/device/device-store.ts';
import { memoryStorage } from '../../lib/device/test/memory-storage.ts';
import { attemptAnswersEntry, showAttempt } from '../../features/learning/assessments/attempts/attempt-answers.ts';
import { sendUnsentWork } from '../../lib/work/send-unsent-work.ts';
import { hasUnsentWork } from '../../lib/work/unsent-work.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/auth/user') ? { id: 'thandi' } : {}),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the work of an earlier visit stays on the device until the screens have its result', async () => {
  const place = privateEntry('thandi', 'writing', (stored) => stored as { text: string } | null);
  place.store({ text: 'print(1)', writtenAt: '2026-11-16T08:00:00.000Z' } as never, 'py-loops/code');
  const reports: unknown[] = [];
  const stop = onWrite(async (endpoint, input) => {
    await Promise.resolve();
    reports.push([endpoint, input, place.read('py-loops/code')?.text]);
  });
  expect(await sendUnsentWork('thandi')).toBe(true);
  stop();
  const writing = { text: 'print(1)', writtenAt: '2026-11-16T08:00:00.000Z' };
  expect(reports).toEqual([
    [
      'PUT /api/lessons/:lessonId/writings/:slot',
      { lessonId: 'py-loops', slot: 'code', ...writing },
      'print(1)',
    ],
  ]);
  expect(place.all()).toEqual([]);
});

it('the answers of an attempt that a closed page left behind are sent, and let go once the attempt is over', async () => {
  const place = attemptAnswersEntry('thandi');
  const answers = { first: { kind: 'one', option: 'b' } } as const;
  const unsent = { answers, changed: ['first'], writtenAt: '2026-11-16T08:00:00.000Z' };
  const sent: unknown[] = [];
  let isOver = false;
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json({ id: 'thandi' });
    sent.push([path, JSON.parse(String(body))]);
    return isOver
      ? Response.json(
          { code: 'time-is-up', detail: 'Your time is up.' },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        )
      : new Response(null, { status: 204 });
  });
  place.store(unsent, 'attempt-1');
  expect(hasUnsentWork('thandi')).toBe(true);
  const leave = showAttempt('attempt-1');
  expect([await sendUnsentWork('thandi'), sent]).toEqual([false, []]);
  leave();
  expect(await sendUnsentWork('thandi')).toBe(true);
  expect(sent).toEqual([['/api/assessment-attempts/attempt-1/answers', { answers }]]);
  isOver = true;
  place.store(unsent, 'attempt-1');
  expect(await sendUnsentWork('thandi')).toBe(true);
  expect([sent.length, place.all()]).toEqual([2, []]);
});
