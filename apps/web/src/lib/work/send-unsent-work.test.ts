import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onWrite } from '../answers/write-news.ts';
import { privatePlace } from '../device/device-store.ts';
import { memoryStorage } from '../device/test/memory-storage.ts';
import { sendUnsentWork } from './send-unsent-work.ts';

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

it('what an earlier visit wrote stays on the device until the screens have heard of it', async () => {
  const place = privatePlace('thandi', 'writing', (stored) => stored as { text: string } | null);
  place.keep({ text: 'print(1)', writtenAt: '2026-11-16T08:00:00.000Z' } as never, 'py-loops/code');
  const told: unknown[] = [];
  const stop = onWrite(async (endpoint, input) => {
    await Promise.resolve();
    told.push([endpoint, input, place.read('py-loops/code')?.text]);
  });
  expect(await sendUnsentWork('thandi')).toBe(true);
  stop();
  const writing = { text: 'print(1)', writtenAt: '2026-11-16T08:00:00.000Z' };
  expect(told).toEqual([
    [
      'PUT /api/lessons/:lessonId/writings/:slot',
      { lessonId: 'py-loops', slot: 'code', ...writing },
      'print(1)',
    ],
  ]);
  expect(place.all()).toEqual([]);
});
