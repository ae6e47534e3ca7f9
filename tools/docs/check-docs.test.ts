import { describe, expect, it } from 'vitest';
import { projectRoot } from '../project-root.mjs';
import { brokenLinks, citedDecisions, missingPaths } from './check-docs.ts';

describe('cited decisions', () => {
  it.each([
    ['see decision 12.', [12]],
    ['(Decisions 4, 59 and 101)', [4, 59, 101]],
    ['/* as of (decision\n * 30) */', [30]],
    ['// by decision\n// [22](0022-documents-and-grants.md), and 7 more', [22]],
    ['`docs/decisions/0041`', [41]],
    ['former decision 13, decision 95', [95]],
    ['a decision of 12 people, decision-tree', []],
  ])('of %j are %j', (text, numbers) => {
    expect(citedDecisions(text)).toEqual(numbers);
  });
});

describe('links', () => {
  it('lead from the folder of their file to a file and a heading; addresses and code are left alone', () => {
    const text = `# Here, and now
[a](operating.md#back-up) [b](../README.md) [c](gone.md) [d](https://example.org) [e](#here-and-now)
[f](operating.md#gone) [g](#gone) \`[h](code.md)\``;
    expect(brokenLinks({ path: 'docs/page.md', text }, projectRoot)).toEqual([
      'docs/page.md: gone.md',
      'docs/page.md: operating.md#gone',
      'docs/page.md: #gone',
    ]);
  });
});

describe('paths in backticks', () => {
  it('lead to files; commands and words are none', () => {
    const text =
      '`apps/api/src/app.ts` `apps/api/gone.ts` `content/courses/<course>/course.yaml` `npm start` `word`';
    expect(missingPaths({ path: 'docs/README.md', text }, projectRoot)).toEqual([
      'docs/README.md: apps/api/gone.ts',
    ]);
  });
});
