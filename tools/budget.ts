// Compares what a visit costs in compressed bytes, measured from the build, with its budget.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCourseware } from '@academy/courseware';
import { budgets } from './budget/budgets.ts';
import { compressedSize } from './budget/compressed-size.ts';
import { formatTable } from './budget/format-table.ts';
import { type Manifest, measureBuild } from './budget/measure-build.ts';
import { measureOffline, type SavedCourse } from './budget/measure-offline.ts';
import { scriptsWithModules } from './budget/scripts-with-modules.ts';
import { projectRoot } from './project-root.mjs';

const dist = join(projectRoot, 'apps/web/dist');
const needed = ['.vite/manifest.json', '.vite/saved-files.json', 'landing.html', 'app.html', 'sw.js'];
const missing = needed.filter((file) => !existsSync(join(dist, file)));
if (missing.length > 0) {
  console.error(`The build is incomplete: apps/web/dist lacks ${missing.join(', ')}. Run: npm run build`);
  process.exit(1);
}

const read = (file: string) => readFileSync(join(dist, file));
const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
const build = measureBuild({
  manifest,
  landingHtml: read('landing.html').toString(),
  appHtml: read('app.html').toString(),
  sizeOf: (file) => compressedSize(file, read(file)),
  sizeOfText: (text) => compressedSize('text', Buffer.from(text)),
});

/** The courses in which every lesson is written. */
async function completeCourses(): Promise<SavedCourse[]> {
  const { courseware } = await readCourseware(join(projectRoot, 'content'));
  return courseware.courses.flatMap(({ title, modules }) => {
    const lessons = modules.flatMap((module) => module.lessons);
    const written = lessons.filter((lesson) => lesson.kind === 'written');
    if (written.length < lessons.length) return [];
    const exercises = written.flatMap(({ exercise }) => exercise ?? []);
    const runs = new Set(
      exercises.map((exercise) => ('language' in exercise ? exercise.language : 'python')),
    );
    return [{ title, lessonBytes: written.map(({ sizeBytes }) => sizeBytes), runs: [...runs] }];
  });
}

const shellBytes = build.reduce((sum, { name, bytes }) => (name.startsWith('shell ') ? sum + bytes : sum), 0);
const parts = [
  ...build,
  ...measureOffline({
    workerBytes: compressedSize('sw.js', read('sw.js')),
    shellBytes,
    saved: JSON.parse(read('.vite/saved-files.json').toString()),
    courses: await completeCourses(),
  }),
];

console.log(formatTable(parts));
const tooLarge = parts.filter(({ bytes, budgetInBytes }) => bytes > budgetInBytes);
for (const { name, bytes, budgetInBytes } of tooLarge) {
  console.error(`Over budget: ${name}, by ${bytes - budgetInBytes} bytes`);
}
const tooMany = parts.filter(({ scripts = [] }) => scripts.length > budgets.scriptsPerFirstView);
for (const { name, scripts = [] } of tooMany) {
  const modulesOf = JSON.parse(read('.vite/modules.json').toString());
  const addresses = scripts.map((script) => `/${script}`);
  console.error(
    `Over budget: ${name} needs ${scripts.length} scripts, more than ${budgets.scriptsPerFirstView}:\n` +
      scriptsWithModules(addresses, modulesOf),
  );
}
process.exitCode = tooLarge.length + tooMany.length > 0 ? 1 : 0;
