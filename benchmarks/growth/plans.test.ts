import { describe, expect, it } from 'vitest';
import { parsePlans, scannedBy } from './plans.ts';

const entry = (plan: object, text: string) => {
  const json = JSON.stringify({ 'Query Text': text, Plan: plan }, null, 2);
  return `2026-11-15 18:00:00.000 UTC [42] LOG:  duration: 0.120 ms  plan:\n${json.replace(/^/gm, '\t')}\n`;
};

describe('the plans in the log of the database', () => {
  it('are found among other lines, with their statement', () => {
    const index = {
      'Node Type': 'Index Scan',
      'Relation Name': 'users',
      'Shared Hit Blocks': 3,
      'Actual Rows': 1,
    };
    const reads = [{ table: 'users', rows: 1, isSequential: false }];
    const log = `UTC [1] LOG:  checkpoint\n${entry(index, 'select\n1')}UTC [1] WARNING:  late\n${entry(index, 'select 2')}`;
    expect(parsePlans(log)).toEqual([
      { text: 'select\n1', pages: 3, reads },
      { text: 'select 2', pages: 3, reads },
    ]);
  });

  it('tell which tables were read from end to end', () => {
    const scan = { 'Node Type': 'Seq Scan', 'Relation Name': 'events' };
    const plan = { 'Node Type': 'Sort', Plans: [scan, { 'Node Type': 'Hash', Plans: [scan] }] };
    expect(parsePlans(entry(plan, 'select')).map(scannedBy)).toEqual([['events']]);
  });

  it('tell how many rows were read, also those that a filter has removed, in every loop', () => {
    const rows = { 'Actual Rows': 2, 'Rows Removed by Filter': 7, 'Rows Removed by Index Recheck': 1 };
    const inner = { 'Node Type': 'Bitmap Heap Scan', 'Relation Name': 'events', 'Actual Loops': 3, ...rows };
    const unused = { 'Node Type': 'Seq Scan', 'Relation Name': 'users', 'Actual Loops': 0 };
    const plan = { 'Node Type': 'Nested Loop', Plans: [inner, unused] };
    const [statement] = parsePlans(entry(plan, 'select'));
    expect(statement?.reads).toEqual([{ table: 'events', rows: 30, isSequential: false }]);
  });

  it('count a page once for a node and its children, and also a write besides the answer', () => {
    const within = { 'Node Type': 'Index Scan', 'Shared Hit Blocks': 4, 'Shared Read Blocks': 1 };
    const beside = { 'Node Type': 'ModifyTable', 'Shared Hit Blocks': 20 };
    const nested = { 'Node Type': 'Limit', 'Shared Hit Blocks': 6, Plans: [within] };
    expect(parsePlans(entry(nested, 'select'))).toMatchObject([{ pages: 6 }]);
    expect(parsePlans(entry({ 'Node Type': 'Result', Plans: [beside] }, 'with'))).toMatchObject([
      { pages: 20 },
    ]);
  });
});
