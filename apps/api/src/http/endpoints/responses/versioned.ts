import { hash } from 'node:crypto';
import { accept } from '@academy/domain/kernel';
import { CompressedForms } from './compressed-forms.ts';
import { LatestMap } from './latest-map.ts';

/** A response with a version: a client that already has it gets 304 without a body. */
export function versioned<Value>(value: Value) {
  return { ...accept(value), isVersioned: true } as const;
}

interface VersionedText {
  readonly text: string;
  readonly etag: string;
  readonly forms: CompressedForms;
}

// The number of texts of an endpoint cached by content; more than any of them has at a time.
const MOST_TEXTS = 60;

/**
 * The texts of an endpoint's versioned responses. A cached value is serialised and hashed once, and a repeated text is
 * compressed once; every text is written by the endpoint's schema, so nothing leaves that the schema does not name.
 */
export class VersionedTexts {
  readonly #ofValues = new WeakMap<object, VersionedText>();
  readonly #latest = new LatestMap<string, VersionedText>(MOST_TEXTS);

  of(value: object, serialize: (value: object) => string): VersionedText {
    const known = this.#ofValues.get(value);
    if (known) return known;
    const text = serialize(value);
    const etag = `"${hash('sha256', text, 'base64url')}"`;
    const same = this.#latest.get(etag) ?? { text, etag, forms: new CompressedForms(text) };
    this.#ofValues.set(value, same);
    this.#latest.set(etag, same);
    return same;
  }
}
