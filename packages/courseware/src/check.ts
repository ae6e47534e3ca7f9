// `node packages/courseware/src/check.ts [folder]`: prints everything that is wrong with the content, by file and line.
import { join, relative } from 'node:path';
import { inventoryTable } from './inventory.ts';
import { EXCEPTIONS_FILE } from './lint/exceptions.ts';
import { lintCourseware } from './lint/lint-courseware.ts';
import { proveInTime } from './prove-in-time.ts';
import { readCourseware } from './read/read-courseware.ts';
import { filesInFolder } from './source/content-files.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../../content');
const read = await readCourseware(folder);
const { courseware, programs } = read;
const linted = await lintCourseware(filesInFolder(folder), read);
const faults = [...read.faults, ...linted.faults, ...(await proveInTime(programs, courseware.helpers))];
for (const { file, line, message } of faults)
  console.log(`${relative(process.cwd(), join(folder, file))}:${line} ${message}`);
for (const entry of linted.stale) console.log(`${EXCEPTIONS_FILE}: nothing needs this any more: ${entry}`);
console.log(inventoryTable(courseware.courses));
console.log(`${programs.length} programs proven, ${faults.length} faults`);
process.exitCode = faults.length + linted.stale.length === 0 ? 0 : 1;
