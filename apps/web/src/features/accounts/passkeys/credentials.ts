import type { Answer, Input } from '@academy/contract';

/** Converts base64url of the API to the bytes that the browser expects. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

type NewCredential = Omit<Input<'POST /api/auth/passkeys'>, 'name'>;

/** Creates a discoverable passkey on the device. Null: the user has refused, or the device cannot. */
export async function makeCredential(
  options: Answer<'POST /api/auth/passkeys/challenge'>,
  signal: AbortSignal,
): Promise<NewCredential | null> {
  const made = (await navigator.credentials.create({
    signal,
    publicKey: {
      challenge: bytesOf(options.challenge),
      rp: options.rp,
      user: { ...options.user, id: bytesOf(options.user.id) },
      pubKeyCredParams: options.algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: options.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      timeout: options.timeoutMs,
    },
  })) as PublicKeyCredential | null;
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return {
    id: textOf(made.rawId),
    clientDataJSON: textOf(clientDataJSON),
    attestationObject: textOf(attestationObject),
  };
}

/** Lets the person choose among the passkeys that the device has for this site. */
export async function showCredential(
  options: Answer<'POST /api/auth/passkey-sign-in/challenge'>,
): Promise<Input<'POST /api/auth/passkey-sign-in'> | null> {
  const shown = (await navigator.credentials.get({
    publicKey: {
      challenge: bytesOf(options.challenge),
      rpId: options.rpId,
      userVerification: 'required',
      timeout: options.timeoutMs,
    },
  })) as PublicKeyCredential | null;
  if (!shown) return null;
  const { clientDataJSON, authenticatorData, signature } = shown.response as AuthenticatorAssertionResponse;
  return {
    id: textOf(shown.rawId),
    clientDataJSON: textOf(clientDataJSON),
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
  };
}
