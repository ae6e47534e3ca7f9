import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SecretKeyError, temporarySecretBox } from '../../../../gateways/secret-box.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner } from '../../../../test/test-learner.ts';
import { registerSealingKey, replaceLostSealingKey } from '../index.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createTestApp();
});
afterAll(() => academy.close());
beforeEach(() => academy.database.pool.query('delete from second_factors; delete from sealing_key'));

const start = (secretBox = temporarySecretBox()) => registerSealingKey({ ...academy.services, secretBox });

/** As by a server from before the key was registered. */
async function sealedWith(secretBox: ReturnType<typeof temporarySecretBox>): Promise<void> {
  const { id } = await addLearner(academy);
  await academy.database.pool.query(
    'insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, $2, now(), now())',
    [id, secretBox.seal(Buffer.alloc(20), id)],
  );
}

describe('the key that seals what the server reads again', () => {
  it('is that of the first server; a server with another key does not start, and says which file it needs', async () => {
    const first = temporarySecretBox();
    await start(first);
    await start(first);
    await expect(start()).rejects.toThrow(
      new SecretKeyError(
        `The secret key in ${academy.services.config.SECRET_KEY_FILE} does not fit this database. Copy the file there from another server or from the backup and start again; if it is lost, run "npm run keys:replace".`,
      ),
    );
  });

  it('is one of two that start at once on a new database', async () => {
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is, in a database from before it was registered, the one that opens its secrets', async () => {
    const before = temporarySecretBox();
    await sealedWith(before);
    await expect(start()).rejects.toThrow(SecretKeyError);
    await start(before);
  });

  it('is replaced after its loss, and only then', async () => {
    const { db, clock } = academy.services;
    const lost = temporarySecretBox();
    await start(lost);
    await sealedWith(lost);
    expect(await replaceLostSealingKey({ db, clock, secretBox: lost })).toBe(false);
    const secretBox = temporarySecretBox();
    await expect(start(secretBox)).rejects.toThrow(SecretKeyError);
    expect(await replaceLostSealingKey({ db, clock, secretBox })).toBe(true);
    await start(secretBox);
    await expect(start(lost)).rejects.toThrow(SecretKeyError);
  });
});
