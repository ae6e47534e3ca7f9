import { describe, expect, it } from 'vitest';
import { queuedJobs } from '../../../database/driver/test/queued-jobs.ts';
import { addLearner } from '../../../test/test-learner.ts';
import { addPersonWithTraces } from './test/person-with-traces.ts';
import { DAY_MS, usePrivacyAcademy } from './test/privacy-academy.ts';
import { addSampleRows } from './test/sample-rows.ts';

const { academy, query, privacyOf, prepareExportOf, fileOf, confirmReceipt, requestErasure, eraseDue } =
  usePrivacyAcademy();

describe('a copy of one’s data', () => {
  it('is prepared by a job, announced by mail, and each file of it is deleted once it has arrived', async () => {
    const learner = await addPersonWithTraces(academy.test);
    expect((await privacyOf(learner)).export.state).toBe('none');
    expect((await learner.post('/api/privacy/export')).statusCode).toBe(202);
    expect((await privacyOf(learner)).export.state).toBe('preparing');
    expect(await queuedJobs(academy.test.database.pool, { userId: learner.id })).not.toEqual([]);
    await addSampleRows(academy.test, learner);
    await prepareExportOf(learner);
    expect((await privacyOf(learner)).export).toMatchObject({ state: 'ready', open: ['page', 'json'] });
    const { rows: mails } = await query(
      'select body from outbox_mails where recipient = $1 and body like $2',
      [learner.email, '%/settings/privacy%'],
    );
    expect(mails).toHaveLength(1);

    const json = await fileOf(learner, 'json');
    const page = await fileOf(learner, 'page');
    expect(page.text).toContain(learner.name);
    expect(page.text).not.toContain('<script');
    await confirmReceipt(learner, 'json', json.hash);
    expect((await privacyOf(learner)).export).toMatchObject({ state: 'ready', open: ['page'] });
    await confirmReceipt(learner, 'page', page.hash);
    expect((await privacyOf(learner)).export).toMatchObject({ state: 'received', open: [] });
    const nothingLeft = 'select from data_exports where user_id = $1 and page is null and json is null';
    expect((await query(nothingLeft, [learner.id])).rowCount).toBe(1);

    const data = JSON.parse(json.text);
    const tables = new Map<string, { rows: Record<string, unknown>[]; leftOut: Record<string, string> }>(
      data.tables.map((table: { table: string }) => [table.table, table]),
    );
    expect(tables.get('users')?.rows).toMatchObject([{ id: learner.id, email: learner.email }]);
    expect(tables.get('users')?.leftOut).toHaveProperty('passwordHash');
    const empty = [...tables].flatMap(([table, { rows }]) => (rows.length === 0 ? [table] : []));
    expect(empty, 'Nothing of a table is exported: see its `rows` in the personal-data.ts').toEqual([]);
    await requestErasure(learner);
    academy.test.moveClock(30 * DAY_MS);
    await eraseDue();
  });

  it('has nothing of anybody else, and expires', async () => {
    const [one, other] = [await addLearner(academy.test), await addLearner(academy.test)];
    await other.post('/api/tickets', { subject: 'Mine', text: 'Only mine' });
    await one.post('/api/privacy/export');
    await prepareExportOf(one);
    const { text } = (await one.post('/api/privacy/export/json')).json();
    expect([text.includes(one.email), text.includes(other.email), text.includes('Only mine')]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await other.post('/api/privacy/export/page')).statusCode).toBe(404);
    academy.test.moveClock(7 * DAY_MS);
    const { rows } = await query('select username from users where id = $1', [one.id]);
    const cookie = await academy.test.signIn(rows[0].username);
    // Of one the download was never confirmed, the other was never downloaded.
    for (const format of ['json', 'page'])
      expect((await academy.test.call('POST', `/api/privacy/export/${format}`, { cookie })).statusCode).toBe(
        404,
      );
  });

  it('is prepared three times a day at most; asking for one that is under way does not count', async () => {
    const learner = await addLearner(academy.test);
    for (let copy = 0; copy < 3; copy += 1) {
      expect((await learner.post('/api/privacy/export')).statusCode).toBe(202);
      if (copy === 0) expect((await learner.post('/api/privacy/export')).statusCode).toBe(202);
      await prepareExportOf(learner);
    }
    const refused = await learner.post('/api/privacy/export');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '86400']);
    expect((await (await addLearner(academy.test)).post('/api/privacy/export')).statusCode).toBe(202);
  });
});

describe('a copy of the data of staff', () => {
  it('includes what was done to them, and nothing about the people they acted on', async () => {
    const [trainer, learner] = [await addLearner(academy.test, 'trainer'), await addLearner(academy.test)];
    for (const [actor, subject, reason] of [
      [trainer.id, learner.id, 'Said about the learner'],
      [learner.id, trainer.id, 'Said about the trainer'],
    ])
      await query(
        `insert into audit_log (actor_id, action, subject, happened_at, reason)
         values ($1, 'lock-account', $2, now(), $3)`,
        [actor, subject, reason],
      );
    await trainer.post('/api/privacy/export');
    await prepareExportOf(trainer);
    const { text } = (await trainer.post('/api/privacy/export/json')).json();
    expect(text).toContain('Said about the trainer');
    expect([text.includes('Said about the learner'), text.includes(learner.id)]).toEqual([false, false]);

    await requestErasure(trainer);
    academy.test.moveClock(30 * DAY_MS);
    await eraseDue();
    const { rows } = await query(
      'select actor_id as "actorId", reason from audit_log where subject = any($1) order by id',
      [[trainer.id, learner.id]],
    );
    expect(rows).toEqual([
      { actorId: null, reason: 'Said about the learner' },
      { actorId: learner.id, reason: null },
    ]);
  });
});
