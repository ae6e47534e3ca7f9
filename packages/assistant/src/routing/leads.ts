import type { FoundPassage } from '../embedding/passages/index.ts';
import type { RuledIntent } from '../intents/index.ts';
import type { Meant } from '../intents/model/index.ts';
import learnt from './lead-weights.json' with { type: 'json' };

/** Where a message leads: to lessons, to nothing of ours, or to an answer of the house. */
export const LEADS = ['lesson', 'outside', 'ours'] as const;
export type Lead = (typeof LEADS)[number];

/** A message as it was understood before anything was looked up. */
export interface Understood {
  readonly plain: string;
  readonly ruled: RuledIntent | null;
  /** The likeliest first. */
  readonly meant: readonly Meant[];
}

/** What was found beside it: the nearest lessons first, and how near something is that we have nothing to do with. */
export interface Near {
  readonly passages: readonly Pick<FoundPassage, 'score' | 'covered' | 'order'>[];
  readonly outside: number;
}

/** What speaks for one or the other. */
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
/** Speaks for a lesson or against it; what else is meant does not hang on which lessons there are and may be opened. */
export const OF_LESSONS = ['nearLesson', 'wordsOfLesson', 'beforeOthers', 'namesLesson'] as const;
export type Evidence = Readonly<Record<(typeof EVIDENCE)[number], number>>;
/** For each kind of evidence one weight for each lead. */
export type LeadWeights = Readonly<Record<string, readonly number[]>>;

/** Words of our subject, which nobody uses who asks about something else. */
const OF_OUR_SUBJECT =
  /\b(?:python|program(?:s|ming)?|(?:my|the|this|python|write|run|same) code|functions?|variables?|loops?|lists?|strings?|dictionar(?:y|ies)|datasets?|algorithms?|(?:my|the|a|this|language|trained) models?|chat ?bots?|chatgpt|ai|artificial intelligence|machine learning|neural)\b/;

/** A lesson that is described instead of asked: "the exercise with the buses". */
const NAMES_LESSON =
  /\b(?:exercises?|labs?|lessons?|practicals?|worked examples?) (?:about|with|on|where|that|for|in which)\b|\bwhere do we\b/;

/** What is told by an answer of the house, and not by a lesson or by nobody. */
export const isOurs = ({ intent }: Meant) => intent !== 'courseware' && intent !== 'declined';

/** Brings all of it to sizes that compare, so that no weight has to be large. */
const NEARNESS = 4;
const WORDS = 2;
const LIKELIHOOD = 0.5;
/** Below this no share says less than another. */
const LEAST_SHARE = 0.002;

export function evidenceOf({ plain, ruled, meant }: Understood, { passages, outside }: Near): Evidence {
  const [first, second] = passages;
  const likely = (isAsked: (each: Meant) => boolean) =>
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

/** As `npm run intents:train` has learnt them. */
export const LEAD_WEIGHTS: LeadWeights = learnt;
export const LEAD_WEIGHTS_FILE = new URL('./lead-weights.json', import.meta.url);

/** The lead that most speaks for. */
export function leadOf(evidence: Evidence, weights: LeadWeights = LEAD_WEIGHTS): Lead {
  const sums = LEADS.map((_, lead) =>
    EVIDENCE.reduce((sum, name) => sum + evidence[name] * (weights[name]?.[lead] ?? 0), 0),
  );
  return LEADS[sums.indexOf(Math.max(...sums))] ?? 'outside';
}
