import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assembleKernel } from './assemble-kernel.ts';
import { createKernel } from './kernel.ts';

it('kernel.wasm is what kernel.wat assembles to; otherwise run `npm run kernel:build`', async () => {
  const binary = readFileSync(new URL('./kernel.wasm', import.meta.url));
  expect(binary.equals(await assembleKernel())).toBe(true);
});

describe('multiply', () => {
  it.each([
    [4, 2, 16],
    [8, 6, 64],
    [12, 2, 48],
  ])(
    'gives the scaled sums and the bias of %i rows, %i outputs and %i inputs',
    (rowCount, outputCount, inputCount) => {
      const { memory, multiply } = createKernel(100_000);
      const [rows, weights, rowScales, weightScales, bias, results] = [0, 4000, 8000, 8400, 8800, 9200];
      const int16s = new Int16Array(memory);
      const floats = new Float32Array(memory);
      for (let i = 0; i < rowCount * inputCount; i += 1)
        int16s[rows / 2 + i] = Math.round(9000 * Math.sin(i));
      for (let i = 0; i < outputCount * inputCount; i += 1)
        int16s[weights / 2 + i] = Math.round(4000 * Math.cos(i * 3));
      for (let row = 0; row < rowCount; row += 1) floats[rowScales / 4 + row] = (row + 1) / 9000;
      for (let output = 0; output < outputCount; output += 1) {
        floats[weightScales / 4 + output] = (output + 1) / 4000;
        floats[bias / 4 + output] = output / 10;
      }
      multiply({
        ...{ rows, weights, rowScales, weightScales, bias, results },
        ...{ rowCount, outputCount, inputCount },
      });
      for (let row = 0; row < rowCount; row += 1)
        for (let output = 0; output < outputCount; output += 1) {
          let sum = 0;
          for (let i = 0; i < inputCount; i += 1)
            sum +=
              (int16s[rows / 2 + row * inputCount + i] ?? 0) *
              (int16s[weights / 2 + output * inputCount + i] ?? 0);
          const expected = (sum * (row + 1) * (output + 1)) / (9000 * 4000) + output / 10;
          expect(floats[results / 4 + row * outputCount + output]).toBeCloseTo(expected, 3);
        }
      // Nothing is written past the last row.
      expect(floats[results / 4 + rowCount * outputCount]).toBe(0);
    },
  );
});

describe('quantise', () => {
  it('rounds to the nearest integer, eight at a time', () => {
    const { memory, quantise } = createKernel(65_536);
    const values = [0, 1.4, -1.4, 2.6, -2.6, 1000, -1000, 0.2, 3, -3, 40, 50, 60, 70, 80, 90];
    new Float32Array(memory).set(values);
    quantise(0, 1024, values.length, 2);
    const expected = [0, 3, -3, 5, -5, 2000, -2000, 0, 6, -6, 80, 100, 120, 140, 160, 180];
    expect([...new Int16Array(memory, 1024, values.length)]).toEqual(expected);
  });

  it('limits values to 16 bits', () => {
    const { memory, quantise } = createKernel(65_536);
    new Float32Array(memory).set([1e6, -1e6, 32_767, -32_768, 32_768, 0, 0, 0]);
    quantise(0, 1024, 8, 1);
    expect([...new Int16Array(memory, 1024, 5)]).toEqual([32_767, -32_768, 32_767, -32_768, 32_767]);
  });
});

describe('an attention head', () => {
  const WIDTH = 32;
  const ROW_FLOATS = 48;
  const COUNT = 3;
  const valueAt = (row: number, i: number) => Math.sin(row * 7 + i);

  function kernelWithRows(rowsAt: number) {
    const kernel = createKernel(65_536);
    const floats = new Float32Array(kernel.memory);
    for (let row = 0; row < COUNT; row += 1)
      for (let i = 0; i < WIDTH; i += 1) floats[rowsAt / 4 + row * ROW_FLOATS + i] = valueAt(row, i);
    return { ...kernel, floats };
  }
  const sumOf = (count: number, term: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => term(index)).reduce((sum, value) => sum + value, 0);

  it('scores each key by its dot product with the query', () => {
    const { floats, scoreKeys } = kernelWithRows(1024);
    for (let i = 0; i < WIDTH; i += 1) floats[i] = i / 10;
    scoreKeys(0, 1024, 4096, COUNT, ROW_FLOATS * 4);
    for (let row = 0; row < COUNT; row += 1)
      expect(floats[1024 + row]).toBeCloseTo(
        sumOf(WIDTH, (i) => (i / 10) * valueAt(row, i)),
        4,
      );
    expect(floats[1024 + COUNT]).toBe(0);
  });

  it('mixes values by their shares', () => {
    const { floats, mixValues } = kernelWithRows(1024);
    floats.set([0.5, 0.2, 0.3]);
    mixValues(0, 1024, 4096, COUNT, ROW_FLOATS * 4);
    for (let i = 0; i < WIDTH; i += 1)
      expect(floats[1024 + i]).toBeCloseTo(
        sumOf(COUNT, (row) => ([0.5, 0.2, 0.3][row] ?? 0) * valueAt(row, i)),
        5,
      );
    expect(floats[1024 + WIDTH]).toBe(0);
  });
});
