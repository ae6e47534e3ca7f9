import { Award } from 'lucide-react';
import { Icon } from '../../../../ui/brand/icon.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { COURSE_COMPLETED } from '../course-completed-words.ts';

interface ProjectPassedProps {
  /** It was passed before the page was opened: then nothing is animated. */
  isOld: boolean;
  /** It was the last missing part. */
  endsCourse: boolean;
  /** A person has judged it. */
  isReviewed: boolean;
}

export function ProjectPassed({ isOld, endsCourse, isReviewed }: ProjectPassedProps) {
  return (
    <div className={classNames('lesson-completed', isOld && 'lesson-completed-before')}>
      <Icon icon={Award} size="large" />
      <p className="min-w-0">
        <strong className="block font-heading text-lg">Project completed</strong>
        {isReviewed
          ? 'Your trainer has read it and passed it.'
          : 'Every part is there and every point is ticked. Nobody but you has judged this one: it is yours to use.'}{' '}
        {endsCourse ? COURSE_COMPLETED : 'What comes next stands on the course’s page.'}
      </p>
    </div>
  );
}
