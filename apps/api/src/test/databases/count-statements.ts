import pg from 'pg';
import { vi } from 'vitest';

/** How many statements this process sends to its databases during an action. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return queries.mock.calls.length;
  } finally {
    queries.mockRestore();
  }
}
