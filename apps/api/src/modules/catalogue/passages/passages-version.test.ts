import { createHash } from 'node:crypto';
import type { Passage } from '@academy/assistant/embedding/passages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/databases/test-database.ts';
import {
  addVectors,
  forgetVectors,
  passagesVersion,
  replacePassages,
  replacePassagesOfCourse,
} from './passages.store.ts';

const MODEL = 'a-model';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await replacePassages(database.db, [passage('one'), passage('two')]);
});
afterAll(() => database.drop());

const passage = (courseId: string, body = 'As it was.'): Passage => ({
  courseId,
  lessonId: `${courseId}-a`,
  position: 1,
  title: 'A lesson',
  heading: 'One idea',
  body,
  sentences: [body],
  questions: [],
});
const hashOf = (text: string) => createHash('sha256').update(text).digest();
const vectorOf = (text: string) => ({ hash: hashOf(text), vector: new Int8Array(384) });
const version = () => passagesVersion(database.db, MODEL);

describe('the version of the passages', () => {
  it('stays the same while nothing changes', async () => {
    expect(await version()).toBe(await version());
  });

  it('is another one when a vector has taken the place of another', async () => {
    await addVectors(database.db, MODEL, [vectorOf('first')]);
    const before = await version();
    await forgetVectors(database.db, MODEL, [hashOf('first')]);
    await addVectors(database.db, MODEL, [vectorOf('other')]);
    expect(await version()).not.toBe(before);
  });

  it('is another one when a course was published by the transaction that began first and ended last', async () => {
    const { db } = database;
    const published = Promise.withResolvers<void>();
    const beginning = Promise.withResolvers<void>();
    const slow = db.transaction(async (tx) => {
      await replacePassagesOfCourse(tx, 'one', [passage('one', 'As it is now.')]);
      beginning.resolve();
      await published.promise;
    });
    await beginning.promise;
    await replacePassagesOfCourse(db, 'two', [passage('two', 'As it is now.')]);
    const before = await version();
    published.resolve();
    await slow;
    expect(await version()).not.toBe(before);
  });
});
