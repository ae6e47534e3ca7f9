import { useAnswer } from '../../../lib/answers/answers.ts';

export function useEvents(isWanted: boolean) {
  return useAnswer('GET /api/events', {}, { enabled: isWanted });
}
