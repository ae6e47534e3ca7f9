import { useQuery } from '@tanstack/react-query';
import { answerKey } from '../../lib/answers/answers.ts';
import { fetchCurrentUser } from './fetch-current-user.ts';

export const CURRENT_USER_KEY = answerKey('GET /api/auth/user');

export function useCurrentUser() {
  return useQuery({ queryKey: CURRENT_USER_KEY, queryFn: fetchCurrentUser });
}
