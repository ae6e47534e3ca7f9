import type { Answer } from '@academy/contract';
import { useAnswer } from '../../../lib/answers/answers.ts';

export type SkillLevel = Answer<'GET /api/progress/user'>['skills'][number];

export function useTracks() {
  return useAnswer('GET /api/learning-tracks');
}

export function useSkills() {
  return useAnswer('GET /api/progress/user');
}

/** 2§7: of the learner's achievements only the count is used here. */
export function useBadgeCount(): number | undefined {
  const { data } = useAnswer('GET /api/achievements/user/details');
  return data?.length;
}
