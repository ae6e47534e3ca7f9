import type { Services } from '../../../services.ts';
import { readDefaultPrices } from '../../academy/academy-settings/index.ts';
import { achievementList } from './achievement-list.ts';
import { assembleCatalogue } from './assemble-catalogue.ts';
import { readCatalogueRows, readVersion } from './catalogue.store.ts';
import type { Catalogue } from './catalogue.ts';

// Another process may import newer courseware, or its studio change something: after this the version is read, and only
// when it differs the rest.
const TRUSTED_MS = 5000;

interface Kept {
  readonly catalogue: Catalogue;
  readonly version: string;
  readonly until: number;
}

/** The catalogue in memory: it is small, it is asked for by nearly every request, and it changes by import and in the studio. */
export class CatalogueCache {
  readonly #db: Services['db'];
  readonly #takesPayments: boolean;
  #kept: Kept | null = null;
  #loading: Promise<Catalogue> | null = null;
  #changes = 0;

  constructor({ db, paystack }: Pick<Services, 'db' | 'paystack'>) {
    this.#db = db;
    this.#takesPayments = paystack !== null;
  }

  read(): Catalogue | Promise<Catalogue> {
    if (this.#kept && performance.now() < this.#kept.until) return this.#kept.catalogue;
    if (this.#loading) return this.#loading;
    const loading = this.#load().finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    this.#loading = loading;
    return loading;
  }

  /** Without waiting while the catalogue is trusted: an answer from memory is sent at once. */
  use<Value>(work: (catalogue: Catalogue) => Value): Value | Promise<Value> {
    const catalogue = this.read();
    return catalogue instanceof Promise ? catalogue.then(work) : work(catalogue);
  }

  /** This process has changed the catalogue. */
  forget(): void {
    this.#kept = null;
    this.#loading = null;
    this.#changes += 1;
  }

  async #load(): Promise<Catalogue> {
    const until = performance.now() + TRUSTED_MS;
    const [before, changes] = [this.#kept, this.#changes];
    const { prices, version: ofPrices } = await readDefaultPrices(this.#db);
    const version = `${await readVersion(this.#db)} ${ofPrices}`;
    const catalogue =
      before && before.version === version
        ? before.catalogue
        : assembleCatalogue(await readCatalogueRows(this.#db), {
            achievements: await achievementList(),
            takesPayments: this.#takesPayments,
            defaultPrices: prices,
          });
    // What was read while this process changed something may be the state before.
    if (changes === this.#changes) this.#kept = { catalogue, version, until };
    return catalogue;
  }
}
