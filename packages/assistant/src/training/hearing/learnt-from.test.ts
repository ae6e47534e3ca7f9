import { describe, expect, it } from 'vitest';
import { distinctExamples, type LabelledExample, readWriters } from './examples.ts';
import { inputsHash, readLearntFrom, weightsHashes } from './learnt-from.ts';

const examples = distinctExamples(readWriters());

// Training again from the same inputs gives the same bytes, so that hashes can tell.
describe('the weights of hearing', () => {
  it('are those that training wrote', () => {
    expect(weightsHashes()).toEqual(readLearntFrom().weights);
  });

  it('belong to the examples and the wording as they are; npm run hearing:train learns them, or keeps them', () => {
    const { inputs, keptFor } = readLearntFrom();
    expect([inputs, keptFor]).toContain(inputsHash(examples));
  });

  it.each<[string, Partial<LabelledExample>]>([
    ['message', { message: 'Where is my badge?' }],
    ['level', { heardAs: 'distress' }],
  ])('no longer belong to them once the %s of an example has changed', (_, change) => {
    const example: LabelledExample = { heardAs: 'ordinary', message: 'Where is my lesson?' };
    expect(inputsHash([{ ...example, ...change }])).not.toBe(inputsHash([example]));
  });
});
