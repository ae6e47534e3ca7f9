import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuthenticator } from '../../../../test/sign-in/test-authenticator.ts';
import { useUp } from '../../../../test/sign-in/use-up.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addLearner, type TestLearner } from '../../../../test/test-learner.ts';

const PASSWORD = 'correct horse battery';
const ORIGIN = 'https://academy.example';
const HERE = { rpId: 'academy.example', origin: ORIGIN };

let test: TestApp;
let strict: TestApp;
beforeAll(async () => {
  test = await createTestApp({ PUBLIC_URL: ORIGIN });
  strict = await createTestApp({ PUBLIC_URL: ORIGIN, STAFF_SECOND_FACTOR: 'required' });
});
afterAll(async () => {
  await test.close();
  await strict.close();
});

const challengeFor = async (person: TestLearner) =>
  (await person.post('/api/auth/passkeys/challenge', { password: PASSWORD })).json().challenge as string;

async function addPasskey(person: TestLearner, name = 'My phone') {
  const device = createAuthenticator();
  const made = device.make({ ...HERE, challenge: await challengeFor(person) });
  const added = await person.post('/api/auth/passkeys', { name, ...made });
  expect(added.statusCode, added.body).toBe(201);
  return { device, id: added.json().id as string };
}

const plant = (person: TestLearner, passkeys: number) =>
  test.database.pool.query(
    `insert into passkeys (user_id, credential_id, public_key, sign_count, name, created_at)
     select $1::uuid, decode(md5(($1::uuid)::text || n::text), 'hex'), '\\x00', 0, 'n', now() from generate_series(1, $2) n`,
    [person.id, passkeys],
  );

type Device = ReturnType<typeof createAuthenticator>;
const ask = async (app: TestApp) =>
  (await app.call('POST', '/api/auth/passkey-sign-in/challenge')).json().challenge as string;
async function signInWith(device: Device, app = test, more: Partial<Parameters<Device['sign']>[0]> = {}) {
  const body = device.sign({ ...HERE, challenge: await ask(app), ...more });
  return app.call('POST', '/api/auth/passkey-sign-in', { body });
}
const mailsTo = async (app: TestApp, email: string): Promise<string[]> => {
  const { rows } = await app.database.pool.query(
    'select subject from outbox_mails where recipient = $1 order by created_at, subject',
    [email],
  );
  return rows.map(({ subject }) => subject);
};

