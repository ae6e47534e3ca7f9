import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';
import { kindOfFile, MOST_COURSE_FILES, MOST_FILE_CHARACTERS } from './course-path.ts';

export interface BundleFile {
  /** From the folder of the course. */
  readonly path: string;
  readonly text: string;
}

export interface CourseBundle {
  readonly courseId: string;
  readonly files: readonly BundleFile[];
}

/** The largest course is a tenth of this, compressed or not. */
export const MOST_ZIP_BYTES = 20_000_000;

const COURSE_ID = /^[a-z0-9-]{1,100}$/;

export type BundleRefusal = Refusal<'not-a-course' | 'too-large'>;

/** Files that operating systems add to every folder they compress. */
const isLitter = (path: string) => /(^|\/)(\.(?!\.)|__MACOSX)/.test(path);

/** A file of a zip, with its path from the root of the zip. */
export interface BundleEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A course as its folder in `content/`. */
export function entriesOfBundle({ courseId, files }: CourseBundle): BundleEntry[] {
  const encoder = new TextEncoder();
  return files.map(({ path, text }) => ({
    path: `courses/${courseId}/${path}`,
    bytes: encoder.encode(text),
  }));
}

/** The course in a zip, in whichever folder it is: one from `entriesOfBundle`, or one that was zipped by hand. */
export function bundleOfZip(
  zip: Result<readonly BundleEntry[], Refusal<'no-zip' | 'too-large'>>,
): Result<CourseBundle, BundleRefusal> {
  if (!zip.ok) return refuse(zip.refusal.code === 'too-large' ? 'too-large' : 'not-a-course');
  const entries = zip.value.filter(({ path }) => !isLitter(path));
  const course = entries.find(({ path }) => /(^|\/)course\.yaml$/.test(path));
  if (!course) return refuse('not-a-course');
  if (entries.length > MOST_COURSE_FILES) return refuse('too-large');
  const folder = course.path.slice(0, -'course.yaml'.length);
  const courseId = folder.split('/').at(-2) ?? '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const files: BundleFile[] = [];
  const seen = new Set<string>();
  for (const { path, bytes } of entries) {
    const inside = path.slice(folder.length);
    if (!path.startsWith(folder) || kindOfFile(inside) === null || seen.has(inside))
      return refuse('not-a-course');
    seen.add(inside);
    try {
      const text = decoder.decode(bytes);
      if (text.length > MOST_FILE_CHARACTERS) return refuse('too-large');
      files.push({ path: inside, text });
    } catch {
      return refuse('not-a-course');
    }
  }
  return COURSE_ID.test(courseId) ? accept({ courseId, files }) : refuse('not-a-course');
}

export interface BundleChange {
  readonly path: string;
  /** Null: the bundle does not have it. */
  readonly text: string | null;
}

/** What must be written to make a course equal to a bundle. */
export function changesOfBundle(
  current: readonly BundleFile[],
  bundle: readonly BundleFile[],
): BundleChange[] {
  const [known, bundled] = [current, bundle].map(
    (files) => new Map(files.map(({ path, text }) => [path, text])),
  );
  const changed = bundle.filter(({ path, text }) => known?.get(path) !== text);
  const deleted = current.filter(({ path }) => !bundled?.has(path)).map(({ path }) => ({ path, text: null }));
  return [...changed.map(({ path, text }) => ({ path, text })), ...deleted];
}
