import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/databases/test-database.ts';
import { isDatabaseAway, refusalOfDatabase } from '../faults.ts';
import { AWAY_MESSAGES } from './fault-messages.ts';
import { createSeparateClient, optionsOf } from './pool-options.ts';
import { expectVerified } from './test/expect-verified.ts';
import { openPool } from './test/open-pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('migrated');
});
afterAll(() => database.drop());

/** Replaces a database: how it treats a connecting client. */
async function startServer(onConnection: (socket: Socket) => void): Promise<pg.ClientConfig> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    onConnection(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, user: 'nobody', ssl: false };
}

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('Nothing has failed.');
  return error;
}

async function connected(): Promise<pg.Client> {
  const client = createSeparateClient(database.pool).on('error', () => undefined);
  await client.connect();
  return client;
}

const FAILURES: Record<string, () => Promise<Error>> = {
  async 'Connection terminated'() {
    const server = await startServer((socket) => socket.end());
    return failureOf(new pg.Client(server).connect());
  },
  async 'timeout exceeded when trying to connect'() {
    const pool = openPool(database.pool, { max: 1, connectionTimeoutMillis: 50 });
    const first = await pool.connect();
    const failed = await failureOf(pool.connect());
    first.release();
    await pool.end();
    return failed;
  },
  async 'timeout expired'() {
    const server = await startServer(() => undefined);
    return failureOf(new pg.Client({ ...server, connectionTimeoutMillis: 50 }).connect());
  },
  async 'Query read timeout'() {
    const client = new pg.Client({ ...optionsOf(database.pool), query_timeout: 1 });
    await client.connect();
    onTestFinished(() => client.end());
    return failureOf(client.query('select pg_sleep(600)'));
  },
  async 'Client has encountered a connection error'() {
    const client = await connected();
    const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
    await failureOf(client.query('select pg_terminate_backend(pg_backend_pid())'));
    await ended;
    return failureOf(client.query('select 1'));
  },
  async 'Client was closed and is not queryable'() {
    const client = await connected();
    const ended = client.end();
    const failed = await failureOf(client.query('select 1'));
    await ended;
    return failed;
  },
  async 'Cannot use a pool after calling end'() {
    const pool = openPool(database.pool);
    await pool.end();
    return failureOf(pool.connect());
  },
};

/** A protocol message: an authentication request of the server. */
function authentication(kind: number, text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(9);
  head.write('R');
  head.writeInt32BE(8 + body.length, 1);
  head.writeInt32BE(kind, 5);
  return Buffer.concat([head, body]);
}

describe('errors of pg that have no code', () => {
  it.each(['pg', 'pg-pool'] as const)('is verified with this version of %s', (name) => {
    expectVerified({
      name,
      version: { pg: '8.23.1', 'pg-pool': '3.14.0' }[name],
      test: import.meta.url,
      check: 'the words of every `new Error(`',
    });
  });

  it('has a proof for each message', () => {
    expect(Object.keys(FAILURES)).toEqual(AWAY_MESSAGES);
  });

  it.each(Object.entries(FAILURES))('begins with "%s"', async (message, fail) => {
    const error = await fail();
    expect(error.message.startsWith(message), error.message).toBe(true);
    expect(error).not.toHaveProperty('code');
    expect(isDatabaseAway(error)).toBe(true);
  });

  it('names a password that is missing', async () => {
    const SASL = 10;
    const server = await startServer((socket) => {
      socket.once('data', () => {
        socket.write(authentication(SASL, 'SCRAM-SHA-256\0\0'));
        socket.once('data', () => socket.write(authentication(SASL + 1, 'r=x,s=eA==,i=4096')));
      });
    });
    const error = await failureOf(new pg.Client({ ...server, password: undefined }).connect());
    expect(refusalOfDatabase(error), error.message).toContain('asks for a password');
  });
});
