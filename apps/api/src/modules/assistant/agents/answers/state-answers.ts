import type { StateIntent } from '@academy/domain/assistant/agents';
import type { Reply, Turn } from '../engine.ts';
import type { Tools } from '../tools.ts';
import { currentLessonReply } from './current-lesson.ts';
import { assessmentsReply, coursesReply, nextLessonReply, progressReply, streakReply } from './learning.ts';
import { communityReply, eventsReply, levelReply, sessionsReply } from './people.ts';
import { badgesReply, certificatesReply, coinsReply, rewardsReply } from './rewards.ts';
import { studyPlanReply } from './study-plan/study-plan.ts';

/** Every figure in them comes from a tool. */
export const STATE_ANSWERS: Readonly<Record<StateIntent, (tools: Tools, turn: Turn) => Promise<Reply>>> = {
  progress: progressReply,
  'next-lesson': nextLessonReply,
  level: levelReply,
  streak: streakReply,
  'study-plan': studyPlanReply,
  'current-lesson': currentLessonReply,
  certificates: certificatesReply,
  badges: badgesReply,
  sessions: sessionsReply,
  events: eventsReply,
  coins: coinsReply,
  rewards: rewardsReply,
  community: communityReply,
  courses: coursesReply,
  assessments: assessmentsReply,
};
