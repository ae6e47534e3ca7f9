import { verifyAsync } from '@noble/ed25519';

interface Signed {
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** Verifies a signature where the browser cannot. It uses the browser's SHA-512. */
export async function isSignatureOf({ message, signature, publicKey }: Signed): Promise<boolean> {
  if (signature.length !== 64 || publicKey.length !== 32) return false;
  // Strictly RFC 8032, like browsers: the default also accepts other encodings of the same point.
  return verifyAsync(signature, message, publicKey, { zip215: false });
}
