import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { shutDown } from './shut-down.ts';
import { createTestApp } from './test/test-app.ts';

describe('shutting down', () => {
  it('says "not ready" first, finishes the request in hand, then closes in order', async () => {
    const test = await createTestApp({ SHUTDOWN_DELAY_MS: '3000' });
    const { username, password } = await test.addAccount('learner');
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const blocker = await test.database.pool.connect();
    await blocker.query('begin; lock table users in access exclusive mode');
    const inHand = fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const waiting =
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => (await test.database.pool.query(waiting)).rowCount).toBeGreaterThan(0);

    const closed: string[] = [];
    const done = shutDown({
      app: test.app,
      services: test.services,
      closeAfter: [async () => void closed.push('worker'), async () => void closed.push('pool')],
    });
    expect((await fetch(`${address}/api/ready`)).status).toBe(503);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    // impatient: however long it takes, nothing may close during a request
    await pause(3500);
    expect(closed).toEqual([]);
    await blocker.query('commit');
    blocker.release();

    expect((await inHand).status).toBe(200);
    await done;
    expect(closed).toEqual(['worker', 'pool']);
    await expect(fetch(`${address}/api/health`)).rejects.toThrow();
    await test.database.drop();
  });
});
