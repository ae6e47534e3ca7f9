import { vi } from 'vitest';

/** The errors that the page has logged since the last call: a test that calls this has expected them. */
export function takeErrors(): string[] {
  const logged = vi.mocked(console.error);
  const errors = logged.mock.calls.map((values) => values.map(String).join(' '));
  logged.mockClear();
  return errors;
}
