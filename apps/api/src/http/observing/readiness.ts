export type ReadinessState = 'starting' | 'ready' | 'closing';

/** Whether requests that need the database can succeed now; load balancers read it through `/api/ready`. */
export class Readiness {
  #state: ReadinessState = 'starting';
  #hasRoom = true;

  get state(): ReadinessState {
    return this.#state;
  }

  /** Ready, and able to write: while the disk is full, reading continues, but no new visitors should be sent here. */
  get isReady(): boolean {
    return this.#state === 'ready' && this.#hasRoom;
  }

  get hasRoom(): boolean {
    return this.#hasRoom;
  }

  setHasRoom(hasRoom: boolean): void {
    this.#hasRoom = hasRoom;
  }

  markReady(): void {
    // Closing is final: a late start-up step must not make it ready again.
    if (this.#state === 'starting') this.#state = 'ready';
  }

  markClosing(): void {
    this.#state = 'closing';
  }
}
