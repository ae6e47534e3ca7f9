import { textsOf } from '@academy/assistant/embedding/passages';
import { OUTSIDE_UTTERANCES } from '@academy/assistant/training/utterances';
import { readCourseware } from '@academy/courseware';
import { coursewarePassages } from '../../../catalogue/courses/index.ts';

/** All texts of the content that questions are compared with, each once. */
export async function readOwnTexts(contentFolder: string): Promise<ReadonlySet<string>> {
  const { courseware } = await readCourseware(contentFolder);
  return new Set([...OUTSIDE_UTTERANCES, ...coursewarePassages(courseware).flatMap(textsOf)]);
}
