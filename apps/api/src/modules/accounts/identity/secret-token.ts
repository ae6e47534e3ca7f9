import { hash } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits for the person; only their SHA-256 is stored, so a stolen table opens nothing. */
export function makeToken(randomBytes: (size: number) => Buffer): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
