import type { TestApp } from '../test-app.ts';

const ORDERS = {
  lesson_progress: 'lesson_id',
  review_cards: 'lesson_id, card_id',
  course_progress: 'course_id',
  learning_days: 'day',
  streaks: 'user_id',
  skill_levels: 'skill',
  learner_tallies: 'user_id',
  user_achievements: 'achievement_id',
};

/** All rows that are derived from a learner's log. */
export async function derivedRows(test: TestApp, userId: string): Promise<Record<string, object[]>> {
  const tables = await Promise.all(
    Object.entries(ORDERS).map(async ([table, order]) => {
      const { rows } = await test.database.pool.query(
        `select to_jsonb(t) - 'user_id' - 'version' as row from ${table} t where user_id = $1 order by ${order}`,
        [userId],
      );
      return [table, rows.map(({ row }) => row)] as const;
    }),
  );
  return Object.fromEntries(tables);
}
