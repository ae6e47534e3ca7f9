import { useAnswer } from '../../../lib/answers/answers.ts';

export function useHelp() {
  return useAnswer('GET /api/help');
}
