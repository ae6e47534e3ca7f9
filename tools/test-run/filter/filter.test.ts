import { describe, expect, it } from 'vitest';
import { brokenFilter, filterHint } from './filter-hint.ts';
import { noMatchSentence } from './no-match.ts';

const clauseIds = ['COIN-01', 'COIN-02', 'COIN-17', 'LAND-01'];
const sentence = (filter: string, isQuick = false) => noMatchSentence(filter, { isQuick, clauseIds });

describe('a filter that matches no test', () => {
  it('is named, with what to write instead', () => {
    expect(sentence('no such words')).toBe(
      [
        '✗ No test title matches the filter "no such words".',
        '  A filter is a regular expression over full titles: "npm test -- --filter COIN-01" for a clause, ' +
          `"npm test -- --filter 'some words'" for words of a title.`,
      ].join('\n'),
    );
  });

  it.each([
    [
      'a clause that does not exist',
      'COIN-99',
      'There is no such clause: COIN goes from COIN-01 to COIN-17.',
    ],
    ['an area that does not exist', 'CION-01', 'There is no such clause: "npm run spec" lists their areas.'],
    ['a clause without a test', 'COIN-02', '"npm run spec -- --area COIN" lists such clauses'],
    ['a clause in small letters', 'coin-02', '"npm test -- --filter COIN-02"'],
    ['a file', 'src/rewards/coins.test.ts', 'npx vitest run --project <project> src/rewards/coins.test.ts'],
  ])('says what is wrong with %s', (_, filter, expected) => {
    expect(sentence(filter)).toContain(expected);
  });

  it('of npm run check is sent to npm test, which looks at all suites', () => {
    expect(sentence('spent voucher', true)).toContain(
      `"npm test -- --filter 'spent voucher'" looks everywhere`,
    );
    expect(sentence('COIN-02', true)).toContain('"npm test -- --filter COIN-02" looks everywhere');
    expect(sentence('COIN-02')).not.toContain('looks everywhere');
  });
});

describe('a slip in the arguments', () => {
  it.each([
    [['COIN-01'], 'npm test -- --filter COIN-01'],
    [['--quick', 'COIN-01'], 'npm test -- --filter COIN-01'],
  ])('%j is answered with the filter that was meant', (args, expected) => {
    expect(filterHint(args)).toContain(expected);
  });

  it.each([[['--slow']], [['--browser', '--filter', 'COIN-01', '--faults']]])('%j is no filter', (args) => {
    expect(filterHint(args)).toBeUndefined();
  });

  it.each(['(', '[a', ''])('the filter %j is refused before anything runs', (filter) => {
    expect(brokenFilter(filter)).toMatch(/^✗ The filter/);
  });

  it.each([undefined, 'COIN-01', 'spent|used'])('the filter %j is taken', (filter) => {
    expect(brokenFilter(filter)).toBeUndefined();
  });
});
