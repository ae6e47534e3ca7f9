export { type OfferedCourse, refusalAt } from './admission.ts';
export { badgesOnlyThere } from './badges-only-there.ts';
export { type HeldFromPlace, type TakenBack, takenBack } from './take-back.ts';
export { goesLines, staysLine, type TakeBackReader, takenBackNews } from './take-back-words.ts';
