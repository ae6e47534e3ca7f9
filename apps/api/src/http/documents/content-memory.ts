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
  readonly #cached = new Map<string, Value>();
  #bytes = 0;

  constructor(content: Content<Value>, mostBytes = MOST_BYTES) {
    this.#content = content;
    this.#mostBytes = mostBytes;
  }

  read(name: string): Value | Promise<Value | null> {
    const cached = this.#cached.get(name);
    if (cached === undefined) return this.#load(name);
    this.#cached.delete(name);
    this.#cached.set(name, cached);
    return cached;
  }

  async #load(name: string): Promise<Value | null> {
    const found = await this.#content.find(name);
    if (found !== null && !this.#cached.has(name)) {
      this.#cached.set(name, found);
      this.#bytes += this.#content.bytesOf(found);
      this.#makeRoom();
    }
    return found;
  }

  #makeRoom(): void {
    for (const [name, value] of this.#cached) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#cached.delete(name);
      this.#bytes -= this.#content.bytesOf(value);
    }
  }
}
