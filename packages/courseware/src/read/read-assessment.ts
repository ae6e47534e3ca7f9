import { BANK_FACTOR } from '@academy/domain/learning/questions';
import type { Assessment, AssessmentItem } from '../courseware.ts';
import { assessmentShape } from '../shapes/lesson-shapes.ts';
import { readShape } from '../source/check-shape.ts';
import type { YamlSource } from '../source/yaml-source.ts';
import { collectProgram } from './collect-program.ts';
import { readQuestion } from './read-questions.ts';
import { type Reading, readOptionalYaml, renderingFor } from './reading.ts';

/** Null while the file is being written, or when it is not well formed. */
export async function readAssessment(reading: Reading, file: string): Promise<Assessment | null> {
  const source = await readOptionalYaml(reading, file);
  const shape = source === null ? null : readShape(assessmentShape, source, reading.report);
  if (source === null || shape === null) return null;
  const { id, title, minutes, pick } = shape;
  if (shape.items.length < BANK_FACTOR * pick)
    reading.report(
      file,
      source.lineOf(['items']),
      `The bank has ${shape.items.length} items; with ${pick} drawn it needs at least ${BANK_FACTOR * pick}.`,
    );
  const items = shape.items.flatMap((_, index) => readItem(reading, source, index) ?? []);
  checkRepeats(reading, source, items);
  checkEnemies(reading, source, items, pick);
  return { id, title, minutes, pick, items };
}

function readItem(reading: Reading, source: YamlSource, index: number): AssessmentItem | null {
  const path = ['items', index];
  const line = source.lineOf(path);
  const rendering = renderingFor(reading, source.file, () => line);
  const read = readQuestion(source, path, rendering, reading.report);
  if (read === null) return null;
  collectProgram(reading, source, path, read.question);
  const { lesson, enemies, question, generated } = read;
  const repeated = reading.checksAsked.get(question.askHtml + question.showHtml);
  if (repeated !== undefined)
    reading.report(source.file, line, `The item "${question.id}" repeats a check of ${repeated}.`);
  if (lesson === null) {
    reading.report(source.file, line, `The item "${question.id}" does not name the "lesson" to revisit.`);
    return null;
  }
  const known = reading.lessons.get(lesson);
  if (known?.isWritten !== true)
    reading.report(
      source.file,
      source.lineOf([...path, 'lesson']),
      known === undefined ? `There is no lesson ${lesson}.` : `The lesson ${lesson} is not written yet.`,
    );
  return { lesson, enemies, question, generated };
}

/** A group of one has no enemies, and only one item of each group can be drawn. */
function checkEnemies(
  reading: Reading,
  source: YamlSource,
  items: readonly AssessmentItem[],
  pick: number,
): void {
  const groups = new Map<string, string[]>();
  for (const { enemies, question } of items)
    if (enemies !== null) groups.set(enemies, [...(groups.get(enemies) ?? []), question.id]);
  for (const [group, ids] of groups)
    if (ids.length === 1)
      reading.report(
        source.file,
        lineOfItem(source, ids[0] ?? ''),
        `The item "${ids[0]}" is alone in the enemies "${group}".`,
      );
  const apart = items.filter(({ enemies }) => enemies === null).length + groups.size;
  if (groups.size > 0 && apart < pick)
    reading.report(
      source.file,
      source.lineOf(['pick']),
      `At most ${apart} can be drawn without two enemies, but "pick" is ${pick}.`,
    );
}

function checkRepeats(reading: Reading, source: YamlSource, items: readonly AssessmentItem[]): void {
  const ids = items.map(({ question }) => question.id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) !== index)
      reading.report(source.file, lineOfItem(source, id), `The item id "${id}" is used twice in this file.`);
  });
}

/** The last item with this id: the one to change. */
function lineOfItem(source: YamlSource, id: string): number {
  const { items } = source.value as { items: readonly { id?: unknown }[] };
  return source.lineOf(['items', items.findLastIndex((item) => item.id === id), 'id']);
}
