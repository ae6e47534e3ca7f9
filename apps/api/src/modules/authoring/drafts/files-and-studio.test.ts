import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasFileProposal } from '@academy/domain/catalogue/course-files';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/databases/test-database.ts';
import { type ContentCopy, copyOneCourse } from '../../../test/one-course.ts';
import { findCourseFile, publishFiles } from '../../catalogue/course-files/index.ts';
import { importCourseware } from '../../catalogue/courses/index.ts';

const COURSE = 'data-visualisation';
const FOLDER = `courses/${COURSE}`;
const PLACE = 'seeing-data';
const LESSON = `${PLACE}/why-draw.md`;
const LESSON_ID = 'dv-why-draw';
const MODULE = `${PLACE}/module.yaml`;
const NEW_LESSON = `${PLACE}/from-the-files.md`;
const OTHER_MODULE = 'honest-charts/module.yaml';
const now = new Date('2026-11-15T12:00:00Z');

let database: TestDatabase;
let content: ContentCopy;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
  content = await copyOneCourse(COURSE);
  await importNow();
});
afterAll(async () => {
  await database.drop();
  await content.remove();
});

const importNow = () => importCourseware({ db: database.db, clock: () => now }, content.folder);
const rowOf = async (path: string) => {
  const row = await findCourseFile(database.db, COURSE, path);
  if (!row) throw new Error(`There is no ${path}.`);
  return row;
};
async function changeFile(path: string, edit: (text: string) => string): Promise<void> {
  const place = join(content.folder, FOLDER, path);
  await writeFile(place, edit(await readFile(place, 'utf8')));
}
async function publish(path: string, edit: (text: string) => string): Promise<void> {
  const { text } = await rowOf(path);
  const files = [{ path, text: edit(text ?? '') }];
  await publishFiles(database.db, {
    courseId: COURSE,
    title: 'x',
    writtenBy: [],
    publishedBy: null,
    files,
    now,
  });
}
const bodyOf = async (id: string) =>
  JSON.stringify((await database.pool.query('select body from lessons where id = $1', [id])).rows[0]?.body);

it('an import never overwrites a lesson that was edited in the studio; a newer file is a proposal', async () => {
  await publish(LESSON, (text) => text.replace('Thandiwe looks', 'Zukiswa looks'));
  await changeFile(LESSON, (text) => text.replace('Thandiwe looks', 'Tebogo looks'));
  await changeFile(OTHER_MODULE, (text) => text.replace(/^summary: .*$/m, 'summary: New words.'));
  await importNow();
  expect(await bodyOf(LESSON_ID)).toContain('Zukiswa looks');
  const row = await rowOf(LESSON);
  expect(row.text).toContain('Zukiswa looks');
  expect(row.fileText).toContain('Tebogo looks');
  expect(hasFileProposal(row)).toBe(true);
  // What nobody has edited follows the files.
  expect((await rowOf(OTHER_MODULE)).text).toContain('summary: New words.');
});

it('an import and a save of a course’s form that come together wait for each other, and neither fails', async () => {
  const { pool } = database;
  await changeFile(OTHER_MODULE, (text) => text.replace(/^summary: .*$/m, 'summary: Newer words.'));
  const administrator = await pool.connect();
  await administrator.query('begin');
  await administrator.query("select from content_entries where type = 'course' and id = $1 for update", [
    COURSE,
  ]);
  const importing = importNow();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(0);
  await administrator.query('select from courses where id = $1 for update', [COURSE]);
  await administrator.query('commit');
  administrator.release();
  await importing;
  expect((await rowOf(OTHER_MODULE)).text).toContain('summary: Newer words.');
});

it('newer files that do not go together with the studio’s work wait as proposals, and the server starts', async () => {
  const lesson = (await rowOf(LESSON)).text ?? '';
  const made = (id: string) =>
    lesson.replace(`id: ${LESSON_ID}`, `id: ${id}`).replaceAll(/^::[a-z]+\[.*\]$/gm, '');
  await publish(MODULE, (text) => text.replace('title: Seeing data', 'title: Looking at data'));
  await changeFile(MODULE, (text) => `${text.trimEnd()}\n  - from-the-files\n`);
  await writeFile(join(content.folder, FOLDER, NEW_LESSON), made('dv-from-the-files'));
  await importNow();
  const { rows } = await database.pool.query(
    "select title from course_modules where id = 'dv-data-viz' and removed_at is null",
  );
  expect(rows).toEqual([{ title: 'Looking at data' }]);
  expect(await bodyOf(LESSON_ID)).toContain('Zukiswa looks');
  expect(await bodyOf('dv-from-the-files')).toBeUndefined();
  for (const path of [MODULE, NEW_LESSON]) expect(hasFileProposal(await rowOf(path))).toBe(true);
  expect((await rowOf(NEW_LESSON)).text).toBeNull();
});
