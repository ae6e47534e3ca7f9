import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-key.ts';

describe('the key of an intention', () => {
  it('stays for the same input until it is answered', () => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ username: 'thandi' });
    expect(keys.keyFor({ username: 'thandi' })).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is new for another input, and after an answer', () => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor({ username: 'thandi' });
    const other = keys.keyFor({ username: 'sipho' });
    keys.settle();
    const third = keys.keyFor({ username: 'sipho' });
    expect(new Set([first, other, third]).size).toBe(3);
  });
});
