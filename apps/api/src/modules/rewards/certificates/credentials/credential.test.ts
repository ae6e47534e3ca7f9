import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { OwnCertificate } from '@academy/contract/rewards/certificates';
import { AchievementCredentialValidator } from '@learncard/types';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addTestCourse } from '../../../../test/test-course.ts';
import { addLearner } from '../../../../test/test-learner.ts';
import { bakedCredential } from '../picture/png.ts';
import { verifiedElsewhere } from '../test/another-verifier.ts';
import { certificateOf, completeCourse, issue, PUBLIC_URL, repairAll } from '../test/completed-course.ts';
import type { JsonLd } from './credential.ts';
import { isSignedByOneOf, signCredential } from './sign-credential.ts';

let academy: TestApp;
let userId: string;
let id: string;
let credential: JsonLd;
beforeAll(async () => {
  academy = await createTestApp({ PUBLIC_URL });
  await addTestCourse(academy.database.db, { id: 'cr' });
  const learner = await addLearner(academy);
  userId = learner.id;
  await completeCourse(academy, userId, 'cr');
  await issue(academy, userId, 'cr');
  const [own] = (await learner.get('/api/certificates')).json<OwnCertificate[]>();
  id = own?.id ?? '';
  credential = await read(id);
});
afterAll(() => academy.close());

const anyone = (url: string) => academy.call('GET', url);
const read = async (of: string) => (await anyone(`/credentials/${of}`)).json<JsonLd>();
const did = async () => (await anyone('/.well-known/did.json')).json();
const elsewhere = async (document: JsonLd, isRevoked = false) =>
  verifiedElsewhere(document, { did: await did(), isRevoked, now: academy.services.clock() });

describe('the credential', () => {
  it('is a document for anyone, in its own type', async () => {
    const answer = await anyone(`/credentials/${id}`);
    expect(answer.headers['content-type']).toMatch(/^application\/vc\+ld\+json/);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(credential).toMatchObject({
      id: `${PUBLIC_URL}/credentials/${id.replace('-', '')}`,
      issuer: { id: 'did:web:academy.example' },
      credentialSubject: {
        narrative: expect.stringContaining('Final assessment, Final: 86%'),
        achievement: { achievementType: 'CertificateOfCompletion' },
        result: [{ value: '73' }, { value: '80' }, { value: '86' }],
      },
    });
  });

  it('has the form that Open Badges 3.0 asks for', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../test/open-badges-3.0.schema.json', import.meta.url), 'utf8'),
    );
    const ajv = new Ajv({ allErrors: true, strict: false, formats: { uri: (text) => URL.canParse(text) } });
    const validate = ajv.compile(schema);
    expect(validate(credential), JSON.stringify(validate.errors)).toBe(true);
    const { credentialSubject: _gone, ...without } = credential;
    expect(validate(without)).toBe(false);
  });

  it('has the form that another reader of Open Badges 3.0 asks for', () => {
    expect(AchievementCredentialValidator.safeParse(credential).error).toBeUndefined();
    const { credentialSubject: _, ...withoutSubject } = credential;
    expect(AchievementCredentialValidator.safeParse(withoutSubject).success).toBe(false);
  });

  it('is accepted by another verifier, and by our own', async () => {
    expect(await elsewhere(credential)).toBe(true);
    expect(await isSignedByOneOf(academy.services.signingKeys.all, credential)).toBe(true);
  });

  const subject = () => credential.credentialSubject as JsonLd;
  it.each([
    ['another name of the course', () => ({ ...credential, name: 'Another course' })],
    ['another date', () => ({ ...credential, validFrom: '2020-01-01T00:00:00Z' })],
    ['a longer time', () => ({ ...credential, validUntil: '2099-01-01T00:00:00Z' })],
    [
      'a better result',
      () => ({ ...credential, credentialSubject: { ...subject(), narrative: 'All: 100%' } }),
    ],
    ['another person', () => ({ ...credential, credentialSubject: { ...subject(), identifier: [] } })],
    ['another place in the status list', () => ({ ...credential, credentialStatus: undefined })],
    ['a word that nobody knows', () => ({ ...credential, honours: 'cum laude' })],
    [
      'a proof of another time',
      () => ({ ...credential, proof: { ...(credential.proof as JsonLd), created: '2020-01-01T00:00:00Z' } }),
    ],
    ['no proof', () => ({ ...credential, proof: undefined })],
  ])('with %s fails here and elsewhere', async (_what, tampered) => {
    const changed = JSON.parse(JSON.stringify(tampered()));
    expect(await isSignedByOneOf(academy.services.signingKeys.all, changed)).toBe(false);
    expect(await elsewhere(changed)).toBe(false);
  });

  it('fails elsewhere when it is revoked, before its time and past its end', async () => {
    expect(await elsewhere(credential, true)).toBe(false);
    const { proof: _old, ...unsigned } = credential;
    const { credential: limited } = await signCredential(
      { keys: academy.services.signingKeys, publicUrl: PUBLIC_URL },
      { ...unsigned, validUntil: '2026-12-01T00:00:00Z' },
      academy.services.clock(),
    );
    const on = async (day: string) =>
      verifiedElsewhere(limited, { did: await did(), now: new Date(`${day}T00:00:00Z`) });
    expect(await on('2026-11-01')).toBe(false);
    expect(await on('2026-11-30')).toBe(true);
    expect(await on('2026-12-02')).toBe(false);
  });

  it('is baked into the picture as it is', async () => {
    const answer = await anyone(`/credentials/${id}/badge.png`);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(bakedCredential(answer.rawPayload)).toEqual(credential);
    const card = await anyone(`/credentials/${id}/card.png`);
    expect(card.rawPayload.readUInt32BE(16)).toBe(1200);
    expect(card.rawPayload.readUInt32BE(20)).toBe(630);
    expect(bakedCredential(card.rawPayload)).toBeNull();
  });
});

