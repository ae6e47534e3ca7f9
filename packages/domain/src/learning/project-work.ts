export interface ProjectShape {
  readonly parts: readonly { readonly id: string; readonly ask: string; readonly words: number }[];
  readonly checklist: readonly { readonly id: string; readonly text: string }[];
}

export interface ProjectWork {
  readonly answers: Readonly<Record<string, string>>;
  readonly ticked: readonly string[];
}

export interface MissingPiece {
  readonly id: string;
  readonly sentence: string;
}

/** How many words a text has; punctuation alone is none. */
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

/** One word over and over is no answer: half as many different words as are asked for is little, and enough. */
function objectionTo(text: string, leastWords: number, ask: string): string | null {
  const written = wordsIn(text);
  if (written < leastWords) return `“${ask}” needs at least ${leastWords} words. You have ${written} so far.`;
  const different = new Set(wordsOf(text)).size;
  return different < Math.ceil(leastWords / 2)
    ? `“${ask}” repeats the same few words. Please answer it in your own sentences.`
    : null;
}

/**
 * What keeps a project from being passed: parts that are too short, that repeat themselves or each other, points of the
 * list without a tick. Nobody but the learner judges whether it is good.
 */
export function missingInProject(
  { parts, checklist }: ProjectShape,
  { answers, ticked }: ProjectWork,
): MissingPiece[] {
  const short = parts.flatMap(({ id, ask, words }) => {
    const sentence = objectionTo(answers[id] ?? '', words, ask);
    return sentence === null ? [] : [{ id, sentence }];
  });
  const repeated = parts.flatMap(({ id, ask }, index) => {
    const first = parts.slice(0, index).find((other) => isSameText(answers[other.id], answers[id]));
    return first
      ? [
          {
            id,
            sentence: `“${ask}” has the same answer as “${first.ask}”. Please answer each one separately.`,
          },
        ]
      : [];
  });
  const open = checklist.flatMap(({ id, text }) =>
    ticked.includes(id) ? [] : [{ id, sentence: `Not ticked yet: ${text}` }],
  );
  return [...short, ...repeated, ...open];
}
