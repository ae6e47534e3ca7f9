import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey, answerQuery } from '../answers.ts';
import { createQueryClient } from '../query-client.ts';
import { refreshAfterWrites } from './refresh-after-writes.ts';
import { notifyWriteListeners } from './write-listeners.ts';

const CHANGED_BY = {
  'POST /api/sessions/:sessionId/bookings': ['GET /api/sessions'],
  'DELETE /api/sessions/:sessionId/bookings': ['GET /api/sessions'],
  'PUT /api/sessions/:sessionId': ['GET /api/sessions'],
  'POST /api/courses/:courseId/enrolments': [
    'GET /api/courses/:courseId/progress',
    'GET /api/lessons/:lessonId',
  ],
  'PUT /api/leaderboard/entry': ['GET /api/leaderboard'],
} as const;

let client: QueryClient;
let stop: () => void;

beforeEach(() => {
  client = createQueryClient();
  stop = refreshAfterWrites(client, CHANGED_BY);
});
afterEach(() => {
  stop();
  client.clear();
  vi.unstubAllGlobals();
});

const keep = (queryKey: readonly unknown[]) => client.setQueryData(queryKey, {});
const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

describe('after a write', () => {
  it('what it changes is stale, and nothing else', async () => {
    const [sessions, events] = [answerKey('GET /api/sessions'), answerKey('GET /api/events')];
    keep(sessions);
    keep(events);
    await notifyWriteListeners('POST /api/sessions/:sessionId/bookings', { sessionId: 's1', orWait: false });
    expect([isStale(sessions), isStale(events)]).toEqual([true, false]);
  });

  it('of two answers only the one with the same parameter is refreshed', async () => {
    const progressIn = (courseId: string) => answerKey('GET /api/courses/:courseId/progress', { courseId });
    const [own, other] = [progressIn('python'), progressIn('ai')];
    keep(own);
    keep(other);
    await notifyWriteListeners('POST /api/courses/:courseId/enrolments', { courseId: 'python' });
    expect([isStale(own), isStale(other)]).toEqual([true, false]);
  });

  it('an answer without parameters of the write is refreshed whatever the write is about', async () => {
    const lesson = answerKey('GET /api/lessons/:lessonId', { lessonId: 'py-loops' });
    keep(lesson);
    await notifyWriteListeners('POST /api/courses/:courseId/enrolments', { courseId: 'python' });
    expect(isStale(lesson)).toBe(true);
  });

  it('what is shown is read again before the news is through', async () => {
    let calls = 0;
    vi.stubGlobal('fetch', async () => {
      calls += 1;
      return Response.json([calls]);
    });
    const observer = new QueryObserver(client, answerQuery('GET /api/sessions'));
    const unmount = observer.subscribe(() => undefined);
    await expect.poll(() => observer.getCurrentResult().data).toEqual([1]);
    await notifyWriteListeners('DELETE /api/sessions/:sessionId/bookings', { sessionId: 's1' });
    expect(client.getQueryData(answerKey('GET /api/sessions'))).toEqual([2]);
    unmount();
  });

  it('a first answer that was under way meanwhile is asked for again, because it may be from before', async () => {
    const calls: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((resolve) => calls.push(resolve)));
    const observer = new QueryObserver(client, answerQuery('GET /api/leaderboard', { period: 'all' }));
    const unmount = observer.subscribe(() => undefined);
    const refreshing = notifyWriteListeners('PUT /api/leaderboard/entry', {
      name: 'Karoo Star',
      province: null,
    });
    calls[0]?.(Response.json({ me: null }));
    await expect.poll(() => calls).toHaveLength(2);
    calls[1]?.(Response.json({ me: 'Karoo Star' }));
    await refreshing;
    expect(observer.getCurrentResult().data).toEqual({ me: 'Karoo Star' });
    unmount();
  });

  it('a value is not a key: a learner who moves to another province leaves the board of the old one', async () => {
    const board = answerKey('GET /api/leaderboard', { period: 'all', province: 'Limpopo' });
    keep(board);
    await notifyWriteListeners('PUT /api/leaderboard/entry', { name: 'Karoo Star', province: 'Gauteng' });
    expect(isStale(board)).toBe(true);
  });

  it('a listener that has unsubscribed is not called', async () => {
    const sessions = answerKey('GET /api/sessions');
    keep(sessions);
    stop();
    await notifyWriteListeners('PUT /api/sessions/:sessionId', { sessionId: 's1', date: '' });
    expect(isStale(sessions)).toBe(false);
  });
});
