import { expect, it } from 'vitest';
import { LESSON, SIBLING } from '../../test/faults-of.ts';
import { lintFaults } from '../../test/lint-faults.ts';

it.each([
  ['A model feels this too.', 'model feels'],
  ['So the machine thinks that it rains.', 'machine thinks'],
  ['Then the chatbot really wants to help.', 'chatbot really wants'],
])('finds "%s"', async (text, found) => {
  expect(await lintFaults('feeling-machine', [[LESSON, '::note[paper]', text]])).toEqual([
    `${LESSON}:19 "${found}": say what it computes, not what a person would feel.`,
  ]);
});

it.each([
  'The model does not understand the word.',
  'No model ever understands a word.',
  'People say: "the model wants this".',
  'A person thinks.',
])('does not mind "%s"', async (text) => {
  expect(await lintFaults('feeling-machine', [[LESSON, '::note[paper]', text]])).toEqual([]);
});

it('does not mind a wrong option, but an explanation', async () => {
  const option: [string, string, string] = [SIBLING, 'text: "11"', 'text: "The model wants it"'];
  expect(await lintFaults('feeling-machine', [option])).toEqual([]);
  const why: [string, string, string] = [SIBLING, 'why: "That puts', 'why: "The model wants it. That puts'];
  expect(await lintFaults('feeling-machine', [why])).toHaveLength(1);
});
