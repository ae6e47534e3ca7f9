import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasFileProposal } from '@academy/domain/authoring';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { importCourseware } from '../catalogue/index.ts';
import { findCourseFile, publishFiles } from '../course-files/index.ts';

const CONTENT = fileURLToPath(new URL('../../../../../content/', import.meta.url));
const COURSE = 'python-for-ai';
const FOLDER = `courses/${COURSE}`;
const LESSON = 'first-steps/your-first-program.md';
const MODULE = 'first-steps/module.yaml';
const now = new Date('2026-11-15T12:00:00Z');

let database: TestDatabase;
let content: string;
beforeAll(async () => {
  database = await createTestDatabase();
  content = await mkdtemp(join(tmpdir(), 'academy-content-'));
  await cp(CONTENT, content, { recursive: true });
});
afterAll(async () => {
  await database.drop();
  await rm(content, { recursive: true, force: true });
});

const importNow = () => importCourseware({ db: database.db, clock: () => now }, content);
const rowOf = async (path: string) => {
  const row = await findCourseFile(database.db, COURSE, path);
  if (!row) throw new Error(`There is no ${path}.`);
  return row;
};
async function changeFile(path: string, edit: (text: string) => string): Promise<void> {
  const place = join(content, FOLDER, path);
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
  await publish(LESSON, (text) => text.replace('Naledi works', 'Zukiswa works'));
  await changeFile(LESSON, (text) => text.replace('Naledi works', 'Tebogo works'));
  await changeFile('decisions/module.yaml', (text) => text.replace(/^summary: .*$/m, 'summary: New words.'));
  await importNow();
  expect(await bodyOf('py-your-first-program')).toContain('Zukiswa works');
  const row = await rowOf(LESSON);
  expect(row.text).toContain('Zukiswa works');
  expect(row.fileText).toContain('Tebogo works');
  expect(hasFileProposal(row)).toBe(true);
  // What nobody touched follows the files.
  expect((await rowOf('decisions/module.yaml')).text).toContain('summary: New words.');
});

it('newer files that do not go together with the studio’s work wait as proposals, and the server starts', async () => {
  const lesson = (await rowOf(LESSON)).text ?? '';
  const made = (id: string) =>
    lesson.replace('id: py-your-first-program', `id: ${id}`).replaceAll(/^::[a-z]+\[.*\]$/gm, '');
  await publish(MODULE, (text) => text.replace('title: First steps', 'title: The first steps'));
  await changeFile(MODULE, (text) => `${text.trimEnd()}\n  - from-the-files\n`);
  await writeFile(join(content, FOLDER, 'first-steps/from-the-files.md'), made('py-from-the-files'));
  await importNow();
  const { rows } = await database.pool.query(
    "select title from course_modules where id = 'py-first-steps' and removed_at is null",
  );
  expect(rows).toEqual([{ title: 'The first steps' }]);
  expect(await bodyOf('py-your-first-program')).toContain('Zukiswa works');
  expect(await bodyOf('py-from-the-files')).toBeUndefined();
  for (const path of [MODULE, 'first-steps/from-the-files.md'])
    expect(hasFileProposal(await rowOf(path))).toBe(true);
  expect((await rowOf('first-steps/from-the-files.md')).text).toBeNull();
});
