import { describe, expect, it } from 'vitest';
import { descentWords, START, stepFrom } from './gradient-descent.ts';
import {
  bestLine,
  DEAREST_SHOWN,
  fareFor,
  lastShownKm,
  MOST_AT_START,
  MOST_TENTHS_PER_KM,
  meanMiss,
  TRIPS,
} from './line-fit.ts';
import { errorsWith, guessesWith, MEMORIES } from './memory-curves.ts';
import { nearest, vote } from './nearest-neighbours.ts';
import { percentOf, sumOf } from './neuron.ts';
import { FIRST_WORD, nextWords } from './next-word.ts';
import { SENTENCES, tokensOf } from './tokeniser.ts';

describe('the memory setting', () => {
  it('is ever better on the week it learned from, and best in the middle on a new one', () => {
    const curves = MEMORIES.map(errorsWith);
    const old = curves.map((errors) => errors.old);
    const fresh = curves.map((errors) => errors.fresh);
    expect(old).toEqual(old.toSorted((one, other) => other - one));
    expect(old.at(-1)).toBe(0);
    const best = fresh.indexOf(Math.min(...fresh));
    expect(MEMORIES[best]).toBe(3);
    expect(fresh.at(-1)).toBeGreaterThan(Math.min(...fresh));
    // A new week is never easier than the training week.
    for (const errors of curves) expect(errors.fresh).toBeGreaterThan(errors.old);
  });

  it('with one note guesses the mean for every trip', () => {
    expect(new Set(guessesWith(1)).size).toBe(1);
    expect(new Set(guessesWith(3)).size).toBe(3);
  });
});

describe('the next word', () => {
  it('has chances as in the examples, which daring levels and caution sharpens', () => {
    expect(nextWords(FIRST_WORD, 1)).toEqual([
      { word: 'taxi', percent: 52 },
      { word: 'driver', percent: 30 },
      { word: 'rain', percent: 18 },
    ]);
    expect(nextWords(FIRST_WORD, 0.05)[0]?.percent).toBe(100);
    const [first, , last] = nextWords(FIRST_WORD, 4);
    expect((first?.percent ?? 0) - (last?.percent ?? 0)).toBeLessThan(15);
  });

  it('ends where nothing is known to follow', () => {
    expect(nextWords('late', 1)).toEqual([]);
  });
});

describe('the tokeniser', () => {
  it('cuts as the lesson does, and leaves no letter out', () => {
    expect(tokensOf('thank you very much', false)).toHaveLength(4);
    expect(tokensOf('ngiyabonga kakhulu', false)).toEqual([
      'ng',
      'i',
      'ya',
      'bo',
      'nga',
      'ka',
      'k',
      'hu',
      'lu',
    ]);
    for (const { text } of SENTENCES)
      for (const hasMore of [true, false])
        expect(tokensOf(text, hasMore).join('')).toBe(text.replaceAll(' ', ''));
  });

  it('needs fewer tokens for a language of which more was collected', () => {
    expect(tokensOf('ngiyabonga kakhulu', true)).toEqual(['ngi', 'yabonga', 'kakhulu']);
    expect(tokensOf('baie dankie', true)).toEqual(tokensOf('baie dankie', false));
  });
});

describe('a step downhill', () => {
  const path = (rate: number, steps: number) =>
    Array.from({ length: steps }).reduce<number[]>(
      (so) => [...so, stepFrom(so.at(-1) ?? START, rate)],
      [START],
    );

  it('reaches the bottom, creeps, jumps or climbs by its length', () => {
    expect(descentWords([START], 0)).toBe('The ball waits on the slope.');
    expect(descentWords(path(5, 1), 1)).toBe('At the bottom after 1 step.');
    expect(descentWords(path(1, 1), 1)).toBe('It has rolled down a little.');
    expect(descentWords(path(8, 1), 1)).toContain('jumped across');
    expect(descentWords(path(11, 1), 1)).toContain('too long');
  });

  it('is counted, however long the path', () => {
    expect(descentWords(path(0.5, 60).slice(-40), 60)).toBe('At the bottom after 60 steps.');
  });
});

describe('a neuron', () => {
  it('adds the weights of what is there, and turns the sum into a share', () => {
    expect(sumOf([true, false, true], [2, -1, 1], -1)).toBe(2);
    expect([percentOf(0), percentOf(2), percentOf(-20)]).toEqual([50, 88, 0]);
  });
});

describe('the nearest neighbours', () => {
  it('are misled by one odd fruit, and not by three', () => {
    expect(vote(nearest(6.8, 6.8, 1)).winner).toBe('lemon');
    expect(vote(nearest(6.8, 6.8, 3))).toEqual({ lemons: 1, oranges: 2, winner: 'orange' });
    expect(vote(nearest(2, 2, 7)).winner).toBe('lemon');
  });
});

describe('a line through trips', () => {
  it('can be made better, down to the best', () => {
    const best = bestLine();
    expect(best.miss).toBeLessThan(2);
    expect(meanMiss(25, 0.5)).toBeGreaterThan(best.miss + 3);
    expect(meanMiss(best.start, best.perKm)).toBe(best.miss);
  });

  it('ends at the edge of its drawing, however dear the sliders make a trip', () => {
    expect(lastShownKm(MOST_AT_START, 0)).toBe(18);
    expect(lastShownKm(0, 1)).toBe(18);
    for (const start of [0, MOST_AT_START]) {
      const perKm = MOST_TENTHS_PER_KM / 10;
      expect(fareFor(lastShownKm(start, perKm), start, perKm)).toBe(DEAREST_SHOWN);
    }
    for (const [, fare] of TRIPS) expect(fare).toBeLessThan(DEAREST_SHOWN);
  });
});
