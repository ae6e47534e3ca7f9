import type { ContentFiles } from '../../source/content-files.ts';
import type { CourseOutline } from '../course-outline.ts';
import type { Reading } from '../reading.ts';

/** The id of each entry of a file, and its line. Without a parser: a bank is long, and this runs on every keystroke. */
function idIn(text: string | null): { readonly id: string; readonly line: number } | null {
  const found = text === null ? null : /^id:[ \t]*([a-z0-9-]+)[ \t]*(?:#.*)?$/m.exec(text);
  if (text === null || !found?.[1]) return null;
  return { id: found[1], line: text.slice(0, found.index).split('\n').length };
}

/** What learners have begun keeps its id: their progress is stored under it. */
export async function checkKeptIds(
  reading: Reading,
  { folder, modules }: CourseOutline,
  published: ContentFiles,
): Promise<void> {
  const files = [
    ...modules.flatMap((module) => [
      module.source.file,
      ...module.entries.flatMap((entry) => (entry.kind === 'written' ? [entry.lesson.file] : [])),
      `${module.folder}/assessment.yaml`,
    ]),
    `${folder}/final.yaml`,
    `${folder}/project.yaml`,
  ];
  for (const file of files) {
    const [before, after] = [idIn(await published.read(file)), idIn(await reading.files.read(file))];
    if (before && after && before.id !== after.id)
      reading.report(file, after.line, `The id must stay ${before.id}: learners’ progress hangs on it.`);
  }
}
