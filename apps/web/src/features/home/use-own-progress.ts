import type { Answer } from '@academy/contract';
import { useQuery } from '@tanstack/react-query';

export type OwnProgress = Answer<'GET /api/progress/user'>;

export function useOwnProgress() {
  return useQuery<OwnProgress>({ queryKey: ['/api/progress/user'] });
}
