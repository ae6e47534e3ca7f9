import type { CommonFailure } from './api-client.ts';

/**
 * The words for what can go wrong anywhere. It takes no refusal of an endpoint: a switch that ends here does not
 * compile until each of them has its own case.
 */
export function commonSentence(failure: CommonFailure, withoutConnection: string): string {
  return failure.code === 'unreachable' ? withoutConnection : failure.sentence;
}
