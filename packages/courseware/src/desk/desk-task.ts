import type { Around, WantedCourse } from '../read/read-one-course.ts';

/** Texts by their paths, relative to the content folder. */
type Texts = ReadonlyMap<string, string>;

/** The message to the thread that reads: plain values only. */
export interface DeskTask {
  readonly working: Texts;
  readonly published: Texts;
  readonly wanted: WantedCourse;
  readonly around: Omit<Around, 'published'>;
}
