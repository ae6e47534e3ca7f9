import { expect, it } from 'vitest';
import { measureOffline } from './measure-offline.ts';

it('a saved course costs the application, the code of lessons and exercises, and its texts', () => {
  const [worker, pack, sql] = measureOffline({
    workerBytes: 4_000,
    shellBytes: 100_000,
    saved: {
      lessons: [['/assets/lesson.js', 20_000]],
      exercises: [['/assets/panel.js', 10_000]],
      python: [['/assets/python.wasm', 160_000]],
      sql: [['/assets/sql.wasm', 280_000]],
    },
    lessonBytes: [3_000, 4_000],
  });
  expect(worker).toMatchObject({ name: 'service worker', bytes: 4_000 });
  expect(pack?.bytes).toBe(297_000);
  expect(sql).toMatchObject({ bytes: 280_000, budgetInBytes: 320_000 });
  expect(pack?.budgetInBytes).toBe(1_500_000);
});
