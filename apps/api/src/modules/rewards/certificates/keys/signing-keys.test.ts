import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  openSigningKeys,
  rotateSigningKeys,
  SigningKeyError,
  temporarySigningKeys,
} from '../../../../gateways/signing-keys.ts';
import type { Services } from '../../../../services.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner } from '../../../../test/test-learner.ts';
import type { JsonLd } from '../credentials/credential.ts';
import { registerSigningKeys, replaceLostSigningKeys } from '../index.ts';
import { verifiedElsewhere } from '../test/another-verifier.ts';
import { certificateOf, completeCourse, issue, PUBLIC_URL, repairAll } from '../test/completed-course.ts';

const folder = mkdtempSync(join(tmpdir(), 'academy-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const now = new Date('2026-11-15T12:00:00Z');

let academy: TestApp;
let other: TestApp;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL });
  other = await createTestApp({ PUBLIC_URL }, { database: academy.database });
  await addTestCourse(academy.database.db, { id: 'ks' });
});
afterAll(async () => {
  await other.app.close();
  await academy.close();
});

beforeEach(() => academy.database.pool.query('delete from certificates; delete from signing_keys'));

const keyFile = (name: string) => join(folder, name);

/** A server that starts with this file on the academy's database. */
function startWith(file: string) {
  const { services } = academy;
  const config = { ...services.config, SIGNING_KEY_FILE: file };
  const server: Services = { ...services, config, signingKeys: openSigningKeys(file, now) };
  return { register: () => registerSigningKeys(server), server };
}

const publishedBy = async (app: TestApp) => {
  const did = (await app.call('GET', '/.well-known/did.json')).json<{ assertionMethod: string[] }>();
  return did.assertionMethod.map((address) => address.split('#')[1]);
};

async function graduate(server: Services = academy.services) {
  const { id } = await addLearner(academy);
  await completeCourse(academy, id, 'ks');
  await issue({ ...academy, services: server }, id, 'ks');
  const { credential } = await certificateOf(academy, id);
  return { id, credential: credential as JsonLd };
}

const statusListAt = async (app: TestApp) => (await app.call('GET', '/credentials/status/0')).statusCode;

const isValidAt = async (app: TestApp, credential: JsonLd) =>
  verifiedElsewhere(credential, { did: (await app.call('GET', '/.well-known/did.json')).json(), now });

