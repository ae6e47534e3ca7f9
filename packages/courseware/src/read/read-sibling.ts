import type { ClosedQuestion } from '@academy/domain/questions';
import type { Exercise } from '../courseware.ts';
import { exerciseShape, siblingShape } from '../shapes/lesson-shapes.ts';
import { readShape } from '../source/check-shape.ts';
import { parseYaml, type YamlSource } from '../source/yaml-source.ts';
import { noteProgram } from './note-program.ts';
import { readQuestion } from './read-questions.ts';
import { type Reading, readOptionalText, renderingFor } from './reading.ts';

/** Checks and exercise of a lesson; none when it has no sibling file. */
export interface Sibling {
  readonly file: string;
  readonly checks: readonly ClosedQuestion[];
  readonly exercise: Exercise | null;
  readonly lineOfCheck: (id: string) => number;
  readonly lineOfExercise: number;
  /** False when something could not be read, so that a missing id may be one of those. */
  readonly isWhole: boolean;
}

export async function readSibling(reading: Reading, file: string, lessonId: string): Promise<Sibling> {
  const none = { file, checks: [], exercise: null, lineOfCheck: () => 1, lineOfExercise: 1 };
  const text = await readOptionalText(reading.folder, file);
  if (text === null) return { ...none, isWhole: true };
  const source = parseYaml(file, text, reading.report);
  const shape = source === null ? null : readShape(siblingShape, source, reading.report);
  if (source === null || shape === null) return { ...none, isWhole: false };
  if (shape.lesson !== lessonId)
    reading.report(file, source.lineOf(['lesson']), `"lesson" must be ${lessonId}, as in the lesson's file.`);
  const count = shape.checks?.length ?? 0;
  const checks = Array.from({ length: count }, (_, index) => readCheck(reading, source, index) ?? []).flat();
  const exercise = shape.exercise === undefined ? null : readExercise(reading, source);
  checkRepeats(reading, source, checks);
  return {
    file,
    checks,
    exercise,
    lineOfCheck: (id) => lineOfCheck(source, id),
    lineOfExercise: source.lineOf(['exercise']),
    isWhole: checks.length === count && (shape.exercise === undefined || exercise !== null),
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
  const { question, lesson } = read;
  if (lesson !== null)
    reading.report(source.file, source.lineOf([...path, 'lesson']), 'A check does not name a lesson.');
  if (question.kind === 'code') {
    reading.report(source.file, line, 'A check cannot be of the type "code": write an exercise.');
    return null;
  }
  reading.checksAsked.set(question.askHtml + question.showHtml, source.file);
  noteProgram(reading, source, path, question);
  return question;
}

function readExercise(reading: Reading, source: YamlSource): Exercise | null {
  const shape = readShape(exerciseShape, source, reading.report, ['exercise']);
  if (shape === null) return null;
  const mistakes = shape.mistakes.map(({ make: [find = '', put = ''], when, say }) => {
    return { make: [find, put] as const, when, say };
  });
  const exercise = { ...shape, uses: shape.uses ?? [], mistakes };
  reading.programs.push({
    kind: 'exercise',
    file: source.file,
    line: source.lineOf(['exercise']),
    exercise,
    mistakeLines: mistakes.map((_, index) => source.lineOf(['exercise', 'mistakes', index])),
  });
  return exercise;
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

/** Of the last check with the id: the one to change. */
function lineOfCheck(source: YamlSource, id: string): number {
  const { checks } = source.value as { checks: readonly { id?: unknown }[] };
  return source.lineOf(['checks', checks.findLastIndex((check) => check.id === id), 'id']);
}
