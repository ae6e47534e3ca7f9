import { parseArgs } from 'node:util';

const USUAL_PARTS = ['cpu', 'journey', 'study-hour', 'memory', 'programs', 'sign-ins'] as const;
/** Only on request: they take gigabytes and many minutes. */
const PARTS = [...USUAL_PARTS, 'growth', 'rewards', 'operations', 'plans'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  readonly parts: readonly Part[];
  /** How often every unit of the first table is measured. */
  readonly rounds: number;
  /** How often the journey is made. */
  readonly journeys: number;
  /** How long memory is sampled under load. */
  readonly minutes: number;
  /** The size of the academy that is compared with one of 1,000 learners. */
  readonly learners: number;
  /** Whether the requests of every screen or step are listed. */
  readonly wantsCalls: boolean;
}

function positive(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${text} is not a number above 0.`);
  return number;
}

function partsOf(only: string | undefined): readonly Part[] {
  if (only === undefined) return USUAL_PARTS;
  return only.split(',').map((name) => {
    const part = PARTS.find((known) => known === name);
    if (!part) throw new Error(`There is no part "${name}": the parts are ${PARTS.join(', ')}.`);
    return part;
  });
}

/** `--only=cpu,journey --rounds=5 --journeys=3 --minutes=30 --hour --calls`, `--only=growth --learners=1000000`, `--only=rewards`, `--only=operations`, `--only=plans` */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      journeys: { type: 'string' },
      minutes: { type: 'string' },
      learners: { type: 'string' },
      hour: { type: 'boolean' },
      calls: { type: 'boolean' },
    },
  });
  // With `--hour`, only memory is measured by default.
  const only = values.only ?? (values.hour || values.minutes ? 'memory' : undefined);
  return {
    parts: partsOf(only),
    rounds: positive(values.rounds, 5),
    journeys: positive(values.journeys, 3),
    minutes: positive(values.minutes, values.hour ? 60 : 1),
    learners: positive(values.learners, 100_000),
    wantsCalls: values.calls ?? false,
  };
}
