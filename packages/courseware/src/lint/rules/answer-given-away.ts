import type { SourcePath, YamlSource } from '../../source/yaml-source.ts';
import type { Lint } from '../linted-course.ts';

// A shorter answer, such as a number, occurs in many questions by chance.
const LEAST_WORDS = 3;

interface RawQuestion {
  readonly id?: string;
  readonly ask?: string;
  readonly show?: string;
  readonly enemies?: string;
  readonly options?: readonly { readonly text: string; readonly right?: boolean }[];
  readonly repairs?: RawQuestion['options'];
  readonly faults?: RawQuestion['options'];
  readonly code?: string;
}

const bare = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

function answersOf({ options = [], faults = [], repairs = [] }: RawQuestion): string[] {
  return [...options, ...faults, ...repairs]
    .filter(({ right }) => right === true)
    .map(({ text }) => text)
    .filter((text) => bare(text).trim().split(' ').length >= LEAST_WORDS);
}

function checkQuestions(
  source: YamlSource,
  list: 'checks' | 'items',
  report: (line: SourcePath, message: string) => void,
): void {
  const questions = (source.value as Record<string, readonly RawQuestion[] | undefined>)[list] ?? [];
  for (const [place, question] of questions.entries())
    for (const answer of answersOf(question)) {
      const teller = questions.findIndex(
        (other, index) =>
          // Checks are seen in their order; items are drawn in any.
          (list === 'items' ? index !== place : index > place) &&
          (other.enemies === undefined || other.enemies !== question.enemies) &&
          bare(`${other.ask} ${other.show ?? ''}`).includes(bare(answer)),
      );
      if (teller >= 0)
        report([list, teller], `This question gives away the answer of "${question.id}": "${answer}".`);
    }
}

/** No question may contain the answer of another one. */
export const checkAnswerGivenAway: Lint = ({ lessons, banks }, report) => {
  const look = (source: YamlSource, list: 'checks' | 'items') =>
    checkQuestions(source, list, (path, message) => report(source.file, source.lineOf(path), message));
  for (const { sibling } of lessons) if (sibling) look(sibling, 'checks');
  for (const { source } of banks) look(source, 'items');
};
