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
 * What an attempt is continued with. An answer of the server may be newer than this device, so of what the device has
 * only that counts which the server never got, and which is no complete answer yet.
 */
export function firstDrafts({ onServer, onDevice, unsent }: KnownAnswers): Drafts {
  const saved = Object.entries(onServer).filter(([itemId]) => !(unsent.includes(itemId) && onDevice[itemId]));
  return { ...onDevice, ...Object.fromEntries(saved.map(([itemId, answer]) => [itemId, draftOf(answer)])) };
}
