import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DrawingDesk } from '../../gateways/paper/drawing-desk.ts';
import { KeptDrawings } from '../../gateways/paper/kept-drawings.ts';
import { addLearner, reported, type TestLearner } from '../../test/test-learner.ts';
import { CatalogueCache } from '../catalogue/index.ts';
import { shelfOfCertificate } from '../certificates/drawn-certificates.store.ts';
import { issueCertificate } from '../certificates/index.ts';
import { certificateOf, completeCourse, issue, PUBLIC_URL } from '../certificates/test/completed-course.ts';
import { makeDue, workBesideErasure } from './test/beside-erasure.ts';
import { COURSE } from './test/person-with-traces.ts';
import { usePrivacyAcademy } from './test/privacy-academy.ts';

const { academy, query, findInDatabase, eraseDue } = usePrivacyAcademy();

/** The register lets the number of an account stay here. */
const ALLOWED = ['audit_log.subject', 'audit_log.actor_id'];

async function expectNothingLeft({ id, email }: Pick<TestLearner, 'id' | 'email'>): Promise<void> {
  const left = await findInDatabase([id, email]);
  expect(left.filter((place) => !ALLOWED.includes(place))).toEqual([]);
}

async function erase(learner: TestLearner): Promise<void> {
  await makeDue(academy.test, learner);
  await eraseDue();
  expect((await query('select from users where id = $1', [learner.id])).rowCount).toBe(0);
}

const besideErasure = <Value>(learner: TestLearner, work: () => Promise<Value>) =>
  workBesideErasure(academy.test, learner, work);

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

describe('somebody who is erased while a certificate', () => {
  it('is issued gets none', async () => {
    const learner = await addLearner(academy.test);
    await completeCourse(academy.test, learner.id, COURSE);
    const { services } = academy.test;
    const issuing = { ...services, catalogue: new CatalogueCache(services), publicUrl: PUBLIC_URL };
    await besideErasure(learner, () => issueCertificate(issuing, { userId: learner.id, courseId: COURSE }));
    await expectNothingLeft(learner);
  });

  it('is drawn leaves no file of it', async () => {
    const learner = await addLearner(academy.test);
    await completeCourse(academy.test, learner.id, COURSE);
    await issue(academy.test, learner.id, COURSE);
    const { id } = await certificateOf(academy.test, learner.id);
    const drawn = Promise.withResolvers<Buffer>();
    const begun = Promise.withResolvers<void>();
    const drawingDesk: DrawingDesk = {
      draw() {
        begun.resolve();
        return drawn.promise;
      },
      stop: async () => undefined,
    };
    const { services, logLines } = academy.test;
    const paper = new KeptDrawings({ drawingDesk, log: services.log }).read({
      drawing: { url: 'file:///paper', version: 1 },
      facts: { id },
      shelf: shelfOfCertificate(services.db, { certificateId: id, form: 'paper' }, services.clock),
      reader: { name: learner.id, take: async () => null },
    });
    await begun.promise;
    await erase(learner);
    drawn.resolve(Buffer.from('a paper'));
    // Whoever asked before has it; it is kept nowhere.
    expect(await paper).toMatchObject({ ok: true });
    await expectNothingLeft(learner);
    expect((await query('select from drawn_certificates where certificate_id = $1', [id])).rowCount).toBe(0);
    expect(logLines.join('')).not.toContain(learner.id);
    expect((await academy.test.call('GET', `/credentials/${id}/card.png`)).statusCode).toBe(404);
  });
});
