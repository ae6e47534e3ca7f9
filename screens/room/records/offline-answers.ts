import { OFFLINE_ANSWERS } from '../../../apps/web/src/app/features/index.ts';

/** The endpoints whose answers are saved with a course, and refetched after a day or a month. */
export const offlineAnswerPaths = (freshness: 'daily' | 'monthly'): string[] =>
  Object.entries(OFFLINE_ANSWERS).flatMap(([endpoint, asked]) =>
    asked === freshness ? [endpoint.slice('GET '.length)] : [],
  );
