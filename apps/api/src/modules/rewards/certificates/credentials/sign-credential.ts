// The Data Integrity cryptosuite eddsa-rdfc-2022: the SHA-256 of the proof's options and of the document, each as
// canonical N-Quads, one after the other, signed with Ed25519.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { fromMultibase, fromMultikey, toMultibase } from '@academy/domain/rewards/certificates';
import { base58 } from '@scure/base';
import type { PublishedKey, SigningKeys } from '../../../../gateways/signing-keys.ts';
import credentialsContext from './contexts/credentials-v2.json' with { type: 'json' };
import openBadgesContext from './contexts/open-badges-3.0.3.json' with { type: 'json' };
import { CONTEXT_ADDRESSES, didOf, type JsonLd } from './credential.ts';

/** The contexts are never loaded over the network: their meaning is fixed here. */
const CONTEXTS = new Map<string, unknown>([
  [CONTEXT_ADDRESSES[0], credentialsContext],
  [CONTEXT_ADDRESSES[1], openBadgesContext],
]);

export async function pinnedContext(address: string) {
  const document = CONTEXTS.get(address);
  if (!document) throw new Error(`The context ${address} is not pinned.`);
  return { document, documentUrl: address };
}

/** The same text for the same statements, whatever the JSON's formatting. */
async function canonicalText(document: JsonLd): Promise<string> {
  // Loaded with the first certificate: most processes rarely sign.
  const { default: jsonld } = await import('jsonld');
  return jsonld.canonize(document, {
    algorithm: 'RDFC-1.0',
    format: 'application/n-quads',
    safe: true,
    documentLoader: pinnedContext,
  });
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const signedBytes = ({ signedText, proofText }: SignedTexts) =>
  Buffer.concat([sha256(proofText), sha256(signedText)]);

/** The two texts that are hashed and signed. */
interface SignedTexts {
  readonly signedText: string;
  readonly proofText: string;
}

async function textsOf(credential: JsonLd, options: JsonLd): Promise<SignedTexts> {
  return {
    signedText: await canonicalText(credential),
    proofText: await canonicalText({ '@context': credential['@context'], ...options }),
  };
}

export interface SignedCredential extends SignedTexts {
  readonly credential: JsonLd;
  /** The key's address, under the academy's DID. */
  readonly signedWith: string;
}

export interface Signer {
  readonly keys: SigningKeys;
  readonly publicUrl: string;
}

export function keyAddress(publicUrl: string, keyId: string): string {
  return `${didOf(publicUrl)}#${keyId}`;
}

export async function signCredential(
  { keys, publicUrl }: Signer,
  credential: JsonLd,
  now: Date,
): Promise<SignedCredential> {
  const signedWith = keyAddress(publicUrl, keys.currentId);
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: now.toISOString(),
    verificationMethod: signedWith,
    proofPurpose: 'assertionMethod',
  };
  const texts = await textsOf(credential, options);
  const proofValue = toMultibase(keys.sign(signedBytes(texts)), base58);
  return { credential: { ...credential, proof: { ...options, proofValue } }, ...texts, signedWith };
}

interface Proof extends JsonLd {
  readonly verificationMethod: string;
  readonly proofValue: string;
}

const isProof = (proof: unknown): proof is Proof =>
  typeof proof === 'object' &&
  proof !== null &&
  'proofValue' in proof &&
  'verificationMethod' in proof &&
  [proof.proofValue, proof.verificationMethod].every((value) => typeof value === 'string');

/** Whether one of these keys has signed exactly this credential; the key is found by its fragment after the `#`. */
export async function isSignedByOneOf(keys: readonly PublishedKey[], signed: JsonLd): Promise<boolean> {
  const { proof, ...credential } = signed;
  if (!isProof(proof)) return false;
  const keyId = proof.verificationMethod.split('#')[1];
  const key = keys.find(({ id }) => id === keyId);
  const raw = key && fromMultikey(key.publicKeyMultibase, base58);
  const signature = fromMultibase(proof.proofValue, base58);
  if (!raw || !signature) return false;
  const { proofValue: _value, ...options } = proof;
  // Terms that no context defines were never signed: they cannot be canonicalised.
  const texts = await textsOf(credential, options).catch(() => null);
  if (texts === null) return false;
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(raw).toString('base64url') },
    format: 'jwk',
  });
  return verify(null, signedBytes(texts), publicKey, signature);
}
