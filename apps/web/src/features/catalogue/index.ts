export { CourseCover } from './course-cover.tsx';
export { countOf, lessonsText, startText } from './course-words.ts';
export { priceChanged } from './enrolment/enrolment-messages.ts';
export { StartButton } from './enrolment/start-button.tsx';
export { useEnrolment } from './enrolment/use-enrolment.ts';
export { usePlace } from './enrolment/use-place.ts';
export { PriceTag } from './price-tag.tsx';
export { type OwnCourse, useOwnCourses } from './use-own-courses.ts';
