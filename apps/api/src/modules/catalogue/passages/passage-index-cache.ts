import type { Passage } from '@academy/assistant/embedding/passages';
import { NearTexts, PassageIndex } from '@academy/assistant/embedding/passages';
import type { Database } from '../../../database/connect.ts';
import type { Replica } from '../../../database/replica/open-replica.ts';
import { rowsOfVersion } from '../../../database/replica/rows-of-version.ts';
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
  readonly #replica: Replica | null;
  #cached: CachedPassageIndex | null = null;
  #loading: Promise<CachedPassageIndex> | null = null;

  constructor(db: Database, model: string, replica: Replica | null = null) {
    this.#db = db;
    this.#model = model;
    this.#replica = replica;
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
      const { vectors, passages } = await this.#readRows(version);
      const texts = new NearTexts(vectors);
      this.#cached = { index: new PassageIndex(passages, texts), passages, texts, version, until };
    }
    return this.#cached;
  }

  #readRows(version: string) {
    const model = this.#model;
    return rowsOfVersion({
      replica: this.#replica,
      db: this.#db,
      version,
      versionOf: (db) => passagesVersion(db, model),
      rowsOf: async (db) => ({ vectors: await readVectors(db, model), passages: await readPassages(db) }),
    });
  }
}
