import { afterEach, expect, it, vi } from 'vitest';
import { askAgent } from './ask-agent.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['on', false],
  ['off', true],
])('with lite mode %s an answer comes in pieces: %s', async (lite, isInPieces) => {
  let accepted = '';
  vi.stubGlobal('document', { documentElement: { dataset: { lite } } });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    accepted = new Headers(init.headers).get('accept') ?? '';
    return Response.json({ response: 'Sharp.' });
  });
  const listening = { repeatKey: 'key', signal: new AbortController().signal, onText: () => undefined };
  const reply = await askAgent({ message: 'Hi' } as Parameters<typeof askAgent>[0], listening);
  expect(reply?.response).toBe('Sharp.');
  expect(accepted.includes('text/event-stream')).toBe(isInPieces);
});
