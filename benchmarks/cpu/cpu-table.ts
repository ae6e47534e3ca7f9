import { textTable } from '../text-table.ts';
import type { MeasuredUnit } from './measure-cpu.ts';

/**
 * Moodle 5.1.5, the same work with all requests that its screen makes: ms of processor time of server and database on
 * two x86-64 cores, quiet, medians of interleaved rounds, 2026-11-15. The goal is how many times cheaper we want to be.
 */
const REFERENCE: Readonly<Record<string, { readonly moodleMs: number; readonly goal: number }>> = {
  'landing page and figures': { moodleMs: 42, goal: 176 },
  Home: { moodleMs: 298, goal: 100 },
  'course page': { moodleMs: 208, goal: 100 },
  'lesson page': { moodleMs: 158, goal: 100 },
  "the lesson's answer alone": { moodleMs: 105, goal: 200 },
  'own courses, JSON': { moodleMs: 71, goal: 150 },
  'write: one step completed': { moodleMs: 37, goal: 30 },
  search: { moodleMs: 116, goal: 40 },
};

/**
 * The bare route in Moodle's rounds took 0.04 ms, and that is all that was recorded. Machines differ in speed, so both
 * sides are compared in bare routes of their own run; the slowest bare route that rounds to 0.04 makes Moodle cheapest,
 * so no goal is reached by rounding.
 */
const MOODLE_BARE_MS = 0.045;

export interface CpuRow extends MeasuredUnit {
  /** The number of requests in one unit. */
  readonly calls: number;
}

const HEAD = [
  'CPU ms of server and database',
  'calls',
  'ms',
  '× bare',
  'Moodle ms',
  '× bare',
  'Moodle ÷ ours',
  'goal',
  '',
];

/** Milliseconds of both are shown for information; the goals are judged by what both sides cost in bare routes. */
export function cpuTable(rows: readonly CpuRow[]): string {
  const bare = rows[0]?.median ?? 1;
  return textTable(
    HEAD,
    rows.map((row) => cells(row, bare)),
  );
}

function cells({ name, calls, median, rounds }: CpuRow, bare: number): string[] {
  const known = REFERENCE[name];
  const own = [name, String(calls), median.toFixed(2), (median / bare).toFixed(1)];
  if (!known) return [...own, '', '', '', '', name.includes('same learner') ? growth(rounds) : ''];
  const moodleRoutes = known.moodleMs / MOODLE_BARE_MS;
  const ratio = moodleRoutes / (median / bare);
  const isReached = ratio >= known.goal;
  return [
    ...own,
    String(known.moodleMs),
    moodleRoutes.toFixed(0),
    ratio.toFixed(0),
    `≥ ${known.goal}`,
    isReached ? 'reached' : 'not yet',
  ];
}

/** The work of a single learner must not get more expensive over time: compares the first round with the last. */
function growth(rounds: readonly number[]): string {
  return `${rounds[0]?.toFixed(2)} → ${rounds.at(-1)?.toFixed(2)}`;
}
