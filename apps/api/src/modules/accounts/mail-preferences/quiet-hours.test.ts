import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queuedJobs } from '../../../database/driver/test/queued-jobs.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { sendMail } from '../../academy/outbox/index.ts';
import { notifyOwner } from '../identity/index.ts';
import { queueChosenMail, recipientNow } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

// 14:00 in South Africa, by the clock of the tests.
const NOW_HOUR = 14;
const during = { fromHour: NOW_HOUR, toHour: NOW_HOUR + 2 };
const choose = (person: TestLearner, quietHours: unknown) => person.put('/api/quiet-hours', { quietHours });

function queueFor(person: TestLearner, more: { readonly usefulUntil?: Date } = {}) {
  return queueChosenMail(test.services.db, {
    kind: 'certificates',
    userId: person.id,
    recipient: person.email,
    subject: 'It can wait',
    body: 'Text',
    publicUrl: 'http://academy.example',
    now: test.services.clock(),
    ...more,
  });
}
/** When mails to this person are sent; null for at once. */
async function sentAt(person: TestLearner): Promise<(string | null)[]> {
  const { pool } = test.database;
  const { rows: mails } = await pool.query('select id from outbox_mails where recipient = $1', [
    person.email,
  ]);
  const jobs = await Promise.all(mails.map(({ id: mailId }) => queuedJobs(pool, { mailId })));
  return jobs.flat().map(({ notBefore }) => notBefore?.toISOString() ?? null);
}

describe('quiet hours', () => {
  it('are kept for the account, replaced and turned off', async () => {
    const person = await addLearner(test);
    expect((await person.get('/api/quiet-hours')).json()).toEqual({ quietHours: null });
    expect((await choose(person, { fromHour: 20, toHour: 7 })).statusCode).toBe(204);
    await choose(person, { fromHour: 21, toHour: 6 });
    expect((await person.get('/api/quiet-hours')).json()).toEqual({
      quietHours: { fromHour: 21, toHour: 6 },
    });
    await choose(person, null);
    expect((await person.get('/api/quiet-hours')).json()).toEqual({ quietHours: null });
  });

  it('without a length are refused, and hours that no day has are no hours', async () => {
    const person = await addLearner(test);
    const refused = await choose(person, { fromHour: 8, toHour: 8 });
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('another end')]);
    expect((await choose(person, { fromHour: 8, toHour: 24 })).statusCode).toBe(400);
  });

  it('hold back a mail that can wait until their end', async () => {
    const person = await addLearner(test);
    await choose(person, during);
    await queueFor(person);
    expect(await sentAt(person)).toEqual(['2026-11-15T14:00:00.000Z']);
  });

  it('do not hold back what would come too late, nor what an account needs', async () => {
    const person = await addLearner(test);
    await choose(person, during);
    await queueFor(person, { usefulUntil: new Date('2026-11-15T13:30:00Z') });
    const account = { email: person.email, fullName: 'T', username: 't' };
    const now = test.services.clock();
    await notifyOwner(test.services.db, account, { subject: 'Your password was changed', lines: [], now });
    expect(await sentAt(person)).toEqual([null, null]);
  });

  it('send a mail that has waited only where it is still wanted, and to where its person reads mail then', async () => {
    const sent: string[] = [];
    const postOffice = {
      send: async ({ recipient, subject }: { recipient: string; subject: string }) => {
        if (subject === 'It can wait') sent.push(recipient);
      },
      close: () => undefined,
    };
    const sendAll = async () => {
      const { rows } = await test.database.pool.query('select id from outbox_mails where subject = $1', [
        'It can wait',
      ]);
      for (const { id } of rows) await sendMail({ ...test.services, recipientNow, postOffice }, id);
    };
    await sendAll();
    sent.length = 0;
    const [moved, unsubscribed] = [await addLearner(test), await addLearner(test)];
    for (const person of [moved, unsubscribed]) {
      await choose(person, during);
      await queueFor(person);
    }
    const newAddress = `moved-${moved.id}@example.co.za`;
    await test.database.pool.query('update users set email = $2 where id = $1', [moved.id, newAddress]);
    await unsubscribed.put('/api/mail-preferences/certificates', { isWanted: false });
    await sendAll();
    expect(sent).toEqual([newAddress]);
    const { rows } = await test.database.pool.query(
      'select recipient from outbox_mails where user_id = any($1)',
      [[moved.id, unsubscribed.id]],
    );
    expect(rows).toEqual([{ recipient: newAddress }]);
  });

  it('hold back nothing at other hours', async () => {
    const person = await addLearner(test);
    await choose(person, { fromHour: 20, toHour: 7 });
    await queueFor(person);
    expect(await sentAt(person)).toEqual([null]);
  });
});
