import { describe, expect, it } from 'vitest';
import { retainedColumns } from '../../../database/personal-data.ts';
import { REGISTER } from '../../../test/register.ts';
import { runJob } from '../../../test/run-job.ts';
import { addLearner } from '../../../test/test-learner.ts';
import { addPersonWithTraces } from './test/person-with-traces.ts';
import { DAY_MS, PASSWORD, usePrivacyAcademy } from './test/privacy-academy.ts';
import { addSampleRows, SAMPLE_TEXT } from './test/sample-rows.ts';

const { academy, query, findInDatabase, privacyOf, requestErasure, eraseDue } = usePrivacyAcademy();

const ALLOWED = REGISTER.flatMap(retainedColumns);

const STILL_NAMED =
  'A column names a person whose account is erased. Write `references users (id) on delete cascade` in the migration, ' +
  'an `erase` in the module (module.ts), or `stays` in its personal-data.ts with the reason';
const STILL_THERE =
  'Rows about a person outlive the account. Delete them with it, as above; if they belong to the academy and no longer ' +
  'name anybody, list the table in ROWS_OF_THE_ACADEMY of this test';

/** What staff wrote or sold for the academy, and its books: their rows stay, without the person. */
const ROWS_OF_THE_ACADEMY = [
  'content_entries',
  'content_images',
  'course_draft_files',
  'course_drafts',
  'course_publications',
  'instructors',
  'payment_disputes',
  'payment_order_steps',
  'payment_papers',
  'voucher_batches',
  'vouchers',
];

describe('an account whose owner wants to be forgotten', () => {
  it('takes along the letter to an address that was only asked for, and no other mail there', async () => {
    const learner = await addLearner(academy.test);
    const asked = `asked-${learner.id}@example.co.za`;
    const body = { email: asked, password: PASSWORD };
    expect((await learner.post('/api/auth/email-change', body)).statusCode).toBe(202);
    await query(
      "insert into outbox_mails (recipient, subject, body, created_at) values ($1, 'Of another', 'Hello', now())",
      [asked],
    );
    await requestErasure(learner);
    academy.test.moveClock(30 * DAY_MS);
    await eraseDue();
    const { rows } = await query('select subject from outbox_mails where recipient = $1', [asked]);
    expect(rows).toEqual([{ subject: 'Of another' }]);
  });

  it.each([
    ['as listed', false],
    ['reversed', true],
  ])(
    'is erased after 30 days: the database holds only what the register allows (modules %s)',
    async (_, isReversed) => {
      const learner = await addPersonWithTraces(academy.test);
      const words = [learner.id, learner.email, learner.name, learner.username];
      const before = await findInDatabase(words);
      expect(before).toEqual(
        expect.arrayContaining([
          'users.email',
          'payment_events.body',
          'waitlist_entries.name',
          'audit_log.reason',
        ]),
      );
      await requestErasure(learner);
      await addSampleRows(academy.test, learner);
      academy.test.moveClock(30 * DAY_MS - 1);
      await eraseDue();
      expect((await query('select from users where id = $1', [learner.id])).rowCount).toBe(1);

      academy.test.moveClock(1);
      await eraseDue(isReversed);
      expect((await query('select from users where id = $1', [learner.id])).rowCount).toBe(0);
      const left = await findInDatabase(words);
      expect(
        left.filter((place) => !ALLOWED.includes(place)),
        STILL_NAMED,
      ).toEqual([]);
      // The receipt of what was paid, and the number in the log: nothing else.
      expect(left).toEqual(['audit_log.subject', 'payment_orders.buyer_name']);
      const tables = (await findInDatabase([SAMPLE_TEXT])).map((place) => place.split('.')[0]);
      expect([...new Set(tables)], STILL_THERE).toEqual(ROWS_OF_THE_ACADEMY);
      const { rows: books } = await query(
        'select state, email, user_id as "userId", buyer_name = $1 as "isNamed" from payment_orders order by receipt_number desc nulls last',
        [learner.name],
      );
      expect(books).toContainEqual({ state: 'paid', email: 'Erased', userId: null, isNamed: true });
      expect(books).toContainEqual({ state: 'cancelled', email: 'Erased', userId: null, isNamed: false });
      const { rows: removals } = await query(
        "select removed from removals where cause = 'erasure' order by id desc limit 1",
      );
      expect(removals[0].removed).toMatchObject({ users: 1, tickets: 1, enrolments: 1 });

      academy.test.moveClock(5 * 366 * DAY_MS);
      await runJob(academy.test.services, 'forget-old-rows', {});
      expect(await findInDatabase([learner.name])).toEqual([]);
    },
  );

  it('stays when its owner changes their mind, and other devices are signed out at once', async () => {
    const learner = await addLearner(academy.test);
    const { rows } = await query('select username from users where id = $1', [learner.id]);
    const other = await academy.test.signIn(rows[0].username);
    expect((await learner.post('/api/privacy/erasure', { password: 'not it' })).statusCode).toBe(400);
    await requestErasure(learner);
    expect((await academy.test.call('GET', '/api/privacy', { cookie: other })).statusCode).toBe(401);
    expect((await privacyOf(learner)).erasureDueAt).not.toBeNull();
    expect((await learner.delete('/api/privacy/erasure')).statusCode).toBe(204);
    expect((await privacyOf(learner)).erasureDueAt).toBeNull();
    academy.test.moveClock(31 * DAY_MS);
    await eraseDue();
    expect((await query('select from users where id = $1', [learner.id])).rowCount).toBe(1);
  });

  it('is not an administrator’s: the academy would lose who looks after it', async () => {
    const administrator = await addLearner(academy.test, 'administrator');
    expect((await administrator.post('/api/privacy/erasure', { password: PASSWORD })).statusCode).toBe(409);
  });

  it('stays while its owner is an administrator, made one after they had asked', async () => {
    const learner = await addLearner(academy.test);
    const setRole = (role: string) => query('update users set role = $2 where id = $1', [learner.id, role]);
    const isThere = async () => (await query('select from users where id = $1', [learner.id])).rowCount === 1;
    await requestErasure(learner);
    await setRole('administrator');
    academy.test.moveClock(31 * DAY_MS);
    await eraseDue();
    expect(await isThere()).toBe(true);
    await setRole('learner');
    await eraseDue();
    expect(await isThere()).toBe(false);
  });

  it('leaves the words of the audit log where they are as long as it is there', async () => {
    const learner = await addLearner(academy.test);
    await query(
      "insert into audit_log (action, subject, happened_at, reason) values ('lock-account', $1, now(), 'why')",
      [learner.id],
    );
    await expect(
      query('update audit_log set reason = null where subject = $1', [learner.id]),
    ).rejects.toThrow('only added to');
    await expect(
      query("update audit_log set reason = 'x' where subject = $1", [learner.id]),
    ).rejects.toThrow();
    await expect(query('delete from audit_log where subject = $1', [learner.id])).rejects.toThrow();
  });
});
