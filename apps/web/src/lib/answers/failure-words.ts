import type { CommonFailure } from './api-client.ts';

/**
 * The words for failures that any call can have. It takes no refusal of an endpoint: a switch that ends here does not
 * compile until each of them has a case.
 */
export function commonSentence(failure: CommonFailure, withoutConnection: string): string {
  return failure.code === 'unreachable' ? withoutConnection : failure.sentence;
}
