import { expect, it } from 'vitest';
import { measureOffline, type SavedCourse } from './measure-offline.ts';

const measure = (...courses: SavedCourse[]) =>
  measureOffline({
    workerBytes: 4_000,
    shellBytes: 100_000,
    saved: {
      lessons: [['/assets/lesson.js', 20_000]],
      exercises: [['/assets/panel.js', 10_000]],
      python: [['/assets/python.wasm', 160_000]],
      sql: [['/assets/sql.wasm', 280_000]],
    },
    courses,
  });

it('a saved course costs the application, the code of lessons and exercises, and its texts', () => {
  const [worker, pack, sql] = measure({ title: 'Python', lessonBytes: [3_000, 4_000], runs: ['python'] });
  expect(worker).toMatchObject({ name: 'service worker', bytes: 4_000 });
  expect(pack).toMatchObject({ name: 'Python offline', bytes: 297_000, budgetInBytes: 1_500_000 });
  expect(sql).toMatchObject({ bytes: 280_000, budgetInBytes: 320_000 });
});

it('each course is listed, without the code of exercises that it does not have', () => {
  const parts = measure(
    { title: 'Ethics', lessonBytes: [5_000], runs: [] },
    { title: 'SQL and Tables', lessonBytes: [5_000], runs: ['sql'] },
  );
  expect(parts.slice(1, 3)).toMatchObject([
    { name: 'Ethics offline', bytes: 125_000 },
    { name: 'SQL and Tables offline', bytes: 415_000 },
  ]);
});
