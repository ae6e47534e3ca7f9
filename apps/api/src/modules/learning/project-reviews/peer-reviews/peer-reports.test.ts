import type { Answer } from '@academy/contract';
import { describe, expect, it } from 'vitest';
import { runJob } from '../../../../test/run-job.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';
import { met, usePeerClass } from '../test/peer-class.ts';

const { academy, learnerNamed, handIn, ask, take, read, send, classOf } = usePeerClass();

describe('a peer review that was reported', () => {
  async function reviewed(): Promise<{ thandi: TestLearner; sipho: TestLearner; reviewId: string }> {
    const [thandi, sipho] = await classOf('Sipho D');
    await take(sipho);
    await send(sipho, { comment: 'Rude words.' });
    const reviewId = (await read(thandi)).received[0]?.id ?? '';
    return { thandi, sipho: sipho, reviewId };
  }
  const report = (who: TestLearner, reviewId: string) => who.post(`/api/peer-reviews/${reviewId}/report`);
  const settle = (who: TestLearner, reviewId: string, isHidden: boolean) =>
    who.put(`/api/project-reviews/peer-reviews/${reviewId}`, { isHidden });

  async function copyOf(who: TestLearner): Promise<string> {
    await who.post('/api/privacy/export');
    await runJob(academy.test.services, 'prepare-export', { userId: who.id });
    return (await who.post('/api/privacy/export/json')).json<{ text: string }>().text;
  }

  it('is hidden by a trainer of the course, is in the audit log, and can be shown again', async () => {
    const { thandi, reviewId } = await reviewed();
    const early = await settle(academy.trainer, reviewId, true);
    expect([early.statusCode, early.body]).toEqual([409, 'Nobody has reported this review.']);
    expect((await report(thandi, reviewId)).statusCode).toBe(204);
    expect((await report(thandi, reviewId)).statusCode).toBe(204);
    expect((await read(thandi)).received[0]?.isReported).toBe(true);
    const { waiting } = (await academy.trainer.get('/api/project-reviews')).json<
      Answer<'GET /api/project-reviews'>
    >();
    const reported = waiting.find(({ courseId, hasReport }) => courseId === academy.course && hasReport);
    expect(reported).toBeDefined();
    expect((await settle(academy.trainer, reviewId, true)).statusCode).toBe(204);
    expect((await read(thandi)).received).toEqual([]);
    const detail = (await academy.trainer.get(`/api/project-reviews/${reported?.id}`)).json();
    expect(detail.peerReviews).toMatchObject([{ comment: 'Rude words.', isHidden: true, isOpen: false }]);
    expect((await settle(academy.trainer, reviewId, false)).statusCode).toBe(204);
    expect((await read(thandi)).received).toHaveLength(1);
    const { rows } = await academy.test.database.pool.query(
      'select action from audit_log where subject = $1',
      [reviewId],
    );
    expect(rows.map(({ action }) => action).sort()).toEqual(['hide-peer-review', 'keep-peer-review']);
  });

  it('is reported by its receiver alone, and settled only by trainers of the course', async () => {
    const { thandi, sipho, reviewId } = await reviewed();
    const [stranger, otherTrainer] = [
      await addLearner(academy.test),
      await addLearner(academy.test, 'trainer'),
    ];
    for (const who of [sipho, stranger, academy.trainer])
      expect((await report(who, reviewId)).statusCode).toBe(404);
    await report(thandi, reviewId);
    expect((await settle(otherTrainer, reviewId, true)).statusCode).toBe(404);
    for (const who of [thandi, sipho]) expect((await settle(who, reviewId, true)).statusCode).toBe(403);
    expect((await settle(academy.administrator, reviewId, true)).statusCode).toBe(204);
  });

  it('is not settled by who wrote or received it', async () => {
    const thandi = await learnerNamed('Thandi Nkosi');
    await academy.administrator.enrol(academy.course);
    for (const who of [thandi, academy.administrator]) {
      await handIn(who);
      await ask(who);
    }
    for (const [reader, receiver] of [
      [academy.administrator, thandi],
      [thandi, academy.administrator],
    ] as const) {
      await take(reader);
      await send(reader);
      const reviewId = (await read(receiver)).received[0]?.id ?? '';
      await report(receiver, reviewId);
      const own = await settle(academy.administrator, reviewId, true);
      expect([own.statusCode, own.body]).toEqual([
        403,
        'You wrote or received this review yourself. Somebody else has to settle the report.',
      ]);
      expect((await settle(academy.trainer, reviewId, true)).statusCode).toBe(204);
    }
  });

  it('is in the receiver’s copy of their data, without its author', async () => {
    const { thandi, sipho } = await reviewed();
    const text = await copyOf(thandi);
    expect(text).toContain('Rude words.');
    expect(text).not.toContain(sipho.id);
  });

  it('is only in its author’s copy once it is hidden, as is a review that is only offered', async () => {
    const { thandi, sipho, reviewId } = await reviewed();
    const lerato = await learnerNamed('Lerato M');
    await handIn(lerato);
    const offered = (await take(lerato)).json<{ reviewId: string }>();
    await report(thandi, reviewId);
    await settle(academy.trainer, reviewId, true);
    const idsFor = async (who: TestLearner) => {
      const { tables } = JSON.parse(await copyOf(who)) as {
        tables: { table: string; rows: { id: string }[] }[];
      };
      return tables.find(({ table }) => table === 'peer_reviews')?.rows.map(({ id }) => id);
    };
    expect(await idsFor(thandi)).toEqual([]);
    expect(await idsFor(sipho)).toEqual([reviewId]);
    expect(await idsFor(lerato)).toEqual([offered.reviewId]);
  });

  it('is nobody else’s to send', async () => {
    const [, sipho] = await classOf('Sipho D');
    const { reviewId } = (await take(sipho)).json<{ reviewId: string }>();
    const body = { handedInAt: '2026-11-15T12:00:00Z', comment: '', criteria: [met] };
    const answer = await (await addLearner(academy.test)).post(
      `/api/peer-reviews/${reviewId}/decision`,
      body,
    );
    expect([answer.statusCode, answer.body]).toEqual([404, 'We can’t find this review.']);
  });
});
