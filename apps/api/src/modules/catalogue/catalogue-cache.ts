import type { Services } from '../../services.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { readCatalogueRows, readFingerprint } from './catalogue.store.ts';
import type { Catalogue } from './catalogue.ts';

// Another process may import newer courseware: after this the fingerprint is read, and only when it differs the rest.
const TRUSTED_MS = 5000;

interface Kept {
  readonly catalogue: Catalogue;
  readonly fingerprint: string | null;
  readonly until: number;
}

/** The catalogue in memory: it is small, it is asked for by nearly every request, and it changes by import only. */
export class CatalogueCache {
  readonly #db: Services['db'];
  #kept: Kept | null = null;
  #loading: Promise<Catalogue> | null = null;

  constructor({ db }: Pick<Services, 'db'>) {
    this.#db = db;
  }

  read(): Catalogue | Promise<Catalogue> {
    if (this.#kept && performance.now() < this.#kept.until) return this.#kept.catalogue;
    this.#loading ??= this.#load().finally(() => {
      this.#loading = null;
    });
    return this.#loading;
  }

  /** This process has changed the catalogue. */
  forget(): void {
    this.#kept = null;
  }

  async #load(): Promise<Catalogue> {
    const until = performance.now() + TRUSTED_MS;
    const before = this.#kept;
    const fingerprint = await readFingerprint(this.#db);
    const catalogue =
      before && before.fingerprint === fingerprint
        ? before.catalogue
        : assembleCatalogue(await readCatalogueRows(this.#db));
    this.#kept = { catalogue, fingerprint, until };
    return catalogue;
  }
}
