import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { renameSync } from 'node:fs';
import { toMultikey } from '@academy/domain/rewards/certificates';
import { base58 } from '@scure/base';
import { readIfThere, readOrMake, writeTemporary } from './key-file.ts';

/** A key as stored in its file. */
interface StoredKey {
  /** The fragment of its address: `key-1`. */
  readonly id: string;
  readonly createdAt: string;
  readonly publicKeyMultibase: string;
  /** PKCS #8 in base64; only the newest key has one, the others can no longer sign. */
  readonly privateKey?: string;
  /** It may have leaked: it is no longer published, and its signatures no longer count. */
  readonly isWithdrawn?: boolean;
}

interface KeyFile {
  readonly keys: readonly StoredKey[];
}

export interface PublishedKey {
  readonly id: string;
  readonly publicKeyMultibase: string;
}

/** A key without its private half. */
export interface PublicKey extends PublishedKey {
  readonly madeAt: Date;
  readonly isWithdrawn: boolean;
}

/** The keys in this server's file. Which ones the academy publishes stands in the database. */
export interface SigningKeys {
  readonly currentId: string;
  /** When the current signing key was made. */
  readonly currentSince: Date;
  readonly sign: (bytes: Uint8Array) => Uint8Array;
  readonly all: readonly PublicKey[];
}

export class SigningKeyError extends Error {}

function newKey(number: number, now: Date): StoredKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    id: `key-${number}`,
    createdAt: now.toISOString(),
    publicKeyMultibase: toMultikey(raw, base58),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

function signingKeysOf({ keys }: KeyFile): SigningKeys {
  const current = keys.at(-1);
  if (!current?.privateKey) throw new SigningKeyError('has no key that can sign.');
  const key: KeyObject = createPrivateKey({
    key: Buffer.from(current.privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  return {
    currentId: current.id,
    currentSince: new Date(current.createdAt),
    sign: (bytes) => sign(null, bytes, key),
    all: keys.map(({ id, publicKeyMultibase, createdAt, isWithdrawn = false }) => ({
      id,
      publicKeyMultibase,
      madeAt: new Date(createdAt),
      isWithdrawn,
    })),
  };
}

/** Keys that live as long as the process, for tests. */
export function temporarySigningKeys(now: Date): SigningKeys {
  return signingKeysOf({ keys: [newKey(1, now)] });
}

function parseKeyFile(path: string, text: string): KeyFile {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file === 'object' && file !== null && 'keys' in file && Array.isArray(file.keys))
      return file as KeyFile;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new SigningKeyError(`The file of the signing keys, ${path}, cannot be read as one.`);
}

const textOf = (file: KeyFile) => `${JSON.stringify(file, null, 2)}\n`;

/** Reads the keys; the very first start creates one. */
export function openSigningKeys(path: string, now: Date): SigningKeys {
  const file = parseKeyFile(
    path,
    readOrMake(path, () => textOf({ keys: [newKey(1, now)] })),
  );
  return namingFile(path, () => signingKeysOf(file));
}

function namingFile<Value>(path: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SigningKeyError(`The file of the signing keys, ${path}, ${why}`);
  }
}

/** Adds a key, which signs from the next start on. The earlier ones stay published, and can no longer sign. */
export function rotateSigningKeys(path: string, now: Date): string {
  const text = readIfThere(path);
  const keys = text === null ? [] : parseKeyFile(path, text).keys;
  const added = newKey(keys.length + 1, now);
  const retired = keys.map(({ privateKey: _gone, ...key }) => key);
  renameSync(writeTemporary(path, textOf({ keys: [...retired, added] })), path);
  return added.id;
}

/** After the loss of the file: one with the public halves that the academy still has, and a new key that signs. */
export function writeNewSigningKeys(
  path: string,
  {
    earlier,
    number,
    now,
  }: { readonly earlier: readonly PublicKey[]; readonly number: number; readonly now: Date },
): string {
  const added = newKey(number, now);
  const retired = earlier.map(({ id, publicKeyMultibase, madeAt, isWithdrawn }) => ({
    id,
    createdAt: madeAt.toISOString(),
    publicKeyMultibase,
    ...(isWithdrawn && { isWithdrawn }),
  }));
  const temporary = writeTemporary(path, textOf({ keys: [...retired, added] }));
  // The file that does not fit may still be somebody's only copy.
  if (readIfThere(path) !== null) renameSync(path, `${path}.before-${added.id}`);
  renameSync(temporary, path);
  return added.id;
}
