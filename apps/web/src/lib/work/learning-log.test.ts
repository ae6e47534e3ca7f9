import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../answers/api-client.ts';
import type { SentEvents } from './learning-log.ts';
import { OPENED, recorded, setUpDevice } from './test/device-log.ts';

const { device, openLog, passQuietTime } = setUpDevice();

describe('the learning log on a device', () => {
  it('keeps an event at once and sends it after two seconds of quiet', async () => {
    const log = openLog();
    log.record(OPENED);
    log.record({ ...OPENED, kind: 'lesson-read' });
    expect(device.batches).toEqual([]);
    expect(device.storage.length).toBe(2);
    expect(device.timers.map(({ delayMs }) => delayMs)).toEqual([2000]);
    await passQuietTime();
    expect(device.batches.map((batch) => batch.map(({ kind }) => kind))).toEqual([
      ['lesson-opened', 'lesson-read'],
    ]);
    expect(device.storage.length).toBe(0);
  });

  it('lets the opening of a lesson wait for what is learnt in it, and for nothing once it is left', async () => {
    const log = openLog();
    const delays = () => device.timers.map(({ delayMs }) => delayMs);
    log.record(OPENED);
    expect(delays()).toEqual([65_000]);
    log.flushSoon();
    expect(delays()).toEqual([2000]);
    // The next lesson does not delay the study time of the last one.
    log.record(OPENED);
    expect(delays()).toEqual([2000]);
    await passQuietTime();
    expect(device.batches).toHaveLength(1);
    log.flushSoon();
    expect(delays()).toEqual([]);
    log.record(OPENED);
    expect(delays()).toEqual([65_000]);
  });

  it('sends what a closed tab left behind when it starts again', async () => {
    openLog().record(OPENED);
    await openLog().flush();
    expect(device.batches).toHaveLength(1);
    expect(device.storage.length).toBe(0);
  });

  it('reads each of many events that wait once for every batch, and the keys of the device once', async () => {
    const before = openLog();
    for (let at = 0; at < 250; at += 1) before.record(OPENED);
    const { storage } = device;
    const [key, getItem] = [vi.spyOn(storage, 'key'), vi.spyOn(storage, 'getItem')];
    await openLog().flush();
    expect(device.batches.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(storage.length).toBe(0);
    // First whether anything waits, then what is left before each batch.
    expect(getItem.mock.calls).toHaveLength(250 + 250 + 150 + 50);
    expect(key.mock.calls.length).toBeLessThanOrEqual(250);
  });

  it.each([
    ['long ago', 60_000, 0],
    ['a moment ago', 0, 1],
  ])(
    'tells the screens of what the server knew already only if it was done just now: %s',
    async (_, agoMs, reportedMs) => {
      openLog().record(OPENED);
      device.nowMs += agoMs;
      device.answer = (events) => recorded(events, { recorded: 0, known: events.map(({ id }) => id) });
      const log = openLog();
      const listener = vi.fn();
      log.subscribe(listener);
      await log.flush();
      expect(listener).toHaveBeenCalledTimes(reportedMs);
      expect(device.storage.length).toBe(0);
    },
  );

  it("leaves another person's events alone", async () => {
    openLog('thandi').record(OPENED);
    await openLog('sipho').flush();
    expect(device.batches).toEqual([]);
    expect(openLog('thandi').pending()).toHaveLength(1);
  });

  it('asks for nothing where nothing waits', async () => {
    const met = vi.fn();
    device.meet = met;
    await openLog().flush();
    expect(met).not.toHaveBeenCalled();
    expect(device.batches).toEqual([]);
  });

  it('sends at most a hundred events in one batch', async () => {
    const log = openLog();
    for (let index = 0; index < 205; index++) log.record(OPENED);
    await log.flush();
    expect(device.batches.map((batch) => batch.length)).toEqual([100, 100, 5]);
  });

  it('keeps what the server has no room for today, and retries when it says', async () => {
    const log = openLog();
    log.record(OPENED);
    device.answer = () => {
      throw new ApiError(429, 'share-of-the-day-used', 'That is more than one day holds.', 3600);
    };
    await log.flush();
    expect(log.pending()).toHaveLength(1);
    expect(device.refusedEvents).toEqual([]);
    expect(device.timers.map(({ delayMs }) => delayMs)).toEqual([3_600_000]);
  });

  it('loses nothing when two tabs record and send at the same time', async () => {
    const [first, second] = [openLog(), openLog()];
    first.record(OPENED);
    const sending = first.flush();
    second.record({ ...OPENED, kind: 'lesson-read' });
    await sending;
    await second.flush();
    expect(new Set(device.batches.flat().map(({ id }) => id))).toEqual(new Set(['id-0', 'id-1']));
    expect(device.storage.length).toBe(0);
  });

  it('sends at once when the page may end, and keeps what got no answer', async () => {
    const log = openLog();
    log.record(OPENED);
    device.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    log.flushOnLeaving();
    await new Promise((resolve) => setTimeout(resolve));
    expect(device.batches).toHaveLength(1);
    expect(log.pending()).toHaveLength(1);
  });

  it('sends the last study with the opening when a page is left, once though the browser says it twice', () => {
    const log = openLog();
    log.record(OPENED);
    const stop = log.beforeLeaving(() => {
      stop();
      log.record({ ...OPENED, kind: 'lesson-studied' });
    });
    log.flushOnLeaving();
    log.flushOnLeaving();
    expect(device.batches.map((batch) => batch.map(({ kind }) => kind))).toEqual([
      ['lesson-opened', 'lesson-studied'],
    ]);
  });

  it('works without room in the storage of the device', async () => {
    const log = openLog();
    device.storage.isFull = true;
    log.record(OPENED);
    expect(log.pending()).toHaveLength(1);
    await log.flush();
    expect(device.batches).toHaveLength(1);
    expect(log.pending()).toEqual([]);
  });

  it('reports what the events have completed', async () => {
    const log = openLog();
    const completed = { lessons: ['af-what-ai-is'], modules: [], courses: [] };
    device.answer = (events) => recorded(events, { completed });
    const reports: SentEvents['completed'][] = [];
    log.subscribe((sent) => reports.push(sent.completed));
    log.record(OPENED);
    await log.flush();
    expect(reports).toEqual([completed]);
  });
});
