import type { LessonExercise } from '@academy/contract/learning/documents';
import { isPythonCached } from '../../../../lib/python/is-python-cached.ts';
import { PYTHON_DOWNLOAD_BYTES } from '../../../../lib/python/python-size.ts';
import { isSqlCached } from '../../../../lib/sql/is-sql-cached.ts';
import { SQL_DOWNLOAD_BYTES } from '../../../../lib/sql/sql-size.ts';

export type Language = 'python' | 'sql';

type SqlExercise = Extract<LessonExercise, { language: 'sql' }>;

/** Lessons saved before SQL existed have no language. */
export const isSql = (exercise: LessonExercise): exercise is SqlExercise => 'language' in exercise;

export const languageOf = (exercise: LessonExercise): Language => (isSql(exercise) ? 'sql' : 'python');

interface LanguageWords {
  readonly name: string;
  /** What the learner writes: a program or a query. */
  readonly written: string;
  readonly extension: string;
  readonly downloadBytes: number;
  readonly isKept: () => Promise<boolean>;
}

export const LANGUAGES: Readonly<Record<Language, LanguageWords>> = {
  python: {
    name: 'Python',
    written: 'program',
    extension: 'py',
    downloadBytes: PYTHON_DOWNLOAD_BYTES,
    isKept: isPythonCached,
  },
  sql: {
    name: 'SQL',
    written: 'query',
    extension: 'sql',
    downloadBytes: SQL_DOWNLOAD_BYTES,
    isKept: isSqlCached,
  },
};
