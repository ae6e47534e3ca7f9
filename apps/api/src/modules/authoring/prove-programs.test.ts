import type { Program } from '@academy/courseware';
import { describe, expect, it } from 'vitest';
import { provePrograms, takePlace } from './prove-programs.ts';
import { ProvenSoFar } from './proven-so-far.ts';

const prints = (code: string, line: number): Program => {
  return { kind: 'output', file: 'a.yaml', line, id: 'b', code, answer: '2' };
};
const [right, endless] = [prints('print(2)', 3), prints('while True: pass', 9)];
const PATIENT_MS = 150_000;

describe('the proof of programs', () => {
  it('never blames a program for a server that is too busy to run it', { timeout: 200_000 }, async () => {
    expect(await provePrograms([right], { limitMs: 1 })).toMatchObject({ refusal: { code: 'out-of-time' } });
    expect(await provePrograms([right], { limitMs: PATIENT_MS })).toEqual({ ok: true, value: [] });
  });

  it('names a program that does not end, by its time of a processor', { timeout: 200_000 }, async () => {
    const proven = await provePrograms([right, endless], { limitMs: PATIENT_MS, processorMs: 1500 });
    expect(proven).toMatchObject({
      ok: true,
      value: [{ line: 9, message: expect.stringContaining('does not end') }],
    });
  });

  it('goes on in the next attempt where the clock has stopped it', { timeout: 200_000 }, async () => {
    // Without a place only what needs no run is answered.
    async function withoutPlace() {
      const places = [takePlace(), takePlace()];
      const proven = await provePrograms([right]);
      for (const giveBack of places) giveBack?.();
      return proven.ok ? 'proven' : proven.refusal.code;
    }
    expect(await withoutPlace()).toBe('too-busy');
    let limitMs = 2000;
    do {
      limitMs *= 2;
      const stopped = await provePrograms([right, endless], { limitMs, processorMs: PATIENT_MS });
      expect(stopped).toMatchObject({ refusal: { code: 'out-of-time' } });
      // So busy that it had not even begun: with more time.
    } while ((await withoutPlace()) !== 'proven');
  });
});

describe('what was proven in an attempt that ran out of time', () => {
  const [one, two, three] = [1, 2, 3].map((line) => prints('print(2)', line)) as [Program, Program, Program];

  it('is not run again in the next one, until that comes to its end', () => {
    const known = new ProvenSoFar();
    known.keep([one]);
    expect(known.without([one, two])).toEqual([two]);
    expect(known.without([{ ...one, line: 9 }])).toHaveLength(1);
    known.forget([one, two]);
    expect(known.without([one, two])).toEqual([one, two]);
  });

  it('is bounded: the oldest is run again', () => {
    const known = new ProvenSoFar(2);
    known.keep([one, two, three]);
    expect(known.without([one, two, three])).toEqual([one]);
  });
});
