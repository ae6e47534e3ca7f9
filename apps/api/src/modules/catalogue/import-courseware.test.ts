import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { importCourseware } from './import-courseware.ts';

const CONTENT = fileURLToPath(new URL('../../../../../content/', import.meta.url));
const MODULE = 'courses/ai-fundamentals/introduction-to-ai-concepts';
const LESSON = `${MODULE}/rules-or-examples.md`;

let database: TestDatabase;
let content: string;
let now = new Date('2026-11-15T12:00:00Z');

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

describe('importing courseware', () => {
  it('does nothing while no file has changed', async () => {
    const before = await importedAt();
    now = new Date('2026-11-16T12:00:00Z');
    await importNow();
    expect(await importedAt()).toEqual(before);
  });

  it('brings a changed text in under the same id and lets the search find it', async () => {
    await change(LESSON, (text) => text.replace('Thandiwe in Mthatha', 'Nomvuyiseko in Mthatha'));
    await importNow();
    const row = await lesson('af-rules-or-examples');
    expect(JSON.stringify(row.body)).toContain('Nomvuyiseko');
    const { rows } = await database.pool.query(
      "select id from search_documents where words @@ to_tsquery('english', 'Nomvuyiseko')",
    );
    expect(rows).toEqual([{ id: 'af-rules-or-examples' }]);
  });

  it('keeps what the files do not know, such as dates that the academy has set', async () => {
    await database.pool.query("update courses set starts_at = '2027-01-11' where id = 'ai-fundamentals'");
    await change(LESSON, (text) => `${text}\n`);
    await importNow();
    const { rows } = await database.pool.query("select starts_at from courses where id = 'ai-fundamentals'");
    expect(rows[0].starts_at).not.toBeNull();
  });

  it('marks a removed lesson and keeps its row; putting it back makes it whole again', async () => {
    const list = join(content, MODULE, 'module.yaml');
    const before = await readFile(list, 'utf8');
    const files = ['who-is-missing.md', 'who-is-missing.yaml'].map((name) => join(content, MODULE, name));
    const texts = await Promise.all(files.map((file) => readFile(file)));
    await writeFile(list, before.replace(/^ *- who-is-missing\n/m, ''));
    for (const file of files) await rm(file);
    // Questions that lead back to the lesson must lead elsewhere.
    for (const bank of [`${MODULE}/assessment.yaml`, 'courses/ai-fundamentals/final.yaml'])
      await change(bank, (text) => text.replaceAll('af-who-is-missing', 'af-rules-or-examples'));
    await change(LESSON, (text) => text.replaceAll('(lesson:af-who-is-missing)', '(lesson:af-ai-today)'));
    await importNow();
    expect((await lesson('af-who-is-missing')).removed_at).toEqual(now);

    await writeFile(list, before);
    await Promise.all(files.map((file, index) => writeFile(file, texts[index] ?? '')));
    await importNow();
    expect((await lesson('af-who-is-missing')).removed_at).toBeNull();
  });

  it('stops at a fault, names file and line, and leaves the catalogue as it was', async () => {
    const before = await importedAt();
    await change(LESSON, (text) => text.replace('::check[why-bank]', '::check[why-nothing]'));
    await expect(importNow()).rejects.toThrow(/rules-or-examples\.md:\d+ .*why-nothing/);
    expect(await importedAt()).toEqual(before);
  });

  it('never puts a solution or the making of a mistake into what a page gets', async () => {
    const { rows } = await database.pool.query('select id, body, solution from lessons where has_exercise');
    expect(rows.length).toBeGreaterThan(5);
    for (const { body, solution } of rows) {
      expect(solution).toBeTruthy();
      expect(Object.keys(body.exercise).sort()).toEqual(
        ['hidden', 'hints', 'id', 'mistakes', 'starter', 'tests', 'uses'].sort(),
      );
      for (const mistake of body.exercise.mistakes)
        expect(Object.keys(mistake).sort()).toEqual(['say', 'when']);
    }
  });
});
