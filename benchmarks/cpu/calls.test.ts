import { describe, expect, it } from 'vitest';
import { plainWords } from '../plain-words.ts';
import { asNew, callsOfLesson, isCounted, replayOf } from './calls.ts';
import type { Call } from './recorder.ts';

const call = (more: Partial<Call>): Call => ({
  method: 'GET',
  path: '/',
  headers: {},
  body: '',
  status: 200,
  answer: '',
  ...more,
});

describe('a recorded call', () => {
  it.each([
    ['/', true],
    ['/course/ai-fundamentals', true],
    ['/api/search?text=node.js', true],
    ['/assets/app-1234.js', false],
    ['/sw.js', false],
    ['/favicon.svg', false],
  ])('%s counts: %s', (path, counts) => {
    expect(isCounted({ path })).toBe(counts);
  });

  it('keeps what decides about its answer, and may come compressed', () => {
    const headers = {
      host: 'a',
      origin: 'http://a',
      cookie: 'sign-in=x',
      'if-none-match': '"1"',
      accept: '*/*',
    };
    expect(replayOf(call({ headers })).headers).toEqual({
      cookie: 'sign-in=x',
      'if-none-match': '"1"',
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
    });
  });

  it('writes something new each time, for the learner whose turn it is', () => {
    const event = '{"id":"0b0c5e1e-3d6f-4f2c-9d0a-6a2f0c9f1a11","occurredAt":"2026-01-01T00:00:00.000Z"}';
    const headers = { cookie: 'device=d; sign-in=old', 'idempotency-key': 'k' };
    const written = replayOf(call({ method: 'POST', body: `{"events":[${event}]}`, headers }));
    const again = asNew(written, () => 'new', new Date('2026-11-15T12:00:00Z'), 'sign-in=next');
    expect(again.body).toBe('{"events":[{"id":"new","occurredAt":"2026-11-15T12:00:00.000Z"}]}');
    expect(again.headers).toMatchObject({ cookie: 'device=d; sign-in=next', 'idempotency-key': 'new' });
  });
});

describe('what brings a lesson', () => {
  const calls = [
    call({ path: '/course/c/lesson/l', answer: '<html>' }),
    call({ path: '/api/lessons/l', answer: '{}' }),
    call({ path: '/content/5f3a', answer: '"<p>Words that stand in the lesson</p>"' }),
    call({ method: 'POST', path: '/api/learning-events', answer: '{}' }),
  ];
  const paths = (words: string) => callsOfLesson(calls, 'l', words).map(({ path }) => path);

  it('is found by its id and by its words', () => {
    expect(paths('stand in the lesson')).toEqual(['/api/lessons/l', '/content/5f3a']);
    expect(paths('')).toEqual(['/api/lessons/l']);
  });

  it('has words that are the same in every notation', () => {
    expect(plainWords('“It’s” one two. Here are five plain words, and more')).toBe(
      'Here are five plain words',
    );
    expect(plainWords('')).toBe('');
  });
});
