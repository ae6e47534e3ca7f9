import { describe, expect, it } from 'vitest';
import { runJob } from '../../../test/run-job.ts';
import { addLearner } from '../../../test/test-learner.ts';
import { DAY_MS, usePrivacyAcademy } from './test/privacy-academy.ts';

const { academy, privacyOf, prepareExportOf } = usePrivacyAcademy();

describe('the register', () => {
  it('is read by administrators, with what was removed and how much of it', async () => {
    const learner = await addLearner(academy.test);
    await learner.post('/api/privacy/export');
    await prepareExportOf(learner);
    academy.test.moveClock(8 * DAY_MS);
    await runJob(academy.test.services, 'forget-old-rows', {});
    const answer = (await (await addLearner(academy.test, 'administrator')).get('/api/admin/privacy')).json();
    expect(answer.personal.find(({ name }: { name: string }) => name === 'users')).toMatchObject({
      withheld: [{ column: 'passwordHash' }],
      stays: null,
    });
    expect(answer.removals[0]).toMatchObject({ cause: 'retention' });
    expect(answer.removals[0].removed.map(({ table }: { table: string }) => table)).toContain('data_exports');
  });

  it('keeps every consent and withdrawal in order', async () => {
    const learner = await addLearner(academy.test);
    await learner.put('/api/mail-preferences/promotions', { isWanted: true });
    await learner.put('/api/mail-preferences/promotions', { isWanted: true });
    await learner.put('/api/leaderboard/entry', { name: 'Sipho', province: null });
    await learner.delete('/api/leaderboard/entry');
    await learner.put('/api/mail-preferences/promotions', { isWanted: false });
    const { consents } = await privacyOf(learner);
    expect(
      consents.map(({ kind, isGiven }: { kind: string; isGiven: boolean }) => `${kind} ${isGiven}`),
    ).toEqual(['mail/promotions false', 'leaderboard false', 'leaderboard true', 'mail/promotions true']);
  });
});
