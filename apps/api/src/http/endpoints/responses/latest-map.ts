/** An LRU map with this many entries. */
export class LatestMap<Key, Value> {
  readonly #most: number;
  readonly #entries = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    // A Map iterates in the order of insertion.
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size <= this.#most) return;
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest);
      return;
    }
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}
