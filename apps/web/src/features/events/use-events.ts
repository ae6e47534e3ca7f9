import { useAnswer } from '../../lib/answers.ts';

export function useEvents(isWanted: boolean) {
  return useAnswer('GET /api/events', {}, { enabled: isWanted });
}
