import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttemptAnswer } from '@academy/contract/assessments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addTestCourse } from '../../test/test-course.ts';
import { addLearner, type TestLearner } from '../../test/test-learner.ts';

const RIGHT = 'def double(n):\n    return 2 * n\n';
const ENDLESS = 'while True:\n    pass\n';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' });
  await addTestCourse(test.database.db, { id: 'tc' });
});
afterAll(() => test.close());

async function attemptOf(learner: TestLearner): Promise<string> {
  await learner.enrol('tc');
  const begun = await learner.post('/api/assessments/tc-final/attempts');
  return begun.json<AttemptAnswer>().attemptId;
}

const handIn = (learner: TestLearner, attemptId: string, source: string) =>
  learner.post(`/api/assessment-attempts/${attemptId}/answers`, {
    answers: { 'tc-final-item': { kind: 'code', source } },
  });

async function marked(source: string): Promise<[number, boolean]> {
  const learner = await addLearner(test);
  const result = await handIn(learner, await attemptOf(learner), source);
  return [result.statusCode, result.json().isPassed];
}

/** The processes of the programs that this process has started and that have not ended. */
async function runningPrograms(): Promise<string[]> {
  const threads = await readdir('/proc/self/task');
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');
  const lists = await Promise.all(threads.map((thread) => read(`/proc/self/task/${thread}/children`)));
  const children = lists.flatMap((list) => list.split(' ').filter((pid) => pid !== ''));
  const commands = await Promise.all(children.map((pid) => read(`/proc/${pid}/cmdline`)));
  return children.filter((_pid, index) => commands[index]?.includes('--permission'));
}

/** Notes every program that runs before the answer is there. */
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
    [RIGHT, true],
    ['import stats\ndef double(n):\n    return stats.mean([n, n]) * 2\n', true],
    ['def double(n):\n    return n\n', false],
    ['this is no program', false],
    ['', false],
  ])('is run: %j is right: %s', async (source, isRight) => {
    expect(await marked(source)).toEqual([200, isRight]);
  });

  it.each([
    ['runs without end', ENDLESS],
    ['takes memory without end', 'x = [0]\nwhile True:\n    x = x + x\n'],
    ['fills files without end', 'f = open("/x", "w")\nwhile True:\n    f.write("x" * 100000)\n'],
    [
      'leaves its interpreter',
      'f = open("/lib/heapq.py", "w")\nf.write("import js")\nf.close()\nimport heapq\n',
    ],
    [
      'claims to equal everything',
      'class Always:\n    def __eq__(self, other):\n        return True\n\ndef double(n):\n    return Always()\n',
    ],
  ])('is wrong when it %s, and the server lives', async (_what, source) => {
    expect(await marked(source)).toEqual([200, false]);
    expect((await test.call('GET', '/api/health')).statusCode).toBe(200);
  });

  it('runs once, however often it is handed in', async () => {
    const learner = await addLearner(test);
    const attemptId = await attemptOf(learner);
    const flood = () => Promise.all(Array.from({ length: 8 }, () => handIn(learner, attemptId, ENDLESS)));
    const pids = new Set<string>();
    let answers = await watched(flood(), pids);
    // A machine that is busy elsewhere may not come to the one run in time, and is asked again.
    while (answers.some(({ statusCode }) => statusCode === 503)) answers = await watched(flood(), pids);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(pids.size).toBeLessThanOrEqual(1);
  });

  it('is marked although the request that handed it in has ended, and shuts nobody out', async () => {
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
    const learners = await Promise.all(Array.from({ length: 2 }, () => addLearner(test)));
    const attempts = await Promise.all(learners.map(attemptOf));
    let isMarking = true;
    const marking = Promise.all(
      learners.map((learner, index) => handIn(learner, attempts[index] ?? '', ENDLESS)),
    ).finally(() => {
      isMarking = false;
    });
    let answeredMeanwhile = 0;
    while (isMarking) {
      const before = await runningPrograms();
      expect((await test.call('GET', '/api/health')).statusCode).toBe(200);
      const after = await runningPrograms();
      // One and the same program was there before the question and after the answer.
      if (before.some((pid) => after.includes(pid))) answeredMeanwhile += 1;
      await pause(20);
    }
    const answers = await marking;
    expect(answeredMeanwhile).toBeGreaterThan(0);
    // A machine that is busy elsewhere may not come to a program in time, and then says so.
    for (const answer of answers) {
      expect([200, 503]).toContain(answer.statusCode);
      if (answer.statusCode === 200) expect(answer.json().isPassed).toBe(false);
    }
  });
});
