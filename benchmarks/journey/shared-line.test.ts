import { describe, expect, it } from 'vitest';
import { type Clock, SharedLine } from './shared-line.ts';

/** A clock that jumps from event to event. */
function simulatedClock(): Clock & { readonly runAll: () => void } {
  let now = 0;
  const events: { time: number; run: () => void }[] = [];
  return {
    now: () => now,
    at: (time, run) => void events.push({ time, run }),
    runAll() {
      for (;;) {
        events.sort((a, b) => a.time - b.time);
        const next = events.shift();
        if (!next) return;
        now = Math.max(now, next.time);
        next.run();
      }
    },
  };
}

/** 100 bytes a millisecond, 200 ms from end to end; packets of 960 bytes and their headers take 10 ms. */
function line() {
  const clock = simulatedClock();
  const shared = new SharedLine(clock, 100, 200);
  const arrivals: [string, number][] = [];
  const send = (connection: object, name: string) =>
    shared.send(connection, 960, () => arrivals.push([name, clock.now()]));
  return { clock, arrivals, send };
}

describe('a shared line', () => {
  it('lets packets leave one after the other, and each arrives after the delay', () => {
    const { clock, arrivals, send } = line();
    const one = {};
    for (const name of ['a', 'b', 'c']) send(one, name);
    clock.runAll();
    expect(arrivals).toEqual([
      ['a', 210],
      ['b', 220],
      ['c', 230],
    ]);
  });

  it('gives its connections turns, however much one of them wants to send', () => {
    const { clock, arrivals, send } = line();
    const [long, short] = [{}, {}];
    for (const name of ['long 1', 'long 2', 'long 3']) send(long, name);
    send(short, 'short');
    clock.runAll();
    expect(arrivals.map(([name]) => name)).toEqual(['long 1', 'long 2', 'short', 'long 3']);
  });

  it('does not sell the time twice in which nothing was sent', () => {
    const { clock, arrivals, send } = line();
    const one = {};
    send(one, 'early');
    clock.at(1000, () => send(one, 'late'));
    clock.runAll();
    expect(arrivals).toEqual([
      ['early', 210],
      ['late', 1210],
    ]);
  });
});
