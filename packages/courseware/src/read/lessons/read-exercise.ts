import type { Exercise, PythonExercise, SqlExercise } from '../../courseware.ts';
import { exerciseShape, sqlExerciseShape } from '../../shapes/lesson-shapes.ts';
import { readShape } from '../../source/check-shape.ts';
import type { YamlSource } from '../../source/yaml-source.ts';
import type { Reading } from '../reading.ts';

const PATH = ['exercise'];

/** Reads the exercise of a lesson and notes it as a program to be proven. */
export function readExercise(reading: Reading, source: YamlSource): Exercise | null {
  const { exercise: raw } = source.value as { exercise?: { language?: unknown } | null };
  const isSql = raw?.language !== undefined;
  const exercise = isSql ? readSql(reading, source) : readPython(reading, source);
  if (exercise === null) return null;
  reading.programs.push({
    kind: 'exercise',
    file: source.file,
    line: source.lineOf(PATH),
    exercise,
    mistakeLines: exercise.mistakes.map((_, index) => source.lineOf([...PATH, 'mistakes', index])),
  });
  return exercise;
}

interface RawMistake {
  readonly make: readonly string[];
  readonly when: string;
  readonly say: string;
}

const mistakesOf = (raw: readonly RawMistake[]) =>
  raw.map(({ make: [find = '', put = ''], when, say }) => ({ make: [find, put] as const, when, say }));

function readPython(reading: Reading, source: YamlSource): PythonExercise | null {
  const shape = readShape(exerciseShape, source, reading.report, PATH);
  return shape && { ...shape, uses: shape.uses ?? [], mistakes: mistakesOf(shape.mistakes) };
}

function readSql(reading: Reading, source: YamlSource): SqlExercise | null {
  const shape = readShape(sqlExerciseShape, source, reading.report, PATH);
  if (shape === null) return null;
  const testsOf = (kind: 'tests' | 'hidden') =>
    shape[kind].map(({ name, query, columns, rows, ordered, count }, index) => {
      if (columns === undefined && rows === undefined && count === undefined)
        reading.report(
          source.file,
          source.lineOf([...PATH, kind, index]),
          `The test "${name}" asks for nothing: give it columns, rows or count.`,
        );
      return {
        name,
        query: query ?? null,
        columns: columns ?? null,
        rows: rows ?? null,
        ordered: ordered ?? false,
        count: count ?? null,
      };
    });
  return {
    ...shape,
    tests: testsOf('tests'),
    hidden: testsOf('hidden'),
    mistakes: mistakesOf(shape.mistakes),
  };
}
