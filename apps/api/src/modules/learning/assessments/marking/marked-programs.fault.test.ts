import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { useAssessedCourse } from '../test/assessed-course.ts';
import { beginFinal, handInProgram, marked } from '../test/marked-program.ts';

const ENDLESS = 'while True:\n    pass\n';

const { academy, enrolledLearner } = useAssessedCourse();

/** Processes of learner programs that this process has started and that have not ended. */
async function runningPrograms(): Promise<string[]> {
  const threads = await readdir('/proc/self/task');
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');
  const lists = await Promise.all(threads.map((thread) => read(`/proc/self/task/${thread}/children`)));
  const children = lists.flatMap((list) => list.split(' ').filter((pid) => pid !== ''));
  const commands = await Promise.all(children.map((pid) => read(`/proc/${pid}/cmdline`)));
  return children.filter((_pid, index) => commands[index]?.includes('--permission'));
}

/** Records every program that runs before the response arrives. */
async function watched<Answer>(answer: Promise<Answer>, pids: Set<string>): Promise<Answer> {
  let isThere = false;
  const done = answer.finally(() => {
    isThere = true;
  });
  while (!isThere) {
    for (const pid of await runningPrograms()) pids.add(pid);
    await pause(20);
  }
  return done;
}

describe('a program that is handed in', () => {
  it.each([
    ['runs without end', ENDLESS],
    ['takes memory without end', 'x = [0]\nwhile True:\n    x = x + x\n'],
    ['fills files without end', 'f = open("/x", "w")\nwhile True:\n    f.write("x" * 100000)\n'],
  ])('is wrong when it %s, and the server lives', async (_what, source) => {
    expect(await marked(await enrolledLearner(), source)).toEqual([200, false]);
    expect((await academy.test.call('GET', '/api/health')).statusCode).toBe(200);
  });

  it('runs once, however often it is handed in', async () => {
    const learner = await enrolledLearner();
    const attemptId = await beginFinal(learner);
    const flood = () =>
      Promise.all(Array.from({ length: 8 }, () => handInProgram(learner, attemptId, ENDLESS)));
    const pids = new Set<string>();
    let answers = await watched(flood(), pids);
    // A busy machine may not run it in time, and is asked again.
    while (answers.some(({ statusCode }) => statusCode === 503)) answers = await watched(flood(), pids);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(pids.size).toBeLessThanOrEqual(1);
  });

  it('is marked although the request that handed it in has ended, and shuts nobody out', async () => {
    const { test } = academy;
    const hasty = await createTestApp({}, { database: { ...test.database }, limitMs: 1000 });
    const { id, username } = await test.addAccount('learner');
    const cookie = await test.signIn(username);
    await test.database.pool.query(
      "insert into enrolments (user_id, course_id, enrolled_at) values ($1, 'tc', '2026-09-01')",
      [id],
    );
    const begun = await test.call('POST', '/api/assessments/tc-final/attempts', { cookie });
    const body = { answers: { 'tc-final-item': { kind: 'code', source: ENDLESS } } };
    const send = () =>
      hasty.call('POST', `/api/assessment-attempts/${begun.json().attemptId}/answers`, { cookie, body });
    expect((await send()).statusCode).toBe(503);
    const patient = { timeout: 120_000, interval: 500 };
    await expect.poll(async () => (await send()).statusCode, patient).toBe(200);
    test.moveClock(60 * 60_000);
    expect((await test.call('POST', '/api/assessments/tc-final/attempts', { cookie })).statusCode).toBe(200);
    await hasty.app.close();
  });

  it('leaves the server free to answer others', async () => {
    const learners = await Promise.all(Array.from({ length: 2 }, enrolledLearner));
    const attempts = await Promise.all(learners.map(beginFinal));
    let isMarking = true;
    const marking = Promise.all(
      learners.map((learner, index) => handInProgram(learner, attempts[index] ?? '', ENDLESS)),
    ).finally(() => {
      isMarking = false;
    });
    let answeredMeanwhile = 0;
    while (isMarking) {
      const before = await runningPrograms();
      expect((await academy.test.call('GET', '/api/health')).statusCode).toBe(200);
      const after = await runningPrograms();
      // The same program ran before the question and after the answer.
      if (before.some((pid) => after.includes(pid))) answeredMeanwhile += 1;
      await pause(20);
    }
    const answers = await marking;
    expect(answeredMeanwhile).toBeGreaterThan(0);
    // A busy machine may not run a program in time, and then reports that.
    for (const answer of answers) {
      expect([200, 503]).toContain(answer.statusCode);
      if (answer.statusCode === 200) expect(answer.json().isPassed).toBe(false);
    }
  });
});
