import type { ProjectAnswer } from '@academy/contract/learning/assessments';
import { unsentEntry } from '../../../../lib/device/device-store.ts';

export type ProjectWork = Pick<ProjectAnswer, 'answers' | 'ticked'>;

function readWork(stored: unknown): ProjectWork | null {
  const { answers, ticked } = (stored ?? {}) as Partial<ProjectWork>;
  return typeof answers === 'object' && answers !== null && Array.isArray(ticked)
    ? { answers, ticked }
    : null;
}

/** The work on projects that the server has not confirmed, by course. */
export const projectWorkEntry = (userId: string) => unsentEntry(userId, 'project', readWork);
