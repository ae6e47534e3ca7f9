import { asksForMore } from '@academy/assistant/intents';
import { plainMessage } from '@academy/assistant/language';
import type { StateIntent } from '@academy/domain/assistant/agents';
import type { Turn } from '../engine.ts';

/** How far a list was read out before, for follow-ups; repeating the question starts again from the beginning. */
export function listPosition(
  { memory, message }: Pick<Turn, 'memory' | 'message'>,
  intent: StateIntent,
): number {
  return memory.intent === intent && asksForMore(plainMessage(message)) ? (memory.told ?? 0) : 0;
}
