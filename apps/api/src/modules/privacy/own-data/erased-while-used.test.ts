import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { workDuringErasure } from '../../../test/during-erasure.ts';
import { addLearner, reported, type TestLearner } from '../../../test/test-learner.ts';
import { COURSE } from './test/person-with-traces.ts';
import { usePrivacyAcademy } from './test/privacy-academy.ts';

const { academy, query, findInDatabase } = usePrivacyAcademy();

/** The register allows the account's number to stay here. */
const ALLOWED = ['audit_log.subject', 'audit_log.actor_id'];

async function expectNothingLeft({ id, email }: Pick<TestLearner, 'id' | 'email'>): Promise<void> {
  const left = await findInDatabase([id, email]);
  expect(left.filter((place) => !ALLOWED.includes(place))).toEqual([]);
}

const besideErasure = <Value>(learner: TestLearner, work: () => Promise<Value>) =>
  workDuringErasure(academy.test, learner, work);

type Act = (learner: TestLearner) => Promise<{ statusCode: number; body: string }>;

const begun = new Map<string, string>();
const WORK = { answers: { goal: 'Less food wasted' }, ticked: ['honest'] };
const ACTS: readonly (readonly [string, Act])[] = [
  ['reports what happened', (learner) => learner.report(reported(`${COURSE}-a`, 'lesson-read'))],
  [
    'writes a note',
    (learner) =>
      learner.put(`/api/lessons/${COURSE}-a/writings/notes`, {
        text: 'a',
        writtenAt: '2026-11-15T11:00:00Z',
      }),
  ],
  ['asks a person', (learner) => learner.post('/api/tickets', { subject: 'a', text: 'b' })],
  [
    'asks a person under a key',
    (learner) =>
      learner.post('/api/tickets', { subject: 'a', text: 'b' }, { 'idempotency-key': randomUUID() }),
  ],
  ['begins an assessment', (learner) => learner.post(`/api/assessments/${COURSE}-one-assessment/attempts`)],
  [
    'hands in an assessment',
    (learner) => learner.post(`/api/assessment-attempts/${begun.get(learner.id)}/answers`, { answers: {} }),
  ],
  ['hands in a project', (learner) => learner.post(`/api/courses/${COURSE}/project/submissions`, WORK)],
  ['claims coins', (learner) => learner.post('/api/coins/claims', { activity: 'assessment' })],
  [
    'changes the profile',
    (learner) => learner.put('/api/profile', { fullName: 'Thandi Nkosi', province: null, goal: null }),
  ],
  ['wants a copy of the data', (learner) => learner.post('/api/privacy/export')],
];

describe('somebody who is erased at the moment in which one of their requests', () => {
  it.each(ACTS)('%s is refused, and nothing of it stays', async (_what, act) => {
    const learner = await addLearner(academy.test);
    await learner.enrol(COURSE);
    const attempt = await learner.post(`/api/assessments/${COURSE}-two-assessment/attempts`);
    begun.set(learner.id, attempt.json().attemptId);
    await query(
      `insert into learning_events (user_id, kind, subject, occurred_at, data)
       values ($1, 'activity-recognised', 'x', '2026-11-01', '{"activity": "assessment"}')`,
      [learner.id],
    );
    const answer = await besideErasure(learner, async () => act(learner));
    expect([answer.statusCode, answer.body]).toEqual([expect.toBeOneOf([401, 403, 404]), expect.any(String)]);
    await expectNothingLeft(learner);
    expect((await learner.get('/api/profile')).statusCode).toBe(401);
  });
});
