import type { Lesson, Module } from '../../courseware.ts';
import type { CourseOutline } from '../course-outline.ts';
import { lineOfMention, type Reading } from '../reading.ts';

/** A course's glossary has each word once: two lessons that explain it would give it two meanings. */
export function checkTerms(
  reading: Reading,
  outline: CourseOutline,
  modules: readonly Pick<Module, 'lessons'>[],
): void {
  const sources = outline.modules.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'written' ? [entry.lesson] : [])),
  );
  const seen = new Map<string, { readonly lesson: Lesson; readonly id: string }>();
  for (const lesson of modules.flatMap(({ lessons }) => lessons)) {
    const source = sources.find(({ front }) => front.id === lesson.id);
    if (lesson.kind !== 'written' || source === undefined) continue;
    for (const block of lesson.blocks) {
      if (block.kind !== 'term') continue;
      const word = block.word.toLowerCase();
      const first = seen.get(word);
      if (first === undefined) seen.set(word, { lesson, id: block.id });
      // The same entry placed twice is a different fault.
      else if (first.lesson !== lesson || first.id !== block.id)
        reading.report(
          source.file,
          source.bodyLine - 1 + lineOfMention(source.body, `::term[${block.id}]`),
          `The term "${block.word}" is explained in "${first.lesson.title}" already.`,
        );
    }
  }
}
