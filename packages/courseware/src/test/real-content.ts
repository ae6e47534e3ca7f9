import { join } from 'node:path';
import { readCourseware } from '../read/read-courseware.ts';

export const CONTENT = join(import.meta.dirname, '../../../../content');

/** The courses that learners take: read once for all tests of a worker, since it takes seconds. */
export const realContent = await readCourseware(CONTENT);
