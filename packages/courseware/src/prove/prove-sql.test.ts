import { describe, expect, it } from 'vitest';
import type { SqlExercise } from '../courseware.ts';
import { LARGE_FINES as EXERCISE, MAKE_FINES as MAKE, ASKS_NOTHING as TEST } from '../test/sql-exercise.ts';
import { changedQueries } from './changed-queries.ts';
import { proveSql } from './prove-sql.ts';

async function prove(changes: Partial<SqlExercise>) {
  const faults: string[] = [];
  await proveSql({ ...EXERCISE, ...changes }, [], (message) => faults.push(message));
  return faults;
}

describe('an SQL exercise', () => {
  it('that keeps its promises has no fault', async () => {
    expect(await prove({})).toEqual([]);
  });

  it.each<[string, Partial<SqlExercise>, string]>([
    ['tables that cannot be made', { tables: 'CREATE TABLE (' }, '"tables" does not run: near'],
    ['no table', { others: 'SELECT 1;' }, '"others" makes no table.'],
    ['other columns', { others: 'CREATE TABLE fines (name TEXT);' }, '"others" must make the same tables'],
    ['the same rows', { others: EXERCISE.tables }, '"others" must hold other rows'],
    [
      'a long table',
      {
        tables: `${MAKE} WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 41) INSERT INTO fines SELECT 'x', i FROM n;`,
      },
      'The table fines of "tables" has 41 rows; the limit is 40.',
    ],
    [
      'a starter with an error',
      { starter: 'SELEC' },
      'The starter does not run: SQL cannot read this at "SELEC".',
    ],
    [
      'a starter that is right',
      { starter: EXERCISE.solution },
      'The starter passes every visible test already.',
    ],
    [
      'a wrong solution',
      { solution: 'SELECT name FROM fines' },
      'The solution does not pass: Two names: Expected 2',
    ],
    [
      'a mistake without its words',
      { mistakes: [{ make: ['> 500', '>= 500'], when: 'row_count = 9', say: 'No.' }] },
      'Mistake 1: its "when" is not true for it',
    ],
    [
      'tests that see no border',
      { tests: [{ ...TEST, name: 'Priya', count: 1 }], solution: 'SELECT name FROM fines WHERE cents > 600' },
      'The tests do not notice when the solution is changed: > becomes >=.',
    ],
  ])('with %s is refused', async (_, changes, beginning) => {
    const faults = await prove(changes);
    expect(
      faults.find((fault) => fault.startsWith(beginning)),
      faults.join('\n'),
    ).toBeDefined();
  });
});

it('changes one thing of a solution at a time', () => {
  const changes = changedQueries(
    "SELECT DISTINCT a FROM t WHERE (a = 1 OR b LIKE 'x%') AND NOT c ORDER BY a DESC LIMIT 5; -- = 7",
  );
  expect(changes.map(({ change }) => change)).toEqual([
    'without DISTINCT',
    'without (',
    '= becomes <>',
    '1 becomes 2',
    'OR becomes AND',
    "'x%' becomes 'x%q'",
    'AND becomes OR',
    'without NOT',
    'without ORDER BY a DESC ',
    'DESC becomes ASC',
    'without LIMIT 5',
    '5 becomes 6',
  ]);
  expect(changes[1]?.code).toContain("WHERE  a = 1 OR b LIKE 'x%'  AND");
});
