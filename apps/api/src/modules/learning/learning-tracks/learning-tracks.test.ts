import type { LearningTrack } from '@academy/contract/learning/learning-tracks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../test/test-learner.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());

async function tracks(who: TestLearner): Promise<LearningTrack[]> {
  const answer = await who.get('/api/learning-tracks');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const setPercent = (who: TestLearner, courseId: string, percent: number) =>
  academy.database.pool.query(
    `insert into course_progress (user_id, course_id, percent, completed_at)
     values ($1, $2, $3, case when $3 = 100 then now() end)`,
    [who.id, courseId, percent],
  );

describe('learning tracks', () => {
  it('PATH-05 PATH-06 PATH-07 PATH-09 have the hours of their courses and a milestone without hours', async () => {
    const all = await tracks(await addLearner(academy));
    const hours = all.map(({ id, totalHours, nodes }) => [
      id,
      totalHours,
      nodes.map((node) => node.estimatedHours),
    ]);
    expect(hours).toEqual([
      ['foundations', 45, [10, 20, 15, 0]],
      ['machine-learning', 95, [25, 30, 40, 0]],
      ['specialization', 145, [50, 50, 45, 0]],
    ]);
  });

  it('PATH-10 PATH-11 PATH-19 stand at 0 for a new account, with one course to begin with', async () => {
    const all = await tracks(await addLearner(academy));
    for (const { totalProgress, completedHours } of all)
      expect([totalProgress, completedHours]).toEqual([0, 0]);
    const open = all.flatMap(({ nodes }) => nodes).filter(({ status }) => status !== 'locked');
    expect(open.map(({ id, status }) => [id, status])).toEqual([['ai-fundamentals', 'available']]);
  });

  it('PATH-12 have nodes with everything that a screen shows', async () => {
    const nodes = (await tracks(await addLearner(academy))).flatMap((track) => track.nodes);
    const ids = new Set(nodes.map(({ id }) => id));
    for (const { prerequisites } of nodes) for (const id of prerequisites) expect(ids).toContain(id);
    expect(nodes.find(({ id }) => id === 'applied-ai-capstone')).toMatchObject({
      title: 'Applied AI Capstone',
      type: 'course',
      courseId: 'applied-ai-capstone',
      prerequisites: ['language-technology', 'ml-engineering'],
    });
    expect(nodes.filter(({ type }) => type === 'milestone').map(({ courseId }) => courseId)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('PATH-04 PATH-19 follow what the learner does', async () => {
    const learner = await addLearner(academy);
    await setPercent(learner, 'ai-fundamentals', 100);
    await setPercent(learner, 'machine-learning-foundations', 30);
    const [foundations, machineLearning] = await tracks(learner);
    expect(foundations).toMatchObject({ totalProgress: 33, completedHours: 10 });
    expect(foundations?.nodes.map(({ status }) => status)).toEqual([
      'completed',
      'available',
      'locked',
      'locked',
    ]);
    expect(machineLearning).toMatchObject({ totalProgress: 10, completedHours: 0 });
    expect(machineLearning?.nodes.map(({ status }) => status)).toEqual([
      'in-progress',
      'locked',
      'locked',
      'locked',
    ]);
    const { tracks: figures } = (await learner.get('/api/progress/user')).json();
    expect(figures.map(({ percent }: { percent: number }) => percent)).toEqual([33, 10, 0]);
  });
});
