import { useAnswer } from '../../lib/answers.ts';

export function useHelp() {
  return useAnswer('GET /api/help');
}
