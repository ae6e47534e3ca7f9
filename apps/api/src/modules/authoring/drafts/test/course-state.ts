import type { TestApp } from '../../../../test/test-app.ts';
import { readBundle } from '../index.ts';

export const filesIn = async ({ services }: TestApp, courseId: string) =>
  (await readBundle(services.db, courseId)).files.map(({ path, text }) => ({ path, text }));

/** Everything that the academy stores of a course. */
export async function courseState(academy: TestApp, courseId: string) {
  const rowsOf = async (sql: string) => (await academy.database.pool.query(sql, [courseId])).rows;
  return {
    course: await rowsOf('select * from courses where id = $1'),
    modules: await rowsOf('select * from course_modules where course_id = $1 order by id'),
    lessons: await rowsOf('select * from lessons where course_id = $1 order by id'),
    assessments: await rowsOf('select * from assessments where course_id = $1 order by id'),
    projects: await rowsOf('select * from projects where course_id = $1 order by id'),
    found: await rowsOf(`select kind, id, title, body, keywords, href, for_role from search_documents
      where href = '/course/' || $1 or href like '/course/' || $1 || '/%' order by kind, id`),
    passages: await rowsOf('select * from lesson_passages where course_id = $1 order by lesson_id, position'),
    documents: await rowsOf(`select kind, subject, hash from documents
      where course_id = $1 and replaced_at is null order by kind, subject`),
    files: await filesIn(academy, courseId),
  };
}
/** Deletes everything of a course except what people have done in it. */
export async function wipe(academy: TestApp, courseId: string): Promise<void> {
  for (const sql of [
    'delete from course_files where course_id = $1',
    'delete from lesson_passages where course_id = $1',
    "delete from search_documents where href like '/course/' || $1 || '%'",
    'delete from documents where course_id = $1',
    "update lessons set body = null, title = '?', is_written = false, solution = null, removed_at = now() where course_id = $1",
    "update course_modules set title = '?', removed_at = now() where course_id = $1",
    "update assessments set items = '[]', removed_at = now() where course_id = $1",
  ])
    await academy.database.pool.query(sql, [courseId]);
  await academy.database.pool.query('update courseware_state set revision = revision + 1');
}