describe('a passkey', () => {
  it('is added with the password, announced by mail and listed by its name', async () => {
    const person = await addLearner(test);
    const wrong = await person.post('/api/auth/passkeys/challenge', { password: 'not it' });
    expect([wrong.statusCode, wrong.body]).toEqual([400, 'The password is not right.']);
    const begun = await person.post('/api/auth/passkeys/challenge', { password: PASSWORD });
    expect(begun.json()).toMatchObject({ rp: { id: 'academy.example' }, known: [] });
    await addPasskey(person, '  Blue phone ');
    const { passkeys } = (await person.get('/api/auth/passkeys')).json();
    expect(passkeys).toEqual([expect.objectContaining({ name: 'Blue phone', lastUsedAt: null })]);
    expect(await mailsTo(test, person.email)).toContain('A passkey was added to your account');
  });

  it('cannot put its name into the letter that warns of it', async () => {
    const person = await addLearner(test);
    const made = createAuthenticator().make({ ...HERE, challenge: await challengeFor(person) });
    const refused = await person.post('/api/auth/passkeys', { name: 'see thief.example', ...made });
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('no address in it')]);
    // Nothing was consumed: the same response of the device is accepted with another name.
    const name = 'Phone\n\nAll is well';
    expect((await person.post('/api/auth/passkeys', { name, ...made })).statusCode).toBe(201);
    const { rows } = await test.database.pool.query(
      'select body from outbox_mails where recipient = $1 and subject like $2',
      [person.email, 'A passkey was added%'],
    );
    expect(rows[0].body).toContain('your account: “Phone All is well”. It signs in');
  });

  it('signs its owner in without a name or a password, and says when', async () => {
    const person = await addLearner(test);
    const { device } = await addPasskey(person);
    const answer = await signInWith(device);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().id).toBe(person.id);
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';', 1)[0];
    const { passkeys } = (await test.call('GET', '/api/auth/passkeys', { cookie })).json();
    expect(passkeys[0].lastUsedAt).toBe(test.services.clock().toISOString());
  });

  it('is not asked for a code, since the device was unlocked by its owner', async () => {
    const person = await addLearner(test);
    const { device } = await addPasskey(person);
    await test.database.pool.query(
      `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, $2, now(), now())`,
      [person.id, Buffer.alloc(20)],
    );
    expect((await signInWith(device)).statusCode).toBe(200);
  });

  it('is not added by a sign-in that has not shown the second factor', async () => {
    const person = await addLearner(test);
    await test.database.pool.query(
      `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, $2, now(), now())`,
      [person.id, Buffer.alloc(20)],
    );
    const refused = await person.post('/api/auth/passkeys/challenge', { password: PASSWORD });
    expect([refused.statusCode, refused.body]).toEqual([403, expect.stringContaining('without a code')]);
  });

  it('signs in once with one answer, even when it comes twice at once', async () => {
    const { device } = await addPasskey(await addLearner(test));
    const body = device.sign({ ...HERE, challenge: await ask(test) });
    const send = () => test.call('POST', '/api/auth/passkey-sign-in', { body });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect((await send()).statusCode).toBe(410);
  });

  it('is refused when it took too long, was made elsewhere, or nobody has unlocked the device', async () => {
    const { device } = await addPasskey(await addLearner(test));
    const late = device.sign({ ...HERE, challenge: await ask(test) });
    test.moveClock(5 * 60_000);
    expect((await test.call('POST', '/api/auth/passkey-sign-in', { body: late })).statusCode).toBe(410);
    expect((await signInWith(device, test, { origin: 'https://academy.example.evil' })).statusCode).toBe(410);
    expect((await signInWith(device, test, { rpId: 'evil.example' })).statusCode).toBe(401);
    expect((await signInWith(device, test, { isUnverified: true })).statusCode).toBe(401);
    expect((await signInWith(device, test, { challenge: 'made-up' })).statusCode).toBe(410);
    expect((await signInWith(device)).statusCode).toBe(200);
  });

  it('is refused with the words for it where nobody knows it, or it counts backwards', async () => {
    const stranger = await signInWith(createAuthenticator());
    expect([stranger.statusCode, stranger.body]).toEqual([
      401,
      'We do not know this passkey. Please sign in with your password.',
    ]);
    const { device } = await addPasskey(await addLearner(test));
    expect((await signInWith(device)).statusCode).toBe(200);
    device.state.signCount = 0;
    expect((await signInWith(device)).statusCode).toBe(401);
  });

  it('is refused for what a device did not make, for a challenge of somebody else, and a second time', async () => {
    const [one, other] = [await addLearner(test), await addLearner(test)];
    const device = createAuthenticator();
    const foreign = device.make({ ...HERE, challenge: await challengeFor(other) });
    expect((await one.post('/api/auth/passkeys', { name: 'x', ...foreign })).statusCode).toBe(410);
    const made = device.make({ ...HERE, challenge: await challengeFor(one) });
    const broken = { ...made, attestationObject: made.attestationObject.slice(0, 60) };
    const refused = await one.post('/api/auth/passkeys', { name: 'x', ...broken });
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('cannot check')]);
    const right = device.make({ ...HERE, challenge: await challengeFor(one) });
    expect((await one.post('/api/auth/passkeys', { name: 'x', ...right })).statusCode).toBe(201);
    const again = device.make({ ...HERE, challenge: await challengeFor(one) });
    expect((await one.post('/api/auth/passkeys', { name: 'x', ...again })).body).toBe(
      'This passkey is in use already.',
    );
  });

  it('is one of ten at most', async () => {
    const person = await addLearner(test);
    await plant(person, 10);
    const refused = await person.post('/api/auth/passkeys/challenge', { password: PASSWORD });
    expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining('ten passkeys')]);
  });

  it('is one of ten at most, also when two are added at the same moment', async () => {
    const person = await addLearner(test);
    await plant(person, 9);
    const made = [];
    for (const device of [createAuthenticator(), createAuthenticator()])
      made.push(device.make({ ...HERE, challenge: await challengeFor(person) }));
    const both = await Promise.all(
      made.map((each) => person.post('/api/auth/passkeys', { name: 'x', ...each })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it('is not added by a sign-in that was ended while the device was asked', async () => {
    const person = await addLearner(test);
    const made = createAuthenticator().make({ ...HERE, challenge: await challengeFor(person) });
    const owner = await test.database.pool.connect();
    await owner.query('begin');
    await owner.query('select from users where id = $1 for no key update', [person.id]);
    const added = person.post('/api/auth/passkeys', { name: 'x', ...made });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await test.database.pool.query(waiting)).rowCount).toBe(1);
    await owner.query('delete from sign_ins where user_id = $1', [person.id]);
    await owner.query('commit');
    owner.release();
    expect((await added).statusCode).toBe(401);
    const { rowCount } = await test.database.pool.query('select from passkeys where user_id = $1', [
      person.id,
    ]);
    expect(rowCount).toBe(0);
  });

  it('is refused with a key that is longer than any device makes', async () => {
    const person = await addLearner(test);
    const challenge = await challengeFor(person);
    const made = createAuthenticator().make({ ...HERE, challenge, stuffingBytes: 5000 });
    const refused = await person.post('/api/auth/passkeys', { name: 'x', ...made });
    expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('cannot check')]);
  });

  it('opens nothing once it was removed, and only its owner removes it', async () => {
    const [person, other] = [await addLearner(test), await addLearner(test)];
    const { device, id } = await addPasskey(person);
    const remove = (by: TestLearner, password = PASSWORD) =>
      by.post(`/api/auth/passkeys/${id}/removal`, { password });
    expect((await remove(other)).statusCode).toBe(404);
    expect((await remove(person, 'not it')).statusCode).toBe(400);
    expect((await remove(person)).statusCode).toBe(204);
    expect((await signInWith(device)).statusCode).toBe(401);
    expect(await mailsTo(test, person.email)).toContain('A passkey was removed');
  });

  it('lets nobody into a suspended account', async () => {
    const person = await addLearner(test);
    const { device } = await addPasskey(person);
    await test.database.pool.query('update users set suspended_at = now() where id = $1', [person.id]);
    expect((await signInWith(device)).statusCode).toBe(403);
  });

  it('is no way to fill the database: challenges are limited for one address', async () => {
    const from = (address: string) => test.call('POST', '/api/auth/passkey-sign-in/challenge', { address });
    await useUp(test, 'passkey-challenges', '196.25.7.7');
    expect((await from('196.25.7.7')).statusCode).toBe(429);
    expect((await from('196.25.8.8')).statusCode).toBe(200);
  });
});

