import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LARGE_TABLES } from '../../tools/migrations/table-sizes.ts';
import { JOBS } from './jobs.ts';
import { faultsOf } from './judge-plans.ts';
import { plansTable } from './plans-table.ts';
import { ALL_STEPS } from './seed-all-tables.ts';

const reading = (table: string, rows: number, isSequential = false) => ({
  text: `select from ${table}`,
  pages: 1,
  reads: [{ table, rows, isSequential }],
});

describe('a statement about a table that grows', () => {
  it('may read some rows by an index, and no table from end to end', () => {
    expect(faultsOf(reading('users', 500), [])).toEqual([]);
    expect(faultsOf(reading('users', 500, true), [])).toMatchObject([{ table: 'users', isSequential: true }]);
    expect(faultsOf(reading('users', 100_000), [])).toMatchObject([{ table: 'users', rows: 100_000 }]);
  });

  it('is judged by the table of which it reads a partition', () => {
    const statement = reading('learning_events_archive_2025', 9, true);
    expect(faultsOf(statement, [])).toMatchObject([{ table: 'learning_events_archive' }]);
  });

  it('is not judged by small tables', () => {
    expect(faultsOf(reading('courses', 40, true), [])).toEqual([]);
  });

  it('may be an exception, for the table and the statement that it names', () => {
    const exception = { table: 'users', statement: /^select from users/, why: 'It counts everybody.' };
    expect(faultsOf(reading('users', 500, true), [exception])).toEqual([]);
    expect(faultsOf(reading('sign_ins', 500, true), [exception])).toHaveLength(1);
    expect(faultsOf({ ...reading('users', 500, true), text: 'delete from users' }, [exception])).toHaveLength(
      1,
    );
  });
});

describe('the academy in which plans are judged', () => {
  it('has rows in every table that grows', () => {
    const filled = new Set(ALL_STEPS.map(({ name }) => name));
    expect([...LARGE_TABLES].filter((table) => !filled.has(table))).toEqual([]);
  });

  it('runs every job that follows from no request', () => {
    const modules = fileURLToPath(new URL('../../apps/api/src/modules/', import.meta.url));
    const sources = globSync('**/module.ts', { cwd: modules }).map((path) =>
      readFileSync(modules + path, 'utf8'),
    );
    const names = sources.flatMap((text) => [...text.matchAll(/'([a-z-]+)': Record<string, never>;/g)]);
    expect(JOBS).toEqual(names.map(([, name]) => name).sort());
  });
});

describe('the report on plans', () => {
  it('names what reads too much, once, with its statement', () => {
    const fault = { table: 'users', rows: 100_000, text: 'select\n  from users', isSequential: true };
    const report = plansTable([
      { name: 'GET /api/people', statements: 3, faults: [fault, fault] },
      { name: 'GET /api/courses', statements: 2, faults: [] },
    ]);
    expect(report).toContain('2 requests and jobs with 5 statements were explained; 1 read too much.');
    expect(report.match(/scans users, 100000 rows:\n {2}select from users/g)).toHaveLength(1);
    expect(report).not.toContain('/api/courses');
  });

  it('says so when every statement is fine', () => {
    expect(plansTable([{ name: 'GET /api/courses', statements: 2, faults: [] }])).toContain('by an index');
  });
});
