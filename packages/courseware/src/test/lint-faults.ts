import { LINTS } from '../lint/lint-courseware.ts';
import { lintedCourses } from '../lint/linted-course.ts';
import { readCourseware } from '../read/read-courseware.ts';
import { filesInMemory } from '../source/content-files.ts';
import { type Change, CONTENT } from './content-fixture.ts';

/** The faults that one rule finds in the content after some changes. */
export async function lintFaults(
  rule: keyof typeof LINTS,
  changes: readonly Change[] = [],
  files: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const texts = new Map(Object.entries({ ...CONTENT, ...files }));
  for (const [file, find, put] of changes) {
    const text = texts.get(file);
    if (!text?.includes(find)) throw new Error(`${file} does not hold ${JSON.stringify(find)}.`);
    texts.set(
      file,
      text.replace(find, () => put),
    );
  }
  const content = filesInMemory(texts);
  const { courseware } = await readCourseware(content);
  const found: string[] = [];
  for (const linted of await lintedCourses(content, courseware))
    LINTS[rule](linted, (file, line, message) => found.push(`${file}:${line} ${message}`));
  return found;
}
