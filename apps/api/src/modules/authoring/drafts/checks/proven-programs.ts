import { createHash } from 'node:crypto';
import type { Program } from '@academy/courseware';

const MOST = 2000;

const digestOf = (program: Program) => createHash('sha256').update(JSON.stringify(program)).digest('base64');

/**
 * The programs already proven in a proof that timed out: the next attempt continues after them, so that it finishes
 * however busy the server is.
 */
export class ProvenPrograms {
  readonly #digests = new Set<string>();
  readonly #most: number;

  constructor(most = MOST) {
    this.#most = most;
  }

  without(programs: readonly Program[]): Program[] {
    return programs.filter((program) => !this.#digests.has(digestOf(program)));
  }

  keep(programs: readonly Program[]): void {
    for (const program of programs) this.#digests.add(digestOf(program));
    // The oldest are evicted first: nobody has come back for them.
    for (const digest of this.#digests) {
      if (this.#digests.size <= this.#most) break;
      this.#digests.delete(digest);
    }
  }

  forget(programs: readonly Program[]): void {
    for (const program of programs) this.#digests.delete(digestOf(program));
  }
}
