import type { Lesson } from '../lesson.ts';

/** What the completion of a lesson has completed; the largest of these is shown. */
export interface Moment {
  readonly kind: 'lesson' | 'module' | 'course';
  readonly title: string;
  /** The beads of the module: its written lessons, and how many of them are completed. */
  readonly beads: number;
  readonly done: number;
}

type Outline = Lesson['outline'];

/** An outline may be slightly older than the completion of the lesson itself. */
function isDone({ lessons, assessment }: Outline[number], lessonId: string): boolean {
  const areLessonsDone = lessons.every(
    ({ id, isWritten, isCompleted }) => isWritten && (isCompleted || id === lessonId),
  );
  return areLessonsDone && (assessment === null || assessment.isPassed);
}

/** For a completed lesson; a course also has a final assessment and a project, so lessons alone rarely complete it. */
export function momentOf({ id, title, outline }: Pick<Lesson, 'id' | 'title' | 'outline'>): Moment {
  const module = outline.find(({ lessons }) => lessons.some((each) => each.id === id));
  const beads = module?.lessons.filter(({ isWritten }) => isWritten) ?? [];
  const done = beads.filter((each) => each.isCompleted || each.id === id).length;
  if (outline.every((each) => isDone(each, id))) return { kind: 'course', title, beads: beads.length, done };
  if (module && isDone(module, id)) return { kind: 'module', title: module.title, beads: beads.length, done };
  return { kind: 'lesson', title, beads: beads.length, done };
}
