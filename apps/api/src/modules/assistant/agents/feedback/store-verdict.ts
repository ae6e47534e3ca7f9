import { hear } from '@academy/assistant/hearing/node';
import type { Input } from '@academy/contract';
import { contentGapOf } from '@academy/domain/assistant/agents';
import { accept, refuse } from '@academy/domain/kernel';
import type { Queryable } from '../../../../database/connect.ts';
import type { Actor } from '../../../../http/endpoints/actor.ts';
import { countGap, uncountGap } from './content-gaps.store.ts';
import { lockReply, saveVerdict } from './verdicts.store.ts';

/** An unhelpful answer is a gap like one that was not found, and is listed with them until the verdict is withdrawn. */
export async function storeVerdict(
  tx: Queryable,
  { userId, user }: Actor,
  { isHelpful, ...key }: Input<'PUT /api/agents/verdict'>,
  now: Date,
) {
  const reply = await lockReply(tx, userId, key);
  if (!reply) return refuse('unknown-reply');
  await saveVerdict(tx, key, isHelpful);
  // A question without an answer was already counted when it was asked.
  const gap = reply.intent === 'declined' ? null : contentGapOf(reply.question, user, hear);
  const [wasGap, isGap] = [reply.isHelpful === false, isHelpful === false];
  if (gap !== null && isGap && !wasGap) await countGap(tx, gap, now);
  if (gap !== null && wasGap && !isGap) await uncountGap(tx, gap);
  return accept(null);
}
