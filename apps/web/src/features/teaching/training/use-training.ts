import { useEffect } from 'react';
import { useAnswer } from '../../../lib/answers/answers.ts';
import { announceAchievements } from '../../rewards/achievements/index.ts';

/** The hub's data, read anew whenever the hub is opened: lessons change it. New achievements are told once. */
export function useTraining() {
  const query = useAnswer('GET /api/training', {}, { refetchOnMount: 'always' });
  const { data } = query;
  useEffect(() => {
    if (data) announceAchievements(data);
  }, [data]);
  return query;
}
