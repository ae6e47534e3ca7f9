import { describe, expect, it } from 'vitest';
import { ApiError } from '../answers/api-client.ts';
import { OPENED, recorded, START, setUpDevice } from './test/device-log.ts';

const { device, openLog, passQuietTime } = setUpDevice();

describe('the learning log on a device', () => {
  it('keeps every event when the network fails, and tries again', async () => {
    const log = openLog();
    log.record(OPENED);
    device.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await passQuietTime();
    expect(log.pending()).toHaveLength(1);
    expect(device.timers.map(({ delayMs }) => delayMs)).toEqual([30_000]);
    device.answer = (events) => recorded(events);
    await passQuietTime();
    expect(log.pending()).toEqual([]);
  });

  it('waits for the next start when nobody is signed in', async () => {
    const log = openLog();
    log.record(OPENED);
    device.answer = () => {
      throw new ApiError(401, 'not-signed-in', 'Please sign in.');
    };
    await passQuietTime();
    expect(log.pending()).toHaveLength(1);
    expect(device.timers).toEqual([]);
  });

  it('lets go of what the server names as known, and of what it refuses with the reason', async () => {
    const log = openLog();
    for (let index = 0; index < 3; index++) log.record(OPENED);
    device.answer = (events) =>
      events.length === 3
        ? recorded(events, {
            recorded: 0,
            known: ['id-0'],
            refused: [{ id: 'id-1', code: 'too-old', sentence: 'Too old.' }],
          })
        : recorded(events);
    await passQuietTime();
    expect(device.batches.map((batch) => batch.map(({ id }) => id))).toEqual([
      ['id-0', 'id-1', 'id-2'],
      ['id-2'],
    ]);
    expect(device.refusedEvents).toEqual([['id-1', 'Too old.']]);
  });

  it('keeps what is refused where there is no room for the reason, and asks about it once a visit', async () => {
    device.isFullForReasons = true;
    const log = openLog();
    log.record(OPENED);
    const refused = [{ id: 'id-0', code: 'too-old', sentence: 'Too old.' }] as const;
    device.answer = (events) => recorded(events, { recorded: 0, refused: [...refused] });
    await log.flush();
    await log.flush();
    expect(device.batches).toHaveLength(1);
    expect(log.pending().map(({ id }) => id)).toEqual(['id-0']);
    device.isFullForReasons = false;
    await openLog().flush();
    expect(device.refusedEvents).toEqual([['id-0', 'Too old.']]);
    expect(log.pending()).toEqual([]);
  });

  it('keeps every event in order while the server answers 500, and sends each once when it is well', async () => {
    const log = openLog();
    for (let index = 0; index < 3; index++) log.record(OPENED);
    const well = device.answer;
    device.answer = () => {
      throw new ApiError(500, 'fault', 'Something went wrong.');
    };
    await log.flush();
    expect(log.pending().map(({ id }) => id)).toEqual(['id-0', 'id-1', 'id-2']);
    device.answer = well;
    await log.flush();
    expect(device.batches.at(-1)?.map(({ id }) => id)).toEqual(['id-0', 'id-1', 'id-2']);
    expect(log.pending()).toEqual([]);
    expect(device.refusedEvents).toEqual([]);
  });

  it('counts what a phone with a fast clock has learned, at the time of the server', async () => {
    const log = openLog();
    // A day off, for example after a flat battery.
    device.nowMs = START + 86_400_000;
    log.record(OPENED);
    device.answer = (events) => {
      device.nowMs = START;
      const refused = events
        .filter(({ occurredAt }) => Date.parse(occurredAt) > START + 300_000)
        .map(({ id }) => ({ id, code: 'in-the-future', sentence: 'This is dated in the future.' }));
      return recorded(events, { recorded: events.length - refused.length, refused });
    };
    await passQuietTime();
    expect(device.batches.map(([event]) => event?.id)).toEqual(['id-0', 'id-0']);
    expect(Date.parse(device.batches[1]?.[0]?.occurredAt ?? '') - START).toBeLessThan(1000);
    expect(log.pending()).toEqual([]);
  });

  it('moves what a slow clock recorded before any answer to its day, so that no card comes back on the same', async () => {
    const DAY_MS = 24 * 60 * 60 * 1000;
    device.storage.setItem(
      'academy.1/learner/learning-event/earlier',
      JSON.stringify({ ...OPENED, id: 'earlier', occurredAt: '2026-11-13T12:00:00.000Z' }),
    );
    device.clockErrorMs = null;
    device.nowMs = START - DAY_MS;
    device.meet = () => {
      device.clockErrorMs = -DAY_MS;
    };
    const log = openLog();
    log.record({
      kind: 'card-reviewed',
      lessonId: 'af-what-ai-is',
      cardId: 'front',
      grade: 'good',
      seconds: 9,
    });
    device.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await log.flush();
    device.answer = (events) => recorded(events);
    await log.flush();
    expect(device.batches.map((batch) => batch.map(({ occurredAt }) => occurredAt))).toEqual(
      Array(2).fill(['2026-11-13T12:00:00.000Z', '2026-11-15T12:00:00.000Z']),
    );
  });

  it.each([
    ['as an earlier visit found it', -86_400_000, '2026-11-15T12:00:00.000Z'],
    ['set right since the earlier visit', 0, '2026-11-14T12:00:00.000Z'],
  ])(
    'moves what was recorded before any answer only by what was not supposed of a clock %s',
    async (_found, errorMs, moved) => {
      device.clockErrorMs = null;
      // A day slow, which is known: events are dated by the server's time.
      device.assumedClockErrorMs = -86_400_000;
      device.meet = () => {
        device.clockErrorMs = errorMs;
      };
      const log = openLog();
      log.record(OPENED);
      await log.flush();
      expect(device.batches.flat().map(({ occurredAt }) => occurredAt)).toEqual([moved]);
    },
  );

  it('finds the one event that the server cannot read and sends the others', async () => {
    const log = openLog();
    for (let index = 0; index < 5; index++) log.record(OPENED);
    device.answer = (events) => {
      if (events.some(({ id }) => id === 'id-3'))
        throw new ApiError(400, 'invalid-request', 'The request is not valid.');
      return recorded(events);
    };
    await log.flush();
    expect(log.pending()).toEqual([]);
    expect(device.refusedEvents).toEqual([['id-3', 'The request is not valid.']]);
    const taken = device.batches.filter((batch) => batch.every(({ id }) => id !== 'id-3')).flat();
    expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(['id-0', 'id-1', 'id-2', 'id-4']));
  });

  it('keeps everything when something on the way answers in the academy’s place', async () => {
    const log = openLog();
    log.record(OPENED);
    device.answer = () => {
      throw new ApiError(400, 'fault', '<html>Buy data</html>');
    };
    await log.flush();
    expect(log.pending()).toHaveLength(1);
    expect(device.refusedEvents).toEqual([]);
    expect(device.timers.map(({ delayMs }) => delayMs)).toEqual([30_000]);
  });
});
