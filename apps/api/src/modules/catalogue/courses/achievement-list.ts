import { fileURLToPath } from 'node:url';
import { readAchievementsIn } from '@academy/courseware/achievements';
import type { Achievement } from '@academy/domain/catalogue/badge-rules';
import { CoursewareError } from './courseware/import-courseware.ts';

const CONTENT_FOLDER = fileURLToPath(new URL('../../../../../../content/', import.meta.url));

async function read(): Promise<readonly Achievement[]> {
  const { achievements, faults } = await readAchievementsIn(CONTENT_FOLDER);
  const [fault] = faults;
  if (fault) throw new CoursewareError(`${fault.file}:${fault.line} ${fault.message}`);
  return achievements;
}

let reading: Promise<readonly Achievement[]> | null = null;

/** The list of achievements, read from its file once per process. */
export function achievementList(): Promise<readonly Achievement[]> {
  reading ??= read();
  return reading;
}
