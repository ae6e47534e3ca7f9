import { careWords } from './care-words.ts';
import type { PersonConcern } from './person-concern.ts';

/** Narrow on purpose, because lessons speak of law, health and money too. */
export type MatterConcern = 'advice' | 'answer-key' | 'injection';

/** What is checked before any engine: the person first, then what is asked for. */
export type SafetyConcern = PersonConcern | MatterConcern;

const WORDS: Readonly<Record<MatterConcern, string>> = {
  advice:
    'I am here for your learning, so I do not give medical, legal, financial or political advice. Please ask somebody who knows your situation. If there is something in your lessons that I can look up, ask me that.',
  'answer-key':
    'I do not give answers to graded work: it has to show what you can do. Tell me what the question is about, and I find the lesson that explains it. In practice exercises you get hints, and after three honest tries the worked solution.',
  injection:
    'I can only tell you about your own learning and about the lessons that you may open, and I cannot change anything for you. What would you like to know about those?',
};

export const isOfPerson = (concern: SafetyConcern): concern is PersonConcern => !(concern in WORDS);

export const safetyWords = (concern: SafetyConcern): string =>
  isOfPerson(concern) ? careWords(concern) : WORDS[concern];
