export type ReadinessState = 'starting' | 'ready' | 'closing';

/** Whether requests that need the database make sense now; load balancers read it through `/api/ready`. */
export class Readiness {
  #state: ReadinessState = 'starting';

  get state(): ReadinessState {
    return this.#state;
  }

  markReady(): void {
    // Closing is final: a late start-up step must not open the door again.
    if (this.#state === 'starting') this.#state = 'ready';
  }

  markClosing(): void {
    this.#state = 'closing';
  }
}
