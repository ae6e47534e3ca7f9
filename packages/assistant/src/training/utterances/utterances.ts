import { type Intent, STATE_INTENTS } from '@academy/domain/assistant/agents';
import { ACADEMY_UTTERANCES } from './academy-utterances.ts';
import { EARNING_UTTERANCES } from './earning-utterances.ts';
import { EVERYDAY_UTTERANCES } from './everyday-utterances.ts';
import { OUTSIDE_UTTERANCES } from './outside-utterances.ts';
import { STUDYING_UTTERANCES } from './studying-utterances.ts';

const BY_NAME: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  ...STUDYING_UTTERANCES,
  ...EARNING_UTTERANCES,
  ...ACADEMY_UTTERANCES,
};

/** Example messages of learners by intent: the training data of the intent model, besides `messages.txt`. */
export const UTTERANCES: Readonly<Partial<Record<Intent, readonly string[]>>> = {
  ...BY_NAME,
  ...Object.fromEntries(
    STATE_INTENTS.map((intent) => [intent, [...(BY_NAME[intent] ?? []), ...EVERYDAY_UTTERANCES[intent]]]),
  ),
  greeting: ['Hello', 'Good morning', 'Hi there'],
  thanks: ['Thank you', 'Thanks a lot, that helped'],
  abilities: ['What can you do?', 'Who are you?', 'What may I ask you?'],
};

export const ALL_UTTERANCES: readonly string[] = [...Object.values(UTTERANCES).flat(), ...OUTSIDE_UTTERANCES];
