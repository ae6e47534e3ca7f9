import type { WaitlistStatsAnswer } from '@academy/contract/admissions/waitlist';
import { createListener, type Listener } from '../../../database/listener.ts';
import { versioned } from '../../../http/endpoints/responses/versioned.ts';
import type { Services } from '../../../services.ts';
import { LISTEN_TO_CHANGES, type ListChange, readStats } from './waitlist.store.ts';

// A connection can die silently, and rows can be removed by hand: after this time the figures are read anyway.
const KEEP_MS = 5000;
// No write is answered later than this; figures that still lack the change then are right: it was not committed.
const COMMIT_WITHIN_MS = 15_000;

type VersionedStats = ReturnType<typeof versioned<WaitlistStatsAnswer>> & ListChange;

/** The figures of the waiting list in memory, for as long as every change to them would be heard. */
export class StatsCache {
  readonly #services: Pick<Services, 'db' | 'config'>;
  readonly #listener: Listener;
  #cached: { readonly stats: VersionedStats; readonly until: number } | null = null;
  #loading: Promise<VersionedStats> | null = null;
  #changedHere = { change: 0, until: 0 };
  /** Counts notifications: a load that began before the latest one is not cached. */
  #heard = 0;

  constructor(services: Pick<Services, 'db' | 'config' | 'directPool' | 'log'>) {
    this.#services = services;
    this.#listener = createListener(services, {
      statement: LISTEN_TO_CHANGES,
      whenLost: 'waiting list changes unheard, listening again',
      onNotification: () => this.#empty(),
    });
  }

  read(): VersionedStats | Promise<VersionedStats> {
    if (this.#cached && this.#listener.isListening && performance.now() < this.#cached.until)
      return this.#cached.stats;
    return this.#readAnew();
  }

  async #readAnew(): Promise<VersionedStats> {
    this.#listener.start();
    const shared = await (this.#loading ?? this.#load());
    // It may have begun before this process's last change was committed; a person who has just registered must be counted.
    return this.#isBehind(shared) ? this.#load() : shared;
  }

  /**
   * This process has given out, confirmed or freed a place. Under an Idempotency-Key the transaction around it may
   * still be open, so figures that lack the change are not cached either.
   */
  noteChange(change: number): void {
    this.#changedHere = {
      change: Math.max(change, this.#changedHere.change),
      until: performance.now() + COMMIT_WITHIN_MS,
    };
    this.#empty();
  }

  stop(): Promise<void> {
    return this.#listener.stop();
  }

  #empty(): void {
    this.#heard += 1;
    this.#cached = null;
    this.#loading = null;
  }

  #isBehind({ change }: ListChange): boolean {
    return change < this.#changedHere.change && performance.now() < this.#changedHere.until;
  }

  #load(): Promise<VersionedStats> {
    const loading = this.#loadOnce(this.#heard).finally(() => {
      if (this.#loading === loading) this.#loading = null;
    });
    this.#loading = loading;
    return loading;
  }

  async #loadOnce(heard: number): Promise<VersionedStats> {
    const until = performance.now() + KEEP_MS;
    const { stats, change } = await readStats(this.#services.db, this.#services.config);
    const loaded = { ...versioned(stats), change };
    if (heard === this.#heard && !this.#isBehind(loaded)) this.#cached = { stats: loaded, until };
    return loaded;
  }
}
