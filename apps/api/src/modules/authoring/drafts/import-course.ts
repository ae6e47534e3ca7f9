import type { Fault } from '@academy/courseware';
import { type BundleFile, changesOfBundle } from '@academy/domain/authoring/drafts';
import { accept } from '@academy/domain/kernel';
import type { Services } from '../../../services.ts';
import { recordStaffAction } from '../../academy/audit/index.ts';
import { publishFiles } from '../../catalogue/course-files/index.ts';
import { CatalogueCache, lockCourseware, publishCourse } from '../../catalogue/courses/index.ts';
import { provePrograms } from './checks/prove-programs.ts';
import { readBundle } from './working-copy/read-files.ts';
import { readWritten } from './working-copy/read-written.ts';
import { placeOf } from './working-copy/working-files.ts';

interface Bundle {
  readonly courseId: string;
  readonly files: readonly BundleFile[];
}

// A whole course has more than a hundred programs, and no request waits for the result.
const IMPORT_LIMIT_MS = 300_000;

const refused = (faults: readonly Fault[]) => ({ ok: false, faults }) as const;

/** Imports a bundle as the course's content, for the operator of the server: checked and proven, without a review. */
export async function importCourse(
  { db, clock, paystack }: Pick<Services, 'db' | 'clock' | 'paystack'>,
  { courseId, files }: Bundle,
) {
  const catalogue = await new CatalogueCache({ db, paystack }).read();
  const position = catalogue.courseOf(courseId)?.position ?? catalogue.courses.length + 1;
  const working = new Map(files.map(({ path, text }) => [placeOf(courseId, path), text]));
  const result = await readWritten(
    { catalogue, course: { id: courseId, position }, reader: { personId: 'import' } },
    { published: new Map(), working },
  );
  if (!result.ok) throw new Error('The computer is too busy to read the course. Please try again.');
  const read = result.value;
  if (read.faults.length > 0 || !read.course) return refused(read.faults);
  const proven = await provePrograms(read.programs, { limitMs: IMPORT_LIMIT_MS });
  if (!proven.ok) throw new Error('The computer is too busy to run the programs. Please try again.');
  if (proven.value.length > 0) return refused(proven.value);
  const { course } = read;
  const now = clock();
  const changed = await db.transaction(async (tx) => {
    await lockCourseware(tx);
    // Compared under the lock: what was published a moment ago is also replaced by the bundle.
    const changes = changesOfBundle((await readBundle(tx, courseId)).files, files);
    await publishCourse(tx, course, now);
    const publication = { courseId, title: 'Imported from a file', writtenBy: [], publishedBy: null, now };
    await publishFiles(tx, { ...publication, files: changes });
    const subject = `course:${courseId}`;
    await recordStaffAction(tx, { actorId: null, action: 'import-course', subject, now });
    return changes.length;
  });
  return accept({ changed });
}
