import type { Lint } from '../linted-course.ts';
import { textsOf, type WrittenText } from '../texts-of.ts';

const NAME = '(\\p{Lu}\\p{Ll}{2,})';
const PLACE = '(\\p{Lu}\\p{L}+(?:[ -]\\p{Lu}\\p{L}+)*)';
const WHO = '(?:a|an|the) [\\p{Ll} -]{2,30}?';

const FACTS = {
  age: [`\\b${NAME}(?:,| is| \\() ?(\\d{1,2})(?= years old\\b|[,)])`, `\\b${NAME} is (\\d{1,2})(?=\\.)`],
  place: [
    `\\b${NAME} (?:lives|works|studies|sells|farms) (?:in|near) ${PLACE}`,
    `\\b${NAME} (?:from|of|in|near) ${PLACE}`,
    `\\b${NAME}, ${WHO} (?:from|in|near) ${PLACE}`,
    `\\b${NAME} (?:runs|owns|has|keeps|manages) ${WHO} (?:in|near) ${PLACE}`,
  ],
} as const;

interface StatedFact {
  readonly value: string;
  readonly where: WrittenText;
}

/** One name is one person throughout a course: two ages or two places confuse readers who remember the first. */
export const checkCharacterLedger: Lint = (linted, report) => {
  const texts = textsOf(linted);
  // "Servers in Johannesburg" is not a person: the word also occurs in lower case.
  const words = new Set(texts.flatMap(({ text }) => text.match(/\b\p{Ll}+\b/gu) ?? []));
  for (const [fact, sources] of Object.entries(FACTS)) {
    const seen = new Map<string, StatedFact>();
    for (const pattern of sources.map((source) => new RegExp(source, 'gu')))
      for (const where of texts)
        for (const [, name = '', value = ''] of where.text.matchAll(pattern)) {
          if (words.has(name.toLowerCase())) continue;
          const first = seen.get(name) ?? { value, where };
          seen.set(name, first);
          if (first.value !== value)
            report(
              where.file,
              where.line,
              `The ${fact} of ${name} is ${value} here, but ${first.value} in ${first.where.file}: give one of them another name.`,
            );
        }
  }
};
