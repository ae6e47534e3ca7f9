import { type SastDay, sastDay, sastTime } from '../../kernel/index.ts';
import { extendStreak, type Streak } from '../../learning/streaks/index.ts';
import { AGENT_TYPES, type AgentType } from './agents.ts';

/** 1§9 */
export const EXPERIENCE_PER_REPLY = 10;
const EXPERIENCE_PER_LEVEL = 100;

/** What talking to the assistant has earned; separate from learning (R11). */
export interface ChatProgress {
  readonly level: number;
  readonly experience: number;
  readonly streak: Streak;
  readonly badges: readonly ChatBadgeId[];
  /** Which agents have answered so far. */
  readonly met: readonly AgentType[];
}

const CHAT_BADGE_IDS = ['first_chat', 'early_bird', 'week_of_chats', 'met_everyone'] as const;
export type ChatBadgeId = (typeof CHAT_BADGE_IDS)[number];

interface ChatBadge {
  readonly id: ChatBadgeId;
  readonly name: string;
  readonly description: string;
}

export const CHAT_BADGES: readonly ChatBadge[] = [
  { id: 'first_chat', name: 'First chat', description: 'You asked the assistant for the first time.' },
  { id: 'early_bird', name: 'Early bird', description: 'You asked before 7:00 in the morning.' },
  { id: 'week_of_chats', name: 'A week of chats', description: 'You asked on seven days in a row.' },
  { id: 'met_everyone', name: 'Met everyone', description: 'You talked to all five agents.' },
];

const EARLY_BEFORE = '07:00';
const DAYS_OF_A_WEEK = 7;

/** 1§4: at or above level x 100 the level rises by exactly one. */
export function levelAfterReply({ level, experience }: Pick<ChatProgress, 'level' | 'experience'>): number {
  return experience >= level * EXPERIENCE_PER_LEVEL ? level + 1 : level;
}

/** 1§9: how full the bar is, in per cent; above 100 at the start of the demonstration. */
export function levelPercent({ level, experience }: Pick<ChatProgress, 'level' | 'experience'>): number {
  return Math.round(((experience - (level - 1) * EXPERIENCE_PER_LEVEL) / EXPERIENCE_PER_LEVEL) * 100);
}

function earnedBadges({ streak, met }: Pick<ChatProgress, 'streak' | 'met'>, now: Date): ChatBadgeId[] {
  const isEarned: Record<ChatBadgeId, boolean> = {
    first_chat: true,
    early_bird: sastTime(now) < EARLY_BEFORE,
    week_of_chats: streak.current >= DAYS_OF_A_WEEK,
    met_everyone: AGENT_TYPES.every((type) => met.includes(type)),
  };
  return CHAT_BADGE_IDS.filter((id) => isEarned[id]);
}

/** A clock that was put back, or a delayed message, does not restart the streak. */
function streakAfter(streak: Streak, today: SastDay): Streak {
  return streak.lastActivity !== null && streak.lastActivity > today ? streak : extendStreak(streak, today);
}

/** One more reply: 10 experience, perhaps a level, the day counts, and what it earns stays. */
export function afterReply(before: ChatProgress, agent: AgentType, now: Date): ChatProgress {
  const experience = before.experience + EXPERIENCE_PER_REPLY;
  const streak = streakAfter(before.streak, sastDay(now));
  const met = before.met.includes(agent) ? before.met : [...before.met, agent];
  const badges = new Set([...before.badges, ...earnedBadges({ streak, met }, now)]);
  return {
    level: levelAfterReply({ level: before.level, experience }),
    experience,
    streak,
    badges: CHAT_BADGE_IDS.filter((id) => badges.has(id)),
    met,
  };
}
