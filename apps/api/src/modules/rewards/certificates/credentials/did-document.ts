import type { PublicKey } from '../../../../gateways/signing-keys.ts';
import { didOf } from './credential.ts';
import { keyAddress } from './sign-credential.ts';

/** The issuer and its keys. A key that has signed stays here, unless it is withdrawn: what it signed stays verifiable. */
export function didDocument(keys: readonly PublicKey[], publicUrl: string) {
  const id = didOf(publicUrl);
  const published = keys.filter(({ isWithdrawn }) => !isWithdrawn);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: published.map((key) => ({
      id: keyAddress(publicUrl, key.id),
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: key.publicKeyMultibase,
    })),
    assertionMethod: published.map((key) => keyAddress(publicUrl, key.id)),
  };
}
