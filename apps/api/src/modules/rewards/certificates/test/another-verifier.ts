import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import type { JsonLd } from '../credentials/credential.ts';
import { pinnedContext } from '../credentials/sign-credential.ts';

interface DidDocument extends JsonLd {
  readonly verificationMethod: readonly { readonly id: string }[];
}

/** Asks a third-party verifier, which gets only the contexts, the issuer's document and the status. */
export async function verifiedElsewhere(
  credential: JsonLd,
  { did, isRevoked = false, now }: { did: DidDocument; isRevoked?: boolean; now: Date },
): Promise<boolean> {
  const keyContext = { '@context': 'https://w3id.org/security/multikey/v1' };
  const documentLoader = async (address: string) => {
    if (address === did.id) return { document: did, documentUrl: address };
    const method = did.verificationMethod.find(({ id }) => id === address);
    return method ? { document: { ...keyContext, ...method }, documentUrl: address } : pinnedContext(address);
  };
  const { verified } = await verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    checkStatus: async () => ({ verified: !isRevoked }),
    now,
  });
  return verified;
}
