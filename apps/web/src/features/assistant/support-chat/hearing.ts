import { createHearing, hearPerson, WordWeights } from '@academy/assistant/hearing';
import weightsUrl from '@academy/assistant/hearing/word-weights-light.bin?url';
import type { Hear } from '@academy/domain/assistant/care';

let recognise: Hear = hearPerson;
let isLearning = false;

/** Only the rules until the trained model has loaded, and on devices that never load it. */
export const hear: Hear = (message) => recognise(message);

/** Loaded when the chat opens, because sending makes no network call. A failed load is retried. */
export async function learnToHear(): Promise<void> {
  if (isLearning) return;
  isLearning = true;
  try {
    const answer = await fetch(weightsUrl);
    if (!answer.ok) throw new Error(`The words of hearing answer ${answer.status}.`);
    recognise = createHearing(new WordWeights(new Uint8Array(await answer.arrayBuffer())));
  } catch {
    isLearning = false;
  }
}
