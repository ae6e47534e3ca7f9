import type { Around, CourseSource } from '../read/read-one-course.ts';

/** Texts by their paths, relative to the content folder. */
type Texts = ReadonlyMap<string, string>;

/** The message to the thread that reads: plain values only. */
export interface ReaderTask {
  readonly working: Texts;
  readonly published: Texts;
  readonly wanted: CourseSource;
  readonly around: Omit<Around, 'published'>;
}
