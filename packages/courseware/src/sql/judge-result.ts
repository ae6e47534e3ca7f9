import type { QueryTest, ResultTable, SqlValue } from './query-report.ts';

type Row = readonly SqlValue[];

const ROUNDING = 1e-9;

/** Why a result does not match a test; null when it does. */
export function judgeResult(test: QueryTest, result: ResultTable | undefined): string | null {
  if (result === undefined)
    return 'No rows came back: your program has no query that asks for any, such as a SELECT.';
  return (
    judgeColumns(test.columns, result) ??
    judgeCount(test.count, result) ??
    (test.rows === null ? null : judgeRows(test.rows, test.ordered, result))
  );
}

function judgeColumns(expected: QueryTest['columns'], { columns }: ResultTable): string | null {
  if (expected === null) return null;
  const isSame =
    expected.length === columns.length &&
    expected.every((name, index) => name.toLowerCase() === columns[index]?.toLowerCase());
  if (isSame) return null;
  return `Expected ${named(expected.length, 'column')}: ${expected.join(', ')}. But ${arrived(columns.length)}: ${columns.join(', ')}.`;
}

function judgeCount(expected: number | null, { rows, isCut }: ResultTable): string | null {
  if (expected === null || (rows.length === expected && !isCut)) return null;
  return `Expected ${named(expected, 'row')}, but ${cameRows(rows.length, isCut)}.`;
}

function judgeRows(expected: readonly Row[], isOrdered: boolean, result: ResultTable): string | null {
  const { columns, rows, isCut } = result;
  const width = expected[0]?.length ?? columns.length;
  if (columns.length !== width)
    return `Expected ${named(width, 'column')} in each row, but ${arrived(columns.length)}: ${columns.join(', ')}.`;
  const missing = without(expected, rows);
  const extra = without(rows, expected);
  if (missing.length === 0 && extra.length === 0) return isOrdered ? judgeOrder(expected, rows) : null;
  const counted =
    rows.length === expected.length
      ? `${named(rows.length, 'row')} came, as expected, but not the right ones.`
      : `Expected ${named(expected.length, 'row')}, but ${cameRows(rows.length, isCut)}.`;
  return [
    counted,
    ...(missing[0] ? [`Missing: ${shown(missing[0])}.`] : []),
    ...(extra[0] ? [`Not asked for: ${shown(extra[0])}.`] : []),
  ].join(' ');
}

function judgeOrder(expected: readonly Row[], rows: readonly Row[]): string | null {
  const index = expected.findIndex((row, place) => !isSameRow(row, rows[place] ?? []));
  const [expectedRow, came] = [expected[index], rows[index]];
  if (!expectedRow || !came) return null;
  return `The right rows came, but in another order. Expected as row ${index + 1}: ${shown(expectedRow)}. But there stands: ${shown(came)}.`;
}

/** Some rows minus others, counting duplicates. */
function without(rows: readonly Row[], taken: readonly Row[]): Row[] {
  const left = [...taken];
  return rows.filter((row) => {
    const index = left.findIndex((other) => isSameRow(row, other));
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
}

function isSameRow(one: Row, other: Row): boolean {
  return one.length === other.length && one.every((value, index) => isSameValue(value, other[index] ?? null));
}

function isSameValue(one: SqlValue, other: SqlValue): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return one === other;
  return Math.abs(one - other) <= ROUNDING * Math.max(1, Math.abs(one), Math.abs(other));
}

const shown = (row: Row) => row.map((value) => (value === null ? 'NULL' : String(value))).join(' | ');
const named = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
const arrived = (count: number) => (count === 1 ? '1 came' : `${count} came`);

function cameRows(count: number, isCut: boolean): string {
  if (isCut) return `more than ${count} came`;
  return count === 0 ? 'none came' : arrived(count);
}
