import type { Answer } from '@academy/contract';
import { afterEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { MODULES } from '../../modules/index.ts';
import {
  type OwnCluster,
  openFolder,
  socketFolderOf,
  startOwnCluster,
} from '../../test/databases/own-cluster.ts';
import { startPooler } from '../../test/databases/pooler.ts';
import { type Standby, startStandby, WITH_STANDBYS } from '../../test/databases/standby.ts';
import { createTestDatabase } from '../../test/databases/test-database.ts';
import { runJob } from '../../test/run-job.ts';
import { killStarted, startProcess } from '../../test/start-process.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { addTestCourse } from '../../test/test-course.ts';
import { WatchedReplica } from './open-replica.ts';
import { LARGEST_LAG_MS } from './replica-lag.ts';

// Database servers are started and killed here, on a machine that may be busy.
const PATIENT = { timeout: 240_000, interval: 50 };
const TIME_LIMIT_MS = 900_000;

afterEach(killStarted);

interface Academy {
  readonly test: TestApp;
  readonly cluster: OwnCluster;
  readonly standby: Standby;
  readonly replica: WatchedReplica;
  readonly administrator: string;
  readonly logLines: readonly string[];
  /** How many wait for a place, as an administrator sees it; with the cookie of a browser that has written. */
  readonly waiting: (pin?: string) => Promise<number>;
  /** Returns the cookie that the browser gets. */
  readonly register: () => Promise<string>;
  readonly untilState: (state: string) => Promise<void>;
}

const clusterWithStandbys = async () => startOwnCluster({ settings: { ...WITH_STANDBYS, fsync: 'off' } });

async function openAcademy(addressOf = async ({ url }: Standby) => url): Promise<Academy> {
  const cluster = await clusterWithStandbys();
  const standby = await startStandby(cluster);
  const logLines: string[] = [];
  const log = (line: string | object, text = line) => void logLines.push(String(text));
  const replica = new WatchedReplica({
    target: { connectionString: await addressOf(standby) },
    directPool: cluster.database.directPool,
    log: { warn: log, info: log } as never,
  });
  const test = await createTestApp(
    { WAITLIST_TRIES: '1000', WAITLIST_PLACES_PER_ADDRESS: '1000' },
    { database: cluster.database, replica },
  );
  onTestFinished(async () => {
    await replica.stop();
    await test.close();
  });
  const cookie = await test.signIn((await test.addAccount('administrator')).username);
  await replica.verify();
  const academy: Academy = {
    test,
    cluster,
    standby,
    replica,
    administrator: cookie,
    logLines,
    async waiting(pin = '') {
      const answer = await test.call('GET', '/api/admin/overview', { cookie: `${cookie}; ${pin}` });
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
      return answer.json<Answer<'GET /api/admin/overview'>>().waitlist.waiting;
    },
    async register() {
      const email = `${crypto.randomUUID()}@example.co.za`;
      const body = { email, name: 'Naledi Mokoena', province: 'Limpopo' };
      const answer = await test.call('POST', '/api/waitlist/register', { body });
      expect(answer.statusCode, answer.body).toBe(201);
      return [answer.headers['set-cookie']].flat().join().split(';', 1)[0] ?? '';
    },
    untilState: (state) => expect.poll(() => replica.state(), PATIENT).toBe(state),
  };
  await academy.untilState('used');
  return academy;
}

/** The replica is used, and what was written to the primary has not arrived there. Repeated where that takes too long. */
async function writeWhilePaused({ standby, replica, waiting, register, untilState }: Academy) {
  for (;;) {
    await untilState('used');
    const before = await waiting();
    await standby.pauseReplay();
    const pin = await register();
    const seen = { others: await waiting(), self: await waiting(pin) };
    if (replica.state() === 'used') return { before, pin, seen };
    await standby.resumeReplay();
  }
}

describe('a replica whose replay is paused', { timeout: TIME_LIMIT_MS }, () => {
  it('is read until it is five seconds behind, only not by who has just written; and used again when it has caught up', async () => {
    const academy = await openAcademy();
    const { before, pin, seen } = await writeWhilePaused(academy);
    expect(pin).toBe('wrote=1');
    // Others read the replica, which has no such place yet.
    expect(seen).toEqual({ others: before, self: before + 1 });

    await academy.untilState('behind');
    expect(await academy.waiting()).toBe(before + 1);
    expect(academy.replica.lagMs()).toBeGreaterThan(LARGEST_LAG_MS);
    // Reads know it at once, the log from the next look on.
    await expect
      .poll(() => academy.logLines.at(-1), PATIENT)
      .toBe('the replica is bypassed: reads go to the primary');

    await academy.standby.resumeReplay();
    await academy.untilState('used');
    expect(await academy.waiting()).toBe(before + 1);
    const [bypassed, used] = academy.logLines.slice(-2);
    expect([bypassed, used]).toEqual([
      'the replica is bypassed: reads go to the primary',
      'the replica is used again',
    ]);
    expect(academy.logLines.filter((line) => line === bypassed)).toHaveLength(
      academy.logLines.filter((line) => line === used).length,
    );
  });

  it('is still used after a pause in which nothing was written', async () => {
    const academy = await openAcademy();
    await academy.standby.pauseReplay();
    const pausedAt = performance.now();
    await expect
      .poll(() => performance.now() - pausedAt > 2 * LARGEST_LAG_MS && academy.replica.state(), PATIENT)
      .toBe('used');
  });
});

const asks = (replica: WatchedReplica) => {
  const read = vi.spyOn(replica, 'read');
  onTestFinished(() => read.mockRestore());
  /** Whether the replica has answered, for each time that it was asked. */
  return async () => {
    const results = await Promise.all(read.mock.results.map(({ value }) => value as Promise<unknown>));
    read.mockClear();
    return results.map((result) => result !== null);
  };
};

describe('a standby', { timeout: TIME_LIMIT_MS }, () => {
  it('can answer every endpoint that is declared, and fill the catalogue', async () => {
    const { test, replica, administrator } = await openAcademy();
    await addTestCourse(test.database.db, { id: 'tc' });
    const answered = asks(replica);
    const declared = MODULES.flatMap(({ replicated = [] }) => replicated);
    expect(declared.length).toBeGreaterThan(5);
    const range = 'figures=live&from=2026-11-01&to=2026-11-15';
    const queries: Readonly<Record<string, string>> = {
      'GET /api/search': '?text=python',
      'GET /api/admin/insights': `?${range}`,
      'GET /api/admin/operations': `?${range}`,
    };
    for (const key of declared) {
      const path = `${key.replace('GET ', '').replace(':certificateId', 'ABCD-EFGH-JK')}${queries[key] ?? ''}`;
      const { statusCode, body } = await test.call('GET', path, { cookie: administrator });
      expect([200, 404], `${path} ${body}`).toContain(statusCode);
      const results = await answered();
      expect([results.length > 0, results.includes(false)], path).toEqual([true, false]);
    }
  });

  it('gives a copy of personal data once it has the request for it, and else the primary does', async () => {
    const { test, replica, standby, untilState } = await openAcademy();
    const { id, username } = await test.addAccount('learner');
    const cookie = await test.signIn(username);
    const answered = asks(replica);
    async function copyAfterRenamingTo(name: string) {
      await test.database.pool.query('update users set full_name = $2 where id = $1', [id, name]);
      const requested = await test.call('POST', '/api/privacy/export', { cookie });
      expect(requested.statusCode, requested.body).toBe(202);
      await runJob(test.services, 'prepare-export', { userId: id });
      return (await test.call('POST', '/api/privacy/export/json', { cookie })).json<{ text: string }>().text;
    }
    expect(await copyAfterRenamingTo('Naledi Dube')).toContain('Naledi Dube');
    const answers = await answered();
    expect([answers.length > 0, answers.includes(false)]).toEqual([true, false]);
    await untilState('used');
    await standby.pauseReplay();
    expect(await copyAfterRenamingTo('Naledi Khumalo')).toContain('Naledi Khumalo');
    await standby.resumeReplay();
  });
});

describe('a replica behind a pooler in transaction mode', { timeout: TIME_LIMIT_MS }, () => {
  it('is used and bypassed as any other', async () => {
    const { register, waiting, standby, untilState } = await openAcademy(async ({ socketFolder }) => {
      const pooler = await startPooler({ host: socketFolder });
      return pooler.urlOf('academy');
    });
    const all = await waiting(await register());
    await standby.kill();
    expect(await waiting()).toBe(all);
    await standby.start();
    await untilState('used');
    await expect.poll(() => waiting(), PATIENT).toBe(all);
  });
});

describe('a replica that fails', { timeout: TIME_LIMIT_MS }, () => {
  it('costs no request, whether it is killed or frozen, and is used again', async () => {
    const academy = await openAcademy();
    const pin = await academy.register();
    const all = await academy.waiting(pin);
    await expect.poll(() => academy.waiting(), PATIENT).toBe(all);

    await academy.standby.kill();
    for (let reads = 0; reads < 20; reads += 1) expect(await academy.waiting()).toBe(all);
    expect(academy.replica.state()).not.toBe('used');
    await academy.standby.start();
    await academy.untilState('used');

    await academy.standby.signalAll('SIGSTOP');
    for (let reads = 0; reads < 20; reads += 1) expect(await academy.waiting()).toBe(all);
    expect(academy.replica.state()).not.toBe('used');
    await academy.standby.signalAll('SIGCONT');
    await academy.untilState('used');
  });

  it('is bypassed until the next look after an error of its own, and not after one of ours', async () => {
    const { replica, untilState } = await openAcademy();
    expect(
      await replica.read(() => {
        throw new TypeError('ours');
      }),
    ).toBe(null);
    expect(await replica.read((db) => db.execute('select 1 as one').then(({ rows }) => rows))).toEqual({
      value: [{ one: 1 }],
    });
    // A column that a newer release has added, and a write.
    for (const statement of ['select no_such_column from users', 'delete from courses']) {
      expect(await replica.read((db) => db.execute(statement))).toBe(null);
      expect(replica.state()).toBe('failed');
      await untilState('used');
    }
  });

  it('is bypassed once it was promoted', async () => {
    const academy = await openAcademy();
    await academy.standby.promote();
    await academy.untilState('no-standby');
    const pin = await academy.register();
    expect(await academy.waiting()).toBe(await academy.waiting(pin));
  });
});

describe('DATABASE_REPLICA_URL', { timeout: TIME_LIMIT_MS }, () => {
  const urlOf = async ({ dataDir, database }: OwnCluster, name = database.name) =>
    `postgres://${inject('cluster').user}@/${name}?host=${encodeURIComponent(await socketFolderOf(dataDir))}`;

  const sentenceOf = async (environment: Record<string, string>) => {
    const { output, ended } = startProcess(environment);
    expect(await ended).toBe(1);
    return output().trim();
  };

  it('of another cluster or another database is refused in one sentence, and nothing has changed', async () => {
    const cluster = await clusterWithStandbys();
    onTestFinished(cluster.database.drop);
    const elsewhere = await createTestDatabase('empty');
    onTestFinished(elsewhere.drop);
    const { host, user } = inject('cluster');
    const DATABASE_URL = await urlOf(cluster);
    const other = `postgres://${user}@/${elsewhere.name}?host=${encodeURIComponent(host)}`;
    const name = cluster.database.name;
    const begin = `DATABASE_REPLICA_URL must lead to a standby of the server in DATABASE_URL, and to its database ${name}: it leads to`;
    expect(await sentenceOf({ DATABASE_URL, DATABASE_REPLICA_URL: other })).toBe(
      `${begin} another database cluster.`,
    );
    const postgres = await urlOf(cluster, 'postgres');
    expect(await sentenceOf({ DATABASE_URL, DATABASE_REPLICA_URL: postgres })).toBe(
      `${begin} the database postgres.`,
    );
    const { pool } = cluster.database;
    expect((await pool.query('select 1 from pg_db_role_setting')).rows).toEqual([]);
    expect((await pool.query('select 1 from courseware_state')).rows).toEqual([]);
  });

  it('of another user, who lacks the limits, is refused in one sentence', async () => {
    const cluster = await clusterWithStandbys();
    onTestFinished(cluster.database.drop);
    const standby = await startStandby(cluster);
    expect(
      await sentenceOf({
        DATABASE_URL: await urlOf(cluster),
        DATABASE_REPLICA_URL: standby.url.replace(`//${inject('cluster').user}@`, '//academy@'),
      }),
    ).toContain(
      'The connections of DATABASE_REPLICA_URL lack the limits of the role of DATABASE_URL: statement_timeout is 0 ms instead of 8000 ms.',
    );
  });

  it('of a server that is down delays no start, and is used once it is up', async () => {
    const cluster = await clusterWithStandbys();
    onTestFinished(cluster.database.drop);
    const standby = await startStandby(cluster);
    await standby.kill();
    const server = startProcess({
      DATABASE_URL: await urlOf(cluster),
      DATABASE_REPLICA_URL: standby.url,
      DATA_DIR: await openFolder(),
    });
    await expect.poll(server.address, PATIENT).not.toBe('');
    const figure = async () =>
      /^database_replica_used\{.*$/m.exec(await (await fetch(`${server.address()}/metrics`)).text())?.[0];
    expect(await figure()).toBe('database_replica_used{state="unreachable"} 0');
    await standby.start();
    await expect.poll(figure, PATIENT).toBe('database_replica_used{state="used"} 1');
    expect(server.output()).toContain('the replica is used again');
  });
});
