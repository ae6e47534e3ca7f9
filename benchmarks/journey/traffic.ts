const REQUEST_LINE = /^[A-Z]{3,7} (\S+) HTTP\/1\.1\r\n/;
const STATUS_LINE = /^HTTP\/1\.1 \d{3} /;
const END_OF_HEAD = '\r\n\r\n';

/** The bytes of one request so far, both ways. */
export interface LineCall {
  readonly path: string;
  bytes: number;
}

export interface Traffic {
  readonly bytes: number;
  /** The part of request and response headers, which HTTP/1 does not compress. */
  readonly headBytes: number;
  readonly requests: number;
  readonly scripts: number;
  readonly calls: readonly LineCall[];
}

/** Counts the bytes on the line, in both directions. */
export class TrafficMeter {
  #bytes = 0;
  #headBytes = 0;
  #calls: LineCall[] = [];
  /** The current request of a connection: over HTTP/1 there is one at a time. */
  readonly #latest = new WeakMap<object, LineCall>();
  /** When there was last any traffic, by the clock of `performance`. */
  lastAt = 0;

  noteMove(): void {
    this.lastAt = performance.now();
  }

  /** Browsers send the head of a request in one piece, and never two before a response; responses begin differently. */
  count(part: Buffer, connection: object = this): void {
    this.#bytes += part.length;
    this.noteMove();
    const start = part.toString('latin1', 0, 2000);
    const path = REQUEST_LINE.exec(start)?.[1];
    if (path !== undefined || STATUS_LINE.test(start))
      this.#headBytes += part.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
    if (path !== undefined) this.#begin(path, connection);
    const call = this.#latest.get(connection);
    if (call) call.bytes += part.length;
  }

  #begin(path: string, connection: object): void {
    const call = { path, bytes: 0 };
    this.#latest.set(connection, call);
    this.#calls.push(call);
  }

  /** The bytes since the last call. */
  taken(): Traffic {
    const calls = this.#calls;
    const scripts = calls.filter(({ path }) => path.endsWith('.js')).length;
    const traffic = {
      bytes: this.#bytes,
      headBytes: this.#headBytes,
      requests: calls.length,
      scripts,
      calls,
    };
    this.#bytes = 0;
    this.#headBytes = 0;
    this.#calls = [];
    return traffic;
  }
}

/** To explain a row. */
export function listOfCalls(name: string, { calls }: Pick<Traffic, 'calls'>): string {
  return [`${name}:`, ...calls.map(({ path, bytes }) => `${String(bytes).padStart(8)} ${path}`)].join('\n');
}
