import type { PersonConcern } from './person-concern.ts';

/**
 * Lines that are free or cost a local call, in South Africa. Sources: SADAG (0800 567 567, SMS 31393), LifeLine (0861
 * 322 322), the Gender-Based Violence Command Centre of the Department of Social Development (0800 428 428), the police
 * (10111) and the emergency number of every cellphone (112).
 */
const CRISIS_WORDS = `I am really glad that you said this. I am only a program, and you deserve a person right now.

- SADAG suicide crisis line, day and night, free: 0800 567 567, or SMS 31393
- LifeLine counselling: 0861 322 322
- In danger now: 112 from any cellphone, or 10177 for an ambulance

Please call one of them, or go to someone you trust and tell them what you told me. Your courses will wait for you.`;

const VIOLENCE_WORDS = `I am sorry that this is happening to you. It is not your fault, and there are people who can help right now.

- Gender-Based Violence Command Centre, day and night, free: 0800 428 428, or *120*7867# for a call back
- Police: 10111, or 112 from any cellphone
- LifeLine counselling: 0861 322 322

I am only a program and cannot come to you; they can.`;

const DISTRESS_WORDS = `I am sorry that things are so heavy right now, and I am glad that you said it. You do not have to carry this alone.

- SADAG, day and night, free: 0800 567 567, or SMS 31393
- LifeLine counselling: 0861 322 322

One small step for now: breathe out slowly three times, drink some water, and tell one person you trust how you feel. Your courses will wait for you.`;

const WORDS: Readonly<Record<PersonConcern, string>> = {
  crisis: CRISIS_WORDS,
  violence: VIOLENCE_WORDS,
  distress: DISTRESS_WORDS,
};

/** The replies to somebody who is in danger or suffers. */
export const careWords = (concern: PersonConcern): string => WORDS[concern];
