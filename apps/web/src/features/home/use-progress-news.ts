import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { learningLogOf } from '../../lib/browser-learning-log.ts';
import { refreshProgress } from '../catalogue/index.ts';
import { useCurrentUser } from '../identity/index.ts';

/** What a lesson recorded in its last seconds arrives when Home is shown already. */
export function useProgressNews(): void {
  const queryClient = useQueryClient();
  const { data: user } = useCurrentUser();
  const username = user?.username;
  useEffect(() => {
    if (username === undefined) return;
    return learningLogOf(username).subscribe(() => void refreshProgress(queryClient));
  }, [username, queryClient]);
}
