import { accept, refuse } from '@academy/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../modules/academy/audit/tables.ts';
import { createTestDatabase, type TestDatabase } from '../test/databases/test-database.ts';
import type { Queryable } from './connect.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.pool.query('truncate audit_log'));

async function write(db: Queryable, action: 'invite' | 'move-session') {
  const happenedAt = new Date('2026-11-15T12:00:00Z');
  await db.insert(auditLog).values({ action, subject: 'x', happenedAt });
}
const written = async () =>
  (await database.pool.query('select action from audit_log order by id')).rows.map(({ action }) => action);

describe('a transaction', () => {
  it('keeps what it wrote when it ends well', async () => {
    const result = await database.db.transaction(async (tx) => {
      await write(tx, 'invite');
      return accept('done');
    });
    expect(result).toEqual(accept('done'));
    expect(await written()).toEqual(['invite']);
  });

  it('takes back what it wrote when it ends in a refusal, and hands the refusal on', async () => {
    const result = await database.db.transaction(async (tx) => {
      await write(tx, 'invite');
      return refuse('too-late');
    });
    expect(result).toEqual(refuse('too-late'));
    expect(await written()).toEqual([]);
  });

  it('takes back an inner part alone when only that is refused', async () => {
    await database.db.transaction(async (tx) => {
      await write(tx, 'invite');
      await tx.transaction(async (inner) => {
        await write(inner, 'move-session');
        return refuse('not-this');
      });
      return accept(null);
    });
    expect(await written()).toEqual(['invite']);
  });

  it('takes everything back when something is thrown, and throws it on', async () => {
    const failing = database.db.transaction(async (tx) => {
      await write(tx, 'invite');
      throw new Error('broken');
    });
    await expect(failing).rejects.toThrow('broken');
    expect(await written()).toEqual([]);
  });
});
