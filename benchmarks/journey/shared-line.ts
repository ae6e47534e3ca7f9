/** The clock of the line; tests use their own. */
export interface Clock {
  readonly now: () => number;
  readonly at: (time: number, run: () => void) => void;
}

/** The overhead of a packet, in bytes. */
const HEADERS_BYTES = 40;
export const PACKET_BYTES = 1460;

interface Packet {
  readonly bytes: number;
  readonly readyAt: number;
  readonly arrive: () => void;
}

/**
 * One direction of a line that all connections of a device share. Connections with something to send take turns, packet
 * by packet, as on a real one; each packet arrives after the delay.
 */
export class SharedLine {
  readonly #clock: Clock;
  readonly #bytesPerMs: number;
  readonly #delayMs: number;
  /** In the order of their turns. */
  readonly #waiting = new Map<object, Packet[]>();
  #isBusy = false;
  /** When the packet in transmission has left. */
  #freeAt = 0;

  constructor(clock: Clock, bytesPerMs: number, delayMs: number) {
    this.#clock = clock;
    this.#bytesPerMs = bytesPerMs;
    this.#delayMs = delayMs;
  }

  send(connection: object, bytes: number, arrive: () => void): void {
    const packet = { bytes: bytes + HEADERS_BYTES, readyAt: this.#clock.now(), arrive };
    const queue = this.#waiting.get(connection);
    if (queue) queue.push(packet);
    else this.#waiting.set(connection, [packet]);
    this.#pump();
  }

  #pump(): void {
    const packet = this.#isBusy ? undefined : this.#next();
    if (!packet) return;
    this.#isBusy = true;
    // From the moment when it could have left: a late timer must not make the line slower.
    const leftAt = Math.max(this.#freeAt, packet.readyAt) + packet.bytes / this.#bytesPerMs;
    this.#freeAt = leftAt;
    this.#clock.at(leftAt, () => {
      this.#isBusy = false;
      this.#clock.at(leftAt + this.#delayMs, packet.arrive);
      this.#pump();
    });
  }

  /** The packet whose turn it is; its connection moves to the end of the queue. */
  #next(): Packet | undefined {
    for (const [connection, [packet, ...rest]] of this.#waiting) {
      this.#waiting.delete(connection);
      if (rest.length > 0) this.#waiting.set(connection, rest);
      return packet;
    }
    return undefined;
  }
}
