import { DIRECTIVES, type DirectiveKind, type SourceBlock } from '../../source/split-blocks.ts';
import type { LessonSource } from '../lessons/lesson-source.ts';
import type { Sibling } from '../lessons/read-sibling.ts';
import type { Reading } from '../reading.ts';

/** Every check, activity and exercise is placed in the text exactly once, and nothing is placed that does not exist. */
export function checkPlacement(
  { report }: Reading,
  { file, bodyLine }: LessonSource,
  parts: readonly SourceBlock[],
  sibling: Sibling,
): void {
  const placed = new Set<string>();
  const known = new Set([
    ...sibling.checks.map(({ id }) => directive('check', id)),
    ...sibling.activities.map(({ block }) => directive(block.kind, block.id)),
    ...(sibling.exercise === null ? [] : [directive('exercise', sibling.exercise.id)]),
  ]);
  for (const part of parts) {
    const line = bodyLine + part.line;
    if (part.kind === 'markdown') continue;
    if (part.kind === 'unknown') {
      report(file, line, `"${part.text.trim()}" is no directive. There are: ${DIRECTIVES.join(', ')}.`);
      continue;
    }
    const name = directive(part.kind, part.id);
    // Both store what learners write under this id.
    if (part.kind === 'note' && known.has(directive('reveal', part.id)))
      report(file, line, `${directive('reveal', part.id)} brings its own box: remove ${name}.`);
    if (placed.has(name)) report(file, line, `${name} is placed in the text twice.`);
    placed.add(name);
    if (part.kind !== 'note' && sibling.isWhole && !known.has(name))
      report(file, line, `${name} is not written in the file beside the lesson.`);
  }
  for (const { id } of sibling.checks)
    if (!placed.has(directive('check', id)))
      report(sibling.file, sibling.lineOfCheck(id), `The check "${id}" is not placed in the text.`);
  for (const { block, line } of sibling.activities)
    if (!placed.has(directive(block.kind, block.id)))
      report(sibling.file, line, `The ${block.kind} "${block.id}" is not placed in the text.`);
  const { exercise } = sibling;
  if (exercise !== null && !placed.has(directive('exercise', exercise.id)))
    report(sibling.file, sibling.lineOfExercise, `The exercise "${exercise.id}" is not placed in the text.`);
}

function directive(kind: DirectiveKind, id: string): string {
  return `::${kind}[${id}]`;
}
