import type { TrainingAnswer } from '@academy/contract/training';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announceAchievements } from '../achievements/index.ts';

export const TRAINING_KEY = ['/api/training'] as const;

/** The hub's data, read anew whenever the hub is opened: lessons change it. New achievements are told once. */
export function useTraining() {
  const query = useQuery<TrainingAnswer>({ queryKey: TRAINING_KEY, refetchOnMount: 'always' });
  const { data } = query;
  useEffect(() => {
    if (data) announceAchievements(data);
  }, [data]);
  return query;
}
