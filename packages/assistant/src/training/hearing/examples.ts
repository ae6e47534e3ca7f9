import { readdirSync, readFileSync } from 'node:fs';
import { PERSON_CONCERNS, type PersonConcern } from '@academy/domain/assistant/care';
import { ownMessages } from '../intents/index.ts';

const FOLDER = new URL('./examples/', import.meta.url);
const LEVELS: readonly HearingLabel[] = [...PERSON_CONCERNS, 'ordinary'];

/** What an example is about: a person, or nothing grave. */
export type HearingLabel = PersonConcern | 'ordinary';

export interface LabelledExample {
  readonly heardAs: HearingLabel;
  readonly message: string;
}

/** All messages of one writer: how well strangers are recognised is measured with a writer who was left out of training. */
export interface WrittenExamples {
  readonly writer: string;
  readonly examples: readonly LabelledExample[];
}

/** `level | message`; lines that begin with # name the language. */
function readExamples(file: string): LabelledExample[] {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name, ...fields] = line.split(' | ');
      const heardAs = LEVELS.find((level) => level === name);
      const message = fields.join(' | ');
      if (heardAs === undefined || message === '')
        throw new Error(`${file}: "${line}" is not a level and a message.`);
      return { heardAs, message };
    });
}

/** Messages about something else that mention a heavy heart nevertheless: they are no counter-examples. */
const HEAVY = new Set([
  'My girlfriend left me',
  'I am sad today',
  'I cannot sleep at night',
  'My husband drinks too much',
  'My mother is ill',
  'I was fired from my job',
]);

/** What learners ask the assistant about everything else. */
const askedMessages = (): LabelledExample[] =>
  ownMessages()
    .filter(({ message }) => !HEAVY.has(message))
    .map(({ message }) => ({ heardAs: 'ordinary', message }));

export const readWriters = (): WrittenExamples[] => [
  ...readdirSync(FOLDER)
    .toSorted()
    .map((file) => ({ writer: file.replace('.txt', ''), examples: readExamples(file) })),
  { writer: 'asked', examples: askedMessages() },
];

/** Without duplicates. */
export function distinctExamples(writers: readonly WrittenExamples[]): LabelledExample[] {
  const byMessage = new Map<string, LabelledExample>();
  for (const example of writers.flatMap(({ examples }) => examples))
    byMessage.set(example.message.toLowerCase(), example);
  return [...byMessage.values()];
}
