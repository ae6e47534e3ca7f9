import type { Services } from '../../services.ts';
import { replaceDocuments } from '../search/index.ts';
import { readFingerprint } from './catalogue.store.ts';
import { coursewareDocuments } from './courseware-documents.ts';
import { fingerprintOf } from './courseware-fingerprint.ts';
import { coursewareRows } from './courseware-rows.ts';
import { writeCourseware } from './import.store.ts';

const MOST_FAULTS_SHOWN = 20;

export class CoursewareError extends Error {}

/**
 * Brings catalogue and search to the state of the files. Ids stay, so that progress stays valid when texts change;
 * unchanged files cost one look at their fingerprint.
 */
export async function importCourseware(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  contentFolder: string,
): Promise<void> {
  const fingerprint = await fingerprintOf(contentFolder);
  if ((await readFingerprint(db)) === fingerprint) return;
  // Loaded only when there is something to read: it brings Markdown, highlighting and a sanitiser along.
  const { readCourseware } = await import('@academy/courseware');
  const { courseware, faults } = await readCourseware(contentFolder);
  if (faults.length > 0) {
    const lines = faults.map(({ file, line, message }) => `${file}:${line} ${message}`);
    throw new CoursewareError(
      ['There are mistakes in the courseware:', ...lines.slice(0, MOST_FAULTS_SHOWN)].join('\n'),
    );
  }
  await db.transaction(async (tx) => {
    if (await writeCourseware(tx, coursewareRows(courseware), fingerprint, clock()))
      await replaceDocuments(tx, ['course', 'lesson'], coursewareDocuments(courseware));
  });
}
