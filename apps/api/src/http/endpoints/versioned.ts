import { hash } from 'node:crypto';
import { accept } from '@academy/domain/kernel';

/** An answer with its text and version: a client that holds it already gets 304 without a body. */
export function versioned<Value>(value: Value) {
  const json = JSON.stringify(value);
  return { ...accept(value), json, etag: `"${hash('sha256', json, 'base64url')}"` };
}
