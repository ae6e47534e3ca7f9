export type { PaidWithCoins } from './redemptions-to-undo.ts';
export {
  coinsFromCourse,
  coursesUndone,
  type HeldFromPlace,
  type TakeBackPlan,
  type TakenBack,
  takenBack,
  type UndoneRedemption,
} from './take-back.ts';
export { goesLines, staysLine, type TakeBackReader, takenBackNews } from './take-back-words.ts';
