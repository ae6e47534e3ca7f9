import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { readOrMake } from './key-file.ts';

/** Encrypts what the server has to read again, against readers of the tables alone: a backup, a copy. */
export interface SecretBox {
  /** `about` is bound to it: it does not open in another person's row. */
  readonly seal: (secret: Buffer, about: string) => Buffer;
  /** Null when it was sealed with another key, for another row, or was changed. */
  readonly open: (sealed: Buffer, about: string) => Buffer | null;
  /** By which servers see that they have the same key. It leads nobody to the key. */
  readonly fingerprint: Buffer;
}

export class SecretKeyError extends Error {}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte is the version of the format. */
const FIRST_FORM = 1;

function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(secret, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([Buffer.from([FIRST_FORM]), nonce, cipher.getAuthTag(), hidden]);
    },
    open(sealed, about) {
      const hiddenAt = 1 + NONCE_BYTES + TAG_BYTES;
      if (sealed[0] !== FIRST_FORM || sealed.length < hiddenAt) return null;
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(1, 1 + NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(about))
        .setAuthTag(sealed.subarray(1 + NONCE_BYTES, hiddenAt));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(hiddenAt)), decipher.final()]);
      } catch {
        return null;
      }
    },
    fingerprint: createHmac('sha256', key).update('fingerprint').digest(),
  };
}

/** A key that lives as long as the process, for tests. */
export const temporarySecretBox = (): SecretBox => createSecretBox(randomBytes(KEY_BYTES));

/** Reads the key; the very first start creates one. */
export function openSecretBox(path: string): SecretBox {
  const text = readOrMake(path, () => `${randomBytes(KEY_BYTES).toString('hex')}\n`).trim();
  if (!/^[0-9a-f]{64}$/.test(text))
    throw new SecretKeyError(
      `The file of the secret key, ${path}, does not hold one: 64 digits from 0 to f.`,
    );
  return createSecretBox(Buffer.from(text, 'hex'));
}
