import type { YamlSource } from '../../source/yaml-source.ts';
import type { Lint, LintedLesson } from '../linted-course.ts';
import { textsIn } from '../texts-of.ts';

interface Term {
  readonly word: string;
  readonly title: string;
  readonly pattern: RegExp;
  /** Index of the first lesson that explains it, from 0, and of its module. */
  readonly place: number;
  readonly module: number;
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A term is explained where the glossary has it, or earlier where the text introduces it in bold. */
function termsOf(lessons: readonly LintedLesson[]): Term[] {
  return lessons.flatMap(({ lesson }, place) =>
    lesson.blocks.flatMap((block): Term[] => {
      if (block.kind !== 'term') return [];
      const { word } = block;
      const bold = new RegExp(`\\*\\*${escaped(word)}s?\\*\\*`, 'i');
      const early = lessons.findIndex(({ source }) => bold.test(source.body));
      const first = early >= 0 && early < place ? early : place;
      const pattern = new RegExp(`(?<![\\p{L}-])${escaped(word)}s?(?![\\p{L}-])`, 'iu');
      return [{ word, title: lesson.title, pattern, place: first, module: lessons[first]?.module ?? 0 }];
    }),
  );
}

/** A key term that a question uses must be explained in that lesson or before, or in the module of that bank. */
export const checkTermLedger: Lint = ({ lessons, banks }, report) => {
  const terms = termsOf(lessons);
  const look = (source: YamlSource, list: 'checks' | 'items', isLate: (term: Term) => boolean) => {
    const late = terms.filter(isLate);
    const questions = (source.value as Record<string, readonly unknown[] | undefined>)[list] ?? [];
    for (const [index] of questions.entries()) {
      // An explanation comes after the answer, and brings its own words.
      const texts = textsIn(source, [list, index]).filter(({ field }) => field !== 'why');
      for (const { word, title, pattern } of late) {
        const found = texts.find(({ text }) => pattern.test(text));
        if (found)
          report(found.file, found.line, `"${word}" is used here, but explained later, in "${title}".`);
      }
    }
  };
  for (const [place, { sibling }] of lessons.entries())
    if (sibling) look(sibling, 'checks', (term) => term.place > place);
  for (const { source, module } of banks) look(source, 'items', (term) => term.module > module);
};