describe('staff whom the academy asks for a second factor', () => {
  it('show it with a passkey, whose last one stays', async () => {
    const admin = await addLearner(strict, 'administrator');
    expect((await admin.get('/api/admin/people')).statusCode).toBe(403);
    const { device, id } = await addPasskey(admin);
    expect((await admin.get('/api/admin/people')).statusCode).toBe(200);
    const answer = await signInWith(device, strict);
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';', 1)[0];
    expect((await strict.call('GET', '/api/admin/people', { cookie })).statusCode).toBe(200);
    const removal = await admin.post(`/api/auth/passkeys/${id}/removal`, { password: PASSWORD });
    expect(removal.statusCode).toBe(409);
    expect((await signInWith(device, strict)).statusCode).toBe(200);
  });

  it('make no other way in by the password alone, once they have a passkey', async () => {
    const admin = await addLearner(strict, 'administrator');
    await addPasskey(admin);
    const [own] = (await admin.get('/api/auth/sessions')).json();
    const { rows } = await strict.database.pool.query('select username from users where id = $1', [admin.id]);
    const cookie = await strict.signIn(rows[0].username);
    const body = { password: PASSWORD };
    const acts = [
      ['/api/auth/passkeys/challenge', body],
      ['/api/auth/second-factor', body],
      ['/api/auth/email-change', { ...body, email: 'thief@example.co.za' }],
    ] as const;
    const disowning = `/api/auth/sessions/${own.id}/disowning`;
    expect((await strict.call('POST', disowning, { cookie })).statusCode).toBe(403);
    expect((await admin.get('/api/auth/passkeys')).json().passkeys).toHaveLength(1);
    for (const [url, typed] of acts) {
      const refused = await strict.call('POST', url, { cookie, body: typed });
      expect([url, refused.statusCode, refused.body]).toEqual([
        url,
        403,
        expect.stringContaining('a passkey'),
      ]);
      expect([url, (await admin.post(url, typed)).statusCode < 300]).toEqual([url, true]);
    }
  });
});
