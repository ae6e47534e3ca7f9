import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey, answerQuery, answersIn } from './answers.ts';
import { createQueryClient } from './query-client.ts';

let calls: string[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return Response.json({ path });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('an answer', () => {
  it('has address and place in the cache from the endpoint and its input', async () => {
    const client = createQueryClient();
    await client.fetchQuery(answerQuery('GET /api/courses/:courseId', { courseId: 'a/b' }));
    expect(calls).toEqual(['/api/courses/a%2Fb']);
    expect(answersIn(client).read('GET /api/courses/:courseId', { courseId: 'a/b' })).toEqual({
      path: '/api/courses/a%2Fb',
    });
    client.clear();
  });

  it('has one place, whether it is asked with nothing or with no input', () => {
    expect(answerKey('GET /api/events', {})).toEqual(answerKey('GET /api/events'));
  });

  it('is fetched ahead once', async () => {
    const client = createQueryClient();
    const answers = answersIn(client);
    await answers.prefetch('GET /api/events');
    await answers.prefetch('GET /api/events');
    expect(calls).toEqual(['/api/events']);
    client.clear();
  });
});

describe('a change before the server answers', () => {
  const client = new QueryClient();
  const answers = answersIn(client);
  const lesson = (id: string) => ({ id, courseId: 'old' }) as never;
  const courses = () =>
    ['a', 'b'].map((lessonId) => answers.read('GET /api/lessons/:lessonId', { lessonId })?.courseId);

  beforeEach(() => {
    client.clear();
    for (const lessonId of ['a', 'b'])
      client.setQueryData(answerKey('GET /api/lessons/:lessonId', { lessonId }), lesson(lessonId));
  });

  it('shows in the answer that it is about', () => {
    answers.change('GET /api/lessons/:lessonId', { lessonId: 'a' }, (old) => ({ ...old, courseId: 'new' }));
    expect(courses()).toEqual(['new', 'old']);
  });

  it('shows in all answers of an endpoint', () => {
    answers.changeAll('GET /api/lessons/:lessonId', (old) => ({ ...old, courseId: `${old.id}!` }));
    expect(courses()).toEqual(['a!', 'b!']);
  });

  it('makes no answer where there is none', () => {
    answers.change('GET /api/lessons/:lessonId', { lessonId: 'c' }, (old) => ({ ...old, courseId: 'new' }));
    expect(answers.read('GET /api/lessons/:lessonId', { lessonId: 'c' })).toBeUndefined();
  });

  it('is stale after a refresh, alone or with its kind', async () => {
    const isStale = (lessonId: string) =>
      client.getQueryState(answerKey('GET /api/lessons/:lessonId', { lessonId }))?.isInvalidated;
    await answers.refresh('GET /api/lessons/:lessonId', { lessonId: 'a' });
    expect([isStale('a'), isStale('b')]).toEqual([true, false]);
    await answers.refresh('GET /api/lessons/:lessonId');
    expect([isStale('a'), isStale('b')]).toEqual([true, true]);
  });
});
