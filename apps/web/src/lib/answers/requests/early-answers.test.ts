import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../api-client.ts';
import { takeEarlyAnswer } from './early-answers.ts';

const begin = (path: string, body: unknown) =>
  vi.stubGlobal('begunAnswers', new Map([[path, Promise.resolve(Response.json(body))]]));

let requests: string[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return Response.json(['asked']);
  });
});
afterEach(() => vi.unstubAllGlobals());

it('an answer that the page has begun is taken over, once', async () => {
  begin('/api/events', ['begun']);
  expect(await call('GET /api/events', {})).toEqual(['begun']);
  expect(requests).toEqual([]);
  expect(await call('GET /api/events', {})).toEqual(['asked']);
});

it('another answer is asked for', async () => {
  begin('/api/events', ['begun']);
  await call('GET /api/collections', {});
  expect(requests).toEqual(['/api/collections']);
});

it('after a write nothing that was begun before it is taken over, nor left unread', async () => {
  const begun = Response.json(['begun']);
  vi.stubGlobal('begunAnswers', new Map([['/api/events', Promise.resolve(begun)]]));
  await call('POST /api/auth/logout', {});
  await expect.poll(() => begun.bodyUsed).toBe(true);
  expect(await call('GET /api/events', {})).toEqual(['asked']);
});

it('what was begun a minute ago is not taken over', () => {
  begin('/api/events', ['begun']);
  expect(takeEarlyAnswer('GET', '/api/events', 60_001)).toBeNull();
});

it('a begun answer that never came is a call that failed', async () => {
  const lost = Promise.reject(new TypeError('no network'));
  vi.stubGlobal('begunAnswers', new Map([['/api/events', lost]]));
  await expect(call('GET /api/events', {})).rejects.toMatchObject({ code: 'unreachable' });
});
