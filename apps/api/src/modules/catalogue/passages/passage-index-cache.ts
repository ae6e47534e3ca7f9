import type { Passage } from '@academy/assistant/embedding/passages';
import { NearTexts, PassageIndex } from '@academy/assistant/embedding/passages';
import type { Database } from '../../../database/connect.ts';
import { passagesVersion, readPassages, readVectors } from './passages.store.ts';

const TRUSTED_MS = 5000;

interface CachedPassageIndex {
  readonly index: PassageIndex;
  readonly passages: readonly Passage[];
  readonly texts: NearTexts;
  readonly version: string;
  readonly until: number;
}

/**
 * The index of passages in memory; another process may import lessons or make vectors, so its version is checked now and then.
 */
export class PassageIndexCache {
  readonly #db: Database;
  readonly #model: string;
  #cached: CachedPassageIndex | null = null;
  #loading: Promise<CachedPassageIndex> | null = null;

  constructor(db: Database, model: string) {
    this.#db = db;
    this.#model = model;
  }

  /** With its sources: the passages, and the vectors of all texts. */
  async read(): Promise<Omit<CachedPassageIndex, 'until'>> {
    if (this.#cached && performance.now() < this.#cached.until) return this.#cached;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  async #load(): Promise<CachedPassageIndex> {
    const until = performance.now() + TRUSTED_MS;
    const version = await passagesVersion(this.#db, this.#model);
    if (this.#cached?.version === version) this.#cached = { ...this.#cached, until };
    else {
      const texts = new NearTexts(await readVectors(this.#db, this.#model));
      const passages = await readPassages(this.#db);
      this.#cached = { index: new PassageIndex(passages, texts), passages, texts, version, until };
    }
    return this.#cached;
  }
}
