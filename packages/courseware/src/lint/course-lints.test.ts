import { expect, it } from 'vitest';
import type { Change } from '../test/content-fixture.ts';
import { BANK, COURSE, LESSON, MODULE, SIBLING } from '../test/faults-of.ts';
import { lintFaults } from '../test/lint-faults.ts';

const WRITTEN: Change = [MODULE, '  - {id: fi-later, title: Later, idea: Comes later.}\n', ''];

it('wants the hours of a written course to be there', async () => {
  const hours: Change = [COURSE, 'hours: 10', 'hours: 4.5'];
  // 15 + 15 minutes and the assessment of 20 twice; then 45 twice and a project of 60.
  expect(await lintFaults('hours', [WRITTEN, hours, [MODULE, 'hours: 2', 'hours: 1.5']])).toEqual([
    `${COURSE}:3 This course states 4.5 hours; its modules, final and project come to 4.`,
  ]);
  expect(await lintFaults('hours', [WRITTEN, hours])).toEqual([
    `${MODULE}:3 This module states 2 hours; its lessons and assessment come to 1.5.`,
  ]);
  expect(await lintFaults('hours')).toEqual([]);
});

it('wants a lesson for each skill that a written course gives points of', async () => {
  const skills: Change = [COURSE, 'skills: {Python: 5}', 'skills: {Python: 5, Deep Learning: 5}'];
  expect(await lintFaults('skill-points', [WRITTEN, skills])).toEqual([
    `${COURSE}:13 The course gives points of Deep Learning, but none of its lessons lists that skill.`,
  ]);
  expect(await lintFaults('skill-points', [skills])).toEqual([]);
});

const TELLING = 'courses/first/one/telling';
const TERM: Change = [`${TELLING}.md`, 'See [adding]', '::term[sum]\n\nSee [adding]'];
const GLOSSARY = {
  [`${TELLING}.yaml`]: 'lesson: fi-telling\nterms:\n  - {id: sum, word: running total, means: What grows.}\n',
};
const ASKS: Change = [SIBLING, 'ask: What is 1 + 1?', 'ask: What is the running total of 1 and 1?'];

it('wants a key term explained before a check uses it', async () => {
  expect(await lintFaults('term-ledger', [TERM, ASKS], GLOSSARY)).toEqual([
    `${SIBLING}:5 "running total" is used here, but explained later, in "A lesson".`,
  ]);
});

it('accepts a term that the text introduced in bold, and one of the same module in a bank', async () => {
  const bold: Change = [LESSON, '::note[paper]', 'This is a **running total**.'];
  expect(await lintFaults('term-ledger', [TERM, ASKS, bold], GLOSSARY)).toEqual([]);
  const item: Change = [BANK, 'ask: What prints?', 'ask: Which running totals print?'];
  expect(await lintFaults('term-ledger', [TERM, item], GLOSSARY)).toEqual([]);
});
