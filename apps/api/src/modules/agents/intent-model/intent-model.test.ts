import { type Intent, plainMessage, ruledIntent } from '@academy/domain/agents';
import { describe, expect, it } from 'vitest';
import { FEATURES, featuresOf, MEANT_INTENTS } from './features.ts';
import { IntentModel, packedModel, readIntentModel } from './intent-model.ts';
import { hashOf } from './learn.ts';
import { ownMessages } from './read-messages.ts';
import { trainedWeights } from './train.ts';

const heardAs = (message: string, vector: Int8Array | null = null) => {
  const plain = plainMessage(message);
  return featuresOf({ message, plain, ruled: ruledIntent(plain), vector });
};

describe('the model of intents', () => {
  const model = readIntentModel();

  it('has learnt from the messages as they stand; npm run intents:train makes it anew', () => {
    expect(model.learntFrom).toBe(hashOf(ownMessages()).toString('hex'));
  });

  it('gives every intent a share, and all of them together the whole', () => {
    const meant = model.meant(heardAs('how far am I with the course'));
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
    expect(model.meant(heardAs(message))[0]?.intent).toBe(intent);
  });

  it('reads a message of the greatest length that has no words', () => {
    expect(model.meant(heardAs('?'.repeat(2000)))).toHaveLength(MEANT_INTENTS.length);
  });

  it('is not taken from a file that was made for other features', () => {
    expect(() => new IntentModel(Buffer.alloc(FEATURES))).toThrow('npm run intents:train');
  });
});

/** Enough for four messages. */
const FEW_ROUNDS = 30;

describe('learning', () => {
  const said: readonly (readonly [string, Intent])[] = [
    ['blue blue sky', 'coins'],
    ['blue sea', 'coins'],
    ['green grass', 'streak'],
    ['green green tree', 'streak'],
  ];
  const lessons = said.map(([message, intent]) => ({ features: heardAs(message), intent, weight: 1 }));

  it('tells apart what it was told, keeps that in bytes, and comes to the same each time', () => {
    const weights = trainedWeights(lessons, FEW_ROUNDS);
    const model = new IntentModel(packedModel(weights, Buffer.alloc(32, 7)));
    for (const [message, intent] of said) {
      const [first] = model.meant(heardAs(message));
      expect([first?.intent, (first?.share ?? 0) > 0.9]).toEqual([intent, true]);
    }
    expect(model.learntFrom).toBe('07'.repeat(32));
    expect(Buffer.from(trainedWeights(lessons, FEW_ROUNDS).buffer).equals(Buffer.from(weights.buffer))).toBe(
      true,
    );
  });
});
