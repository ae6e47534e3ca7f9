import type { ContentFiles } from './content-files.ts';

const COURSE_FILE = /\.(md|yaml)$/;

async function textsUnder(files: ContentFiles, folder: string): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  for (const { name, isFolder } of await files.list(folder)) {
    const path = `${folder}/${name}`;
    if (isFolder) texts.push(...(await textsUnder(files, path)));
    else if (COURSE_FILE.test(name)) texts.push([path, (await files.read(path)) ?? '']);
  }
  return texts;
}

/** The source of all courses, by the path relative to the content folder. */
export async function courseTexts(files: ContentFiles): Promise<Map<string, string>> {
  const folders = (await files.list('courses')).filter(({ isFolder }) => isFolder);
  const texts: [string, string][] = [];
  for (const { name } of folders) texts.push(...(await textsUnder(files, `courses/${name}`)));
  return new Map(texts);
}
