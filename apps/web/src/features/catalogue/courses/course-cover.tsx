import type { CourseAnswer } from '@academy/contract/catalogue/courses';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { COVER_FILES } from './cover-files.ts';

const grounds = {
  'blue-teal': 'bg-grad-blue-teal',
  'purple-pink': 'bg-grad-purple-pink',
  'orange-yellow': 'bg-grad-orange-yellow',
  'green-blue': 'bg-grad-green-blue',
} as const satisfies Record<CourseAnswer['gradientClass'], string>;

interface CourseCoverProps {
  course: Pick<CourseAnswer, 'cover' | 'gradientClass' | 'imageUrl'>;
  /** Height and corners. */
  className: string;
  children?: ReactNode;
}

/** A course's picture is decorative: its own one where it exists and loads, otherwise its beads. */
export function CourseCover({ course, className, children }: CourseCoverProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { onDark, onLight } = COVER_FILES[course.cover];
  const beads = course.gradientClass === 'orange-yellow' ? onLight : onDark;
  const hasPicture = course.imageUrl !== null && course.imageUrl !== brokenUrl;
  const source = hasPicture && course.imageUrl ? course.imageUrl : beads;
  return (
    <div
      className={classNames(
        'relative isolate overflow-hidden print:hidden',
        grounds[course.gradientClass],
        className,
      )}
    >
      <img
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
        className={classNames('absolute inset-0 -z-1 size-full', hasPicture && 'object-cover')}
        onError={() => setBrokenUrl(source)}
      />
      {children}
    </div>
  );
}
