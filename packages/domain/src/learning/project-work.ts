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

/** What keeps a project from being passed: parts that are too short, points of the list without a tick. */
export function missingInProject(
  { parts, checklist }: ProjectShape,
  { answers, ticked }: ProjectWork,
): MissingPiece[] {
  const short = parts.flatMap(({ id, ask, words }) => {
    const written = wordsIn(answers[id] ?? '');
    return written >= words
      ? []
      : [{ id, sentence: `“${ask}” needs at least ${words} words; you have ${written}.` }];
  });
  const open = checklist.flatMap(({ id, text }) =>
    ticked.includes(id) ? [] : [{ id, sentence: `Not yet ticked: ${text}` }],
  );
  return [...short, ...open];
}
