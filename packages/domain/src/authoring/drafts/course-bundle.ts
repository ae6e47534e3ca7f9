import { accept, type Refusal, type Result, refuse } from '../../kernel/index.ts';
import { kindOfFile, MOST_COURSE_FILES, MOST_FILE_CHARACTERS } from './course-path.ts';
import { type Inflate, makeZip, readZip } from './zip.ts';

export interface BundleFile {
  /** From the folder of the course. */
  readonly path: string;
  readonly text: string;
}

export interface CourseBundle {
  readonly courseId: string;
  readonly files: readonly BundleFile[];
}

const COURSE_ID = /^[a-z0-9-]{1,100}$/;

/** A course as the folder that `content/` would hold, in one file. */
export function packCourse({ courseId, files }: CourseBundle): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  return makeZip(
    files.map(({ path, text }) => ({ path: `courses/${courseId}/${path}`, bytes: encoder.encode(text) })),
  );
}

export type BundleRefusal = Refusal<'not-a-course' | 'too-large'>;

/** What a system adds to every folder that it packs. */
const isLitter = (path: string) => /(^|\/)(\.(?!\.)|__MACOSX)/.test(path);

/** The course in a zip: packed by us, or a folder that somebody has packed by hand. */
export async function unpackCourse(
  zip: Uint8Array,
  inflate: Inflate,
): Promise<Result<CourseBundle, BundleRefusal>> {
  const read = await readZip(zip, inflate);
  if (!read.ok) return refuse(read.refusal.code === 'too-large' ? 'too-large' : 'not-a-course');
  const entries = read.value.filter(({ path }) => !isLitter(path));
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

/** What must be written so that a course says what a bundle says. */
export function changesOfBundle(
  current: readonly BundleFile[],
  bundle: readonly BundleFile[],
): BundleChange[] {
  const [known, wanted] = [current, bundle].map(
    (files) => new Map(files.map(({ path, text }) => [path, text])),
  );
  const changed = bundle.filter(({ path, text }) => known?.get(path) !== text);
  const gone = current.filter(({ path }) => !wanted?.has(path)).map(({ path }) => ({ path, text: null }));
  return [...changed.map(({ path, text }) => ({ path, text })), ...gone];
}
