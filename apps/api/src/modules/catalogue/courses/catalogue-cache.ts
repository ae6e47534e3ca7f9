import { rowsOfVersion } from '../../../database/replica/rows-of-version.ts';
import type { Services } from '../../../services.ts';
import { readDefaultPrices } from '../../academy/academy-settings/index.ts';
import { achievementList } from './achievement-list.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { type CatalogueRows, readCatalogueRows, readVersion } from './catalogue.store.ts';
import type { Catalogue } from './catalogue.ts';

// Another process may import newer courseware, or its studio change something: after this time the version is read, and
// the rest only if it differs.
const TRUSTED_MS = 5000;

interface CachedCatalogue {
  readonly catalogue: Catalogue;
  readonly version: string;
  readonly until: number;
}

/** The catalogue in memory: it is small, nearly every request needs it, and it changes only by imports and in the studio. */
export class CatalogueCache {
  readonly #db: Services['db'];
  readonly #replica: Services['replica'];
  readonly #takesPayments: boolean;
  #cached: CachedCatalogue | null = null;
  #loading: Promise<Catalogue> | null = null;
  #changes = 0;

  constructor({
    db,
    replica = null,
    paystack,
  }: Pick<Services, 'db' | 'paystack'> & { readonly replica?: Services['replica'] }) {
    this.#db = db;
    this.#replica = replica;
    this.#takesPayments = paystack !== null;
  }

  read(): Catalogue | Promise<Catalogue> {
    if (this.#cached && performance.now() < this.#cached.until) return this.#cached.catalogue;
    if (this.#loading) return this.#loading;
    const loading = this.#load().finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    this.#loading = loading;
    return loading;
  }

  /** Synchronous while the catalogue is fresh: a response from memory is sent at once. */
  use<Value>(work: (catalogue: Catalogue) => Value): Value | Promise<Value> {
    const catalogue = this.read();
    return catalogue instanceof Promise ? catalogue.then(work) : work(catalogue);
  }

  /** Called after this process has changed the catalogue. */
  forget(): void {
    this.#cached = null;
    this.#loading = null;
    this.#changes += 1;
  }

  async #load(): Promise<Catalogue> {
    const until = performance.now() + TRUSTED_MS;
    const [before, changes] = [this.#cached, this.#changes];
    const { prices, version: ofPrices } = await readDefaultPrices(this.#db);
    const ofCourses = await readVersion(this.#db);
    const version = `${ofCourses} ${ofPrices}`;
    const catalogue =
      before && before.version === version
        ? before.catalogue
        : assembleCatalogue(await this.#readRows(ofCourses), {
            achievements: await achievementList(),
            takesPayments: this.#takesPayments,
            defaultPrices: prices,
          });
    // A read that overlapped a change by this process may return the earlier state.
    if (changes === this.#changes) this.#cached = { catalogue, version, until };
    return catalogue;
  }

  #readRows(version: string | null): Promise<CatalogueRows> {
    const [db, replica] = [this.#db, this.#replica];
    return rowsOfVersion({ replica, db, version, versionOf: readVersion, rowsOf: readCatalogueRows });
  }
}
