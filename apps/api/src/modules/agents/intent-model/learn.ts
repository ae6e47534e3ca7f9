import { hash } from 'node:crypto';
import { isMended, plainMessage, ruledIntent } from '@academy/domain/agents';
import type { Embedder } from '../../../gateways/embedder.ts';
import { Speller } from '../../passages/index.ts';
import { asRead } from '../as-read.ts';
import { ALL_UTTERANCES } from '../utterances/utterances.ts';
import { featuresOf } from './features.ts';
import { IntentModel, packedModel } from './intent-model.ts';
import type { Labelled } from './read-messages.ts';
import { type Lesson, trainedWeights } from './train.ts';

export interface Academy {
  readonly courses: readonly { readonly title: string }[];
  /** The lessons, by whose words what was mistyped is mended. */
  readonly texts: readonly string[];
}

/** A message counts so much once more without its vector, for the hours in which none can be made. */
const WITHOUT_VECTOR = 0.15;

interface Read {
  readonly label: Labelled;
  readonly lessons: readonly [withVector: Lesson, without: Lesson];
}

async function readAll(labelled: readonly Labelled[], academy: Academy, embedder: Embedder): Promise<Read[]> {
  const speller = new Speller([...academy.texts, ...ALL_UTTERANCES], embedder.knows);
  const read: Read[] = [];
  for (const label of labelled) {
    const { message, intent } = label;
    const spell = speller.ofMessage();
    const plain = plainMessage(message, spell);
    const { asked, askedText } = asRead(message, plain, {
      isMended: isMended(message, spell),
      courses: academy.courses,
    });
    const [vector = null] = await embedder.embed([askedText], false);
    const heard = { message, plain, ruled: ruledIntent(asked) };
    read.push({
      label,
      lessons: [
        { features: featuresOf({ ...heard, vector }), intent, weight: 1 },
        { features: featuresOf({ ...heard, vector: null }), intent, weight: WITHOUT_VECTOR },
      ],
    });
  }
  return read;
}

const modelOf = (read: readonly Read[], learntFrom: Buffer) =>
  packedModel(trainedWeights(read.flatMap(({ lessons }) => lessons)), learntFrom);

/** How many are told right by a model that has not learnt from them, with and without their vectors. */
function foldShares(read: readonly Read[], folds: number): [number, number] {
  let [right, rightWithout] = [0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const isOut = (_: Read, index: number) => index % folds === fold;
    const model = new IntentModel(
      modelOf(
        read.filter((each, index) => !isOut(each, index)),
        Buffer.alloc(32),
      ),
    );
    for (const { label, lessons } of read.filter(isOut)) {
      const [withVector, without] = lessons.map(
        ({ features }) => model.meant(features)[0]?.intent === label.intent,
      );
      right += Number(withVector);
      rightWithout += Number(without);
    }
  }
  return [right / read.length, rightWithout / read.length];
}

/** Of the messages alone: lessons may change without teaching anew. */
export const hashOf = (labelled: readonly Labelled[]): Buffer =>
  hash('sha256', labelled.map(({ intent, message }) => `${intent} ${message}`).join('\n'), 'buffer');

interface Learnt {
  readonly file: Buffer;
  readonly messages: number;
  /** Null where nothing was held out. */
  readonly shares: readonly [number, number] | null;
}

export async function learnIntents(
  { own, more }: { readonly own: readonly Labelled[]; readonly more: readonly Labelled[] },
  academy: Academy,
  { embedder, folds }: { readonly embedder: Embedder; readonly folds: number },
): Promise<Learnt> {
  const read = await readAll([...own, ...more], academy, embedder);
  return {
    file: modelOf(read, hashOf(own)),
    messages: read.length,
    shares: folds > 1 ? foldShares(read, folds) : null,
  };
}