describe('the signing keys of an academy with several servers', () => {
  it('are published by each of them as soon as one has a new key, and all that was signed is valid everywhere', async () => {
    const file = keyFile('rotated');
    await startWith(file).register();
    const before = await graduate(startWith(file).server);
    rotateSigningKeys(file, now);
    const { register, server } = startWith(file);
    await register();
    const after = await graduate(server);
    for (const app of [academy, other]) {
      expect(await publishedBy(app)).toEqual(['key-1', 'key-2']);
      expect(await isValidAt(app, before.credential)).toBe(true);
      expect(await isValidAt(app, after.credential)).toBe(true);
    }
  });

  it('stay the same when the same file starts again, also twice at once', async () => {
    const { register } = startWith(keyFile('again'));
    await Promise.all([register(), register(), register()]);
    expect(await publishedBy(academy)).toEqual(['key-1']);
  });

  it('do not start with the file of another academy, which is named in one sentence', async () => {
    await startWith(keyFile('ours')).register();
    const theirs = keyFile('theirs');
    await expect(startWith(theirs).register()).rejects.toThrow(
      new SigningKeyError(
        `The signing keys in ${theirs} do not fit this database: its key-1 is not the academy’s key-1. Copy the file there from another server or from the backup and start again; if it is lost, run "npm run keys:replace".`,
      ),
    );
    expect(await publishedBy(academy)).toEqual(['key-1']);
  });

  it('do not start with a file that lacks a key, or that another server has added a different key to', async () => {
    const stale = keyFile('stale');
    const rotated = keyFile('newer');
    await startWith(stale).register();
    for (const copy of [rotated, keyFile('also-rotated')]) {
      writeFileSync(copy, readFileSync(stale));
      rotateSigningKeys(copy, now);
    }
    await startWith(rotated).register();
    await expect(startWith(stale).register()).rejects.toThrow('it lacks the academy’s key-2.');
    await expect(startWith(keyFile('also-rotated')).register()).rejects.toThrow(
      'its key-2 is not the academy’s key-2.',
    );
  });

  it('that are withdrawn on one server are published by none, and no other signs with them', async () => {
    const file = keyFile('withdrawn');
    const running = startWith(file).server;
    await startWith(file).register();
    const { credential } = await graduate(running);
    expect(await statusListAt(other)).toBe(200);
    const stale = readFileSync(file);
    rotateSigningKeys(file, now);
    const stored = JSON.parse(readFileSync(file, 'utf8'));
    stored.keys[0].isWithdrawn = true;
    writeFileSync(file, JSON.stringify(stored));
    await startWith(file).register();
    expect(await publishedBy(other)).toEqual(['key-2']);
    expect(await isValidAt(other, credential)).toBe(false);
    await expect(graduate(running)).rejects.toThrow('The academy does not publish key-1');
    expect(await statusListAt(other)).toBe(500);

    writeFileSync(file, stale);
    rotateSigningKeys(keyFile('unrelated'), now);
    await expect(startWith(file).register()).rejects.toThrow('it lacks the academy’s key-2.');
  });

  it('that sign with a withdrawn key do not start', async () => {
    const file = keyFile('withdrawn-last');
    await startWith(file).register();
    await academy.database.pool.query('update signing_keys set withdrawn_at = now()');
    await expect(startWith(file).register()).rejects.toThrow(
      'its key-1 was withdrawn. Run "npm run keys:rotate" on one server',
    );
  });

  it('of a database from before they were registered are those that signed its newest certificate', async () => {
    const file = keyFile('upgraded');
    await startWith(file).register();
    await graduate(startWith(file).server);
    await academy.database.pool.query('delete from signing_keys');
    await expect(startWith(keyFile('fresh')).register()).rejects.toThrow('its key-1 is not the academy’s');
    expect(await publishedBy(academy)).toEqual([]);
    await startWith(file).register();
    expect(await publishedBy(academy)).toEqual(['key-1']);
  });

  it('are replaced after their loss: a new one signs, and what was signed before stays valid', async () => {
    const lost = keyFile('lost');
    await startWith(lost).register();
    const { credential } = await graduate(startWith(lost).server);
    const file = keyFile('empty-machine');
    const { server, register } = startWith(file);
    await expect(register()).rejects.toThrow(SigningKeyError);

    expect(await replaceLostSigningKeys(server)).toBe('key-2');
    await startWith(file).register();
    expect(await publishedBy(other)).toEqual(['key-1', 'key-2']);
    expect(await isValidAt(other, credential)).toBe(true);
    expect(await isValidAt(other, (await graduate(startWith(file).server)).credential)).toBe(true);
    // The file that did not fit is not lost either.
    expect(openSigningKeys(`${file}.before-key-2`, now).all).toEqual(server.signingKeys.all);
    expect(await replaceLostSigningKeys(startWith(file).server)).toBeNull();
  });

  it('are replaced where the file cannot be read', async () => {
    const file = keyFile('broken');
    const { server, register } = startWith(file);
    await register();
    writeFileSync(file, 'half a fi');
    expect(await replaceLostSigningKeys(server)).toMatch(/^key-\d+$/);
    await startWith(file).register();
    expect(await publishedBy(academy)).toHaveLength(2);
  });
});

describe('certificates of another address', () => {
  it('are not signed again by a server that only knows the address it listens on', async () => {
    const keys = temporarySigningKeys(now);
    const config = { ...academy.services.config, PUBLIC_URL: null, DATABASE_URL: 'postgres://elsewhere' };
    const server: Services = { ...academy.services, config, signingKeys: keys };
    await registerSigningKeys(server);
    const { id } = await graduate(server);
    const start = (changes: Partial<Services['config']>) =>
      repairAll(
        { ...academy, services: { ...server, config: { ...config, ...changes } } },
        'http://127.0.0.1:4010',
      );
    const issuer = async () => (await certificateOf(academy, id)).credential.issuer.id;
    await start({});
    await start({ DATABASE_URL: null });
    expect(await issuer()).toBe('did:web:academy.example');
    await start({ PUBLIC_URL: 'http://127.0.0.1:4010' });
    expect(await issuer()).toBe('did:web:127.0.0.1%3A4010');
  });

  it('are signed again where one machine with its own database has changed its port', async () => {
    const config = { ...academy.services.config, PUBLIC_URL: null, DATABASE_URL: null };
    const server: Services = { ...academy.services, config };
    await registerSigningKeys(server);
    const { id } = await addLearner(academy);
    await completeCourse(academy, id, 'ks');
    await issue({ ...academy, services: server }, id, 'ks', 'http://127.0.0.1:3000');
    await repairAll({ ...academy, services: server }, 'http://127.0.0.1:3001');
    expect((await certificateOf(academy, id)).credential.issuer.id).toBe('did:web:127.0.0.1%3A3001');
  });
});
