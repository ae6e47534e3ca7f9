import type { Answer } from '@academy/contract';
import { describe, expect, it } from 'vitest';
import { workDuringErasure } from '../../../test/during-erasure.ts';
import { addLearner } from '../../../test/test-learner.ts';
import { decide, handIn, hold, projectOf, queueOf, useProjectHarness, WORK } from './test/project-harness.ts';

const { academy, waitingOf, submissionOf } = useProjectHarness();

describe('a project that was handed in', () => {
  it('waits for those who teach the course, and is not passed yet', async () => {
    const { johan, priya, administrator, learner } = academy;
    expect((await handIn(learner)).json()).toMatchObject({ isPassed: false, isWaiting: true, missing: [] });
    expect(await projectOf(learner)).toMatchObject({ reviewState: 'handed-in', passedAt: null, reviews: [] });
    expect((await learner.get('/api/courses/tc/progress')).json().isProjectPassed).toBe(false);
    for (const reviewer of [johan, priya, administrator])
      expect(await waitingOf(reviewer, learner)).toMatchObject({
        courseTitle: 'Course tc',
        projectTitle: 'Project',
        round: 1,
        state: 'handed-in',
        reviewer: null,
      });
    const notices = (await johan.get('/api/notices')).json<Answer<'GET /api/notices'>>().notices;
    expect(notices.map(({ kind }) => kind)).toContain('project-handed-in');
  });

  it('is shown to nobody else', async () => {
    const { learner } = academy;
    await handIn(learner);
    const { id, handedInAt } = await submissionOf(learner);
    const stranger = await addLearner(academy.test, 'trainer');
    expect((await queueOf(stranger)).waiting).toEqual([]);
    expect((await stranger.get(`/api/project-reviews/${id}`)).statusCode).toBe(404);
    expect((await hold(stranger, id)).statusCode).toBe(404);
    expect((await decide(stranger, { id, handedInAt })).statusCode).toBe(404);
    for (const path of ['', `/${id}`])
      expect((await learner.get(`/api/project-reviews${path}`)).statusCode).toBe(403);
  });

  it('can be handed in again until somebody reads it, and is then one entry with the newer words', async () => {
    const { johan, learner } = academy;
    await handIn(learner);
    await handIn(learner, { ...WORK, answers: { goal: 'Fewer plates left over' } });
    const { id, round } = await submissionOf(learner);
    expect(round).toBe(1);
    expect((await johan.get(`/api/project-reviews/${id}`)).json()).toMatchObject({
      parts: [{ id: 'goal', ask: 'What for?', text: 'Fewer plates left over' }],
      checklist: [{ id: 'honest', text: 'It is my own work.' }],
    });
    await hold(johan, id);
    const refused = await handIn(learner);
    expect([refused.statusCode, refused.body]).toEqual([
      409,
      'Somebody is reading your project right now. You can hand in again once you have their answer.',
    ]);
    expect((await projectOf(learner)).reviewState).toBe('in-review');
  });

  it('keeps what was written also when somebody is reading it and it cannot be handed in again', async () => {
    const { johan, learner } = academy;
    await handIn(learner);
    await hold(johan, (await submissionOf(learner)).id);
    const better = { ...WORK, answers: { goal: 'Fewer plates left over' } };
    expect((await handIn(learner, better)).statusCode).toBe(409);
    expect(await projectOf(learner)).toMatchObject(better);
  });

  it('is not put before anybody again when it is passed at the same moment', async () => {
    const { johan, administrator, learner } = academy;
    await handIn(learner);
    const { pool } = academy.test.database;
    const reviewer = await pool.connect();
    await reviewer.query('begin');
    await reviewer.query(
      `update project_submissions set reviewed_at = now(), reviewer_id = $2, reviewer_name = 'Johan van Wyk',
              is_passed = true, comment = '', criteria = '[]' where user_id = $1`,
      [learner.id, johan.id],
    );
    const again = handIn(learner);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBeGreaterThan(0);
    await reviewer.query('commit');
    reviewer.release();
    expect((await again).json()).toMatchObject({ isPassed: true, isWaiting: false });
    expect(await waitingOf(administrator, learner)).toBeUndefined();
  });

  it('is not found any more when its learner is erased at the moment of the decision', async () => {
    const { johan, learner } = academy;
    await handIn(learner);
    const waiting = await submissionOf(learner);
    await hold(johan, waiting.id);
    const { pool } = academy.test.database;
    const decision = await workDuringErasure(academy.test, learner, async () => decide(johan, waiting));
    expect(decision.statusCode).toBe(404);
    for (const table of ['project_submissions', 'notices', 'learning_events', 'learner_tallies'])
      expect((await pool.query(`select from ${table} where user_id = $1`, [learner.id])).rowCount).toBe(0);
    const mails = await pool.query('select from outbox_mails where recipient = $1', [learner.email]);
    expect(mails.rowCount).toBe(0);
  });

  it('is passed at once where nobody else teaches the course', async () => {
    const { learner } = academy;
    await learner.enrol('alone');
    const answer = await learner.post('/api/courses/alone/project/submissions', WORK);
    expect(answer.json()).toMatchObject({ isPassed: true, isWaiting: false });
  });
});
