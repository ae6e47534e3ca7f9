import type { WaitlistStatsAnswer } from '@academy/contract/waitlist';
import { versioned } from '../../http/endpoints/versioned.ts';
import type { Services } from '../../services.ts';
import { type ChangeListener, createChangeListener } from './change-listener.store.ts';
import { readStats } from './waitlist.store.ts';

// A connection can die without a word, and rows can be removed by hand: after this the figures are read anyway.
const KEEP_MS = 5000;
// No write is answered later; figures that still lack the place then are right: it was not committed.
const COMMIT_WITHIN_MS = 15_000;

type VersionedStats = ReturnType<typeof versioned<WaitlistStatsAnswer>>;

/** The figures of the waiting list in memory, for as long as every change to them would be heard. */
export class StatsCache {
  readonly #db: Services['db'];
  readonly #listener: ChangeListener;
  #kept: { readonly stats: VersionedStats; readonly until: number } | null = null;
  #loading: Promise<VersionedStats> | null = null;
  #takenHere = { position: 0, until: 0 };
  /** Counts the changes: a load that began before the newest one is not kept. */
  #change = 0;

  constructor(services: Pick<Services, 'db' | 'pool' | 'log'>) {
    this.#db = services.db;
    this.#listener = createChangeListener(services, () => this.#empty());
  }

  read(): VersionedStats | Promise<VersionedStats> {
    if (this.#kept && this.#listener.isListening && performance.now() < this.#kept.until)
      return this.#kept.stats;
    return this.#readAnew();
  }

  async #readAnew(): Promise<VersionedStats> {
    this.#listener.start();
    const shared = await (this.#loading ?? this.#load());
    // It may have begun before this process' last registration was committed; who registered sees it counted.
    return this.#isBehind(shared) ? this.#load() : shared;
  }

  /**
   * This process has given out a place. Under an Idempotency-Key the transaction around it is still open, so figures
   * that lack the place are not kept either.
   */
  noteTaken(position: number): void {
    this.#takenHere = {
      position: Math.max(position, this.#takenHere.position),
      until: performance.now() + COMMIT_WITHIN_MS,
    };
    this.#empty();
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }

  #empty(): void {
    this.#change += 1;
    this.#kept = null;
    this.#loading = null;
  }

  #isBehind({ value }: VersionedStats): boolean {
    return value.totalRegistered < this.#takenHere.position && performance.now() < this.#takenHere.until;
  }

  #load(): Promise<VersionedStats> {
    const loading = this.#loadOnce(this.#change).finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    this.#loading = loading;
    return loading;
  }

  async #loadOnce(change: number): Promise<VersionedStats> {
    const until = performance.now() + KEEP_MS;
    const stats = versioned(await readStats(this.#db));
    if (change === this.#change && !this.#isBehind(stats)) this.#kept = { stats, until };
    return stats;
  }
}
