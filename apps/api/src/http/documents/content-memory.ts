import type { Queryable } from '../../database/connect.ts';
import { findDocument, type StoredDocument } from './documents.store.ts';

const MOST_BYTES = 16_000_000;

const bytesOf = ({ br, gzip }: StoredDocument) => br.length + gzip.length;

/** Documents as they were last asked for: what is named by its content never changes, so nothing is looked up twice. */
export class DocumentMemory {
  readonly #db: Queryable;
  readonly #mostBytes: number;
  // The longest unused stands first.
  readonly #kept = new Map<string, StoredDocument>();
  #bytes = 0;

  constructor(db: Queryable, mostBytes = MOST_BYTES) {
    this.#db = db;
    this.#mostBytes = mostBytes;
  }

  read(hash: string): StoredDocument | Promise<StoredDocument | null> {
    const kept = this.#kept.get(hash);
    if (!kept) return this.#load(hash);
    this.#kept.delete(hash);
    this.#kept.set(hash, kept);
    return kept;
  }

  async #load(hash: string): Promise<StoredDocument | null> {
    const found = await findDocument(this.#db, hash);
    if (found && !this.#kept.has(hash)) {
      this.#kept.set(hash, found);
      this.#bytes += bytesOf(found);
      this.#makeRoom();
    }
    return found;
  }

  #makeRoom(): void {
    for (const [hash, document] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#kept.delete(hash);
      this.#bytes -= bytesOf(document);
    }
  }
}
