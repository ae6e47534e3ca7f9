import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { toMultibase, toMultikey } from '@academy/domain/rewards/certificates';
import { base58 } from '@scure/base';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkSignature } from './check-signature.ts';

const OB = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const VC = 'https://www.w3.org/2018/credentials#';
const DATE = '^^<http://www.w3.org/2001/XMLSchema#dateTime>';
const ISSUER = 'did:web:academy.example';
const KEY_ADDRESS = `${ISSUER}#key-1`;

const textFor = (personName: string) =>
  [
    `<${ISSUER}> <https://schema.org/name> "NexusAI Academy" .`,
    '<https://academy.example/course/ai> <https://schema.org/name> "AI Fundamentals" .',
    '<https://academy.example/credentials/7K3M9QX2TD> <https://schema.org/description> "Completed." .',
    `<https://academy.example/credentials/7K3M9QX2TD> <${VC}credentialSubject> _:c14n0 .`,
    `<https://academy.example/credentials/7K3M9QX2TD> <${VC}issuer> <${ISSUER}> .`,
    `<https://academy.example/credentials/7K3M9QX2TD> <${VC}validFrom> "2026-11-15T12:00:00.000Z"${DATE} .`,
    `_:c14n0 <${OB}achievement> <https://academy.example/course/ai> .`,
    `_:c14n0 <${OB}identifier> _:c14n1 .`,
    `_:c14n0 <${OB}narrative> "Without project" .`,
    `_:c14n1 <${OB}identityHash> "${personName}" .`,
    `_:c14n1 <${OB}identityType> "name" .`,
    '',
  ].join('\n');

const SECURITY = 'https://w3id.org/security#';
const PROOF = [
  `_:c14n0 <${SECURITY}cryptosuite> "eddsa-rdfc-2022"^^<${SECURITY}cryptosuiteString> .`,
  `_:c14n0 <${SECURITY}proofPurpose> <${SECURITY}assertionMethod> .`,
  `_:c14n0 <${SECURITY}verificationMethod> <${KEY_ADDRESS}> .`,
  '',
].join('\n');

function issued() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const signedText = textFor('Thandi Nkosi');
  const signature = sign(null, Buffer.concat([sha256(PROOF), sha256(signedText)]), privateKey);
  const certificate = {
    id: '7K3M9-QX2TD',
    signedText,
    proofText: PROOF,
    proofValue: toMultibase(signature, base58),
  };
  const did = {
    id: ISSUER,
    verificationMethod: [{ id: KEY_ADDRESS, publicKeyMultibase: toMultikey(raw, base58) }],
    assertionMethod: [KEY_ADDRESS],
  };
  return { certificate, did, signature };
}

const verdictOf = async (certificate: ReturnType<typeof issued>['certificate'], did: object) =>
  (await checkSignature(certificate, async () => did as ReturnType<typeof issued>['did'])).kind;

afterEach(() => void vi.restoreAllMocks());

describe.each([
  ['its own Ed25519', true],
  ['none', false],
])('in a browser with %s', (_which, hasEd25519) => {
  function open() {
    const importing = vi.spyOn(crypto.subtle, 'importKey');
    if (!hasEd25519) importing.mockRejectedValue(new DOMException('Unrecognized name.', 'NotSupportedError'));
    return issued();
  }

  it('a certificate of the academy is genuine, and says whose it is', async () => {
    const { certificate, did } = open();
    expect(await checkSignature(certificate, async () => did)).toMatchObject({
      kind: 'genuine',
      keyAddress: KEY_ADDRESS,
      signed: { personName: 'Thandi Nkosi' },
    });
  });

  it('another name than the signed one is found out', async () => {
    const { certificate, did } = open();
    expect(await verdictOf({ ...certificate, signedText: textFor('Sipho Dlamini') }, did)).toBe('altered');
  });

  it('a changed, shortened or otherwise written signature is found out', async () => {
    const { certificate, did, signature } = open();
    const turned = Uint8Array.from(signature, (byte, at) => (at === 40 ? byte ^ 1 : byte));
    for (const proofValue of [
      toMultibase(turned, base58),
      toMultibase(signature.subarray(1), base58),
      certificate.proofValue.slice(1),
      `${certificate.proofValue}0`,
    ])
      expect(await verdictOf({ ...certificate, proofValue }, did)).toBe('altered');
  });

  it('a key that the issuer does not publish is not taken', async () => {
    const { certificate, did } = open();
    expect(await verdictOf(certificate, issued().did)).toBe('altered');
    expect(await verdictOf(certificate, { ...did, assertionMethod: [] })).toBe('altered');
    expect(await verdictOf(certificate, { ...did, id: 'did:web:other.example' })).toBe('altered');
  });

  it('nothing is shown while the keys cannot be read', async () => {
    const { certificate } = open();
    const verdict = await checkSignature(certificate, () => Promise.reject(new Error('offline')));
    expect(verdict.kind).toBe('unchecked');
  });
});
