import type { SigningKeys } from '../../../../gateways/signing-keys.ts';
import { didOf } from './credential.ts';
import { keyAddress } from './sign-credential.ts';

/** The issuer and its keys. A key that has signed stays here for good: what it signed stays verifiable. */
export function didDocument(keys: Pick<SigningKeys, 'published'>, publicUrl: string) {
  const id = didOf(publicUrl);
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: keys.published.map((key) => ({
      id: keyAddress(publicUrl, key.id),
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: key.publicKeyMultibase,
    })),
    assertionMethod: keys.published.map((key) => keyAddress(publicUrl, key.id)),
  };
}
