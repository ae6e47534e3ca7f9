import type { Program } from '@academy/courseware';
import { describe, expect, it } from 'vitest';
import { provePrograms } from './prove-programs.ts';
import { ProvenPrograms } from './proven-programs.ts';

const prints = (code: string, line: number): Program => {
  return { kind: 'output', file: 'a.yaml', line, id: 'b', code, answer: '2' };
};

describe('the proof of programs', () => {
  it('never blames a program for a server that is too busy to run it', { timeout: 200_000 }, async () => {
    const right = [prints('print(2)', 3)];
    expect(await provePrograms(right, { limitMs: 1 })).toMatchObject({ refusal: { code: 'out-of-time' } });
    expect(await provePrograms(right, { limitMs: 150_000 })).toEqual({ ok: true, value: [] });
  });
});

describe('what was proven in an attempt that ran out of time', () => {
  const [one, two, three] = [1, 2, 3].map((line) => prints('print(2)', line)) as [Program, Program, Program];

  it('is not run again in the next one, until that comes to its end', () => {
    const known = new ProvenPrograms();
    known.keep([one]);
    expect(known.without([one, two])).toEqual([two]);
    expect(known.without([{ ...one, line: 9 }])).toHaveLength(1);
    known.forget([one, two]);
    expect(known.without([one, two])).toEqual([one, two]);
  });

  it('is bounded: the oldest is run again', () => {
    const known = new ProvenPrograms(2);
    known.keep([one, two, three]);
    expect(known.without([one, two, three])).toEqual([one]);
  });
});
