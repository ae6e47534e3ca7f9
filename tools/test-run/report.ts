import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root.mjs';
import type { Failure } from './counts.ts';
import { nameOf, type PartResult, type Unsteady } from './rerun-failures.ts';

export type MeasuredPart = PartResult & {
  name: string;
  seconds: number;
  /** Undefined if the machine does not count it. */
  cpuSeconds: number | undefined;
  cpuBudgetInMinutes: number | undefined;
};

const LINES_OF_AN_ERROR = 12;
const unsteadyFile = '.cache/test-run/unsteady.json';

/** Failures and their reasons are at the end of a long run, where its reader begins. */
export function printReport(parts: readonly MeasuredPart[]): void {
  for (const failure of parts.flatMap(({ failures }) => failures))
    console.log(`\n✗ ${formatFailure(failure)}`);
  for (const failure of parts.flatMap(({ unsteady }) => unsteady))
    console.log(`\n${formatUnsteady(failure)}`);
  console.log(`\n${tableOf(parts)}`);
}

export function saveUnsteady(parts: readonly MeasuredPart[]): void {
  const file = join(projectRoot, unsteadyFile);
  mkdirSync(dirname(file), { recursive: true });
  const entries = parts.flatMap(({ name, unsteady }) =>
    unsteady.map((failure) => ({ part: name, ...failure })),
  );
  writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`);
}

export function tableOf(parts: readonly MeasuredPart[]): string {
  const rows = parts.map((part) => rowOf(part.name, part, overBudget(part)));
  const whole = {
    seconds: sum(parts.map(({ seconds }) => seconds)),
    cpuSeconds: parts.some(({ cpuSeconds }) => cpuSeconds === undefined)
      ? undefined
      : sum(parts.map(({ cpuSeconds = 0 }) => cpuSeconds)),
    unsteady: parts.flatMap(({ unsteady }) => unsteady),
  };
  return [
    `${'part'.padEnd(16)}${'wall'.padStart(10)}${'CPU'.padStart(10)}  unsteady`,
    ...rows,
    rowOf('all', whole, ''),
  ].join('\n');
}

type Row = Pick<MeasuredPart, 'seconds' | 'cpuSeconds' | 'unsteady'>;

function rowOf(name: string, { seconds, cpuSeconds, unsteady }: Row, remark: string): string {
  const cpu = cpuSeconds === undefined ? '–' : minutes(cpuSeconds);
  const row = `${name.padEnd(16)}${minutes(seconds).padStart(10)}${cpu.padStart(10)}  ${unsteady.length}`;
  return remark === '' ? row : `${row}  ${remark}`;
}

function overBudget({ cpuSeconds, cpuBudgetInMinutes }: MeasuredPart): string {
  if (cpuSeconds === undefined || cpuBudgetInMinutes === undefined) return '';
  return cpuSeconds > cpuBudgetInMinutes * 60 ? `over its ${cpuBudgetInMinutes} min of CPU` : '';
}

/** Failed in the full run, passed alone. */
export function formatUnsteady(failure: Unsteady): string {
  return failure.until === undefined
    ? `✗ unsteady, it passed when it ran alone: ${formatFailure(failure)}`
    : `! known as unsteady until ${failure.until}: ${formatFailure(failure)}`;
}

function formatFailure(failure: Failure): string {
  const error = failure.error.split('\n').slice(0, LINES_OF_AN_ERROR).join('\n');
  return `${nameOf(failure)}\n${error}`;
}

function minutes(seconds: number): string {
  return `${(seconds / 60).toFixed(1)} min`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
