import type { Answer } from '@academy/contract';
import { describe, expect, it } from 'vitest';
import { LESSON_REPORTS } from '../../../test/test-learner.ts';
import { CatalogueCache } from '../../catalogue/courses/index.ts';
import { issueCertificate } from '../../rewards/certificates/index.ts';
import { appendToLog, rebuildProgress } from '../learning-log/index.ts';
import { met } from './test/peer-class.ts';
import { decide, handIn, hold, projectOf, useProjectHarness, WORK } from './test/project-harness.ts';

const { academy, waitingOf, submissionOf } = useProjectHarness();
const open = { id: 'honest', isMet: false, comment: 'Whose idea is it?' };

describe('a review', () => {
  it('belongs to one reviewer at a time; the second sees who has it, and may take it after an hour', async () => {
    const { johan, priya, learner } = academy;
    await handIn(learner);
    const { id } = await submissionOf(learner);
    const answers = await Promise.all([hold(johan, id), hold(priya, id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const [first, second] = answers[0]?.statusCode === 204 ? [johan, priya] : [priya, johan];
    const refused = await hold(second, id);
    const firstName = first === johan ? 'Johan van Wyk' : 'Priya Naidoo';
    expect(refused.body).toBe(`${firstName} is reviewing this project at the moment.`);
    expect((await decide(second, await submissionOf(learner))).statusCode).toBe(409);
    expect((await hold(first, id)).statusCode).toBe(204);
    await academy.test.database.pool.query(
      "update project_submissions set held_at = held_at - interval '1 hour' where id = $1",
      [id],
    );
    expect((await hold(second, id)).statusCode).toBe(204);
  });

  it('that passes is an event of the log from which the pass follows, and a rebuild makes the same of it', async () => {
    const { johan, learner } = academy;
    await handIn(learner);
    const submission = await submissionOf(learner);
    await hold(johan, submission.id);
    expect((await decide(johan, submission)).json()).toEqual({ isPassed: true });
    const kinds = async () =>
      (
        await academy.test.database.pool.query(
          "select kind, data ->> 'isPassed' as passed from learning_events where user_id = $1 and kind like 'project-%' order by sequence",
          [learner.id],
        )
      ).rows;
    const logged = [
      { kind: 'project-reviewed', passed: 'true' },
      { kind: 'project-passed', passed: null },
    ];
    expect(await kinds()).toEqual(logged);
    const progress = async () => (await learner.get('/api/courses/tc/progress')).json();
    const before = await progress();
    expect(before.isProjectPassed).toBe(true);
    await rebuildProgress(
      await new CatalogueCache(academy.test.services).read(),
      academy.test.services.db,
      learner.id,
    );
    expect([await progress(), await kinds()]).toEqual([before, logged]);
    expect(await projectOf(learner)).toMatchObject({
      reviewState: 'passed',
      reviews: [
        {
          isPassed: true,
          reviewedBy: 'Johan van Wyk',
          comment: 'Well thought out.',
          criteria: [{ ...met, text: 'It is my own work.' }],
        },
      ],
    });
  });

  it('completes the course when it was all that was missing, and is on the certificate', async () => {
    const { johan, learner } = academy;
    await learner.report(
      ...(['a', 'b', 'c', 'd'] as const).flatMap((letter) => LESSON_REPORTS[letter]('tc')),
    );
    const { db, clock } = academy.test.services;
    const [catalogue, now] = [await new CatalogueCache(academy.test.services).read(), clock()];
    const passed = ['tc-one-assessment', 'tc-two-assessment', 'tc-final'].map(
      (assessmentId) =>
        ({ kind: 'assessment-passed', assessmentId, courseId: 'tc', percent: 90, occurredAt: now }) as const,
    );
    await db.transaction((tx) => appendToLog(tx, { userId: learner.id, catalogue, now }, passed));
    await handIn(learner);
    expect((await learner.get('/api/courses/tc/progress')).json().percent).toBeLessThan(100);
    await decide(johan, await submissionOf(learner));
    expect((await learner.get('/api/courses/tc/progress')).json().percent).toBe(100);
    const context = {
      ...academy.test.services,
      catalogue: new CatalogueCache(academy.test.services),
      publicUrl: () => 'https://academy.example',
    };
    await issueCertificate(context, { userId: learner.id, courseId: 'tc' });
    const { rows } = await academy.test.database.pool.query(
      'select facts from certificates where user_id = $1',
      [learner.id],
    );
    expect(rows[0].facts.project).toEqual({ title: 'Project', reviewedBy: 'Johan van Wyk' });
  });

  it('that asks for more notifies the learner by bell and mail, and is kept when it passes later', async () => {
    const { johan, priya, administrator, learner } = academy;
    await handIn(learner);
    await decide(priya, await submissionOf(learner), { isPassed: false, comment: '', criteria: [open] });
    expect(await projectOf(learner)).toMatchObject({ reviewState: 'once-more', passedAt: null });
    const [notice] = (await learner.get('/api/notices')).json<Answer<'GET /api/notices'>>().notices;
    expect(notice).toMatchObject({ kind: 'project-once-more', title: 'Project' });
    const { rows } = await academy.test.database.pool.query(
      'select subject from outbox_mails where recipient = $1',
      [learner.email],
    );
    expect(rows.map(({ subject }) => subject)).toContain('Once more: Project');

    academy.test.moveClock(60_000);
    await handIn(learner, { ...WORK, answers: { goal: 'My own better idea' } });
    const second = await submissionOf(learner);
    expect(second.round).toBe(2);
    await decide(johan, second);
    const { reviews } = await projectOf(learner);
    expect(reviews.map(({ isPassed, reviewedBy }) => [isPassed, reviewedBy])).toEqual([
      [true, 'Johan van Wyk'],
      [false, 'Priya Naidoo'],
    ]);
    expect((await handIn(learner)).json()).toMatchObject({ isPassed: true, isWaiting: false });
    expect(await waitingOf(administrator, learner)).toBeUndefined();
  });

  it('is mailed to nobody who has switched such mails off', async () => {
    const { johan, learner } = academy;
    await learner.put('/api/mail-preferences/project-reviews', { isWanted: false });
    await handIn(learner);
    await decide(johan, await submissionOf(learner));
    const { rows } = await academy.test.database.pool.query(
      "select from outbox_mails where recipient = $1 and subject like '%Project%'",
      [learner.email],
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['leaves a point out', { criteria: [] }, 'Please judge every point of the list.'],
    ['passes what is not met', { criteria: [open] }, 'A project passes when every point is met.'],
    [
      'asks for more without a word',
      { isPassed: false, comment: ' ', criteria: [{ ...open, comment: '' }] },
      'Please tell the learner in a sentence or two',
    ],
    ['is of an older version', { handedInAt: '2026-11-01T00:00:00Z' }, 'has handed in a newer version.'],
  ])('that %s is refused and changes nothing', async (_what, body, sentence) => {
    const { johan, learner } = academy;
    await handIn(learner);
    const submission = await submissionOf(learner);
    const answer = await decide(johan, submission, body);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).toContain(sentence);
    expect(await submissionOf(learner)).toEqual(submission);
  });

  it('is given once, however often it is sent, and noted', async () => {
    const { johan, priya, learner } = academy;
    await handIn(learner);
    const submission = await submissionOf(learner);
    const send = () => decide(johan, submission, {}, { 'idempotency-key': submission.id });
    const [first, again] = [await send(), await send()];
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true']);
    expect((await decide(priya, submission)).body).toBe('This project has been reviewed in the meantime.');
    const { rows } = await academy.test.database.pool.query(
      'select actor_id, action, reason from audit_log where subject = $1',
      [submission.id],
    );
    expect(rows).toEqual([{ actor_id: johan.id, action: 'review-project', reason: 'Passed' }]);
  });

  it('is never of the own project', async () => {
    const { johan, priya } = academy;
    await johan.enrol('tc');
    expect((await handIn(johan)).json().isWaiting).toBe(true);
    const submission = await submissionOf(johan);
    expect(await waitingOf(johan, johan)).toBeUndefined();
    expect((await hold(johan, submission.id)).statusCode).toBe(403);
    expect((await decide(johan, submission)).statusCode).toBe(403);
    expect((await decide(priya, submission)).statusCode).toBe(200);
  });
});
