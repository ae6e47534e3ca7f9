import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/databases/test-database.ts';
import { type ContentCopy, copyOneCourse } from '../../../../test/one-course.ts';
import { addEntries, lockEntry, saveEntry } from '../../content-entries/index.ts';
import { projectCourse } from '../project-course.ts';
import { importCourseware, isImported } from './import-courseware.ts';

const COURSE = 'sql-and-tables';
const LESSON = `courses/${COURSE}/one-table/where.md`;
const LESSON_ID = 'sq-where';
const MODULE = `courses/${COURSE}/unknown-and-different`;

let database: TestDatabase;
let copy: ContentCopy;
let content: string;
let now = new Date('2026-11-15T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase('migrated');
  copy = await copyOneCourse(COURSE);
  content = copy.folder;
  await importNow();
});
afterAll(async () => {
  await database.drop();
  await copy.remove();
});

const importNow = () => importCourseware({ db: database.db, clock: () => now }, content);
async function change(file: string, edit: (text: string) => string): Promise<void> {
  const path = join(content, file);
  await writeFile(path, edit(await readFile(path, 'utf8')));
}
async function lesson(id: string) {
  const { rows } = await database.pool.query('select * from lessons where id = $1', [id]);
  return rows[0];
}
const importedAt = async () =>
  (await database.pool.query('select imported_at from courseware_state')).rows[0]?.imported_at;

const documentsOf = async (kind: string, more = '') =>
  (
    await database.pool.query<{
      subject: string;
      hash: string;
      access: string;
      br: Buffer;
      replaced_at: Date;
    }>(`select * from documents where kind = $1 ${more} order by subject`, [kind])
  ).rows;
const textOf = ({ br }: { br: Buffer }) => brotliDecompressSync(br).toString();

describe('courseware of another release', () => {
  const importOf = (version: number, mayGoBack = false) =>
    importCourseware({ db: database.db, clock: () => now }, content, { version, mayGoBack });
  const titleOf = async () => (await lesson(LESSON_ID)).title;
  const versionOf = async () =>
    (await database.pool.query('select content_version::int as version from courseware_state')).rows[0]
      .version;
  const write = (title: string) => change(LESSON, (text) => text.replace(/^title: .*$/m, `title: ${title}`));

  it('replaces older lessons, and never newer ones unless somebody wants it', async () => {
    const before = await titleOf();
    await write('Of the newer release');
    await importOf(20);
    expect([await titleOf(), await versionOf()]).toEqual(['Of the newer release', 20]);

    await write('Of the older release');
    await importOf(10);
    expect([await titleOf(), await versionOf()]).toEqual(['Of the newer release', 20]);
    const of = (version: number) => ({ version, mayGoBack: false });
    expect(await isImported(database.db, content, of(10))).toBe(true);
    expect(await isImported(database.db, content, of(20))).toBe(false);

    await importOf(10, true);
    expect([await titleOf(), await versionOf()]).toEqual(['Of the older release', 10]);
    await write(before);
    await importOf(30);
    expect(await titleOf()).toBe(before);
    expect(await isImported(database.db, content, of(30))).toBe(true);
    // The same files, which somebody has copied later.
    expect(await isImported(database.db, content, of(31))).toBe(true);
    await importOf(0, true);
  });
});

