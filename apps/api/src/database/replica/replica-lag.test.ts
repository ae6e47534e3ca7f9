import { describe, expect, it } from 'vitest';
import { LARGEST_LAG_MS, ReplicaLag } from './replica-lag.ts';

/** Looks once a second: `[replayed, written]` each. Returns the lag at the last one. */
function lagAfter(...looks: readonly (readonly [number, number])[]) {
  const lag = new ReplicaLag();
  const lags = looks.map(([replayed, written], second) => {
    lag.note({ at: second * 1000, replayed: [replayed], written });
    return lag.lagMs(second * 1000);
  });
  return lags.at(-1);
}

describe('how far a replica is behind', () => {
  it('is nothing when it has replayed what the primary has written, however long ago', () => {
    expect(lagAfter([10, 10])).toBe(0);
    expect(lagAfter([10, 10], [10, 10], [10, 10])).toBe(0);
  });

  it('is unknown until it has replayed something that was seen at the primary', () => {
    expect(lagAfter([9, 10])).toBe(null);
    expect(lagAfter([9, 10], [9, 11], [9, 12])).toBe(null);
    expect(lagAfter([9, 10], [10, 11])).toBe(1000);
  });

  it('is a second at most while it replays what is written all the time', () => {
    expect(lagAfter([5, 10], [10, 20], [20, 30], [30, 40])).toBe(1000);
  });

  it('grows from the last moment that it has replayed, and not while the primary is idle', () => {
    expect(lagAfter([10, 10], [10, 10], [10, 10], [10, 20], [10, 20])).toBe(2000);
    expect(lagAfter([10, 10], [10, 20], [10, 30], [10, 40], [20, 50])).toBe(3000);
    expect(lagAfter([10, 10], [10, 20], [10, 30], [30, 30])).toBe(0);
  });

  it('grows while nobody looks', () => {
    const lag = new ReplicaLag();
    lag.note({ at: 1000, replayed: [10], written: 10 });
    expect(lag.isSmall(1000 + LARGEST_LAG_MS)).toBe(true);
    expect(lag.isSmall(1000 + LARGEST_LAG_MS + 1)).toBe(false);
  });

  it('is small to five seconds, also when it catches up after a long time', () => {
    const lag = new ReplicaLag();
    expect(lag.isSmall(0)).toBe(false);
    lag.note({ at: 0, replayed: [10], written: 10 });
    for (let second = 1; second <= 60; second += 1)
      lag.note({ at: second * 1000, replayed: [10], written: 10 + second });
    expect(lag.lagMs(60_000)).toBe(60_000);
    lag.note({ at: 61_000, replayed: [66], written: 71 });
    expect([lag.lagMs(61_000), lag.isSmall(61_000)]).toEqual([5000, true]);
    expect(lag.isSmall(61_001)).toBe(false);
  });

  it('is that of the furthest behind where a balancer leads to several', () => {
    const lag = new ReplicaLag();
    lag.note({ at: 0, replayed: [10, 10], written: 10 });
    lag.note({ at: 1000, replayed: [20, 10], written: 20 });
    expect(lag.lagMs(1000)).toBe(1000);
  });

  it('is compared with a new connection, which may lead to another one', () => {
    const lag = new ReplicaLag();
    expect(lag.hasCaughtUp(0, 0)).toBe(true);
    lag.note({ at: 0, replayed: [10], written: 10 });
    expect([lag.hasCaughtUp(9, 0), lag.hasCaughtUp(10, 0), lag.hasCaughtUp(9, 60_000)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

describe('a replica that follows another history', () => {
  it('is known by what the primary has never written', () => {
    const lag = new ReplicaLag();
    expect(lag.note({ at: 0, replayed: [10], written: 10 })).toBe(true);
    expect(lag.note({ at: 1000, replayed: [12], written: 11 })).toBe(false);
    expect(lag.lagMs(1000)).toBe(null);
  });

  it('is not believed when the primary has passed its position', () => {
    const lag = new ReplicaLag();
    lag.note({ at: 0, replayed: [12], written: 11 });
    expect(lag.note({ at: 1000, replayed: [12], written: 13 })).toBe(true);
    lag.note({ at: 2000, replayed: [12], written: 14 });
    expect(lag.isSmall(2000)).toBe(false);
  });
});
