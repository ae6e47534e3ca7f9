// Bounded, so that a whole path never exceeds its column.
const NAME = '[a-z0-9][a-z0-9-]{0,50}';
/** A file of a course, relative to the folder of the course. Lessons and their checks are in the folder of their module. */
export const COURSE_PATH_PATTERN = `^(?:(?:course|final|project)\\.yaml|${NAME}/${NAME}\\.(?:md|yaml))$`;
const PATH = new RegExp(COURSE_PATH_PATTERN);

/** The longest text; a lesson has some thousand characters. */
export const MOST_FILE_CHARACTERS = 80_000;

/** The most files of a course in one bundle, or of a draft; the largest course has a fifth of it. */
export const MOST_COURSE_FILES = 400;

export type CourseFileKind = 'course' | 'final' | 'project' | 'module' | 'assessment' | 'lesson' | 'practice';

/** What a file of a course contains; null for a file that no course has. */
export function kindOfFile(path: string): CourseFileKind | null {
  if (!PATH.test(path)) return null;
  const [first = '', second] = path.split('/');
  if (second === undefined) return first.slice(0, -'.yaml'.length) as CourseFileKind;
  if (second === 'module.yaml') return 'module';
  if (second === 'assessment.yaml') return 'assessment';
  return second.endsWith('.md') ? 'lesson' : 'practice';
}

/** The lesson that a file with checks and an exercise belongs to, and the other way round; null for other files. */
export function fileBeside(path: string): string | null {
  switch (kindOfFile(path)) {
    case 'lesson':
      return path.replace(/\.md$/, '.yaml');
    case 'practice':
      return path.replace(/\.yaml$/, '.md');
    default:
      return null;
  }
}
