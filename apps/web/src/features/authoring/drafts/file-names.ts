import { type CourseFileKind, kindOfFile } from '@academy/domain/authoring/drafts';

const KINDS: Readonly<Record<CourseFileKind, string>> = {
  course: 'About the course',
  final: 'Final assessment',
  project: 'Project',
  module: 'About the module',
  assessment: 'Graded items',
  lesson: 'Lesson',
  practice: 'Checks and exercise',
};

/** The name of a file as shown to people. */
export function fileTitle(path: string): string {
  const kind = kindOfFile(path);
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? path;
  if (kind === 'lesson') return name;
  if (kind === 'practice') return `${KINDS.practice}: ${name}`;
  return kind === null ? path : KINDS[kind];
}

export const fileAddress = (courseId: string, path: string) =>
  `/authoring/${encodeURIComponent(courseId)}?file=${encodeURIComponent(path)}`;
