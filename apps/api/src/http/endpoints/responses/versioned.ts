import { hash } from 'node:crypto';
import { accept } from '@academy/domain/kernel';
import { CompressedForms } from './compressed-forms.ts';
import { LatestMap } from './latest-map.ts';

/** An answer with a version: a client that holds it already gets 304 without a body. */
export function versioned<Value>(value: Value) {
  return { ...accept(value), isVersioned: true } as const;
}

interface VersionedText {
  readonly text: string;
  readonly etag: string;
  readonly forms: CompressedForms;
}

// Of an endpoint's texts so many are remembered by what they say; more than any of them has at a time.
const MOST_TEXTS = 60;

/**
 * The texts of an endpoint's versioned answers. A value that is answered again, because it is kept in memory, is
 * written and hashed once, and a text that comes again is compressed once; every text comes from the endpoint's schema,
 * so nothing leaves that the schema does not name.
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
