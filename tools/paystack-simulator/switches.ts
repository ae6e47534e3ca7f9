/** Every fault that can be simulated, by name; the number is milliseconds, cents or times, as the comment says. */
export const SWITCHES = {
  abandoned: null,
  declined: null,
  insufficient_funds: null,
  /** Milliseconds. */
  pending_then_success: 200,
  pending_then_failed: 200,
  /** Cents more (or less, when negative) than requested. */
  wrong_amount: -100,
  wrong_currency: null,
  wrong_domain: null,
  /** How many duplicates in addition to the first. */
  duplicate_webhook: 2,
  webhook_before_redirect: null,
  webhook_after: 300,
  webhook_never: null,
  webhook_bad_signature: null,
  webhook_unknown_event: null,
  webhook_reordered_keys: null,
  /** How often. */
  init_timeout_after_commit: 1,
  init_500: 1,
  verify_timeout: 1,
  verify_500_then_ok: 1,
  verify_404: null,
  /** Milliseconds before every response. */
  slow: 300,
  connection_reset: 1,
  /** A payment is reported as reversed as soon as a part of it has gone back. */
  part_refund_reverses: null,
  refund_failed: null,
  refund_needs_attention: null,
  dispute: null,
} as const satisfies Record<string, number | null>;

export type SwitchName = keyof typeof SWITCHES;

export function isSwitchName(name: unknown): name is SwitchName {
  return typeof name === 'string' && Object.hasOwn(SWITCHES, name);
}

/** The switches of one transaction; those that count are used up. */
export class SwitchBoard {
  readonly #values = new Map<SwitchName, number | null>();

  set(name: SwitchName, value: number | null = SWITCHES[name]): void {
    this.#values.set(name, value);
  }

  clear(name: SwitchName): void {
    this.#values.delete(name);
  }

  has(name: SwitchName): boolean {
    return this.#values.has(name);
  }

  valueOf(name: SwitchName): number {
    return this.#values.get(name) ?? 0;
  }

  /** True as many times as the switch says. */
  useUp(name: SwitchName): boolean {
    const left = this.#values.get(name) ?? 0;
    if (left <= 0) return false;
    this.#values.set(name, left - 1);
    return true;
  }

  copy(): SwitchBoard {
    const copy = new SwitchBoard();
    for (const [name, value] of this.#values) copy.set(name, value);
    return copy;
  }

  get names(): SwitchName[] {
    return [...this.#values.keys()];
  }
}
