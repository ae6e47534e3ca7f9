import type { Program } from '@academy/courseware';
import { describe, expect, it } from 'vitest';
import { provePrograms, takePlace } from './prove-programs.ts';

const prints = (code: string, line: number): Program => {
  return { kind: 'output', file: 'a.yaml', line, id: 'b', code, answer: '2' };
};
const [right, endless] = [prints('print(2)', 3), prints('while True: pass', 9)];
const PATIENT_MS = 150_000;

describe('the proof of programs', () => {
  it('names a program that does not end, by its time of a processor', { timeout: 200_000 }, async () => {
    const proven = await provePrograms([right, endless], { limitMs: PATIENT_MS, processorMs: 1500 });
    expect(proven).toMatchObject({
      ok: true,
      value: [{ line: 9, message: expect.stringContaining('does not end') }],
    });
  });

  it('continues in the next attempt where the time limit stopped it', { timeout: 200_000 }, async () => {
    // Without a slot only questions that need no run are answered.
    async function withoutPlace() {
      const places = [takePlace(), takePlace()];
      const proven = await provePrograms([right], { limitMs: PATIENT_MS });
      for (const releaseSlot of places) releaseSlot?.();
      return proven.ok ? 'proven' : proven.refusal.code;
    }
    expect(await withoutPlace()).toBe('too-busy');
    let limitMs = 2000;
    do {
      limitMs *= 2;
      const stopped = await provePrograms([right, endless], { limitMs, processorMs: PATIENT_MS });
      expect(stopped).toMatchObject({ refusal: { code: 'out-of-time' } });
      // So busy that it had not even started: retry with more time.
    } while ((await withoutPlace()) !== 'proven');
  });
});
