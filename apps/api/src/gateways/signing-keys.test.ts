import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildCredential } from '../modules/rewards/certificates/credentials/credential.ts';
import { didDocument } from '../modules/rewards/certificates/credentials/did-document.ts';
import {
  isSignedByOneOf,
  signCredential,
} from '../modules/rewards/certificates/credentials/sign-credential.ts';
import { openSigningKeys, rotateSigningKeys, SigningKeyError } from './signing-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'signing-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
const now = new Date('2026-11-15T12:00:00Z');
const file = (name: string) => join(folder, name, 'signing-keys.json');

const unsigned = buildCredential({
  id: '7K3M9QX2TD',
  facts: {
    version: 1,
    personName: 'Thandi Nkosi',
    courseId: 'ai',
    courseTitle: 'AI',
    completedAt: now.toISOString(),
    assessments: [],
    project: null,
  },
  validUntil: null,
  statusIndex: 0,
  email: null,
  salt: '',
  publicUrl: 'https://academy.example',
});
const signWith = async (keys: ReturnType<typeof openSigningKeys>) =>
  (await signCredential({ keys, publicUrl: 'https://academy.example' }, unsigned, now)).credential;

describe('the signing key', () => {
  it('is made at the first start, for nobody else’s eyes, and is the same at the next', () => {
    const path = file('first');
    const keys = openSigningKeys(path, now);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(openSigningKeys(path, now).all).toEqual(keys.all);
    expect(keys.all).toEqual([
      { id: 'key-1', publicKeyMultibase: expect.stringMatching(/^z6Mk/), madeAt: now, isWithdrawn: false },
    ]);
  });

  it('is not in the issuer’s document', () => {
    const path = file('document');
    const keys = openSigningKeys(path, now);
    const [{ privateKey }] = JSON.parse(readFileSync(path, 'utf8')).keys;
    expect(JSON.stringify(didDocument(keys.all, 'https://academy.example'))).not.toContain(privateKey);
  });

  it('is followed by another one; what the first has signed keeps verifying, and it can sign no more', async () => {
    const path = file('rotated');
    const before = await signWith(openSigningKeys(path, now));
    expect(rotateSigningKeys(path, now)).toBe('key-2');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const keys = openSigningKeys(path, now);
    const after = await signWith(keys);
    expect(after.proof).toMatchObject({ verificationMethod: 'did:web:academy.example#key-2' });
    expect(keys.all.map(({ id }) => id)).toEqual(['key-1', 'key-2']);
    expect(await isSignedByOneOf(keys.all, before)).toBe(true);
    expect(await isSignedByOneOf(keys.all, after)).toBe(true);
    const [first, second] = JSON.parse(readFileSync(path, 'utf8')).keys;
    expect(first).not.toHaveProperty('privateKey');
    expect(second).toHaveProperty('privateKey');
  });

  it('that was withdrawn is no longer in the issuer’s document', async () => {
    const path = file('withdrawn');
    const before = await signWith(openSigningKeys(path, now));
    rotateSigningKeys(path, now);
    const stored = JSON.parse(readFileSync(path, 'utf8'));
    stored.keys[0].isWithdrawn = true;
    writeFileSync(path, JSON.stringify(stored));
    const keys = openSigningKeys(path, now);
    const { verificationMethod } = didDocument(keys.all, 'https://academy.example');
    expect(verificationMethod.map(({ id }) => id)).toEqual(['did:web:academy.example#key-2']);
    // It still tells what it signed from what somebody has changed.
    expect(await isSignedByOneOf(keys.all, before)).toBe(true);
  });

  it.each(['', '{}', '{"keys":[]}', '{"keys":[{"id":"key-1"}]}'])(
    'in a file with %s is an error that says so',
    (text) => {
      const path = join(folder, `broken-${text.length}.json`);
      writeFileSync(path, text);
      expect(() => openSigningKeys(path, now)).toThrow(SigningKeyError);
    },
  );
});
