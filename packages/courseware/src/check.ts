// `node packages/courseware/src/check.ts [folder]`: says everything that is wrong with the content, by file and line.
import { join, relative } from 'node:path';
import type { Courseware } from './courseware.ts';
import { proveInTime } from './prove-in-time.ts';
import { readCourseware } from './read/read-courseware.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../../content');
const { courseware, faults: readingFaults, programs } = await readCourseware(folder);
const faults = [...readingFaults, ...(await proveInTime(programs, courseware.helpers))];
for (const { file, line, message } of faults)
  console.log(`${relative(process.cwd(), join(folder, file))}:${line} ${message}`);
console.log(summary(courseware, programs.length, faults.length));
process.exitCode = faults.length === 0 ? 0 : 1;

function summary({ courses }: Courseware, programCount: number, faultCount: number): string {
  const lessons = courses.flatMap(({ modules }) => modules.flatMap((module) => module.lessons));
  const written = lessons.filter(({ kind }) => kind === 'written').length;
  return `${courses.length} courses, ${written} lessons, ${programCount} exercises proven, ${faultCount} faults`;
}
