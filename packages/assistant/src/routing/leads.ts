import type { FoundPassage } from '../embedding/passages/index.ts';
import type { RuledIntent } from '../intents/index.ts';
import type { IntentGuess } from '../intents/model/index.ts';
import learnt from './lead-weights.json' with { type: 'json' };

/** Where a message is routed: to lessons, outside our subjects, or to an answer of the product. */
export const LEADS = ['lesson', 'outside', 'ours'] as const;
export type Lead = (typeof LEADS)[number];

/** A message as understood before any lookup. */
export interface UnderstoodMessage {
  readonly plain: string;
  readonly ruled: RuledIntent | null;
  /** The most probable first. */
  readonly meant: readonly IntentGuess[];
}

/** The search results: the nearest lessons first, and the similarity to the nearest unrelated subject. */
export interface NearestMatches {
  readonly passages: readonly Pick<FoundPassage, 'score' | 'covered' | 'order'>[];
  readonly outside: number;
}

/** The features for choosing a lead. */
export const EVIDENCE = [
  'always',
  'nearLesson',
  'nearOutside',
  'wordsOfLesson',
  'beforeOthers',
  'meansLesson',
  'meansOutside',
  'meansOurs',
  'ofOurSubject',
  'namesLesson',
  'ruled',
] as const;
/**
 * Evidence about lessons, which only counts for lessons; the other leads do not depend on which lessons exist and may
 * be opened.
 */
export const OF_LESSONS = ['nearLesson', 'wordsOfLesson', 'beforeOthers', 'namesLesson'] as const;
export type Evidence = Readonly<Record<(typeof EVIDENCE)[number], number>>;
/** For each kind of evidence one weight per lead. */
export type LeadWeights = Readonly<Record<string, readonly number[]>>;

/** Words of our subject, which nobody uses in questions about something else. */
const OF_OUR_SUBJECT =
  /\b(?:python|program(?:s|ming)?|(?:my|the|this|python|write|run|same) code|functions?|variables?|loops?|lists?|strings?|dictionar(?:y|ies)|datasets?|algorithms?|(?:my|the|a|this|language|trained) models?|chat ?bots?|chatgpt|ai|artificial intelligence|machine learning|neural)\b/;

/** A lesson that is described instead of named: "the exercise with the buses". */
const NAMES_LESSON =
  /\b(?:exercises?|labs?|lessons?|practicals?|worked examples?) (?:about|with|on|where|that|for|in which)\b|\bwhere do we\b/;

/** Answered by the product itself, and not by a lesson or declined. */
export const isOurs = ({ intent }: IntentGuess) => intent !== 'courseware' && intent !== 'declined';

/** Brings all features to comparable scales, so that no weight has to be large. */
const NEARNESS = 4;
const WORDS = 2;
const LIKELIHOOD = 0.5;
/** A lower bound for shares, because their logarithm is used. */
const LEAST_SHARE = 0.002;

export function evidenceOf(
  { plain, ruled, meant }: UnderstoodMessage,
  { passages, outside }: NearestMatches,
): Evidence {
  const [first, second] = passages;
  const likely = (isAsked: (each: IntentGuess) => boolean) =>
    LIKELIHOOD * Math.log(Math.max(meant.find(isAsked)?.share ?? 0, LEAST_SHARE));
  return {
    always: 1,
    nearLesson: NEARNESS * (first?.score ?? 0),
    nearOutside: NEARNESS * outside,
    wordsOfLesson: WORDS * (first?.covered ?? 0),
    beforeOthers: NEARNESS * ((first?.order ?? 0) - (second?.order ?? 0)),
    meansLesson: likely(({ intent }) => intent === 'courseware'),
    meansOutside: likely(({ intent }) => intent === 'declined'),
    meansOurs: likely(isOurs),
    ofOurSubject: Number(OF_OUR_SUBJECT.test(plain)),
    namesLesson: Number(NAMES_LESSON.test(plain)),
    ruled: Number(ruled?.weight === 'sure'),
  };
}

/** Learnt by `npm run intents:train`. */
export const LEAD_WEIGHTS: LeadWeights = learnt;
export const LEAD_WEIGHTS_FILE = new URL('./lead-weights.json', import.meta.url);

/** The lead with the strongest evidence. */
export function leadOf(evidence: Evidence, weights: LeadWeights = LEAD_WEIGHTS): Lead {
  const sums = LEADS.map((_, lead) =>
    EVIDENCE.reduce((sum, name) => sum + evidence[name] * (weights[name]?.[lead] ?? 0), 0),
  );
  return LEADS[sums.indexOf(Math.max(...sums))] ?? 'outside';
}
