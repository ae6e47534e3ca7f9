import type { EntryFields } from '@academy/domain/catalogue/content';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/databases/test-database.ts';
import { addEntries, everyEntry, saveEntry } from './entries.store.ts';
import { importEntries } from './import-entries.ts';

const FIRST = new Date('2026-11-15T12:00:00Z');
const LATER = new Date('2026-11-16T12:00:00Z');
const state = (title: string): EntryFields => ({ title, itemCount: 1, gradientClass: 'blue-teal' });
const file = (id: string, title: string) => ({ id, fields: state(title), more: { summary: title } });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("delete from content_entries where type = 'collection'");
});
afterAll(() => database.drop());

const entryOf = async (id: string) => {
  const found = (await everyEntry(database.db, 'collection')).find((row) => row.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

it('follows the files where nobody was, proposes where the studio was, and leaves what the studio made', async () => {
  const before = [file('plain', 'Plain'), file('edited', 'Edited'), file('deleted', 'Deleted')];
  await importEntries(database.db, 'collection', before, FIRST);
  expect((await importEntries(database.db, 'collection', before, LATER)).isChanged).toBe(false);
  const edited = await entryOf('edited');
  await saveEntry(database.db, {
    ...edited,
    fields: state('By the studio'),
    settledFields: edited.fileFields,
    isEdited: true,
  });
  await saveEntry(database.db, { ...(await entryOf('deleted')), deletedAt: FIRST });
  await addEntries(database.db, [
    { type: 'collection', id: 'own', origin: 'studio', position: 9, fields: state('Own'), changedAt: FIRST },
  ]);

  const after = [
    file('plain', 'Plain 2'),
    file('edited', 'Edited 2'),
    file('deleted', 'Deleted 2'),
    file('own', 'Not yours'),
  ];
  await importEntries(database.db, 'collection', after, LATER);
  expect(await entryOf('plain')).toMatchObject({ fields: state('Plain 2'), version: 2, changedAt: LATER });
  expect(await entryOf('edited')).toMatchObject({
    fields: state('By the studio'),
    fileFields: state('Edited 2'),
    settledFields: state('Edited'),
    more: { summary: 'Edited 2' },
    version: 1,
  });
  expect((await entryOf('deleted')).deletedAt).toEqual(FIRST);
  expect(await entryOf('own')).toMatchObject({ fields: state('Own'), origin: 'studio' });
});

it('removes what the files no longer have, unless the studio has worked on it', async () => {
  await importEntries(database.db, 'collection', [], LATER);
  expect((await entryOf('plain')).removedAt).toEqual(LATER);
  expect(await entryOf('edited')).toMatchObject({ removedAt: null, fileFields: null });
  expect(await entryOf('own')).toMatchObject({ removedAt: null, deletedAt: null });
  await importEntries(database.db, 'collection', [file('plain', 'Plain 2')], LATER);
  expect((await entryOf('plain')).removedAt).toBeNull();
});

it('waits for a save of the studio that is under way, and proposes instead of overwriting it', async () => {
  const { db, pool } = database;
  await importEntries(db, 'collection', [file('plain', 'Plain')], LATER);
  const administrator = await pool.connect();
  await administrator.query('begin');
  await administrator.query(
    `update content_entries set fields = $1, settled_fields = file_fields, is_edited = true, version = version + 1
      where type = 'collection' and id = 'plain'`,
    [state('Saved meanwhile')],
  );
  const importing = db.transaction((tx) =>
    importEntries(tx, 'collection', [file('plain', 'Newer file')], LATER),
  );
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(0);
  await administrator.query('commit');
  administrator.release();
  await importing;
  expect(await entryOf('plain')).toMatchObject({
    fields: state('Saved meanwhile'),
    fileFields: state('Newer file'),
    isEdited: true,
  });
});

it('is held to the bounds of the forms by the database as well', async () => {
  for (const fields of [state(''), { ...state('x'), itemCount: -1 }, { ...state('x'), gradientClass: 'red' }])
    await expect(
      addEntries(database.db, [
        { type: 'collection', id: 'wrong', origin: 'studio', position: 1, fields, changedAt: FIRST },
      ]),
    ).rejects.toThrow();
});
