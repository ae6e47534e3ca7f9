import { describe, expect, it } from 'vitest';
import { findTestTitles } from './test-titles.ts';

const titlesIn = (source: string) => findTestTitles('example.test.tsx', source);

describe('test titles', () => {
  it.each([
    ['a plain test', `it('LAND-01 one', () => {})`, ['LAND-01 one']],
    ['a group and its tests', `describe("A", () => { test('B', () => {}) })`, ['A', 'B']],
    ['a table', `it.each([[1], [2]])('LAND-02 %i', () => {})`, ['LAND-02 %i']],
    ['a table written as a template', 'it.each`a | b`("LAND-03", () => {})', ['LAND-03']],
    ['a condition', `it.skipIf(isSlow)('LAND-04', () => {})`, ['LAND-04']],
    ['a chain of modifiers', `test.describe.serial('LAND-05', () => {})`, ['LAND-05']],
    [
      'a template with values in it',
      `it(\`LAND-06 as \${role} on \${path}\`, () => {})`,
      ['LAND-06 as … on …'],
    ],
    ['a test in a loop', `for (const role of roles) test('LAND-07', async ({ page }) => {})`, ['LAND-07']],
    ['markup in the body', `it('LAND-08', () => { render(<App role="a" />) })`, ['LAND-08']],
  ])('are found in %s', (_, source, expected) => {
    expect(titlesIn(source)).toEqual(expected);
  });

  it.each([
    ['a comment', `// it('LAND-01', () => {})`],
    ['the body of a test without an id', `it(name, () => { expect('LAND-01').toBe('LAND-01') })`],
    ['a step or another function', `test.step('LAND-01', () => {}); audit('LAND-01')`],
    ['a skipped test', `it.skip('LAND-01', () => {}); test.fixme('LAND-02', () => {}); it.todo('LAND-03')`],
    ['a test meant to fail', `test.fail('LAND-01', () => {}); it.fails('LAND-02', () => {})`],
    ['a skipped group', `describe.skip('LAND-01', () => { it('LAND-02', () => {}) })`],
  ])('are not found in %s', (_, source) => {
    expect(titlesIn(source)).toEqual([]);
  });

  it('still counts the tests after a conditional skip inside a test', () => {
    expect(titlesIn(`it('LAND-01', () => { test.skip(isSlow, 'too slow here') })`)).toEqual(['LAND-01']);
  });
});
