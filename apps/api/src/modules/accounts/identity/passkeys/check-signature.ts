import type { RelyingParty } from '@academy/domain/accounts/identity';
import type { Passkey } from './passkeys.store.ts';

/** A passkey's signature, as sent by the browser. */
export interface Signed {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** The device's signature counter, or null when the signature is not this passkey's. */
export async function checkSignature(
  relyingParty: RelyingParty,
  passkey: Passkey,
  { id, clientDataJSON, authenticatorData, signature }: Signed,
  expected: { readonly challenge: string; readonly origin: string },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const response = { clientDataJSON, authenticatorData, signature };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: relyingParty.id,
      credential: { id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.signCount },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
