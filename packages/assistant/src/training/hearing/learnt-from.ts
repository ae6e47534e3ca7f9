import { createHash, hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { bucketsOf, hearPerson, ruleFeaturesOf } from '../../hearing/index.ts';
import { HEARING_FILE, LIGHT_HEARING_FILE } from '../../hearing/node/index.ts';
import * as crisis from '../../hearing/wording/crisis-wording.ts';
import * as distress from '../../hearing/wording/distress-wording.ts';
import * as homeCrisis from '../../hearing/wording/home-crisis-wording.ts';
import * as homeDistress from '../../hearing/wording/home-distress-wording.ts';
import * as subjects from '../../hearing/wording/subjects.ts';
import * as violence from '../../hearing/wording/violence-wording.ts';
import type { LabelledExample } from './examples.ts';

/** Sorted by name: Vitest gives the exports of a module in another order. */
const WORDING = Object.entries<unknown>({
  ...crisis,
  ...distress,
  ...homeCrisis,
  ...homeDistress,
  ...subjects,
  ...violence,
}).toSorted(([one], [other]) => (one < other ? -1 : 1));
/** Splitting all messages into pieces needs ten seconds; a sample of one in this many detects a change of that code. */
const EXAMPLES_PER_SAMPLE = 20;
const RECORD = new URL('./learnt-from.json', import.meta.url);

/** The inputs that the weights in the repository were learnt from, as hashes. */
interface LearntFrom {
  /** For each file of weights. */
  readonly weights: Readonly<Record<string, string>>;
  readonly inputs: string;
  /** Later inputs for which the weights were kept, because weights learnt from them did worse in an evaluation. */
  readonly keptFor?: string;
}

/** The hash of everything that training reads: the examples, the wording of the rules, and the pieces of messages. */
export function inputsHash(examples: readonly LabelledExample[]): string {
  const inputs = createHash('sha256');
  for (const { heardAs, message } of examples) inputs.update(`${heardAs} ${message}\n`);
  for (const [name, patterns] of WORDING) inputs.update(`${name} ${String(patterns)}\n`);
  for (const [at, { message }] of examples.entries())
    if (at % EXAMPLES_PER_SAMPLE === 0)
      inputs.update(`${bucketsOf(message).join()} ${ruleFeaturesOf(message, hearPerson(message)).join()}\n`);
  return inputs.digest('hex');
}

export const weightsHashes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [HEARING_FILE, LIGHT_HEARING_FILE].map((file) => [
      basename(file.pathname),
      hash('sha256', readFileSync(file), 'hex'),
    ]),
  );

export const readLearntFrom = (): LearntFrom => JSON.parse(readFileSync(RECORD, 'utf8')) as LearntFrom;

const write = (record: LearntFrom) => writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);

/** Records the inputs after weights were learnt and written. */
export const recordTraining = (examples: readonly LabelledExample[]): void =>
  write({ weights: weightsHashes(), inputs: inputsHash(examples) });

/** Records the inputs after they changed, and weights learnt from them were not better. */
export const recordKeptWeights = (examples: readonly LabelledExample[]): void =>
  write({ ...readLearntFrom(), keptFor: inputsHash(examples) });
