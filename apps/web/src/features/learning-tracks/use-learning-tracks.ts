import type { Answer } from '@academy/contract';
import type { TrainingAchievement } from '@academy/contract/achievements';
import type { LearningTrack } from '@academy/contract/learning-tracks';
import { useQuery } from '@tanstack/react-query';

export const TRACKS_KEY = ['/api/learning-tracks'] as const;
export const SKILLS_KEY = ['/api/progress/user'] as const;
export const BADGES_KEY = ['/api/achievements/user/details'] as const;

export type SkillLevel = Answer<'GET /api/progress/user'>['skills'][number];

export function useTracks() {
  return useQuery<LearningTrack[]>({ queryKey: TRACKS_KEY });
}

export function useSkills() {
  return useQuery<Answer<'GET /api/progress/user'>>({ queryKey: SKILLS_KEY });
}

/** 2§7: of the learner's achievements only their number is used here. */
export function useBadgeCount(): number | undefined {
  const { data } = useQuery<TrainingAchievement[]>({ queryKey: BADGES_KEY });
  return data?.length;
}
