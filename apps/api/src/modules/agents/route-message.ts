import {
  type AgentType,
  type Intent,
  type RuledIntent,
  ruledIntent,
  STATE_INTENTS,
  type StateIntent,
} from '@academy/domain/agents';
import type { FoundPassage } from '../passages/index.ts';
import { AGENTS_OF_INTENT } from './answers/talk.ts';
import type { Comparison, NearIntent } from './meaning.ts';

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
  /** Without a rule an utterance decides from here on, if it is so much nearer than any lesson; */
  utterance: 0.5,
  overLesson: 0.14,
  /** also where the message names neither the learner nor the academy. */
  plainUtterance: 0.6,
  farOverLesson: 0.15,
  /** Below this no lesson is near, and a sure rule about the learner or the academy decides if any utterance is like it, */
  noLesson: 0.38,
  anyUtterance: 0.3,
  /** unless something outside is nearer than its utterances by this. */
  outsideOverRule: 0.1,
  /** Another utterance wins over a rule from here on, if it is so much nearer than those of the rule. */
  utteranceOverRule: 0.7,
  clearlyNearer: 0.14,
  /** Two utterances that are so close ask back, unless the nearer one is plain. */
  hardlyNearer: 0.01,
  plain: 0.66,
  /** Its own subjects are likelier to be meant by whoever chose an agent. */
  ownAgent: 0.05,
} as const;

export type Route =
  | { readonly to: 'intent'; readonly intent: Intent }
  | { readonly to: 'clarify'; readonly intents: readonly StateIntent[] }
  | { readonly to: 'quote' | 'link'; readonly passages: readonly FoundPassage[] }
  | { readonly to: 'declined' };

export const isStateIntent = (intent: Intent): intent is StateIntent =>
  (STATE_INTENTS as readonly Intent[]).includes(intent);

/** The first owner of an intent is the agent whose subject it is. */
function withPrior(intents: readonly NearIntent[], agent: AgentType): NearIntent[] {
  const isOwn = (intent: Intent) => isStateIntent(intent) && AGENTS_OF_INTENT[intent][0] === agent;
  return intents
    .map(({ intent, score }) => ({ intent, score: isOwn(intent) ? score + THRESHOLDS.ownAgent : score }))
    .toSorted((a, b) => b.score - a.score);
}

/** By rules alone, where nothing can be compared. */
export function routeByRules(ruled: RuledIntent | null): Route {
  return ruled && ruled.weight !== 'hint' ? { to: 'intent', intent: ruled.intent } : { to: 'declined' };
}

/** Whether a message names the learner or the academy; what names neither is likelier to be about a lesson. */
const ABOUT_US = /\b(?:i|me|my|mine|we|us|our|you|your|here|academy|show|list|give)\b/;

/** Words of our subject, which nobody uses who asks about something else. */
const OF_OUR_SUBJECT =
  /\b(?:python|program(?:s|ming)?|(?:my|the|this|python|write|run|same) code|functions?|variables?|loops?|lists?|strings?|dictionar(?:y|ies)|datasets?|algorithms?|(?:my|the|a|this|language|trained) models?|chat ?bots?|chatgpt|ai|artificial intelligence|machine learning|neural)\b/;

/** A lesson that is described instead of asked: "the exercise with the buses". */
const NAMES_LESSON =
  /\b(?:exercises?|labs?|lessons?|practicals?|worked examples?) (?:about|with|on|where|that|for|in which)\b|\bwhere do we\b/;

interface Heard {
  readonly ruled: RuledIntent | null;
  readonly isAboutUs: boolean;
  /** The nearest utterances, with what speaks for the agent's own subjects. */
  readonly near: readonly NearIntent[];
  /** How near the nearest lesson is, */
  readonly lesson: number;
  /** and what the academy has nothing to do with. */
  readonly outside: number;
}

function routeByRule(
  { ruled, isAboutUs, near: [near], lesson, outside }: Heard,
  ofRule: number,
): Route | null {
  if (!ruled) return null;
  if (ruled.weight === 'hint') {
    const over = isAboutUs ? 0 : THRESHOLDS.overLesson;
    const isMeant = near?.intent === ruled.intent && near.score >= Math.max(lesson + over, outside);
    return isMeant ? { to: 'intent', intent: ruled.intent } : null;
  }
  const isOtherMeant =
    near !== undefined &&
    near.intent !== ruled.intent &&
    near.score > lesson &&
    near.score >= THRESHOLDS.utteranceOverRule &&
    near.score - ofRule >= THRESHOLDS.clearlyNearer;
  if (ruled.weight === 'certain') return { to: 'intent', intent: ruled.intent };
  if (isOtherMeant) return { to: 'intent', intent: near.intent };
  const isNearEnough =
    ofRule >= lesson || (isAboutUs && lesson < THRESHOLDS.noLesson && ofRule >= THRESHOLDS.anyUtterance);
  const isMeant = isNearEnough && outside - ofRule <= THRESHOLDS.outsideOverRule;
  return isMeant ? { to: 'intent', intent: ruled.intent } : null;
}

function routeByMeaning({ ruled, isAboutUs, near: [near, second], lesson, outside }: Heard): Route | null {
  if (!near) return null;
  const isNear = (from: number, over: number) => near.score >= Math.max(from, lesson + over, outside);
  const isMeant =
    ((ruled !== null || isAboutUs) && isNear(THRESHOLDS.utterance, THRESHOLDS.overLesson)) ||
    isNear(THRESHOLDS.plainUtterance, THRESHOLDS.farOverLesson);
  if (!isMeant) return null;
  const isClose =
    second !== undefined &&
    near.score - second.score < THRESHOLDS.hardlyNearer &&
    near.score < THRESHOLDS.plain;
  if (isClose && isStateIntent(near.intent) && isStateIntent(second.intent))
    return { to: 'clarify', intents: [near.intent, second.intent] };
  return { to: 'intent', intent: near.intent };
}

/** Whether a lesson is pointed to: it is near, or less near and anything outside is farther. */
function isNearEnough({ score, covered }: FoundPassage, outside: number, plain: string): boolean {
  const { link, linkByWords, linkByDistance } = THRESHOLDS;
  const isOurs = OF_OUR_SUBJECT.test(plain);
  return (
    (score >= link && outside - score <= (isOurs ? THRESHOLDS.outsideOfOurs : THRESHOLDS.outsideNearer)) ||
    (isOurs && score >= Math.max(THRESHOLDS.linkOfOurs, outside)) ||
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

/** Rules, utterances and lessons together: none of them alone is right often enough. */
export function routeMessage(
  /** `asked`: with "the course" for the name of one. */
  { plain, asked }: { readonly plain: string; readonly asked: string },
  agent: AgentType,
  { intents, passages, outside }: Comparison,
): Route {
  const ruled = ruledIntent(asked);
  const heard: Heard = {
    ruled,
    isAboutUs: ABOUT_US.test(asked),
    near: withPrior(intents, agent),
    lesson: passages[0]?.score ?? 0,
    outside,
  };
  const ofRule = intents.find(({ intent }) => intent === ruled?.intent)?.score ?? 0;
  return routeByRule(heard, ofRule) ?? routeByMeaning(heard) ?? routeToLessons(passages, outside, plain);
}
