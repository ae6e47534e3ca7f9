import type { ContentFiles, Courseware } from '@academy/courseware';
import type { Queryable } from '../../../../database/connect.ts';
import { everyCourseFile, type MergedFiles, mergeFiles, textsIn } from '../../course-files/index.ts';

interface Imported {
  readonly files: MergedFiles;
  readonly courseware: Courseware;
}

/** The files of the academy merged with the studio's courses; courses created in the studio come last. */
function filesOver(
  folder: ContentFiles,
  texts: ReadonlyMap<string, string>,
  memory: ContentFiles,
  order: readonly string[],
): ContentFiles {
  const written = [...texts.keys()].flatMap(
    (name) => /^courses\/([^/]+)\/course\.yaml$/.exec(name)?.[1] ?? [],
  );
  const names = [
    ...order.filter((id) => written.includes(id)),
    ...written.filter((id) => !order.includes(id)),
  ];
  const catalogue = `courses: ${JSON.stringify(names)}\n`;
  const isOfCourse = (path: string) => path === 'courses' || path.startsWith('courses/');
  return {
    async read(file) {
      if (file === 'courses/catalogue.yaml') return catalogue;
      return isOfCourse(file) ? memory.read(file) : folder.read(file);
    },
    list: (place) => (isOfCourse(place) ? memory.list(place) : folder.list(place)),
  };
}

/**
 * The courses merged from files and studio. On a conflict the course stays as learners have it, and the files' changes
 * wait as proposals: the studio's work never keeps the server from starting.
 */
export async function withStudioWork(
  tx: Queryable,
  contentFolder: string,
  ofFiles: Courseware,
  now: Date,
): Promise<Imported> {
  const { courseTexts, filesInFolder, filesInMemory, readCourseware } = await import('@academy/courseware');
  const folder = filesInFolder(contentFolder);
  const [known, given] = [await everyCourseFile(tx), await courseTexts(folder)];
  const edited = new Set(known.filter(({ isEdited }) => isEdited).map(({ courseId }) => courseId));
  const files = mergeFiles({ known, given, held: new Set(), now });
  if (edited.size === 0) return { files, courseware: ofFiles };
  const order = ofFiles.courses.map(({ id }) => id);
  const readMerged = (merged: MergedFiles) => {
    const texts = textsIn(merged);
    return readCourseware(filesOver(folder, texts, filesInMemory(texts), order));
  };
  const { courseware, faults } = await readMerged(files);
  const faulty = new Set(faults.map(({ file }) => file.split('/')[1] ?? ''));
  const held = edited.intersection(faulty);
  if (held.size === 0) return { files, courseware };
  const merged = mergeFiles({ known, given, held, now });
  return { files: merged, courseware: (await readMerged(merged)).courseware };
}
