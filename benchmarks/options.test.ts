import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of the benchmark', () => {
  it('measure everything but growth when nothing is said', () => {
    expect(readOptions([])).toEqual({
      parts: ['cpu', 'journey', 'study-hour', 'memory', 'programs', 'sign-ins'],
      rounds: 5,
      journeys: 3,
      minutes: 1,
      learners: 100_000,
      wantsCalls: false,
    });
  });

  it('choose parts and rounds', () => {
    expect(readOptions(['--only=cpu', '--rounds=3', '--calls'])).toMatchObject({
      parts: ['cpu'],
      rounds: 3,
      wantsCalls: true,
    });
  });

  it('watch the memory alone when they are given an hour', () => {
    expect(readOptions(['--hour'])).toMatchObject({ parts: ['memory'], minutes: 60 });
    expect(readOptions(['--minutes=10'])).toMatchObject({ parts: ['memory'], minutes: 10 });
  });

  it('grow the academy as far as they are told', () => {
    expect(readOptions(['--only=growth', '--learners=1000000'])).toMatchObject({
      parts: ['growth'],
      learners: 1_000_000,
    });
  });

  it.each(['--only=speed', '--rounds=0', '--rounds=many', '--faster'])('refuse %s', (option) => {
    expect(() => readOptions([option])).toThrow();
  });
});
