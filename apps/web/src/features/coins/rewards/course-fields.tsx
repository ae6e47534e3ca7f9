import type { Answer } from '@academy/contract';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import type { Details } from './details.ts';

type Courses = Answer<'GET /api/coins/choices'>['courses'];

interface CourseFieldsProps {
  courses: Courses | undefined;
  details: Details;
  onChange: (details: Details) => void;
}

function lessonsOpen({ lessons, writtenLessons }: Courses[number]): string {
  if (writtenLessons === lessons) return `All ${lessons} lessons are open.`;
  const are = writtenLessons === 1 ? 'is' : 'are';
  return `${writtenLessons} of ${lessons} lessons ${are} open so far, and the rest are coming.`;
}

export function CourseFields({ courses, details, onChange }: CourseFieldsProps) {
  if (courses === undefined) return <Skeleton shape="block" measure="h-20 w-full" />;
  if (courses.length === 0) return <p>You have a place in every course already.</p>;
  const chosen = courses.find(({ courseId }) => courseId === details.courseId);
  return (
    <>
      <SelectField
        label="Course"
        required
        placeholder="Choose a course"
        options={courses.map(({ courseId, title, level }) => ({
          value: courseId,
          label: `${title} (${level})`,
        }))}
        value={details.courseId ?? ''}
        hint={chosen && lessonsOpen(chosen)}
        onChange={(event) => onChange({ courseId: event.target.value })}
      />
      <p className="text-ink-2">
        During early access every place is free without coins. With coins you keep it afterwards.
      </p>
    </>
  );
}
