export { useEnrolment } from './course/use-enrolment.ts';
export { CourseCover } from './course-cover.tsx';
export { countOf, lessonsText, startText } from './course-words.ts';
export { PriceTag } from './price-tag.tsx';
export { type OwnCourse, useOwnCourses } from './use-own-courses.ts';
