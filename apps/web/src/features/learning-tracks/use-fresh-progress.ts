import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { learningLogOf } from '../../lib/browser-learning-log.ts';
import { useCurrentUser } from '../identity/index.ts';
import { BADGES_KEY, SKILLS_KEY, TRACKS_KEY } from './use-learning-tracks.ts';

/** Lessons and assessments renew the learner's progress alone; tracks that are older are read again with it. */
function areTracksBehind(queryClient: QueryClient): boolean {
  const progress = queryClient.getQueryState(SKILLS_KEY);
  const tracks = queryClient.getQueryState(TRACKS_KEY);
  if (!progress || !tracks) return false;
  return progress.isInvalidated || progress.dataUpdatedAt > tracks.dataUpdatedAt;
}

/** PATH-19: the path shows what was learnt a moment ago, also when the server hears of it only now. */
export function useFreshProgress(): void {
  const queryClient = useQueryClient();
  const { data: user } = useCurrentUser();
  const username = user?.username;
  useEffect(() => {
    const renew = (keys: readonly (readonly string[])[]) => {
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    };
    if (areTracksBehind(queryClient)) renew([TRACKS_KEY, BADGES_KEY]);
    if (username === undefined) return;
    return learningLogOf(username).subscribe(() => renew([TRACKS_KEY, BADGES_KEY, SKILLS_KEY]));
  }, [queryClient, username]);
}
