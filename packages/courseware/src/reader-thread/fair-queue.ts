interface Queued {
  readonly personId: string;
}

/** A fair queue. The next entry is that of the person who was served the longest ago, or never. */
export class FairQueue<Entry extends Queued> {
  readonly #entries: Entry[] = [];
  /** The turn at which each person was served last, since the line was empty. */
  readonly #lastTurns = new Map<string, number>();
  #turn = 0;

  get size(): number {
    return this.#entries.length;
  }

  countOf(personId: string): number {
    return this.#entries.filter((entry) => entry.personId === personId).length;
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
  }

  takeNext(): Entry | undefined {
    const lastTurnOf = ({ personId }: Entry) => this.#lastTurns.get(personId) ?? 0;
    const [next] = this.#entries.toSorted((one, other) => lastTurnOf(one) - lastTurnOf(other));
    if (next === undefined) {
      this.#lastTurns.clear();
      return undefined;
    }
    this.remove(next);
    this.#turn += 1;
    this.#lastTurns.set(next.personId, this.#turn);
    return next;
  }

  remove(entry: Entry): void {
    const index = this.#entries.indexOf(entry);
    if (index !== -1) this.#entries.splice(index, 1);
  }
}
