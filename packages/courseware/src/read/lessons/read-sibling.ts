import type { ClosedQuestion } from '@academy/domain/learning/questions';
import type { Exercise } from '../../courseware.ts';
import { siblingShape } from '../../shapes/lesson-shapes.ts';
import { checkRuns } from '../../source/check-runs.ts';
import { readShape } from '../../source/check-shape.ts';
import { parseYaml, type YamlSource } from '../../source/yaml-source.ts';
import { collectProgram } from '../collect-program.ts';
import { readQuestion } from '../read-questions.ts';
import { type Reading, renderingFor } from '../reading.ts';
import { type Activity, readActivities } from './read-activities.ts';
import { readExercise } from './read-exercise.ts';

/** Checks, activities and exercise of a lesson; none when it has no sibling file. */
export interface Sibling {
  readonly file: string;
  readonly checks: readonly ClosedQuestion[];
  readonly activities: readonly Activity[];
  readonly exercise: Exercise | null;
  readonly lineOfCheck: (id: string) => number;
  readonly lineOfExercise: number;
  /** False when something could not be read, so that a missing id may be one of those. */
  readonly isWhole: boolean;
}

export async function readSibling(reading: Reading, file: string, lessonId: string): Promise<Sibling> {
  const none = { file, checks: [], activities: [], exercise: null, lineOfCheck: () => 1, lineOfExercise: 1 };
  const text = await reading.files.read(file);
  if (text === null) return { ...none, isWhole: true };
  if (!checkRuns(file, text, reading.report)) return { ...none, isWhole: false };
  const source = parseYaml(file, text, reading.report);
  const shape = source === null ? null : readShape(siblingShape, source, reading.report);
  if (source === null || shape === null) return { ...none, isWhole: false };
  if (shape.lesson !== lessonId)
    reading.report(file, source.lineOf(['lesson']), `"lesson" must be ${lessonId}, as in the lesson's file.`);
  const count = shape.checks?.length ?? 0;
  const checks = Array.from({ length: count }, (_, index) => readCheck(reading, source, index) ?? []).flat();
  const exercise = shape.exercise === undefined ? null : readExercise(reading, source);
  const activities = readActivities(reading, source, shape);
  checkRepeats(reading, source, checks);
  return {
    file,
    checks,
    activities: activities.filter((activity) => activity !== null),
    exercise,
    lineOfCheck: (id) => lineOfCheck(source, id),
    lineOfExercise: source.lineOf(['exercise']),
    isWhole:
      checks.length === count &&
      !activities.includes(null) &&
      (shape.exercise === undefined || exercise !== null),
  };
}

function readCheck(reading: Reading, source: YamlSource, index: number): ClosedQuestion | null {
  const path = ['checks', index];
  const line = source.lineOf(path);
  const read = readQuestion(
    source,
    path,
    renderingFor(reading, source.file, () => line),
    reading.report,
  );
  if (read === null) return null;
  const { question, generated, lesson, enemies } = read;
  if (lesson !== null)
    reading.report(source.file, source.lineOf([...path, 'lesson']), 'A check does not name a lesson.');
  if (enemies !== null)
    reading.report(
      source.file,
      source.lineOf([...path, 'enemies']),
      'A check has no enemies: all are asked.',
    );
  if (generated !== null)
    reading.report(source.file, source.lineOf([...path, 'draw']), 'A check does not draw its numbers.');
  if (question.kind === 'code') {
    reading.report(source.file, line, 'A check cannot be of the type "code": write an exercise.');
    return null;
  }
  reading.checksAsked.set(question.askHtml + question.showHtml, source.file);
  collectProgram(reading, source, path, question);
  return question;
}

function checkRepeats(reading: Reading, source: YamlSource, checks: readonly ClosedQuestion[]): void {
  const ids = checks.map(({ id }) => id);
  ids.forEach((id, index) => {
    if (ids.indexOf(id) !== index)
      reading.report(
        source.file,
        lineOfCheck(source, id),
        `The check id "${id}" is used twice in this file.`,
      );
  });
}

/** The last check with this id: the one to change. */
function lineOfCheck(source: YamlSource, id: string): number {
  const { checks } = source.value as { checks: readonly { id?: unknown }[] };
  return source.lineOf(['checks', checks.findLastIndex((check) => check.id === id), 'id']);
}
