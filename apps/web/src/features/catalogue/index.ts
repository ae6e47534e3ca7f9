export { useLessonAhead } from './course/use-lesson-ahead.ts';
export { CourseCover } from './course-cover.tsx';
export { countOf, hoursText, lessonsText, startText } from './course-words.ts';
export { enrolmentFailed, enrolmentSuccessful, priceChanged } from './enrolment/enrolment-messages.ts';
export { StartButton } from './enrolment/start-button.tsx';
export { useEnrolment } from './enrolment/use-enrolment.tsx';
export { usePlace } from './enrolment/use-place.ts';
export { type OwnCourse, useOwnCourses } from './use-own-courses.ts';
