import { median } from '../statistics.ts';
import { textTable } from '../text-table.ts';
import type { Traffic } from './traffic.ts';

export interface MeasuredStep extends Traffic {
  readonly name: string;
  readonly ms: number;
}

/** Moodle 5.1.5 with the same connection, phone and machine, cold, 2026-11-15, and our own goals, both in seconds. */
const REFERENCE: Readonly<Record<string, { readonly moodle: number; readonly goal: number }>> = {
  'landing page usable': { moodle: 9.4, goal: 2.5 },
  'submit → Home': { moodle: 3.0, goal: 2.5 },
  'course → first lesson': { moodle: 1.3, goal: 1.0 },
  'next lesson': { moodle: 1.3, goal: 0.3 },
  'next day, Home': { moodle: 3.3, goal: 1.0 },
  'next day, a lesson': { moodle: 1.3, goal: 0.5 },
};

const HEAD = [
  '400 kbit/s, 400 ms, CPU 4 × slower',
  's',
  'kB',
  'requests',
  'scripts',
  'Moodle s',
  'goal s',
  '',
];

/** The median of each step over its journeys. */
export function journeyTable(journeys: readonly (readonly MeasuredStep[])[]): string {
  const rows = (journeys[0] ?? []).map(({ name }, index) => {
    const times = journeys.flatMap((steps) => steps[index] ?? []);
    const middle = (pick: (step: MeasuredStep) => number) => median(times.map(pick));
    const seconds = middle(({ ms }) => ms) / 1000;
    const known = REFERENCE[name];
    return [
      name,
      seconds.toFixed(2),
      (middle(({ bytes }) => bytes) / 1000).toFixed(1),
      String(middle(({ requests }) => requests)),
      String(middle(({ scripts }) => scripts)),
      known?.moodle.toFixed(1) ?? '',
      known ? `≤ ${known.goal.toFixed(1)}` : '',
      known ? (seconds <= known.goal ? 'reached' : 'not yet') : '',
    ];
  });
  return textTable(HEAD, rows);
}
