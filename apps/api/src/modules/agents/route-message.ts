import {
  type AgentType,
  type Intent,
  type RuledIntent,
  STATE_INTENTS,
  type StateIntent,
} from '@academy/domain/agents';
import type { FoundPassage } from '../passages/index.ts';
import { AGENTS_OF_INTENT } from './answers/talk.ts';
import type { Meant } from './intent-model/intent-model.ts';
import type { Comparison } from './meaning.ts';

/** Measured by `npm run bench:agents` on the questions that are for tuning, in the middle of what does equally well. */
const THRESHOLDS = {
  /** From here on a passage is quoted, if it stands so far before the next lesson; */
  quote: 0.52,
  beforeOthers: 0.07,
  /** and the lesson has so much of the question's words; */
  someWords: 0.2,
  /** from here on in any case. */
  surelyQuote: 0.7,
  /** From here on lessons are pointed to, also where something outside is nearer by this; */
  link: 0.4,
  outsideNearer: 0.08,
  /** or from here on where the lesson has the words of the question and is so much nearer than anything outside; */
  linkByWords: 0.33,
  mostWords: 0.5,
  nearerByWords: 0.03,
  /** or from here on where it is clearly nearer. */
  linkByDistance: 0.33,
  clearlyInside: 0.12,
  /** What speaks of programs or of models is hardly outside, however near something outside is, and may be less near; */
  outsideOfOurs: 0.15,
  linkOfOurs: 0.35,
  /** and whoever describes a lesson is shown the nearest ones from here on. */
  linkByName: 0.3,
  /** What is likeliest is meant from here on. Below the other no lesson is near, so that none can be meant. */
  meant: 0.3,
  noLesson: 0.38,
  /** From here on nothing of ours is meant, unless a lesson is surely the right one. */
  surelyOutside: 0.7,
  /** Two that are nearly as likely ask back. */
  hardlyLikelier: 0.05,
  /** Its own subjects are likelier to be meant by whoever chose an agent. */
  ownAgent: 1.3,
  /** Without anything to compare with, words alone have to be this plain. */
  byWords: 0.6,
} as const;

export type Route =
  | { readonly to: 'intent'; readonly intent: Intent }
  | { readonly to: 'clarify'; readonly intents: readonly StateIntent[] }
  | { readonly to: 'quote' | 'link'; readonly passages: readonly FoundPassage[] }
  | { readonly to: 'declined' };

export const isStateIntent = (intent: Intent): intent is StateIntent =>
  (STATE_INTENTS as readonly Intent[]).includes(intent);

/** The first owner of an intent is the agent whose subject it is. */
function withPrior(meant: readonly Meant[], agent: AgentType): Meant[] {
  const isOwn = (intent: Intent) => isStateIntent(intent) && AGENTS_OF_INTENT[intent][0] === agent;
  return meant
    .map(({ intent, share }) => ({ intent, share: isOwn(intent) ? share * THRESHOLDS.ownAgent : share }))
    .toSorted((a, b) => b.share - a.share);
}

/** What is told by an answer of the house, and not by a lesson or by nobody. */
const isOurs = ({ intent }: Meant) => intent !== 'courseware' && intent !== 'declined';

/** By rules and words alone, where nothing can be compared. */
export function routeByWords({ ruled, meant: [first] }: Pick<Understood, 'ruled' | 'meant'>): Route {
  if (ruled && ruled.weight !== 'hint') return { to: 'intent', intent: ruled.intent };
  return first && isOurs(first) && first.share >= THRESHOLDS.byWords
    ? { to: 'intent', intent: first.intent }
    : { to: 'declined' };
}

/** Words of our subject, which nobody uses who asks about something else. */
const OF_OUR_SUBJECT =
  /\b(?:python|program(?:s|ming)?|(?:my|the|this|python|write|run|same) code|functions?|variables?|loops?|lists?|strings?|dictionar(?:y|ies)|datasets?|algorithms?|(?:my|the|a|this|language|trained) models?|chat ?bots?|chatgpt|ai|artificial intelligence|machine learning|neural)\b/;

