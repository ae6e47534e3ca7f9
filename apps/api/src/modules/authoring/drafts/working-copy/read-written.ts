import { CourseReaderThread } from '@academy/courseware/reader-thread';
import { kindOfFile } from '@academy/domain/authoring/drafts';
import { accept, refuse } from '@academy/domain/kernel';
import type { Authored } from '../author.ts';
import { aroundCourse } from './other-courses.ts';
import { placeOf, type WorkingFiles } from './working-files.ts';

// One per process: its thread is started by the first author.
const readerThread = new CourseReaderThread();

// The time of a few queued tasks.
const TRY_AGAIN_SECONDS = 5;

interface WrittenCourse extends Pick<Authored, 'catalogue' | 'reader'> {
  readonly course: Pick<Authored['course'], 'id' | 'position'>;
}

/** The file that must be read in full to check this one; undefined: the whole course. */
function neededFile(courseId: string, path: string): string | undefined {
  switch (kindOfFile(path)) {
    case 'lesson':
    case 'course':
    case 'module':
    case 'project':
      return placeOf(courseId, path);
    case 'practice':
      return placeOf(courseId, path.replace(/\.yaml$/, '.md'));
    default:
      // No item of an assessment repeats a check, so all checks must be known.
      return undefined;
  }
}

/** Reads the text being written by the rules of the courseware: as far as one file needs it, or the whole course. */
export async function readWritten(
  { catalogue, course, reader }: WrittenCourse,
  { published, working }: WorkingFiles,
  path?: string,
) {
  const file = path === undefined ? undefined : neededFile(course.id, path);
  const source = { courseId: course.id, order: course.position, file };
  const around = aroundCourse(catalogue, course.id);
  const read = await readerThread.read({ working, published, wanted: source, around }, reader);
  if (read) return accept(read);
  const { refusal } = refuse('too-busy');
  return { ok: false, refusal: { ...refusal, retryAfterSeconds: TRY_AGAIN_SECONDS } } as const;
}
