import { textTable } from '../text-table.ts';

export interface Look {
  readonly minute: number;
  /** Units of work done so far. */
  readonly units: number;
  readonly serverBytes: number;
  readonly databaseBytes: number;
  readonly eventMs: number;
}

const EVERY_MINUTES = 5;
/** Server and database together, after an hour of load. */
const GOAL_MB = 250;

/** Every five minutes; in a short run at its half and its end. */
export function sampleTimes(minutes: number): number[] {
  const every = Math.min(EVERY_MINUTES, minutes / 2);
  return Array.from({ length: Math.floor(minutes / every) }, (_, index) => (index + 1) * every);
}

const HEAD = [
  'minutes of load',
  'units of work',
  'server MB',
  'database MB',
  'together',
  'CPU ms of one event',
];

/** Memory as PSS: what several processes share is counted once. */
export function memoryTable(looks: readonly Look[]): string {
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  const rows = looks.map(({ minute, units, serverBytes, databaseBytes, eventMs }) => [
    String(minute),
    String(units),
    String(megabytes(serverBytes)),
    String(megabytes(databaseBytes)),
    String(megabytes(serverBytes + databaseBytes)),
    eventMs.toFixed(2),
  ]);
  const together = megabytes((looks.at(-1)?.serverBytes ?? 0) + (looks.at(-1)?.databaseBytes ?? 0));
  const verdict = together <= GOAL_MB ? 'reached' : 'not yet';
  return `${textTable(HEAD, rows)}\n\nMemory is PSS; the event is always the same learner's. Goal: ≤ ${GOAL_MB} MB together, and flat: ${verdict}.`;
}
