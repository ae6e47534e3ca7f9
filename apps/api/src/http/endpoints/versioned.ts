import { hash } from 'node:crypto';
import { accept } from '@academy/domain/kernel';

/** An answer with a version: a client that holds it already gets 304 without a body. */
export function versioned<Value>(value: Value) {
  return { ...accept(value), isVersioned: true } as const;
}

interface VersionedText {
  readonly text: string;
  readonly etag: string;
}

/**
 * The texts of an endpoint's versioned answers. A value that is answered again, because it is kept in memory, is
 * written and hashed once; every text comes from the endpoint's schema, so nothing leaves that the schema does not name.
 */
export class VersionedTexts {
  readonly #texts = new WeakMap<object, VersionedText>();

  of(value: object, serialize: (value: object) => string): VersionedText {
    const known = this.#texts.get(value);
    if (known) return known;
    const text = serialize(value);
    const made = { text, etag: `"${hash('sha256', text, 'base64url')}"` };
    this.#texts.set(value, made);
    return made;
  }
}
