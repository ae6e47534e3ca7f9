import type { TestApp } from '../test-app.ts';
import type { KnownValues } from './fitting-values.ts';

// Still being written: it has lessons still to come, and few files, which are read at every request.
const COURSE = 'data-visualisation';
const FOLDER = 'seeing-data';
const LESSON = `${FOLDER}/why-draw.md`;
const PRACTICE = `${FOLDER}/why-draw.yaml`;

/** A draft of a course that somebody else has begun, with the parameters of requests about it. */
export async function plantDraft({ database, services, addAccount }: TestApp): Promise<KnownValues> {
  const { id: writer } = await addAccount('trainer');
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into course_drafts (course_id, title, created_by, created_at, changed_at)
     values ($1, 'Planted', $2, $3, $3) returning id`,
    [COURSE, writer, services.clock()],
  );
  const texts = await database.pool.query<{ path: string; text: string }>(
    'select path, text from course_files where course_id = $1 and path = any($2)',
    [COURSE, [LESSON, PRACTICE]],
  );
  const planned = await database.pool.query<{ id: string }>(
    'select id from lessons where course_id = $1 and not is_written and removed_at is null',
    [COURSE],
  );
  return {
    courseId: [COURSE],
    draftId: rows.map(({ id }) => id),
    path: [LESSON, PRACTICE, `${FOLDER}/new.md`],
    version: [0, 1],
    baseVersion: [0, 1],
    // As in an editor: one of them has a program to prove.
    files: texts.rows.map(({ path, text }) => [{ path, text }]),
    folder: [FOLDER],
    title: ['Bars of this week', 'Lines of last year', 'Dots', '???'],
    lessonTitle: ['A first look', 'Module'],
    instructorId: ['fatima-davids', 'nobody'],
    plannedId: planned.rows.map(({ id }) => id),
  };
}
