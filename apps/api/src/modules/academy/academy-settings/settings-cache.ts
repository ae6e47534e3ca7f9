import type { AcademySettings } from '@academy/domain/academy/academy-settings';
import type { Services } from '../../../services.ts';
import { readSettings } from './academy-settings.store.ts';

// Another process may have changed them: after this time they are read again.
const TRUSTED_MS = 5000;

/** The settings in memory, for responses that need nothing else from the database. */
export class SettingsCache {
  readonly #services: Pick<Services, 'db' | 'config'>;
  #cached: { readonly settings: AcademySettings; readonly until: number } | null = null;
  #changes = 0;

  constructor(services: Pick<Services, 'db' | 'config'>) {
    this.#services = services;
  }

  async read(): Promise<AcademySettings> {
    if (this.#cached && performance.now() < this.#cached.until) return this.#cached.settings;
    const until = performance.now() + TRUSTED_MS;
    const changes = this.#changes;
    const settings = await readSettings(this.#services.db, this.#services.config);
    // A read that overlapped a change by this process may return the earlier state.
    if (changes === this.#changes) this.#cached = { settings, until };
    return settings;
  }

  /** Called after this process has changed them. */
  forget(): void {
    this.#cached = null;
    this.#changes += 1;
  }
}
