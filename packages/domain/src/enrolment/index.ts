export { type OfferedCourse, refusalAt } from './admission.ts';
export { badgesOnlyThere } from '../learning/badges-only-there.ts';
export type { PaidWithCoins } from '../take-backs/redemptions-to-undo.ts';
export {
  coinsFromCourse,
  coursesUndone,
  type HeldFromPlace,
  type TakeBackPlan,
  type TakenBack,
  takenBack,
  type UndoneRedemption,
} from '../take-backs/take-back.ts';
export { goesLines, staysLine, type TakeBackReader, takenBackNews } from '../take-backs/take-back-words.ts';
