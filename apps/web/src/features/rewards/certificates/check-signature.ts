import type { PublicCertificate } from '@academy/contract/rewards/certificates';
import {
  fromMultibase,
  fromMultikey,
  readProofKey,
  readSignedCertificate,
  type SignedCertificate,
} from '@academy/domain/rewards/certificates';
import { base58 } from '@scure/base';

/** The part of the issuer's document that is used here. */
interface DidDocument {
  readonly id: string;
  readonly verificationMethod: readonly { readonly id: string; readonly publicKeyMultibase: string }[];
  readonly assertionMethod: readonly string[];
}

/**
 * `genuine`: the text was signed with a key that the issuer publishes. `altered`: it was not. `unchecked`: this
 * browser, or the connection, does not allow the check.
 */
export type Verdict =
  | { readonly kind: 'genuine'; readonly signed: SignedCertificate; readonly keyAddress: string }
  | { readonly kind: 'altered' }
  | { readonly kind: 'unchecked' };

type Signed = Pick<PublicCertificate, 'id' | 'signedText' | 'proofText' | 'proofValue'>;
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The browser's own check comes first, because it costs no download. Older browsers have none: they load a library.
 * Null if that could not be loaded.
 */
async function verify(message: Bytes, signature: Bytes, publicKey: Bytes): Promise<boolean | null> {
  try {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, message);
  } catch {
    const library = await import('./ed25519-library.ts').catch(() => null);
    return library === null ? null : library.isSignatureOf({ message, signature, publicKey });
  }
}

/** The bytes signed under eddsa-rdfc-2022: the hash of the proof's options, then that of the document. */
async function messageOf({ signedText, proofText }: Signed): Promise<Bytes> {
  const hash = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Uint8Array.from([...(await hash(proofText)), ...(await hash(signedText))]);
}

function keyOf(did: DidDocument, keyAddress: string): Bytes | null {
  const method = did.verificationMethod.find(({ id }) => id === keyAddress);
  return method && did.assertionMethod.includes(keyAddress)
    ? fromMultikey(method.publicKeyMultibase, base58)
    : null;
}

/**
 * Checks the signature over the same text from which the page then reads the certificate: what is shown is what was
 * signed. Also checks that the text belongs to this address, and the key to the issuer that it names.
 */
export async function checkSignature(
  certificate: Signed,
  readDid: () => Promise<DidDocument>,
): Promise<Verdict> {
  if (globalThis.crypto?.subtle === undefined) return { kind: 'unchecked' };
  const signed = readSignedCertificate(certificate.signedText);
  const keyAddress = readProofKey(certificate.proofText);
  const signature = fromMultibase(certificate.proofValue, base58);
  const isOfThisAddress = signed?.credentialUrl.endsWith(`/credentials/${certificate.id.replace('-', '')}`);
  if (!signed || keyAddress === null || signature === null || !isOfThisAddress) return { kind: 'altered' };
  const did = await readDid().catch(() => null);
  if (did === null) return { kind: 'unchecked' };
  const publicKey = keyOf(did, keyAddress);
  if (did.id !== signed.issuerDid || publicKey === null) return { kind: 'altered' };
  const isGenuine = await verify(await messageOf(certificate), signature, publicKey);
  if (isGenuine === null) return { kind: 'unchecked' };
  return isGenuine ? { kind: 'genuine', signed, keyAddress } : { kind: 'altered' };
}

export async function readOwnDid(): Promise<DidDocument> {
  const response = await fetch('/.well-known/did.json');
  if (!response.ok) throw new Error(`The keys could not be read: ${response.status}`);
  return response.json();
}
