import { expect, it } from 'vitest';
import { highestSimilarity, NearTexts } from './near-texts.ts';
import { textKey } from './texts.ts';

const vectorOf = (seed: number) =>
  Int8Array.from({ length: 24 }, (_, index) => Math.round(127 * Math.sin(seed * 7 + index * seed)));

function cosine(a: Int8Array, b: Int8Array): number {
  const product = a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  return product / (Math.hypot(...a) * Math.hypot(...b));
}

it('each text has its cosine similarity, in the row of its text', () => {
  const seeds = [1, 2, 3, 4, 5];
  const texts = new NearTexts(new Map(seeds.map((seed) => [textKey(`text ${seed}`), vectorOf(seed)])));
  const question = vectorOf(9);
  const near = texts.compare(question);
  for (const seed of seeds) {
    const row = texts.rowOf(`text ${seed}`) ?? -1;
    expect(near[row]).toBeCloseTo(cosine(vectorOf(seed), question), 4);
    expect(texts.vectorAt(row)).toEqual(vectorOf(seed));
  }
  expect(texts.rowOf('another')).toBeUndefined();
});

it('what is compared later does not change what was compared before', () => {
  const texts = new NearTexts(new Map([[textKey('one'), vectorOf(1)]]));
  const before = texts.compare(vectorOf(1));
  texts.compare(vectorOf(3));
  expect(before[0]).toBeCloseTo(1, 4);
});

it('where there are no texts yet, nothing is near', () => {
  const texts = new NearTexts(new Map());
  expect(texts.rowOf('one')).toBeUndefined();
  expect(highestSimilarity(Float32Array.of(), [])).toBe(0);
});
