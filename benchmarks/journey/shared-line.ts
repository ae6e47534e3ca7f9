/** Time as the line sees it; tests have their own. */
export interface Clock {
  readonly now: () => number;
  readonly at: (time: number, run: () => void) => void;
}

/** What a packet carries beside its contents, in bytes. */
const HEADERS_BYTES = 40;
export const PACKET_BYTES = 1460;

interface Packet {
  readonly bytes: number;
  readonly readyAt: number;
  readonly arrive: () => void;
}

/**
 * One direction of a line that all connections of a device share. Connections with something to send take turns,
 * packet by packet, as they do on a real one; what has left arrives after the delay.
 */
export class SharedLine {
  readonly #clock: Clock;
  readonly #bytesPerMs: number;
  readonly #delayMs: number;
  /** In the order of their turns. */
  readonly #waiting = new Map<object, Packet[]>();
  #isBusy = false;
  /** When the packet that is under way has left. */
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
    // From the moment when it could have left: a timer that comes late must not make the line slower.
    const leftAt = Math.max(this.#freeAt, packet.readyAt) + packet.bytes / this.#bytesPerMs;
    this.#freeAt = leftAt;
    this.#clock.at(leftAt, () => {
      this.#isBusy = false;
      this.#clock.at(leftAt + this.#delayMs, packet.arrive);
      this.#pump();
    });
  }

  /** The packet whose turn it is; its connection goes to the end of the row. */
  #next(): Packet | undefined {
    for (const [connection, [packet, ...rest]] of this.#waiting) {
      this.#waiting.delete(connection);
      if (rest.length > 0) this.#waiting.set(connection, rest);
      return packet;
    }
    return undefined;
  }
}
