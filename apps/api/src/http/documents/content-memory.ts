const MOST_BYTES = 16_000_000;

interface Content<Value> {
  readonly find: (name: string) => Promise<Value | null>;
  readonly bytesOf: (value: Value) => number;
}

/** An LRU cache. A name is that of the content, so what was found under it never changes. */
export class ContentMemory<Value> {
  readonly #content: Content<Value>;
  readonly #mostBytes: number;
  // The least recently used comes first.
  readonly #kept = new Map<string, Value>();
  #bytes = 0;

  constructor(content: Content<Value>, mostBytes = MOST_BYTES) {
    this.#content = content;
    this.#mostBytes = mostBytes;
  }

  read(name: string): Value | Promise<Value | null> {
    const cached = this.#kept.get(name);
    if (cached === undefined) return this.#load(name);
    this.#kept.delete(name);
    this.#kept.set(name, cached);
    return cached;
  }

  async #load(name: string): Promise<Value | null> {
    const found = await this.#content.find(name);
    if (found !== null && !this.#kept.has(name)) {
      this.#kept.set(name, found);
      this.#bytes += this.#content.bytesOf(found);
      this.#makeRoom();
    }
    return found;
  }

  #makeRoom(): void {
    for (const [name, value] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#kept.delete(name);
      this.#bytes -= this.#content.bytesOf(value);
    }
  }
}