/** A lesson that is described instead of asked: "the exercise with the buses". */
const NAMES_LESSON =
  /\b(?:exercises?|labs?|lessons?|practicals?|worked examples?) (?:about|with|on|where|that|for|in which)\b|\bwhere do we\b/;

/** Something of ours is likelier than anything else; lessons do not count where none is near. */
function routeByIntent(meant: readonly Meant[], lesson: number): Route | null {
  const isNear = lesson >= THRESHOLDS.noLesson;
  const [first, second] = meant.filter(({ intent }) => isNear || intent !== 'courseware');
  if (!first || !isOurs(first) || first.share < THRESHOLDS.meant) return null;
  const isClose = second !== undefined && first.share - second.share < THRESHOLDS.hardlyLikelier;
  if (isClose && isStateIntent(first.intent) && isStateIntent(second.intent))
    return { to: 'clarify', intents: [first.intent, second.intent] };
  return { to: 'intent', intent: first.intent };
}

/** Whether a lesson is pointed to: it is near, or less near and anything outside is farther. */
function isNearEnough({ score, covered }: FoundPassage, outside: number, plain: string): boolean {
  const { link, linkByWords, linkByDistance } = THRESHOLDS;
  const isOfOurs = OF_OUR_SUBJECT.test(plain);
  return (
    (score >= link && outside - score <= (isOfOurs ? THRESHOLDS.outsideOfOurs : THRESHOLDS.outsideNearer)) ||
    (isOfOurs && score >= Math.max(THRESHOLDS.linkOfOurs, outside)) ||
    (score >= THRESHOLDS.linkByName && NAMES_LESSON.test(plain)) ||
    (score >= linkByWords &&
      covered >= THRESHOLDS.mostWords &&
      score - outside >= THRESHOLDS.nearerByWords) ||
    (score >= linkByDistance && score - outside >= THRESHOLDS.clearlyInside)
  );
}

/** Two lessons that are equally near may both be meant: then both are shown, and none is quoted. */
function routeToLessons(passages: readonly FoundPassage[], outside: number, plain: string): Route {
  const [first, second] = passages;
  if (!first || !isNearEnough(first, outside, plain)) return { to: 'declined' };
  const isBeforeOthers =
    first.order - (second?.order ?? 0) >= THRESHOLDS.beforeOthers && first.covered >= THRESHOLDS.someWords;
  const isQuoted =
    first.score >= THRESHOLDS.surelyQuote || (first.score >= THRESHOLDS.quote && isBeforeOthers);
  return { to: isQuoted ? 'quote' : 'link', passages };
}

/** What goes on with a lesson is quoted from it where it is near enough; what is not near is only shown the way there. */
export const routeWithinLesson = (passage: FoundPassage): Route => ({
  to: passage.score >= THRESHOLDS.link ? 'quote' : 'link',
  passages: [passage],
});

/** A message as it was understood before anything was looked up. */
export interface Understood {
  readonly plain: string;
  readonly ruled: RuledIntent | null;
  /** The likeliest first. */
  readonly meant: readonly Meant[];
}

/** What is likely to be meant and how near the lessons are, together: neither alone is right often enough. */
export function routeMessage(
  { plain, ruled, meant }: Understood,
  agent: AgentType,
  { passages, outside }: Pick<Comparison, 'passages' | 'outside'>,
): Route {
  if (ruled?.weight === 'certain') return { to: 'intent', intent: ruled.intent };
  const byIntent = routeByIntent(withPrior(meant, agent), passages[0]?.score ?? 0);
  if (byIntent) return byIntent;
  const isOutside = meant.some(
    ({ intent, share }) => intent === 'declined' && share >= THRESHOLDS.surelyOutside,
  );
  const isSure = (passages[0]?.score ?? 0) >= THRESHOLDS.surelyQuote;
  return isOutside && !isSure ? { to: 'declined' } : routeToLessons(passages, outside, plain);
}
