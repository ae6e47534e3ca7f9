import type { ApiError, CommonCode } from './api-client.ts';

/** A sentence, once each refusal of the endpoint has a case of its switch. */
type SentenceAfter<Code extends string> = [Exclude<Code, CommonCode>] extends [never]
  ? string
  : `Write a case for '${Exclude<Code, CommonCode>}' above this`;

/**
 * The words for failures that any call can have. It takes no refusal of an endpoint: a switch that ends here does not
 * compile until each of them has a case.
 */
export function commonSentence<Code extends string>(
  failure: ApiError<Code>,
  withoutConnection: SentenceAfter<Code>,
): string;
export function commonSentence({ code, sentence }: ApiError, withoutConnection: string): string {
  return code === 'unreachable' ? withoutConnection : sentence;
}
