import { useEffect } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { announceAchievements } from '../../rewards/achievements/index.ts';

/** The hub's data, refetched whenever the hub is opened, because lessons change it. New achievements are announced once. */
export function useTraining() {
  const query = useAnswer('GET /api/training', {}, { refetchOnMount: 'always' });
  const { data } = query;
  useEffect(() => {
    if (data) announceAchievements(data);
  }, [data]);
  return query;
}
