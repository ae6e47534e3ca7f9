// W3C Bitstring Status List: one bit for each certificate. A reader of the list learns nothing about the holders, and
// the academy does not learn whose certificate is being checked.
import { gzipSync } from 'node:zlib';
import type { Queryable } from '../../../../database/connect.ts';
import { highestStatusIndex, revokedBetween } from '../certificates.store.ts';
import { requirePublished } from '../keys/signing-keys.store.ts';
import { CONTEXT_ADDRESSES, didOf, type JsonLd, STATUS_LIST_SIZE, statusListUrl } from './credential.ts';
import { type Signer, signCredential } from './sign-credential.ts';

/** Index 0 is the highest bit of the first byte. */
function encodedList(places: readonly number[]): string {
  const bits = Buffer.alloc(STATUS_LIST_SIZE / 8);
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** Signing costs more than reading the revocations: a list is signed again only when they have changed. */
export class StatusLists {
  readonly #signer: () => Signer;
  readonly #signed = new Map<number, { readonly of: string; readonly list: Promise<JsonLd> }>();

  constructor(signer: () => Signer) {
    this.#signer = signer;
  }

  /** Null: no certificate has such a high number. Throws when this server's key was withdrawn: its signature is none. */
  async read(db: Queryable, number: number, now: Date): Promise<JsonLd | null> {
    const first = number * STATUS_LIST_SIZE;
    if (!Number.isSafeInteger(first) || first > (await highestStatusIndex(db))) return null;
    await requirePublished(db, this.#signer().keys);
    const revoked = await revokedBetween(db, first, first + STATUS_LIST_SIZE - 1);
    const places = revoked.map(({ statusIndex }) => statusIndex - first);
    const of = places.join();
    const known = this.#signed.get(number);
    if (known?.of === of) return known.list;
    const list = this.#sign(number, places, now);
    this.#signed.set(number, { of, list });
    return list;
  }

  async #sign(number: number, places: readonly number[], now: Date): Promise<JsonLd> {
    const signer = this.#signer();
    const url = statusListUrl(signer.publicUrl, number * STATUS_LIST_SIZE);
    const list = {
      '@context': [CONTEXT_ADDRESSES[0]],
      id: url,
      type: ['VerifiableCredential', 'BitstringStatusListCredential'],
      issuer: didOf(signer.publicUrl),
      validFrom: now.toISOString(),
      credentialSubject: {
        id: `${url}#list`,
        type: 'BitstringStatusList',
        statusPurpose: 'revocation',
        encodedList: encodedList(places),
      },
    };
    return (await signCredential(signer, list, now)).credential;
  }
}
