import type { TestApp } from '../test-app.ts';

const OPEN = `select count(*)::int as open from pg_stat_activity
  where datname = current_database() and state like 'idle in transaction%'`;

/** How many transactions were open at each password hash while `act` ran. */
export async function openWhileHashing(
  { services: { passwords }, database }: TestApp,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const { hash } = passwords;
  const open: number[] = [];
  Object.assign(passwords, {
    async hash(password: string) {
      open.push((await database.pool.query(OPEN)).rows[0].open);
      return hash(password);
    },
  });
  await act().finally(() => Object.assign(passwords, { hash }));
  return open;
}
