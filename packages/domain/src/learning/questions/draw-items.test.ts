import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawnFrom, drawItems } from './draw-items.ts';
import { seededRandom } from './seeded-random.ts';

interface Item extends DrawnFrom {
  readonly id: number;
}

/** A bank, given the number of items of each lesson. */
const bankOf = (sizes: readonly number[]): Item[] =>
  sizes
    .flatMap((size, lesson) => Array.from({ length: size }, () => `lesson-${lesson}`))
    .map((lessonId, id) => ({ id, lessonId }));

const countsOf = (items: readonly Item[]) => Map.groupBy(items, ({ lessonId }) => lessonId);
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

const sizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 24 });
const seeds = fc.string();

describe('drawing items', () => {
  it('draws different items, as many as wanted or as there are', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 30 }), seeds, (lessons, pick, seed) => {
        const bank = bankOf(lessons);
        const drawn = drawItems(bank, pick, seededRandom(seed));
        expect(drawn).toHaveLength(Math.min(pick, bank.length));
        expect(new Set(idsOf(drawn)).size).toBe(drawn.length);
      }),
    );
  });

  it('asks about each lesson in proportion, rounded down or up', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 30 }), seeds, (lessons, pick, seed) => {
        const bank = bankOf(lessons);
        const drawn = drawItems(bank, pick, seededRandom(seed));
        for (const [lesson, size] of lessons.entries()) {
          const share = (drawn.length * size) / bank.length;
          const count = countsOf(drawn).get(`lesson-${lesson}`)?.length ?? 0;
          expect(count).toBeGreaterThanOrEqual(Math.floor(share));
          expect(count).toBeLessThanOrEqual(Math.ceil(share));
        }
      }),
    );
  });

  it('gives every item of a bank the same chance, whatever its lesson', () => {
    const bank = bankOf([7, 7, 6]);
    const times = new Map<number, number>();
    const attempts = 4000;
    for (let attempt = 0; attempt < attempts; attempt += 1)
      for (const { id } of drawItems(bank, 8, seededRandom(`attempt-${attempt}`)))
        times.set(id, (times.get(id) ?? 0) + 1);
    // 8 of 20; five standard deviations either way.
    const deviation = Math.sqrt(attempts * 0.4 * 0.6);
    for (const { id } of bank)
      expect(Math.abs((times.get(id) ?? 0) - attempts * 0.4)).toBeLessThan(5 * deviation);
  });

  it('never draws enemies together, and is still complete where it can be', () => {
    const items = fc.array(
      fc.record({
        lessonId: fc.constantFrom('a', 'b', 'c', 'd'),
        enemies: fc.option(fc.constantFrom('one', 'two', 'three')),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 20 }), seeds, (given, pick, seed) => {
        const bank = given.map((item, id) => ({ id, ...item }));
        const drawn = drawItems(bank, pick, seededRandom(seed));
        const groups = drawn.flatMap(({ enemies }) => enemies ?? []);
        expect(new Set(groups).size).toBe(groups.length);
        const apart = new Set(bank.map(({ id, enemies }) => enemies ?? id)).size;
        expect(drawn).toHaveLength(Math.min(pick, apart));
        expect(new Set(idsOf(drawn)).size).toBe(drawn.length);
      }),
    );
  });

  it('is the same for the same seed, and another one for others', () => {
    const bank = bankOf([5, 5, 5, 5]);
    const draw = (seed: string) => idsOf(drawItems(bank, 8, seededRandom(seed))).join();
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(draw(seed)).toBe(draw(seed));
      }),
    );
    expect(new Set(Array.from({ length: 50 }, (_, attempt) => draw(`${attempt}`))).size).toBe(50);
  });
});

describe('seeded numbers', () => {
  it('lie from 0 up to, but not including, 1 and are spread evenly', () => {
    const random = seededRandom('an attempt');
    const numbers = Array.from({ length: 10_000 }, random);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const count = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
      expect(Math.abs(count - 1000)).toBeLessThan(150);
    }
  });
});
