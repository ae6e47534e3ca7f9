export function newIdempotencyKey(): string {
  // `crypto.randomUUID` is missing on plain http, which a test host on a local network may be.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface IdempotencyKeys {
  /** The key of an intention: the same for the same input until it has been settled. */
  readonly keyFor: (input: unknown) => string;
  readonly settle: () => void;
}

/** Lets a write without a response be sent again without taking effect twice. */
export function createIdempotencyKeys(): IdempotencyKeys {
  let open: { input: string; key: string } | null = null;
  return {
    keyFor(input) {
      const text = JSON.stringify(input);
      if (open?.input !== text) open = { input: text, key: newIdempotencyKey() };
      return open.key;
    },
    settle() {
      open = null;
    },
  };
}
