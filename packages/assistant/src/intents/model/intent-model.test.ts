import type { Intent } from '@academy/domain/assistant/agents';
import { describe, expect, it } from 'vitest';
import { plainMessage } from '../../language/plain-message.ts';
import { hashOf } from '../../training/intents/learn.ts';
import { ownMessages } from '../../training/intents/read-messages.ts';
import { trainedWeights } from '../../training/intents/train.ts';
import { ruledIntent } from '../intent-rules.ts';
import { FEATURES, featuresOf, MEANT_INTENTS } from './features.ts';
import { IntentModel, packedModel, readIntentModel } from './intent-model.ts';
import { type KnownWords, WordsLearnt } from './known-words.ts';

const heardAs = (message: string, known: KnownWords) => {
  const plain = plainMessage(message);
  return featuresOf({ message, plain, ruled: ruledIntent(plain), vector: null }, known);
};

describe('the model of intents', () => {
  const model = readIntentModel();
  const meantBy = (message: string) => model.meant(heardAs(message, model.words));

  it('has learnt from the current messages; npm run intents:train builds it again', () => {
    expect(model.learntFrom).toBe(hashOf(ownMessages()).toString('hex'));
  });

  it('gives every intent a share, and all of them together the whole', () => {
    const meant = meantBy('how far am I with the course');
    expect(new Set(meant.map(({ intent }) => intent))).toEqual(new Set(MEANT_INTENTS));
    expect(meant.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(meant.map(({ share }) => share)).toEqual(
      meant.map(({ share }) => share).toSorted((a, b) => b - a),
    );
  });

  it.each<[string, Intent]>([
    ['how many coins have I got', 'coins'],
    ['ngingakanani amakhoyini ami', 'coins'],
    ['wanneer is my volgende sessie met die afrigter', 'sessions'],
    ['what do people use a neural network for', 'courseware'],
    ['who won the rugby on saturday', 'declined'],
  ])('tells without a vector what is meant by %j', (message, intent) => {
    expect(meantBy(message)[0]?.intent).toBe(intent);
  });

  it('reads a message of the greatest length that has no words', () => {
    expect(meantBy('?'.repeat(2000))).toHaveLength(MEANT_INTENTS.length);
  });

  it('is not taken from a file that was made for other features', () => {
    expect(() => new IntentModel(Buffer.alloc(FEATURES))).toThrow('npm run intents:train');
  });
});

/** Enough for four messages. */
const FEW_ROUNDS = 30;

describe('learning', () => {
  const examples: readonly (readonly [string, Intent])[] = [
    ['blue blue sky', 'coins'],
    ['blue sea', 'coins'],
    ['green grass', 'streak'],
    ['green green tree', 'streak'],
  ];
  const words = new WordsLearnt(
    examples.map(([plain, intent]) => ({ plain, intent })),
    ['A lesson about the sea.'],
  );
  const lessons = examples.map(([message, intent]) => ({
    features: heardAs(message, words.before(message)),
    right: MEANT_INTENTS.indexOf(intent),
    weight: 1,
  }));
  const schooling = {
    features: FEATURES,
    meanings: MEANT_INTENTS.length,
    rounds: FEW_ROUNDS,
    regularisation: 1e-4,
  };

  it('separates its training classes, stores that in bytes, and is deterministic', () => {
    const weights = trainedWeights(lessons, schooling);
    const model = new IntentModel(packedModel(weights, words.hashed, Buffer.alloc(32, 7)));
    for (const [message, intent] of examples) {
      const [first] = model.meant(heardAs(message, model.words));
      expect([first?.intent, (first?.share ?? 0) > 0.9]).toEqual([intent, true]);
    }
    expect(model.learntFrom).toBe('07'.repeat(32));
    expect(Buffer.from(trainedWeights(lessons, schooling).buffer).equals(Buffer.from(weights.buffer))).toBe(
      true,
    );
  });

  it('keeps which words were asked for and which are taught, and takes none for known because it is in the message itself', () => {
    const kept = new IntentModel(
      packedModel(trainedWeights(lessons, { ...schooling, rounds: 1 }), words.hashed, Buffer.alloc(32)),
    ).words;
    const known = (stem: string, { isAsked, isTaught }: KnownWords) => [isAsked(stem), isTaught(stem)];
    expect(['sky', 'sea', 'lesson', 'scout'].map((stem) => known(stem, kept))).toEqual([
      [true, false],
      [true, true],
      [false, true],
      [false, false],
    ]);
    expect(known('blu', words.before('blue sea'))).toEqual([true, false]);
    expect(known('sky', words.before('blue blue sky'))).toEqual([false, false]);
  });
});
