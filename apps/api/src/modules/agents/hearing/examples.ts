import { readFileSync } from 'node:fs';
import { PERSON_CONCERNS, type PersonConcern } from '@academy/domain/hearing';
import { OUTSIDE_UTTERANCES } from '../utterances/outside-utterances.ts';

/** What an example is said about: a person, or nothing that is heavy. */
export type HeardAs = PersonConcern | 'ordinary';

export interface HeardExample {
  readonly heardAs: HeardAs;
  readonly message: string;
}

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

function readPerson(line: string): HeardExample {
  const [name, ...said] = line.split(' | ');
  const heardAs = PERSON_CONCERNS.find((concern) => concern === name);
  const message = said.join(' | ');
  if (heardAs === undefined || message === '')
    throw new Error(`people-examples.txt: "${line}" is not a level and a message.`);
  return { heardAs, message };
}

const ordinary = (message: string): HeardExample => ({ heardAs: 'ordinary', message });

/** Sayings that have nothing to do with the academy, and speak of a heavy heart nevertheless: they are no contrast. */
const isHeavy = new Set([
  'My girlfriend left me',
  'I am sad today',
  'I cannot sleep at night',
  'My husband drinks too much',
  'My mother is ill',
  'I was fired from my job',
]);

/** What messages are compared with to hear the person who writes. */
export const HEARD_EXAMPLES: readonly HeardExample[] = [
  ...linesOf('./people-examples.txt').map(readPerson),
  ...linesOf('./ordinary-examples.txt').map(ordinary),
  ...OUTSIDE_UTTERANCES.filter((message) => !isHeavy.has(message)).map(ordinary),
];
