import { useQuery } from '@tanstack/react-query';
import { CURRENT_USER_PATH, fetchCurrentUser } from './fetch-current-user.ts';

export const CURRENT_USER_KEY = [CURRENT_USER_PATH] as const;

export function useCurrentUser() {
  return useQuery({ queryKey: CURRENT_USER_KEY, queryFn: fetchCurrentUser });
}
