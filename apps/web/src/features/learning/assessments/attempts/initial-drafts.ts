import type { AttemptAnswer } from '@academy/contract/learning/assessments';
import { draftOf } from '../../../../ui/questions/answer-draft.ts';
import type { Drafts } from './stored-drafts.ts';

interface KnownAnswers {
  readonly onServer: AttemptAnswer['answers'];
  readonly onDevice: Drafts;
  /** The items that were changed on this device and never reached the server. */
  readonly unsent: readonly string[];
}

/**
 * The answers that an attempt is resumed with. The server's may be newer than this device's, so a local answer only
 * counts if the server never received it, or has no complete answer.
 */
export function firstDrafts({ onServer, onDevice, unsent }: KnownAnswers): Drafts {
  const saved = Object.entries(onServer).filter(([itemId]) => !(unsent.includes(itemId) && onDevice[itemId]));
  return { ...onDevice, ...Object.fromEntries(saved.map(([itemId, answer]) => [itemId, draftOf(answer)])) };
}
