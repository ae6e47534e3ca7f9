import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJob } from '../../../test/run-job.ts';
import { createEmailChanges } from '../../../test/sign-in/email-changes.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { otherAddresses } from '../../accounts/identity/index.ts';

const publicUrl = 'http://academy.example';
let test: TestApp;
let changes: ReturnType<typeof createEmailChanges>;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: publicUrl });
  changes = createEmailChanges(test);
});
afterAll(() => test.close());

async function exportedRows(person: TestLearner, table: string): Promise<Record<string, string>[]> {
  await person.post('/api/privacy/export');
  await runJob(test.services, 'prepare-export', { userId: person.id });
  const { text } = (await person.post('/api/privacy/export/json')).json();
  const { tables } = JSON.parse(text) as { tables: { table: string; rows: Record<string, string>[] }[] };
  return tables.find((each) => each.table === table)?.rows ?? [];
}
const notifiedAddresses = async (person: TestLearner) =>
  [...new Set((await exportedRows(person, 'outbox_mails')).map(({ recipient }) => recipient))].sort();

describe('the copy of somebody’s data', () => {
  it('has the mails to the addresses that they had before', async () => {
    const { person, email } = await changes.changed();
    expect(await notifiedAddresses(person)).toEqual([email, person.email].sort());
  });

  it('leaves out what lies there for somebody else', async () => {
    const { person } = await changes.changed();
    await test.database.pool.query(
      `insert into outbox_mails (recipient, subject, body, created_at, user_id, kind)
       values ($1, 'For another', 'x', now(), $2, 'certificates')`,
      [person.email, (await addLearner(test)).id],
    );
    const body = { email: person.email, name: 'Somebody Else', province: 'Gauteng' };
    expect((await test.call('POST', '/api/waitlist/register', { body })).statusCode).toBe(201);
    expect((await exportedRows(person, 'outbox_mails')).map(({ subject }) => subject)).not.toContain(
      'For another',
    );
    expect(await exportedRows(person, 'waitlist_entries')).toEqual([]);
  });

  it('has nothing from a stranger’s address, not even where the stranger asked for the next', async () => {
    const person = await addLearner(test);
    await test.database.pool.query(
      `insert into email_changes (user_id, old_email, new_email, asked_at, confirmed_at, ended_at, undone_at)
       values ($1, $2, 's@example.co.za', '2026-11-01', '2026-11-01', '2026-11-03', '2026-11-03'),
              ($1, 's@example.co.za', 't@example.co.za', '2026-11-02', null, '2026-11-03', '2026-11-03')`,
      [person.id, person.email],
    );
    const { borne, foreign } = await otherAddresses(test.services.db, person.id);
    expect([borne, foreign]).toEqual([[person.email], ['s@example.co.za']]);
  });

  it('leaves out an address that somebody else has by now', async () => {
    const { person, email } = await changes.changed();
    const other = await addLearner(test);
    await test.database.pool.query('update users set email = $2 where id = $1', [other.id, person.email]);
    expect(await notifiedAddresses(person)).toEqual([email]);
  });
});
