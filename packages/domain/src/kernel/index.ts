export { cleanJpeg, MOST_IMAGE_BYTES, MOST_IMAGE_PIXELS } from './clean-jpeg.ts';
export { csvCell } from './csv-cell.ts';
export { formatRand } from './rand.ts';
export { accept, type Refusal, type Result, refuse } from './result.ts';
export {
  addDays,
  dayInWords,
  daysBetween,
  monthInWords,
  SAST_OFFSET_MS,
  type SastDay,
  sastClock,
  sastDateTime,
  sastDay,
  sastDayAndMonth,
  sastInstant,
  sastShortDay,
  sastTime,
  startOfSastDay,
  WEEKDAYS,
  weekStart,
} from './sast.ts';
export { visibleText } from './visible-text.ts';
