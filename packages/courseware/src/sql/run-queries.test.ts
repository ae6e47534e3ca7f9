import { describe, expect, it } from 'vitest';
import { readSqlite } from '../sandbox/read-engine.ts';
import { loadEngine, type QueryRequest, type QueryTest, runQueries } from './index.ts';

const engine = await loadEngine(await readSqlite());
const TABLES = `CREATE TABLE members (no INTEGER, name TEXT, town TEXT);
  INSERT INTO members VALUES (1, 'Sipho', 'Ritchie'), (2, 'Chloe', NULL), (3, 'Priya', 'Ritchie');`;
const OTHERS = `CREATE TABLE members (no INTEGER, name TEXT, town TEXT);
  INSERT INTO members VALUES (8, 'Johan', 'Upington');`;

const test = (fields: Partial<QueryTest>): QueryTest => ({
  name: 'Test',
  query: null,
  columns: null,
  rows: null,
  ordered: false,
  count: null,
  ...fields,
});

const run = (code: string, fields: Partial<QueryRequest> = {}) =>
  runQueries(engine, {
    code,
    tables: TABLES,
    others: OTHERS,
    tests: [],
    hidden: [],
    mistakes: [],
    ...fields,
  });

const messageOf = (code: string, fields: Partial<QueryTest>) =>
  run(code, { tests: [test(fields)] }).tests[0]?.message;

describe('a query', () => {
  it('brings back columns and rows, unknown values included', () => {
    expect(run('SELECT name, town FROM members WHERE no < 3;').tables).toEqual([
      {
        columns: ['name', 'town'],
        rows: [
          ['Sipho', 'Ritchie'],
          ['Chloe', null],
        ],
        isCut: false,
      },
    ]);
  });

  it('begins with fresh tables each time', () => {
    run('DELETE FROM members');
    expect(run('SELECT count(*) FROM members').tables[0]?.rows).toEqual([[3]]);
  });

  it('with more rows than anybody reads is cut', () => {
    const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n';
    expect(run(endless).tables[0]).toMatchObject({ isCut: true });
    expect(run(endless).tables[0]?.rows).toHaveLength(200);
  });

  it.each([
    ["ATTACH 'other.db' AS other", 'ATTACH'],
    ['PRAGMA journal_mode = OFF', 'PRAGMA'],
    ['-- first\nvacuum', 'VACUUM'],
  ])('cannot leave its tables: %s', (code, word) => {
    expect(run(code).error?.message).toMatch(new RegExp(`^${word} is switched off here`));
  });
});

describe('an error', () => {
  it.each([
    ['SELECT name\nFORM members', 2, 'SQL cannot read this at "members".'],
    ['SELECT name,\nFROM members', 2, 'SQL cannot read this at "FROM".'],
    ['SELECT no,\n  nam\nFROM members', 2, 'There is no column called nam.'],
    ['SELECT no\nFROM member', 2, 'There is no table called member. Here you have: members.'],
    ["SELECT no FROM members\nWHERE name = 'Sipho", 2, 'A single quote is opened and never closed.'],
    ['SELECT no FROM members\nWHERE', 2, 'The query ends too early'],
    ['SELECT 1;\n\nSELEC 2', 3, 'SQL cannot read this at "SELEC".'],
    [
      "INSERT INTO members\nVALUES (4, 'Thandi')",
      1,
      'Table members has 3 columns but 2 values were supplied. Count',
    ],
    ['SELECT lenght(name) FROM members', 1, 'SQL does not know the function lenght.'],
    ['SELECT name FROM members WHERE count(*) > 1', 1, 'COUNT, SUM, AVG, MIN and MAX work on groups'],
  ])('in %j stands in its line, in plain words', (code, line, beginning) => {
    const { error, tests } = run(code, { tests: [test({ count: 3 })] });
    expect(error?.line).toBe(line);
    expect(error?.message.slice(0, beginning.length)).toBe(beginning);
    expect(tests[0]).toMatchObject({ isPassed: false });
  });
});

describe('a test', () => {
  it('passes whatever order the rows come in, unless it asks for one', () => {
    const rows = [['Priya'], ['Chloe'], ['Sipho']];
    expect(messageOf('SELECT name FROM members', { rows })).toBeNull();
    expect(messageOf('SELECT name FROM members', { rows, ordered: true })).toBe(
      'The right rows came, but in another order. Expected as row 1: Priya. But there stands: Sipho.',
    );
  });

  it.each<[string, Partial<QueryTest>, string]>([
    ['SELECT no FROM members', { columns: ['name', 'no'] }, 'Expected 2 columns: name, no. But 1 came: no.'],
    ['SELECT name FROM members', { count: 2 }, 'Expected 2 rows, but 3 came.'],
    ['SELECT name FROM members WHERE no > 5', { count: 1 }, 'Expected 1 row, but none came.'],
    [
      'SELECT name FROM members WHERE no < 3',
      { rows: [['Sipho'], ['Priya'], ['Chloe']] },
      'Expected 3 rows, but 2 came. Missing: Priya.',
    ],
    [
      'SELECT name, town FROM members WHERE no = 2',
      { rows: [['Chloe', '']] },
      '1 row came, as expected, but not the right ones. Missing: Chloe | . Not asked for: Chloe | NULL.',
    ],
    [
      'SELECT * FROM members',
      { rows: [['Sipho']] },
      'Expected 1 column in each row, but 3 came: no, name, town.',
    ],
    [
      'DELETE FROM members',
      { count: 1 },
      'No rows came back: your program has no query that asks for any, such as a SELECT.',
    ],
  ])('of %j says what was expected and what came', (code, asked, message) => {
    expect(messageOf(code, asked)).toBe(message);
  });

  it('may ask the tables itself what a program has changed', () => {
    const query = 'SELECT count(*) FROM members';
    expect(
      messageOf("INSERT INTO members VALUES (4, 'Thandi', 'Douglas')", { query, rows: [[4]] }),
    ).toBeNull();
  });

  it('that is hidden looks at other rows', () => {
    const hidden = [test({ rows: [['Johan']] })];
    expect(run('SELECT name FROM members', { hidden }).tests[0]).toMatchObject({
      isHidden: true,
      isPassed: true,
    });
    expect(run("SELECT 'Sipho'", { hidden }).tests[0]).toMatchObject({ isPassed: false });
  });
});

describe('a mistake', () => {
  const mistakes = [
    { when: "code LIKE '%= null%'", say: 'IS NULL' },
    { when: "columns = 'town' AND row_count = 3", say: 'a comma is missing' },
    { when: "(SELECT count(*) FROM result WHERE c1 = 'Chloe') = 1", say: 'Chloe has no town' },
    { when: 'nothing = 1', say: 'never' },
  ];
  it.each([
    ['SELECT name FROM members WHERE town  =  NULL -- none', 'IS NULL'],
    ['SELECT name town FROM members', 'a comma is missing'],
    ['SELECT name FROM members', 'Chloe has no town'],
    ['SELECT no FROM members', null],
  ])('in %j is found by what it did', (code, say) => {
    expect(run(code, { tests: [test({ count: 9 })], mistakes }).mistake).toBe(say);
  });

  it('is not looked for when all tests pass', () => {
    expect(run('SELECT name FROM members', { tests: [test({ count: 3 })], mistakes }).mistake).toBeNull();
  });
});
