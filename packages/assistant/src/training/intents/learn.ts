import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Intent } from '@academy/domain/assistant/agents';
import { isRuleWord, ruledIntent } from '../../intents/index.ts';
import {
  FEATURES,
  featuresOf,
  type HashedWords,
  IntentModel,
  MEANT_INTENTS,
  packedModel,
  WordsLearnt,
} from '../../intents/model/index.ts';
import { needsPlainWords, plainMessage, Speller } from '../../language/index.ts';
import type { UnderstoodMessage } from '../../routing/index.ts';
import { textsToCompare } from '../../routing/index.ts';
import { ALL_UTTERANCES } from '../utterances/index.ts';
import type { LabelledMessage } from './read-messages.ts';
import { type TrainingExample, trainedWeights } from './train.ts';

export interface Academy {
  readonly courses: readonly { readonly title: string }[];
  /** The texts of the lessons: their words correct typing errors, and count as known. */
  readonly texts: readonly string[];
  /** The questions that the lessons expect. */
  readonly questions: readonly string[];
}

/** How a text is read: its vector, and which words are spelt right. */
export interface Reader {
  readonly vectorsOf: (texts: readonly string[]) => Promise<ReadonlyMap<string, Int8Array>>;
  readonly knows: (word: string) => boolean;
}

/** A message counts again with this weight without its vector, for the times when no vectors can be made. */
const WITHOUT_VECTOR = 0.15;
/** There are far more unrelated subjects than the messages to decline can show. */
const OUTSIDE = 3;
const TRAINING = {
  features: FEATURES,
  meanings: MEANT_INTENTS.length,
  rounds: 200,
  regularisation: 5e-5,
};
/** Cross-validation: each fold is held out in turn, and classified by a model that has learnt from the others. */
const FOLDS = 4;

interface PreparedMessage extends LabelledMessage {
  readonly plain: string;
  readonly ruled: UnderstoodMessage['ruled'];
  readonly text: string;
  readonly lessons: readonly [withVector: TrainingExample, without: TrainingExample];
}

/** Each message as classified by a model that has not learnt from it. */
export interface HeldOut {
  readonly intent: Intent;
  readonly message: string;
  /** To compare with lessons. */
  readonly text: string;
  readonly understood: UnderstoodMessage;
}

interface TrainingSet {
  readonly read: readonly PreparedMessage[];
  readonly words: HashedWords;
}

async function readAll(
  labelled: readonly LabelledMessage[],
  { courses, texts, questions }: Academy,
  { vectorsOf, knows }: Reader,
): Promise<TrainingSet> {
  const speller = new Speller(
    [...texts, ...questions, ...ALL_UTTERANCES],
    (word) => isRuleWord(word) || knows(word),
  );
  const messages = labelled.map((label) => {
    const spell = speller.ofMessage();
    const plain = plainMessage(label.message, spell);
    const isRewritten = needsPlainWords(label.message, spell);
    return { ...label, plain, ...textsToCompare(label.message, plain, { isRewritten, courses }) };
  });
  const vectors = await vectorsOf(messages.map(({ askedText }) => askedText));
  const words = new WordsLearnt(messages, texts);
  const read = messages.map(({ intent, message, plain, text, asked, askedText }): PreparedMessage => {
    const ruled = ruledIntent(asked);
    const known = words.before(plain);
    const right = MEANT_INTENTS.indexOf(intent);
    const weight = intent === 'declined' ? OUTSIDE : 1;
    const featuresWith = (vector: Int8Array | null) => featuresOf({ message, plain, ruled, vector }, known);
    return {
      intent,
      message,
      plain,
      ruled,
      text,
      lessons: [
        { features: featuresWith(vectors.get(askedText) ?? null), right, weight },
        { features: featuresWith(null), right, weight: weight * WITHOUT_VECTOR },
      ],
    };
  });
  return { read, words: words.hashed };
}

function modelOf({ read, words }: TrainingSet, learntFrom: Buffer): Buffer {
  const lessons = read.flatMap((each) => each.lessons);
  return packedModel(trainedWeights(lessons, TRAINING), words, learntFrom);
}

interface CrossValidation {
  readonly heldOut: readonly HeldOut[];
  /** The share that is classified correctly, with and without vectors. */
  readonly shares: readonly [number, number];
}

function crossValidated({ read, words }: TrainingSet): CrossValidation {
  const foldOf = ({ plain }: PreparedMessage) => crc32(plain) % FOLDS;
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const others = read.filter((each) => foldOf(each) !== fold);
    return new IntentModel(modelOf({ read: others, words }, Buffer.alloc(32)));
  });
  const compared = read.map((each) => {
    const [meant = [], without = []] = each.lessons.map(
      ({ features }) => models[foldOf(each)]?.meant(features) ?? [],
    );
    return { each, meant, without };
  });
  const right = (kind: 'meant' | 'without') =>
    compared.filter(({ each, [kind]: [first] }) => first?.intent === each.intent).length / read.length;
  return {
    heldOut: compared.map(({ each: { intent, message, text, plain, ruled }, meant }) => ({
      intent,
      message,
      text,
      understood: { plain, ruled, meant },
    })),
    shares: [right('meant'), right('without')],
  };
}

/** The hash of the messages alone: lessons may change without training again. */
export const hashOf = (labelled: readonly LabelledMessage[]): Buffer =>
  hash('sha256', labelled.map(({ intent, message }) => `${intent} ${message}`).join('\n'), 'buffer');

export async function learnIntents(
  { own, more }: { readonly own: readonly LabelledMessage[]; readonly more: readonly LabelledMessage[] },
  academy: Academy,
  reader: Reader,
): Promise<CrossValidation & { readonly file: Buffer }> {
  const all = await readAll([...own, ...more], academy, reader);
  return { file: modelOf(all, hashOf(own)), ...crossValidated(all) };
}
