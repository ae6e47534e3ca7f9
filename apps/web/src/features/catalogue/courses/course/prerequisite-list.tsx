import type { CourseDetailAnswer } from '@academy/contract/catalogue/courses';
import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import { type OwnCourse, useOwnCourses } from '../use-own-courses.ts';
import { StepRow } from './step-row.tsx';

function statusOf(own: OwnCourse | undefined) {
  if (own === undefined) return { icon: Circle, colour: 'text-ink-3', text: 'Not started' };
  if (own.completedAt === null)
    return { icon: CircleDot, colour: 'text-accent-text', text: `In progress, ${own.percent}%` };
  return { icon: CircleCheck, colour: 'text-success-text', text: 'Completed' };
}

/** Courses that should come first; they are not required. */
export function PrerequisiteList({ prerequisites }: Pick<CourseDetailAnswer, 'prerequisites'>) {
  const ownCourses = useOwnCourses();
  return (
    <>
      <h4 className="pt-1 text-base">Take these courses first</h4>
      <ul className="-mx-3">
        {prerequisites.map(({ id, title }) => {
          const { icon, colour, text } = statusOf(ownCourses.get(id));
          return (
            <li key={id}>
              <StepRow icon={icon} iconClassName={colour} title={title} href={`/course/${id}`}>
                {text}
              </StepRow>
            </li>
          );
        })}
      </ul>
    </>
  );
}
