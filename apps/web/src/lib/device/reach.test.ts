import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowReads, endReads, request } from '../answers/api-client.ts';
import { isReached, measuredClockErrorMs, onReach, recordResponse, serverNowMs } from './reach.ts';
import { memoryStorage } from './test/memory-storage.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
let reports: boolean[];
let stop: () => void;

const answers = (answer: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => answer());
const cutOff = () => Promise.reject(new TypeError('Failed to fetch'));
const ask = (path = '/api/help', options = {}) =>
  request('GET', path, undefined, options).catch(() => undefined);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  answers(() => Response.json({}));
  await ask();
  reports = [];
  stop = onReach(() => reports.push(isReached()));
});
afterEach(() => {
  stop();
  allowReads();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whether the academy is reached', () => {
  it('is reported by the first call without an answer and by the next answer, each once', async () => {
    answers(cutOff);
    await ask();
    await ask();
    answers(() => Response.json({}));
    await ask();
    await ask();
    expect(reports).toEqual([false, true]);
  });

  it('is so when it refuses, and not where a hotspot shows its own page', async () => {
    answers(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await ask();
    answers(() =>
      Response.json({}, { status: 503, headers: { 'content-type': 'application/problem+json' } }),
    );
    await ask();
    expect(reports).toEqual([false, true]);
  });

  it('ignores a call that was aborted, and a text that the device may have', async () => {
    answers(cutOff);
    await ask('/documents/abc');
    await ask('/api/help', { signal: AbortSignal.abort() });
    endReads();
    await ask();
    expect(reports).toEqual([]);
  });
});

describe('the clock of the device', () => {
  const dated = (date: string) => new Response(null, { headers: { date } });

  it.each([
    ['Sun, 15 Nov 2026 12:00:59 GMT', 0],
    ['Mon, 16 Nov 2026 12:00:00 GMT', -24 * 60 * 60 * 1000],
    ['Sun, 15 Nov 2026 10:00:00 GMT', 2 * 60 * 60 * 1000],
  ])('where the server says %s is ahead by %i ms', (date, errorMs) => {
    recordResponse(dated(date), NOW);
    expect(measuredClockErrorMs()).toBe(errorMs);
    expect(serverNowMs()).toBe(NOW - errorMs);
  });

  it('is remembered for a visit that begins without a network', async () => {
    vi.stubGlobal('localStorage', memoryStorage());
    recordResponse(dated('Mon, 16 Nov 2026 12:00:00 GMT'), NOW);
    vi.resetModules();
    const nextVisit = await import('./reach.ts');
    expect(nextVisit.measuredClockErrorMs()).toBeNull();
    expect(nextVisit.serverNowMs()).toBe(Date.parse('2026-11-16T12:00:00Z'));
    // The clock was corrected meanwhile: forgotten with the first response.
    nextVisit.recordResponse(dated('Sun, 15 Nov 2026 12:00:00 GMT'), NOW);
    vi.resetModules();
    expect((await import('./reach.ts')).serverNowMs()).toBe(NOW);
  });

  it('is not measured by an answer without a date', () => {
    recordResponse(dated('Mon, 16 Nov 2026 12:00:00 GMT'), NOW);
    recordResponse(new Response(null), NOW);
    expect(measuredClockErrorMs()).toBe(-24 * 60 * 60 * 1000);
  });

  it('is not compared with an answer over which the phone slept', () => {
    recordResponse(dated('Sun, 15 Nov 2026 12:00:00 GMT'), NOW);
    recordResponse(dated('Sun, 15 Nov 2026 08:00:00 GMT'), NOW - 4 * 60 * 60 * 1000);
    expect(measuredClockErrorMs()).toBe(0);
  });
});
