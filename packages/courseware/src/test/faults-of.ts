import { readCourseware } from '../read/read-courseware.ts';
import { type Change, writeContent } from './content-fixture.ts';

export const COURSE = 'courses/first/course.yaml';
export const MODULE = 'courses/first/one/module.yaml';
export const LESSON = 'courses/first/one/adding.md';
export const SIBLING = 'courses/first/one/adding.yaml';
export const BANK = 'courses/first/one/assessment.yaml';

export async function faultsOf(changes: readonly Change[], files: Record<string, string | null> = {}) {
  const { faults } = await readCourseware(await writeContent(changes, files));
  return faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** The one fault after one change. */
export async function faultOf(...change: Change) {
  return await faultsOf([change]);
}
