import type { Input } from '@academy/contract';
import { type MouseEvent, useState } from 'react';
import type { Failure, WriteEndpoint } from '../../../lib/answers/api-client.ts';
import { useWrite } from '../../../lib/answers/use-write.ts';
import { prepareHeadingFocus } from '../../../lib/pages/focus-heading.ts';

/**
 * The write of a button that disappears on success: then its section's heading is focused, so that its new text is
 * read out.
 */
export function useDisappearingButton<Key extends WriteEndpoint>(
  endpoint: Key,
  sentenceFor: (failure: Failure<Key>) => string,
) {
  const { write, isPending } = useWrite(endpoint);
  const [problem, setProblem] = useState('');

  async function press({ currentTarget }: MouseEvent<HTMLButtonElement>, input: Input<Key>) {
    const goToHeading = prepareHeadingFocus(currentTarget);
    const outcome = await write(input);
    if (outcome === null) return;
    setProblem(outcome.ok ? '' : sentenceFor(outcome.failure));
    if (!outcome.ok) return;
    await outcome.refreshed;
    goToHeading();
  }
  return { press, isPending, problem };
}