describe('importing courseware', () => {
  it('does nothing while no file has changed', async () => {
    const before = await importedAt();
    now = new Date('2026-11-16T12:00:00Z');
    await importNow();
    expect(await importedAt()).toEqual(before);
  });

  it('brings a changed text in under the same id and lets the search find it', async () => {
    await change(LESSON, (text) => text.replace('Chloe invites', 'Nomvuyiseko invites'));
    await importNow();
    const row = await lesson(LESSON_ID);
    expect(JSON.stringify(row.body)).toContain('Nomvuyiseko');
    const { rows } = await database.pool.query(
      "select id from search_documents where words @@ to_tsquery('english', 'Nomvuyiseko')",
    );
    expect(rows).toEqual([{ id: LESSON_ID }]);
  });

  describe('of a text that is changed, and changed back', () => {
    const ofLesson = () => documentsOf('lesson', `and subject = '${LESSON_ID}'`);
    const isCurrent = ({ replaced_at }: { replaced_at: Date | null }) => replaced_at === null;
    let text: string;
    let before: string | undefined;

    it('replaces the document, keeps the old one, and touches no other', async () => {
      before = (await ofLesson()).find(isCurrent)?.hash;
      const others = await documentsOf('lesson', `and subject <> '${LESSON_ID}'`);
      text = await readFile(join(content, LESSON), 'utf8');
      await change(LESSON, (old) => old.replace('Nomvuyiseko invites', 'Zanele invites'));
      await importNow();
      const versions = await ofLesson();
      expect(versions.filter(isCurrent).map(textOf)).toEqual([expect.stringContaining('Zanele')]);
      expect(versions.find(({ hash }) => hash === before)?.replaced_at).toEqual(now);
      expect(await documentsOf('lesson', `and subject <> '${LESSON_ID}'`)).toEqual(others);
    });

    it('takes the old one back', async () => {
      await writeFile(join(content, LESSON), text);
      await importNow();
      expect((await ofLesson()).filter(isCurrent).map(({ hash }) => hash)).toEqual([before]);
    });

    it('forgets what has been replaced for a month', async () => {
      now = new Date(now.getTime() + 31 * 24 * 60 * 60_000);
      await change(LESSON, (old) => `${old}\n`);
      await importNow();
      expect((await ofLesson()).map(({ hash }) => hash)).toEqual([before]);
    });
  });

  it('keeps what the files do not know, such as dates that the academy has set', async () => {
    await database.pool.query("update courses set starts_at = '2027-01-11' where id = $1", [COURSE]);
    await change(LESSON, (text) => `${text}\n`);
    await importNow();
    const { rows } = await database.pool.query('select starts_at from courses where id = $1', [COURSE]);
    expect(rows[0].starts_at).not.toBeNull();
  });

  it('leaves a course that the studio has changed or made, and remembers what the files say instead', async () => {
    const course = await lockEntry(database.db, 'course', COURSE);
    if (!course) throw new Error('The course has no entry.');
    const edited = {
      ...course,
      fields: { ...course.fields, title: 'By the studio', price: 1 },
      settledFields: course.fileFields,
      isEdited: true,
    };
    const made = {
      ...course,
      id: 'made-in-the-studio',
      origin: 'studio' as const,
      fileFields: null,
      position: 99,
    };
    await saveEntry(database.db, edited);
    await addEntries(database.db, [made]);
    for (const entry of [edited, made]) await projectCourse(database.db, entry);

    const file = `courses/${COURSE}/course.yaml`;
    await change(file, (text) => text.replace('title: SQL and Tables', 'title: SQL, newly written'));
    await importNow();
    const { rows } = await database.pool.query(
      `select c.id, c.title, c.price, c.removed_at, e.file_fields ->> 'title' as said
         from courses c join content_entries e on e.id = c.id and e.type = 'course'
        where c.id = any($1) order by c.id`,
      [[edited.id, made.id]],
    );
    expect(rows).toEqual([
      { id: made.id, title: 'SQL and Tables', price: 1800, removed_at: null, said: null },
      { id: edited.id, title: 'By the studio', price: 1, removed_at: null, said: 'SQL, newly written' },
    ]);
    const found = await database.pool.query(
      "select id from search_documents where kind = 'course' and title = any($1) order by id",
      [['By the studio', 'SQL and Tables', 'SQL, newly written']],
    );
    expect(found.rows.map(({ id }) => id)).toEqual([made.id, edited.id]);
    await change(file, (text) => text.replace('title: SQL, newly written', 'title: SQL and Tables'));
  });

  it('marks a removed lesson and keeps its row; putting it back makes it whole again', async () => {
    const list = join(content, MODULE, 'module.yaml');
    const before = await readFile(list, 'utf8');
    const files = ['distinct.md', 'distinct.yaml'].map((name) => join(content, MODULE, name));
    const texts = await Promise.all(files.map((file) => readFile(file)));
    await writeFile(list, before.replace(/^ *- distinct\n/m, ''));
    for (const file of files) await rm(file);
    // Questions that lead back to the lesson must lead elsewhere.
    await change(`${MODULE}/assessment.yaml`, (text) => text.replaceAll('sq-distinct', 'sq-and-or-not'));
    await importNow();
    expect((await lesson('sq-distinct')).removed_at).toEqual(now);

    await writeFile(list, before);
    await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')));
    await importNow();
    expect((await lesson('sq-distinct')).removed_at).toBeNull();
  });

  it('stops at a fault, names file and line, and leaves the catalogue as it was', async () => {
    const before = await importedAt();
    await change(LESSON, (text) => text.replace('::check[at-least]', '::check[why-nothing]'));
    await expect(importNow()).rejects.toThrow(/where\.md:\d+ .*why-nothing/);
    expect(await importedAt()).toEqual(before);
  });
});
