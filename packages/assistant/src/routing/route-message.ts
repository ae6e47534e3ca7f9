import {
  AGENTS_OF_INTENT,
  type AgentType,
  type Intent,
  STATE_INTENTS,
  type StateIntent,
} from '@academy/domain/assistant/agents';
import type { FoundPassage } from '../embedding/passages/index.ts';
import type { IntentGuess } from '../intents/model/index.ts';
import { evidenceOf, isOurs, leadOf, type UnderstoodMessage } from './leads.ts';

/** Measured by `npm run bench:agents` on the tuning questions, in the middle of the range that does equally well. */
const THRESHOLDS = {
  /** From here on a passage is quoted, if it is this far ahead of the next lesson; */
  quote: 0.52,
  beforeOthers: 0.12,
  /** and the lesson has this share of the question's words; */
  someWords: 0.2,
  /** from here on in any case. */
  surelyQuote: 0.75,
  /** Below this no lesson is shown, whatever was meant: it may be one that is not open. */
  hardlyNear: 0.33,
  /** A follow-up about a lesson is quoted from here on. */
  goesOn: 0.4,
  /** Two that are nearly as probable lead to a clarifying question. */
  hardlyLikelier: 0.05,
  /** The subjects of the chosen agent are more probable. */
  ownAgent: 1.3,
  /** Without an embedding, words alone have to be this clear. */
  byWords: 0.6,
} as const;

export type Route =
  | { readonly to: 'intent'; readonly intent: Intent }
  | { readonly to: 'clarify'; readonly intents: readonly StateIntent[] }
  | { readonly to: 'quote' | 'link'; readonly passages: readonly FoundPassage[] }
  | { readonly to: 'declined' };

export const isStateIntent = (intent: Intent): intent is StateIntent =>
  (STATE_INTENTS as readonly Intent[]).includes(intent);

/** The first owner of an intent is the agent responsible for its subject. */
function withPrior(guesses: readonly IntentGuess[], agent: AgentType): IntentGuess[] {
  const isOwn = (intent: Intent) => isStateIntent(intent) && AGENTS_OF_INTENT[intent][0] === agent;
  return guesses
    .map(({ intent, share }) => ({ intent, share: isOwn(intent) ? share * THRESHOLDS.ownAgent : share }))
    .toSorted((a, b) => b.share - a.share);
}

/** By rules and words alone, without an embedding. */
export function routeByWords({ ruled, meant: [first] }: Pick<UnderstoodMessage, 'ruled' | 'meant'>): Route {
  if (ruled && ruled.weight !== 'hint') return { to: 'intent', intent: ruled.intent };
  return first && isOurs(first) && first.share >= THRESHOLDS.byWords
    ? { to: 'intent', intent: first.intent }
    : { to: 'declined' };
}

/** What the product answers itself: the most probable intent, whatever else may be meant. */
function routeToOurs(guesses: readonly IntentGuess[]): Route {
  const [first, second] = guesses.filter(isOurs);
  if (!first) return { to: 'declined' };
  const isClose = second !== undefined && first.share - second.share < THRESHOLDS.hardlyLikelier;
  if (isClose && isStateIntent(first.intent) && isStateIntent(second.intent))
    return { to: 'clarify', intents: [first.intent, second.intent] };
  return { to: 'intent', intent: first.intent };
}

/** Two equally near lessons may both be meant: then both are shown, and none is quoted. */
function routeToLessons(passages: readonly FoundPassage[]): Route {
  const [first, second] = passages;
  if (!first || first.score < THRESHOLDS.hardlyNear) return { to: 'declined' };
  const isBeforeOthers =
    first.order - (second?.order ?? 0) >= THRESHOLDS.beforeOthers && first.covered >= THRESHOLDS.someWords;
  const isQuoted =
    first.score >= THRESHOLDS.surelyQuote || (first.score >= THRESHOLDS.quote && isBeforeOthers);
  return { to: isQuoted ? 'quote' : 'link', passages };
}

/** A follow-up about a lesson is quoted from it if the passage is near enough; otherwise only the link is shown. */
export const routeWithinLesson = (passage: FoundPassage): Route => ({
  to: passage.score >= THRESHOLDS.goesOn ? 'quote' : 'link',
  passages: [passage],
});

/** Combines the probable intents and the similarity of the lessons: neither alone is right often enough. */
export function routeMessage(
  understood: UnderstoodMessage,
  agent: AgentType,
  { passages, outside }: { readonly passages: readonly FoundPassage[]; readonly outside: number },
): Route {
  const { ruled, meant } = understood;
  if (ruled?.weight === 'certain') return { to: 'intent', intent: ruled.intent };
  switch (leadOf(evidenceOf(understood, { passages, outside }))) {
    case 'ours':
      return routeToOurs(withPrior(meant, agent));
    case 'lesson':
      return routeToLessons(passages);
    case 'outside':
      return { to: 'declined' };
  }
}
