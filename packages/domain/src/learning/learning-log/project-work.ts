import { readsAsLanguage } from './reads-as-language.ts';

export interface ProjectShape {
  readonly parts: readonly { readonly id: string; readonly ask: string; readonly words: number }[];
  readonly checklist: readonly { readonly id: string; readonly text: string }[];
}

export interface ProjectWork {
  readonly answers: Readonly<Record<string, string>>;
  readonly ticked: readonly string[];
}

export const MISSING_CODES = ['too-short', 'few-words', 'not-language', 'same-answer', 'not-ticked'] as const;
type MissingCode = (typeof MISSING_CODES)[number];

export interface MissingPiece {
  /** The id of the part or of the point. */
  readonly id: string;
  readonly code: MissingCode;
  readonly sentence: string;
}

/** The number of words in a text; punctuation alone does not count. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter((word) => word !== '');

function isSameText(one: string | undefined, other: string | undefined): boolean {
  const words = wordsOf(one ?? '');
  return words.length > 0 && words.join(' ') === wordsOf(other ?? '').join(' ');
}

type Objection = Omit<MissingPiece, 'id'>;

/**
 * One word over and over is no answer: half as many different words as required is a low bar, and enough. Neither is
 * unreadable text.
 */
function objectionTo(text: string, leastWords: number, ask: string): Objection | null {
  const written = wordsIn(text);
  if (written < leastWords)
    return {
      code: 'too-short',
      sentence: `“${ask}” needs at least ${leastWords} words. You have ${written} so far.`,
    };
  if (new Set(wordsOf(text)).size < Math.ceil(leastWords / 2))
    return {
      code: 'few-words',
      sentence: `“${ask}” repeats the same few words. Please answer it in your own sentences.`,
    };
  if (!readsAsLanguage(text))
    return {
      code: 'not-language',
      sentence:
        'This does not read like sentences yet. Tell us in your own words what you did; any language is fine.',
    };
  return null;
}

/**
 * What keeps a project from being handed in: parts that are too short, that are not language, that repeat themselves or
 * each other, points of the list without a tick. People judge whether it is good.
 */
export function missingInProject(
  { parts, checklist }: ProjectShape,
  { answers, ticked }: ProjectWork,
): MissingPiece[] {
  const short = parts.flatMap(({ id, ask, words }) => {
    const objection = objectionTo(answers[id] ?? '', words, ask);
    return objection === null ? [] : [{ id, ...objection }];
  });
  const repeated = parts.flatMap(({ id, ask }, index) => {
    const first = parts.slice(0, index).find((other) => isSameText(answers[other.id], answers[id]));
    return first
      ? [
          {
            id,
            code: 'same-answer' as const,
            sentence: `“${ask}” has the same answer as “${first.ask}”. Please answer each one separately.`,
          },
        ]
      : [];
  });
  const open = checklist.flatMap(({ id, text }) =>
    ticked.includes(id) ? [] : [{ id, code: 'not-ticked' as const, sentence: `Not ticked yet: ${text}` }],
  );
  return [...short, ...repeated, ...open];
}
