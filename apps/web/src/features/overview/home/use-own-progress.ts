import type { Answer } from '@academy/contract';
import { useAnswer } from '../../../lib/answers/answers.ts';

export type OwnProgress = Answer<'GET /api/progress/user'>;

export function useOwnProgress() {
  return useAnswer('GET /api/progress/user');
}
