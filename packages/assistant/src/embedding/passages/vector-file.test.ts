import { describe, expect, it } from 'vitest';
import { textHash } from './texts.ts';
import { VectorFile, writeVectorFile } from './vector-file.ts';

const TEXTS = ['What is a list?', 'A list keeps things in order.', 'Bees', ''];
const vectorFor = (index: number) => Int8Array.from([index, -index, 127, -128]);
const rows = TEXTS.map((text, index) => ({ hash: textHash(text), vector: vectorFor(index) }));

describe('the file of text vectors', () => {
  it('gives back the vector of each text, and nothing for another text', () => {
    const file = new VectorFile(writeVectorFile('mini', rows));
    expect(TEXTS.map((text) => file.vectorOf(textHash(text)))).toEqual(TEXTS.map((_, at) => vectorFor(at)));
    expect(file.vectorOf(textHash('What is a tuple?'))).toBeUndefined();
    expect([file.model, file.size]).toEqual(['mini', TEXTS.length]);
  });

  it('is the same whatever the order of the texts, so that a change of one text is a small change', () => {
    expect(writeVectorFile('mini', rows.toReversed())).toEqual(writeVectorFile('mini', rows));
  });

  it('can be empty', () => {
    expect(new VectorFile(writeVectorFile('mini', [])).vectorOf(textHash('Bees'))).toBeUndefined();
  });

  it('is refused where one byte is another, or the end is missing', () => {
    const file = writeVectorFile('mini', rows);
    const damaged = Buffer.from(file);
    damaged.writeInt8(1, file.length - 1);
    for (const broken of [damaged, file.subarray(0, -1)])
      expect(() => new VectorFile(broken)).toThrow(/SHA-256/);
  });
});
