const REQUEST_LINE = /^[A-Z]{3,7} (\S+) HTTP\/1\.1\r\n/;
const STATUS_LINE = /^HTTP\/1\.1 \d{3} /;
const END_OF_HEAD = '\r\n\r\n';

/** What one call has cost so far, both ways. */
export interface LineCall {
  readonly path: string;
  bytes: number;
}

export interface Traffic {
  readonly bytes: number;
  /** Those of the heads of requests and answers among them, which HTTP/1 writes out. */
  readonly headBytes: number;
  readonly requests: number;
  readonly scripts: number;
  readonly calls: readonly LineCall[];
}

/** Counts what goes over the line, in both directions. */
export class TrafficMeter {
  #bytes = 0;
  #headBytes = 0;
  #calls: LineCall[] = [];
  /** The call that a connection is busy with: over HTTP/1 there is one at a time. */
  readonly #latest = new WeakMap<object, LineCall>();
  /** When something was last under way, by the clock of `performance`. */
  lastAt = 0;

  noteMove(): void {
    this.lastAt = performance.now();
  }

  /** Browsers send the head of a request in one piece, and never two before an answer; answers begin otherwise. */
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

  /** What was counted since it was asked for last. */
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

/** For whoever wonders about a row. */
export function listOfCalls(name: string, { calls }: Pick<Traffic, 'calls'>): string {
  return [`${name}:`, ...calls.map(({ path, bytes }) => `${String(bytes).padStart(8)} ${path}`)].join('\n');
}
