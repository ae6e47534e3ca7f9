import type { ChatProgressAnswer } from '@academy/contract/assistant/agents';
import { CHAT_BADGES, type ChatProgress, levelPercent } from '@academy/domain/assistant/agents';
import { sastDay } from '@academy/domain/kernel';
import { runningDays } from '@academy/domain/learning/streaks';

export function chatAnswer(progress: ChatProgress, now: Date): ChatProgressAnswer {
  return {
    level: progress.level,
    experience: progress.experience,
    percent: levelPercent(progress),
    streakDays: runningDays(progress.streak, sastDay(now)),
    badges: CHAT_BADGES.filter(({ id }) => progress.badges.includes(id)),
  };
}
