import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../../lib/device/test/memory-storage.ts';
import { refusalEntry } from '../../../../lib/work/refusals.ts';
import { attemptAnswersEntry, showAttempt } from './attempt-answers.ts';
import { unsentWork } from './unsent-attempt-answers.ts';

const answers = { first: { kind: 'one', option: 'b' } } as const;
const UNSENT = { answers, changed: ['first'], writtenAt: '2026-11-16T08:00:00.000Z' };

let sent: unknown[];
let answer: () => Response;
beforeEach(() => {
  sent = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    return answer();
  });
  attemptAnswersEntry('thandi').store(UNSENT, 'attempt-1');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the answers that a closed page left behind are sent, but not while the attempt is on the screen', async () => {
  const leave = showAttempt('attempt-1');
  await unsentWork.send('thandi');
  expect(sent).toEqual([]);
  leave();
  await unsentWork.send('thandi');
  expect(sent).toEqual([['/api/assessment-attempts/attempt-1/answers', { answers }]]);
  expect(attemptAnswersEntry('thandi').all()).toEqual([]);
});

it('the answers of an attempt that is over are let go: its result says what counted', async () => {
  answer = () =>
    Response.json(
      { code: 'time-is-up', detail: 'Your time is up.' },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );
  await unsentWork.send('thandi');
  expect([attemptAnswersEntry('thandi').all(), refusalEntry('thandi', 'refused-request').all()]).toEqual([
    [],
    [],
  ]);
});
