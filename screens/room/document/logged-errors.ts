import { vi } from 'vitest';

/** What the page has logged as errors since it was last asked: who asks has expected them. */
export function takeErrors(): string[] {
  const logged = vi.mocked(console.error);
  const errors = logged.mock.calls.map((values) => values.map(String).join(' '));
  logged.mockClear();
  return errors;
}
