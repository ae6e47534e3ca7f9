import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ageLocks, lockFreeJobs } from '../database/driver/test/queued-jobs.ts';
import { createPostOffice } from '../gateways/post-office.ts';
import { addJob } from '../job-queue/add-job.store.ts';
import { queueMail } from '../modules/academy/outbox/index.ts';
import { startMailServer } from '../test/mail-server.ts';
import { killStarted, startProcessBeside } from '../test/start-process.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';
import { startWorker } from './worker.ts';

// Whole processes are started here, on a machine that may be busy, and a worker looks for dead ones twice a minute.
const PATIENT = { timeout: 240_000 };
const TIME_LIMIT_MS = 600_000;
const PUBLIC_URL = 'https://academy.example';
const FROM = 'Academy <academy@example.co.za>';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(async () => {
  await killStarted();
  await test.close();
});

/** Accepts the connection and never responds: a worker sending a mail here stays in the middle of a job for minutes. */
async function startSilentMailServer() {
  const callers: Socket[] = [];
  const server = createServer((socket) => {
    callers.push(socket.on('error', () => undefined));
    socket.write('220 silent\r\n');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of callers) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, callers };
}

async function firstRow(sql: string) {
  return (await test.database.pool.query(sql)).rows[0];
}

const readOwner = async (task: string): Promise<string | null> =>
  (await firstRow(`select locked_by from graphile_worker.jobs where task_identifier = '${task}'`))?.locked_by;

const LOCK = `from pg_locks where locktype = 'advisory' and granted
                 and database = (select oid from pg_database where datname = current_database())`;

describe('a job in the middle of which its process is', { timeout: TIME_LIMIT_MS }, () => {
  it('stays its own while it lives, however old the lock, and is done by another when it is killed', async () => {
    const silent = await startSilentMailServer();
    const held = await startProcessBeside(test.database, { SMTP_URL: silent.url, DEMO: 'off' });
    await expect.poll(held.address, PATIENT).not.toBe('');
    const letter = { recipient: 'thandi@example.co.za', subject: 'Half sent', body: 'Dumela.' };
    await queueMail(test.services.db, { ...letter, now: test.services.clock() });
    await expect.poll(() => silent.callers.length, PATIENT).toBe(1);
    const owner = await readOwner('send-mail');
    expect(owner).toMatch(/^pool-/);

    // The queue itself would release both of them an hour later. The owner of the second is unknown.
    await addJob(test.services.db, 'mail-new-achievements', {}, new Date('2100-01-01'));
    await ageLocks(test.database.pool);
    await lockFreeJobs(test.database.pool, 'pool-of-nobody');
    const mailServer = await startMailServer();
    const postOffice = createPostOffice(mailServer.url, FROM);
    const worker = startWorker({ ...test.services, postOffice, publicUrl: PUBLIC_URL });
    onTestFinished(async () => {
      await worker.stop();
      postOffice?.close();
      await mailServer.close();
    });
    await expect.poll(() => readOwner('mail-new-achievements'), PATIENT).not.toBe('pool-of-nobody');
    expect(await readOwner('send-mail')).toBe(owner);
    expect(mailServer.received).toEqual([]);

    held.child.kill('SIGKILL');
    await held.ended;
    await expect.poll(() => mailServer.received.length, PATIENT).toBe(1);
    expect(mailServer.received[0]).toContain('Subject: Half sent');
    const left = "select count(*)::int as n from graphile_worker.jobs where task_identifier = 'send-mail'";
    await expect.poll(async () => (await firstRow(left)).n, PATIENT).toBe(0);
  });
});

describe('a worker', { timeout: TIME_LIMIT_MS }, () => {
  it('whose heartbeat fails starts again and continues', async () => {
    const worker = startWorker({ ...test.services, postOffice: null, publicUrl: PUBLIC_URL });
    const { username } = await test.addAccount('learner');
    const readLock = async () => (await firstRow(`select pid, objid::text ${LOCK}`)) ?? null;
    const mails = async () => (await firstRow('select count(*)::int as n from outbox_mails')).n;
    try {
      await expect.poll(readLock, PATIENT).not.toBeNull();
      const before = await readLock();
      await test.database.pool.query('select pg_terminate_backend($1)', [before.pid]);
      const isHeldAgain = async () => {
        const lock = await readLock();
        return lock !== null && lock.pid !== before.pid && lock.objid !== before.objid;
      };
      await expect.poll(isHeldAgain, PATIENT).toBe(true);
      expect(test.logLines.join('')).toContain('job worker can no longer show that it lives');
      await addJob(test.services.db, 'mail-password-link', { username });
      await expect.poll(mails, PATIENT).toBe(1);
    } finally {
      await worker.stop();
    }
    expect(await readLock()).toBeNull();
  });
});
