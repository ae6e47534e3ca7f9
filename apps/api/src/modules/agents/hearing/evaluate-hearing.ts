import { isMended, plainMessage } from '@academy/domain/agents';
import { hearPerson, isAboutWork, type PersonConcern } from '@academy/domain/hearing';
import type { Embedder } from '../../../gateways/embedder.ts';
import { NearTexts, textKey } from '../../passages/index.ts';
import { HEARD_EXAMPLES, type HeardAs, type HeardExample } from './examples.ts';
import { hearByMeaning, rowsOfExamples } from './hear-by-meaning.ts';

const PARTS = 10;
const AT_A_TIME = 32;

interface Heard extends HeardExample {
  readonly byRules: PersonConcern | null;
  readonly byMeaning: PersonConcern | null;
}

/** As a message is read before it is compared. */
const asRead = (message: string) => (isMended(message) ? plainMessage(message) : message);

async function measured(embedder: Embedder): Promise<Map<string, Int8Array>> {
  const texts = [...new Set(HEARD_EXAMPLES.flatMap(({ message }) => [message, asRead(message)]))];
  const vectors = new Map<string, Int8Array>();
  for (let start = 0; start < texts.length; start += AT_A_TIME) {
    const part = texts.slice(start, start + AT_A_TIME);
    const made = await embedder.embed(part, false);
    for (const [index, vector] of made.entries()) vectors.set(textKey(part[index] ?? ''), vector);
  }
  return vectors;
}

function hearAll(vectors: ReadonlyMap<string, Int8Array>): Heard[] {
  const texts = new NearTexts(vectors);
  return Array.from({ length: PARTS }, (_, part) => {
    const isOfPart = (_example: HeardExample, place: number) => place % PARTS === part;
    const rows = rowsOfExamples(
      texts,
      HEARD_EXAMPLES.filter((example, place) => !isOfPart(example, place)),
    );
    return HEARD_EXAMPLES.filter(isOfPart).map((example) => {
      const { message } = example;
      const vector = vectors.get(textKey(asRead(message)));
      const near = texts.compare(vector ?? new Int8Array());
      const byMeaning = hearByMeaning(near, rows, { message, isAboutWork: isAboutWork(message) });
      return { ...example, byRules: hearPerson(message), byMeaning };
    });
  }).flat();
}

const isGrave = (concern: HeardAs | null) => concern === 'crisis' || concern === 'violence';
const shareOf = (heard: readonly Heard[], isCounted: (each: Heard) => boolean) =>
  (heard.filter(isCounted).length / heard.length).toFixed(3);

/** A line for each kind of example. */
export async function evaluateHearing(embedder: Embedder): Promise<string> {
  const heard = hearAll(await measured(embedder));
  const both = ({ byRules, byMeaning }: Heard) => byRules ?? byMeaning;
  const line = (name: string, of: readonly Heard[], isCounted: (concern: PersonConcern | null) => boolean) =>
    `${name} (${of.length}): rules ${shareOf(of, ({ byRules }) => isCounted(byRules))}, meaning ${shareOf(of, ({ byMeaning }) => isCounted(byMeaning))}, both ${shareOf(of, (each) => isCounted(both(each)))}`;
  const grave = heard.filter(({ heardAs }) => isGrave(heardAs));
  const kind = (name: HeardAs) => heard.filter(({ heardAs }) => heardAs === name);
  return [
    line('in danger, heard as that', grave, isGrave),
    line('in danger, heard at all', grave, (concern) => concern !== null),
    line('in distress, heard at all', kind('distress'), (concern) => concern !== null),
    line('ordinary, heard wrongly', kind('ordinary'), (concern) => concern !== null),
  ].join('\n');
}