describe('the status list', () => {
  const isRevoked = (list: JsonLd, document: JsonLd) => {
    const { encodedList } = list.credentialSubject as { encodedList: string };
    const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
    const index = Number((document.credentialStatus as { statusListIndex: string }).statusListIndex);
    expect(bits).toHaveLength(131_072 / 8);
    return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
  };

  it('states for each certificate whether it is revoked, and is signed itself', async () => {
    const { statusListCredential } = credential.credentialStatus as { statusListCredential: string };
    const list = async () => (await anyone(new URL(statusListCredential).pathname)).json<JsonLd>();
    const before = await list();
    expect(isRevoked(before, credential)).toBe(false);
    expect(await elsewhere(before)).toBe(true);
    const other = await addLearner(academy);
    await completeCourse(academy, other.id, 'cr');
    await issue(academy, other.id, 'cr');
    const { id: otherId } = await certificateOf(academy, other.id);
    const admin = await addLearner(academy, 'administrator');
    await admin.post(`/api/admin/certificates/${otherId}/revocation`, { reason: 'A reason' });
    const after = await list();
    expect(isRevoked(after, await read(otherId))).toBe(true);
    expect(isRevoked(after, credential)).toBe(false);
    expect(await elsewhere(after)).toBe(true);
    expect(await list()).toEqual(after);
  });
});

describe('an academy that moves', () => {
  it('signs its certificates again for its new address, but none that somebody has changed', async () => {
    const moved = await createTestApp(
      { PUBLIC_URL: 'https://new.example:8443' },
      { database: academy.database },
    );
    const other = await addLearner(academy);
    await completeCourse(academy, other.id, 'cr');
    await issue(academy, other.id, 'cr');
    await academy.database.pool.query(
      "update certificates set credential = replace(credential::text, 'Course cr', 'Course of lies')::json where user_id = $1",
      [other.id],
    );
    await repairAll(moved, 'https://new.example:8443');
    const here = (await moved.call('GET', `/credentials/${id}`)).json<JsonLd>();
    expect(here).toMatchObject({
      id: `https://new.example:8443/credentials/${id.replace('-', '')}`,
      issuer: { id: 'did:web:new.example%3A8443' },
      validFrom: credential.validFrom,
    });
    const newDid = (await moved.call('GET', '/.well-known/did.json')).json();
    const now = academy.services.clock();
    expect(await verifiedElsewhere(here, { did: newDid, now })).toBe(true);
    // A copy downloaded earlier still belongs to the old address.
    expect(await elsewhere(credential)).toBe(true);
    const { credential: changed } = await certificateOf(academy, other.id);
    expect(changed.issuer.id).toBe('did:web:academy.example');
    await moved.app.close();
    await repairAll(academy);
    expect(await elsewhere(await read(id))).toBe(true);
  });
});
