// What a visit costs in compressed bytes, measured from the build, against its budget.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCourseware } from '@academy/courseware';
import { compressedSize } from './budget/compressed-size.ts';
import { formatTable } from './budget/format-table.ts';
import { type Manifest, measureBuild } from './budget/measure-build.ts';
import { measureOffline } from './budget/measure-offline.ts';
import { budgets } from './budgets.ts';
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

async function lessonBytes(courseId: string): Promise<number[]> {
  const { courseware } = await readCourseware(join(projectRoot, 'content'));
  const course = courseware.courses.find(({ id }) => id === courseId);
  const lessons = course?.modules.flatMap((module) => module.lessons) ?? [];
  return lessons.flatMap((lesson) => (lesson.kind === 'written' ? lesson.sizeBytes : []));
}

const shellBytes = build.reduce((sum, { name, bytes }) => (name.startsWith('shell ') ? sum + bytes : sum), 0);
const parts = [
  ...build,
  ...measureOffline({
    workerBytes: compressedSize('sw.js', read('sw.js')),
    shellBytes,
    saved: JSON.parse(read('.vite/saved-files.json').toString()),
    lessonBytes: await lessonBytes('ai-fundamentals'),
  }),
];

console.log(formatTable(parts));
const tooLarge = parts.filter(({ bytes, budgetInBytes }) => bytes > budgetInBytes);
for (const { name, bytes, budgetInBytes } of tooLarge) {
  console.error(`Over budget: ${name}, by ${bytes - budgetInBytes} bytes`);
}
const tooMany = parts.filter(({ scripts = 0 }) => scripts > budgets.scriptsPerFirstView);
for (const { name, scripts } of tooMany) {
  console.error(`Over budget: ${name} needs ${scripts} scripts, more than ${budgets.scriptsPerFirstView}`);
}
process.exitCode = tooLarge.length + tooMany.length > 0 ? 1 : 0;
