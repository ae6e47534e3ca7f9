/** A replica that may be further behind than this is bypassed. */
export const LARGEST_LAG_MS = 5000;

/** Positions in the write-ahead log, in bytes. */
interface Look {
  /** A moment between the answers of the replica and the question to the primary, in milliseconds of a clock that never jumps. */
  readonly at: number;
  /** What the replica has replayed, for each connection that was asked. */
  readonly replayed: readonly number[];
  /** What the primary had written, asked afterwards. */
  readonly written: number;
}

interface Sample {
  readonly at: number;
  readonly written: number;
}

/**
 * How far a replica is behind, from positions of the primary in the last seconds: a read of the replica sees everything that
 * was committed before the newest sample that has been replayed. Without a heartbeat that somebody has to write, and right
 * while the primary has nothing to do.
 */
export class ReplicaLag {
  #samples: Sample[] = [];
  #caughtUp: Sample | null = null;

  /** False: the replica has something that the primary never wrote, so it follows another history. */
  note({ at, replayed, written }: Look): boolean {
    if (Math.max(...replayed) > written) {
      // The primary may pass that position later, and the histories still differ.
      this.#samples = [];
      this.#caughtUp = null;
      return false;
    }
    this.#samples = [...this.#samples.filter((sample) => at - sample.at <= LARGEST_LAG_MS), { at, written }];
    const least = Math.min(...replayed);
    this.#caughtUp = this.#samples.findLast((sample) => sample.written <= least) ?? this.#caughtUp;
    return true;
  }

  /** Everything committed longer ago than this has been replayed; null before anything is known. It grows until the next look. */
  lagMs(now: number): number | null {
    return this.#caughtUp && now - this.#caughtUp.at;
  }

  isSmall(now: number): boolean {
    const lagMs = this.lagMs(now);
    return lagMs !== null && lagMs <= LARGEST_LAG_MS;
  }

  /** Whether a connection that was not asked has replayed as much as those that were. */
  hasCaughtUp(replayed: number, now: number): boolean {
    return !this.isSmall(now) || replayed >= (this.#caughtUp?.written ?? 0);
  }
}
