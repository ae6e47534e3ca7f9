import { verifyAsync } from '@noble/ed25519';

interface Signed {
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** Checks a signature where the browser cannot. It takes SHA-512 from the browser. */
export async function isSignatureOf({ message, signature, publicKey }: Signed): Promise<boolean> {
  if (signature.length !== 64 || publicKey.length !== 32) return false;
  // RFC 8032 to the letter, as browsers check it: the default also accepts other encodings of the same point.
  return verifyAsync(signature, message, publicKey, { zip215: false });
}
