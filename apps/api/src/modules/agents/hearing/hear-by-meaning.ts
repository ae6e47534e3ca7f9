import { PERSON_CONCERNS, type PersonConcern } from '@academy/domain/hearing';
import type { NearTexts } from '../../passages/index.ts';
import { HEARD_EXAMPLES, type HeardAs, type HeardExample } from './examples.ts';

/** Chosen by `npm run hearing:evaluate`, which leaves out a tenth of the examples at a time. */
const THRESHOLDS = {
  /** How quickly an example counts less with its distance. */
  reach: 0.05,
  /** From this share of the heavy examples on somebody is heard; */
  heard: 0.62,
  /** from here on where the model hardly knows the language, so that all of it lies near together; */
  heardAbroad: 0.87,
  /** from here on where lessons, machines or figures are spoken of, or something is simply asked. */
  heardAtWork: 0.9,
  /** The gravest that has so much of the heavy share is meant: too grave an answer costs a sentence. */
  grave: 0.35,
} as const;

/** Words that every third word of English is one of. */
const SMALL_WORDS = new Set(
  `i i'm im i've i'd i'll the to and of am me not it don't dont can't cant you have that for with be no a an he she they
   we are was were this my has had him her his our at on but all so if do just nobody myself anymore`.split(
    /\s+/,
  ),
);
const SHARE_OF_SMALL_WORDS = 0.3;

function isEnglish(message: string): boolean {
  const words =
    message
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  return words.filter((word) => SMALL_WORDS.has(word)).length >= SHARE_OF_SMALL_WORDS * words.length;
}

/** How those begin who want to know something; who suffers tells it. */
const ASKS =
  /^(?:how (?:do|can|much|many|long)|what (?:is|are|does|happens)(?! (?:wrong|the point))|which|where|when|can i|is (?:it|there)|do i|may i|show|give|write|list|call|book)\b/i;

/** The places of the examples among all texts. */
export type HeardRows = Readonly<Record<HeardAs, readonly number[]>>;

export function rowsOfExamples(
  texts: Pick<NearTexts, 'rowOf'>,
  examples: readonly HeardExample[] = HEARD_EXAMPLES,
): HeardRows {
  const rowsOf = (heardAs: HeardAs) =>
    examples
      .filter((example) => example.heardAs === heardAs)
      .flatMap(({ message }) => texts.rowOf(message) ?? []);
  return {
    crisis: rowsOf('crisis'),
    violence: rowsOf('violence'),
    distress: rowsOf('distress'),
    ordinary: rowsOf('ordinary'),
  };
}

function leastShare(message: string, isAboutWork: boolean): number {
  if (isAboutWork || ASKS.test(message)) return THRESHOLDS.heardAtWork;
  return isEnglish(message) ? THRESHOLDS.heard : THRESHOLDS.heardAbroad;
}

/** What a message says about the person who wrote it, by what it lies near to. */
export function hearByMeaning(
  near: Float32Array,
  rows: HeardRows,
  { message, isAboutWork }: { readonly message: string; readonly isAboutWork: boolean },
): PersonConcern | null {
  const weightOf = (heardAs: HeardAs) =>
    rows[heardAs].reduce((sum, row) => sum + Math.exp((near[row] ?? 0) / THRESHOLDS.reach), 0);
  const heavy = PERSON_CONCERNS.map((concern) => ({ concern, weight: weightOf(concern) }));
  const sum = heavy.reduce((so, { weight }) => so + weight, 0);
  const share = sum === 0 ? 0 : sum / (sum + weightOf('ordinary'));
  if (share < leastShare(message, isAboutWork)) return null;
  return heavy.find(({ weight }) => weight >= THRESHOLDS.grave * sum)?.concern ?? 'distress';
}
