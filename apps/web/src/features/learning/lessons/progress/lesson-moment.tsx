import { classNames } from '../../../../ui/class-names.ts';
import type { Lesson } from '../lesson.ts';
import type { CourseStep } from './course-steps.ts';
import { type Moment, momentOf } from './moment.ts';

const TITLES: Readonly<Record<Moment['kind'], string>> = {
  lesson: 'Lesson completed',
  module: 'Module completed',
  course: 'Every lesson completed',
};

function wordsOf({ kind, title }: Moment): string {
  switch (kind) {
    case 'lesson':
      return `“${title}” is one more bead on your string.`;
    case 'module':
      return `“${title}” is whole.`;
    case 'course':
      return 'You have been through all of it.';
  }
}

function nextWords(next: CourseStep | null): string {
  if (next === null) return 'What is left of the course stands on its page.';
  return next.kind === 'assessment' ? `Next comes ${next.title}.` : `Next comes “${next.title}”.`;
}

interface LessonMomentProps {
  lesson: Lesson;
  next: CourseStep | null;
  /** It was completed before this visit. */
  isOld: boolean;
}

/** Shown without a dialog, and animated only when it happens: readers who come back later see it still. */
export function LessonMoment({ lesson, next, isOld }: LessonMomentProps) {
  const moment = momentOf(lesson);
  return (
    <div className={classNames('lesson-completed', isOld && 'lesson-completed-before')}>
      <p className="min-w-0 flex-1">
        <strong className="block font-heading text-lg">{TITLES[moment.kind]}</strong>
        {wordsOf(moment)} {nextWords(next)}
      </p>
      <span aria-hidden="true" className="lesson-string">
        {Array.from({ length: moment.beads }, (_, bead) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bead has no identity except its index
          <span key={bead} data-bead={beadState(bead, moment.done)} />
        ))}
      </span>
    </div>
  );
}

function beadState(bead: number, done: number): 'done' | 'new' | 'open' {
  if (bead >= done) return 'open';
  return bead === done - 1 ? 'new' : 'done';
}
