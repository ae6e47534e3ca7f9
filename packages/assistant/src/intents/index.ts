export { asTheCourse, courseNamed } from './course-named.ts';
export { dayNamed } from './day-named.ts';
export {
  asksForMore,
  continuesSubject,
  isWholeQuestion,
  newSubjectIn,
  withoutConnective,
} from './follow-ups.ts';
export { hoursNamed } from './hours-named.ts';
export { isRuleWord, type RuledIntent, ruledIntent } from './intent-rules.ts';
