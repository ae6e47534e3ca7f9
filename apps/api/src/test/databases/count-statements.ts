import pg from 'pg';
import { vi } from 'vitest';

/** How many statements this process sends to its databases during an action. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return asked.mock.calls.length;
  } finally {
    asked.mockRestore();
  }
}
