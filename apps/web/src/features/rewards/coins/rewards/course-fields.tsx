import type { Answer } from '@academy/contract';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import type { Details } from './details.ts';

type Courses = Answer<'GET /api/coins/choices'>['courses'];

interface CourseFieldsProps {
  courses: Courses | undefined;
  details: Details;
  onChange: (details: Details) => void;
}

export function CourseFields({ courses, details, onChange }: CourseFieldsProps) {
  if (courses === undefined) return <Skeleton shape="block" measure="h-20 w-full" />;
  if (courses.length === 0)
    return (
      <p>
        There is no course to spend coins on right now: each one is free, or you have a place in it already.
        Your coins stay yours.
      </p>
    );
  const chosen = courses.find(({ courseId }) => courseId === details.courseId);
  return (
    <SelectField
      label="Course"
      required
      placeholder="Choose a course"
      options={courses.map(({ courseId, title, level }) => ({
        value: courseId,
        label: `${title} (${level})`,
      }))}
      value={details.courseId ?? ''}
      hint={chosen && `All ${chosen.lessons} lessons are open.`}
      onChange={(event) => onChange({ courseId: event.target.value })}
    />
  );
}
