import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey, answerQuery } from '../answers.ts';
import { createQueryClient } from '../query-client.ts';
import { followOldAnswers, OLD_AFTER_MS } from './old-answers.ts';
import { restoreAnswers } from './stored-answers.ts';

const NOW = Date.parse('2026-11-15T08:00:00Z');
const settle = () => vi.advanceTimersByTimeAsync(0);

let answer: () => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  answer = () => new Promise(() => undefined);
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A visit that starts with an answer of that age, and a screen that shows it. */
async function visit(ageMs: number) {
  const client = createQueryClient();
  restoreAnswers(client, [
    { shape: 'a', keptAt: NOW - ageMs, key: answerKey('GET /api/events'), data: ['old'] },
  ]);
  const old = followOldAnswers(client);
  const observer = new QueryObserver(client, answerQuery('GET /api/events'));
  const leave = observer.subscribe(() => undefined);
  await settle();
  return { old, observer, leave };
}

describe('answers of an earlier visit', () => {
  it('are called old while newer ones are on their way', async () => {
    const { old } = await visit(OLD_AFTER_MS + 1);
    expect(old.shown()).toEqual({ keptAt: NOW - OLD_AFTER_MS - 1, state: 'updating' });
  });

  it('need no word when they are young', async () => {
    const { old } = await visit(OLD_AFTER_MS);
    expect(old.shown()).toBeNull();
  });

  it('are no longer called old when the new ones are here', async () => {
    answer = async () => Response.json(['new']);
    const { old } = await visit(OLD_AFTER_MS + 1);
    expect(old.shown()).toBeNull();
  });

  it('are no longer called old when their screen is left', async () => {
    const { old, leave } = await visit(OLD_AFTER_MS + 1);
    leave();
    await settle();
    expect(old.shown()).toBeNull();
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('no network'))],
    ['not-updated', async () => new Response('', { status: 503 })],
  ] as const)('stay on the screen when nothing newer comes: %s', async (state, failing) => {
    answer = failing;
    const { old, observer } = await visit(OLD_AFTER_MS + 1);
    expect(old.shown()?.state).toBe(state);
    expect(observer.getCurrentResult().data).toEqual(['old']);
    answer = async () => Response.json(['new']);
    await old.refresh();
    expect(old.shown()).toBeNull();
    expect(observer.getCurrentResult().data).toEqual(['new']);
  });

  it('are taken back by a refusal', async () => {
    answer = async () => new Response('', { status: 403 });
    const { old, observer } = await visit(OLD_AFTER_MS + 1);
    expect(old.shown()).toBeNull();
    expect(observer.getCurrentResult()).toMatchObject({ data: undefined, isError: true });
  });
});
