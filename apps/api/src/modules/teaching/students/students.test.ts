import type { Answer } from '@academy/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addTestCourse } from '../../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';
import { assessmentAttempts } from '../../learning/assessments/tables.ts';

let academy: TestApp;
let johan: TestLearner;
let sipho: TestLearner;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(academy.database.db, { id: 'tc' });
  await academy.database.pool.query("update courses set instructor_ids = '{johan-van-wyk}' where id = 'tc'");
  johan = await addLearner(academy, 'trainer');
  const administrator = await addLearner(academy, 'administrator');
  await administrator.put('/api/admin/instructor-accounts/johan-van-wyk', { personId: johan.id });
  sipho = await addLearner(academy);
  await sipho.enrol('tc');
});
afterAll(() => academy.close());

const studentsOf = async (who: TestLearner) =>
  (await who.get('/api/students')).json<Answer<'GET /api/students'>>();
const write = (who: TestLearner, ref: string, text = 'How is it going?', key?: string) =>
  who.post(`/api/students/${ref}/messages`, { text }, key ? { 'idempotency-key': key } : undefined);
const mailsTo = async ({ email }: TestLearner) =>
  (
    await academy.database.pool.query(
      "select subject, body from outbox_mails where recipient = $1 and subject like 'Course tc%'",
      [email],
    )
  ).rows;

describe('a learner of a trainer', () => {
  it('is at risk with the reason: an assessment failed three times and not passed', async () => {
    const now = academy.services.clock();
    await academy.database.pool.query(
      "insert into course_progress (user_id, course_id, percent, last_at) values ($1, 'tc', 20, $2)",
      [sipho.id, now],
    );
    const attempt = (minute: number) => ({
      userId: sipho.id,
      assessmentId: 'tc-one-assessment',
      items: [],
      startedAt: now,
      submittedAt: new Date(now.getTime() + minute * 60_000),
      answers: {},
      rightCount: 1,
      total: 5,
      isPassed: false,
      result: { marks: [], completed: { modules: [], courses: [] } },
    });
    await academy.database.db.insert(assessmentAttempts).values([attempt(1), attempt(2)]);
    expect((await studentsOf(johan)).map(({ attention }) => attention)).toEqual([null]);
    await academy.database.db.insert(assessmentAttempts).values(attempt(3));
    expect((await studentsOf(johan)).map(({ attention }) => attention)).toEqual(['stuck']);
  });

  it('gets a mail from the trainer, twice a day at most, and each is kept and noted', async () => {
    const [student] = await studentsOf(johan);
    const ref = student?.ref ?? '';
    const send = () => write(johan, ref, ' How is it going? ', 'once');
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([204, 204]);
    const mails = await mailsTo(sipho);
    expect(mails).toHaveLength(1);
    expect(mails[0].body).toContain('who teaches Course tc, writes to you:\n\nHow is it going?\n');
    expect((await write(johan, ref)).statusCode).toBe(204);
    expect((await write(johan, ref)).body).toBe(
      'You have written to this learner twice today. Please give them time to answer.',
    );
    const { rows } = await academy.database.pool.query(
      `select (select count(*)::int from student_messages where user_id = $1) as kept,
              (select count(*)::int from audit_log where action = 'message-student' and subject = $1::text) as noted`,
      [sipho.id],
    );
    expect(rows).toEqual([{ kept: 2, noted: 2 }]);
  });

  it('is named to that trainer alone, and gets no mail that was switched off', async () => {
    const [student] = await studentsOf(johan);
    const stranger = await addLearner(academy, 'trainer');
    expect((await write(stranger, student?.ref ?? '')).statusCode).toBe(404);
    expect((await write(johan, sipho.id)).statusCode).toBe(404);
    expect((await write(sipho, student?.ref ?? '')).statusCode).toBe(403);
    const quiet = await addLearner(academy);
    await quiet.enrol('tc');
    await quiet.put('/api/mail-preferences/course-updates', { isWanted: false });
    const found = (await studentsOf(johan)).find(({ ref }) => ref !== student?.ref);
    expect((await write(johan, found?.ref ?? '')).statusCode).toBe(409);
    expect(await mailsTo(quiet)).toEqual([]);
  });
});
