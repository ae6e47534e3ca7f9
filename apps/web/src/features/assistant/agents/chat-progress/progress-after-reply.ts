import type { AgentReply, ChatProgressAnswer } from '@academy/contract/assistant/agents';
import { EXPERIENCE_PER_REPLY, levelAfterReply, levelPercent } from '@academy/domain/assistant/agents';

/**
 * What a reply has earned. The server says so; where that part of the response is missing, the domain rule gives the
 * same result.
 */
export function progressAfter(
  before: ChatProgressAnswer,
  { progress }: Partial<Pick<AgentReply, 'progress'>>,
): ChatProgressAnswer {
  if (progress) return progress;
  const experience = before.experience + EXPERIENCE_PER_REPLY;
  const level = levelAfterReply({ level: before.level, experience });
  return { ...before, level, experience, percent: levelPercent({ level, experience }) };
}
