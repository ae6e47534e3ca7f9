import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerKey, answersIn } from '../../lib/answers.ts';
import { learningLogOf } from '../../lib/browser-learning-log.ts';
import { useCurrentUser } from '../identity/index.ts';

/** PATH-19: the path shows what was learnt a moment ago, also when the server hears of it only now. */
export function useFreshProgress(): void {
  const queryClient = useQueryClient();
  const { data: user } = useCurrentUser();
  const username = user?.username;
  useEffect(() => {
    const answers = answersIn(queryClient);
    const renewTracks = () => {
      void answers.refresh('GET /api/learning-tracks');
      void answers.refresh('GET /api/achievements/user/details');
    };
    // Lessons and assessments renew the learner's progress alone; tracks that are older are read again with it.
    const progress = queryClient.getQueryState(answerKey('GET /api/progress/user'));
    const tracks = queryClient.getQueryState(answerKey('GET /api/learning-tracks'));
    if (progress && tracks && (progress.isInvalidated || progress.dataUpdatedAt > tracks.dataUpdatedAt))
      renewTracks();
    if (username === undefined) return;
    return learningLogOf(username).subscribe(() => {
      renewTracks();
      void answers.refresh('GET /api/progress/user');
    });
  }, [queryClient, username]);
}
