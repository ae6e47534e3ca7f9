const FAILURES = 3;
const WITHIN_MS = 60_000;
const REST_MS = 60_000;

export const CIRCUIT_STATES = ['closed', 'open', 'trying'] as const;
export type CircuitState = (typeof CIRCUIT_STATES)[number];

/** After three failures in a minute the service gets no calls for a minute; then one call tries whether it is back. */
export class Circuit {
  readonly #clock: () => Date;
  #failures: number[] = [];
  #openedAt: number | null = null;
  #isTrying = false;

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  get state(): CircuitState {
    if (this.#openedAt === null) return 'closed';
    return this.#clock().getTime() - this.#openedAt < REST_MS ? 'open' : 'trying';
  }

  /** Whether a call may go out now; of those that wait for the service to recover, only the first. */
  enter(): boolean {
    const { state } = this;
    if (state === 'closed') return true;
    if (state === 'open' || this.#isTrying) return false;
    this.#isTrying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = [];
    this.#openedAt = null;
    this.#isTrying = false;
  }

  failed(): void {
    const now = this.#clock().getTime();
    this.#failures = [...this.#failures.filter((at) => now - at < WITHIN_MS), now];
    if (this.#isTrying || this.#failures.length >= FAILURES) this.#openedAt = now;
    this.#isTrying = false;
  }

  /** The outcome of the call says nothing about the service. */
  left(): void {
    this.#isTrying = false;
  }
}
