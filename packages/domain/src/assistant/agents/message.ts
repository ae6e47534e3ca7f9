/** The longest message, in characters. */
export const MESSAGE_MAX_CHARACTERS = 2000;
/** A program that the learner chose to attach, and its output. */
export const PROGRAM_MAX_CHARACTERS = 8000;
export const PROGRAM_ERROR_MAX_CHARACTERS = 2000;

export const CONFIDENCES = ['high', 'low', 'none'] as const;
/** How sure an answer is: stated outright, a pointer only, or declined. */
export type Confidence = (typeof CONFIDENCES)[number];

export const ENGINES = ['embedded', 'llm'] as const;
export type EngineName = (typeof ENGINES)[number];

/** What a message can be about. The first fifteen are answered from the learner's own state. */
export const STATE_INTENTS = [
  'progress',
  'next-lesson',
  'level',
  'streak',
  'study-plan',
  'current-lesson',
  'certificates',
  'badges',
  'sessions',
  'events',
  'coins',
  'rewards',
  'community',
  'courses',
  'assessments',
] as const;
export type StateIntent = (typeof STATE_INTENTS)[number];

export const TALK_INTENTS = [
  'courseware',
  'first-steps',
  'platform',
  'person',
  'greeting',
  'thanks',
  'abilities',
  'clarify',
  'safety',
  'declined',
] as const;
export const INTENTS = [...STATE_INTENTS, ...TALK_INTENTS] as const;
export type Intent = (typeof INTENTS)[number];
