import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { useAssessedCourse } from './test/assessed-course.ts';
import { beginFinal, handInProgram, marked } from './test/marked-program.ts';

const ENDLESS = 'while True:\n    pass\n';

const { academy, enrolledLearner } = useAssessedCourse();

/** The processes of the programs that this process has started and that have not ended. */
async function runningPrograms(): Promise<string[]> {
  const threads = await readdir('/proc/self/task');
  const read = (path: string) => readFile(path, 'utf8').catch(() => '');
  const lists = await Promise.all(threads.map((thread) => read(`/proc/self/task/${thread}/children`)));
  const children = lists.flatMap((list) => list.split(' ').filter((pid) => pid !== ''));
  const commands = await Promise.all(children.map((pid) => read(`/proc/${pid}/cmdline`)));
  return children.filter((_pid, index) => commands[index]?.includes('--permission'));
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

  it('runs once for a learner, however often it is handed in, and a flood is told to wait', async () => {
    const learner = await enrolledLearner();
    const attemptId = await beginFinal(learner);
    const flood = () =>
      Promise.all(Array.from({ length: 8 }, () => handInProgram(learner, attemptId, ENDLESS)));
    let answers = await flood();
    // A machine that is busy elsewhere may not come to the one run in time, and is asked again.
    for (let again = 0; again < 5 && answers.every(({ statusCode }) => statusCode === 503); again += 1)
      answers = await flood();
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 200, 200, 503, 503, 503, 503, 503]);
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.headers['retry-after']).toBe('30');
    const bodies = answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
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
