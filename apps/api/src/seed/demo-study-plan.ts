import { addDays, type SastDay, weekStart } from '@academy/domain/kernel';

// R3: the sample figures of Home and of the streak, spread over the days before the seeding.
const HOURS_OF_LAST_WEEKS = [8, 9.5, 8.5, 9, 10.5, 12.5];
const EARLIER_WEEKS = 14;
const TOTAL_HOURS = 156;
const CURRENT_STREAK_DAYS = 7;
const LONGEST_STREAK_DAYS = 14;
const SECONDS_PER_HOUR = 3600;

export interface StudyDay {
  readonly day: SastDay;
  readonly seconds: number;
}

/** Days of learning: today's streak, the longest one before it, and earlier five days in each seven. */
function isLearningDay(daysAgo: number): boolean {
  if (daysAgo <= CURRENT_STREAK_DAYS) return daysAgo < CURRENT_STREAK_DAYS;
  const longestEnds = CURRENT_STREAK_DAYS + 1;
  if (daysAgo <= longestEnds + LONGEST_STREAK_DAYS) return daysAgo < longestEnds + LONGEST_STREAK_DAYS;
  return daysAgo % 7 < 5;
}

function learningDaysOfWeek(sunday: SastDay, today: SastDay): SastDay[] {
  return Array.from({ length: 7 }, (_, weekday) => addDays(sunday, weekday)).filter((day) => {
    const daysAgo = (Date.parse(today) - Date.parse(day)) / (24 * SECONDS_PER_HOUR * 1000);
    return daysAgo >= 0 && isLearningDay(daysAgo);
  });
}

/** The hours of each week, oldest first, distributed over its learning days. */
export function planStudyDays(today: SastDay): StudyDay[] {
  const lastHours = HOURS_OF_LAST_WEEKS.reduce((sum, hours) => sum + hours, 0);
  const earlier = Array.from({ length: EARLIER_WEEKS }, () => (TOTAL_HOURS - lastHours) / EARLIER_WEEKS);
  const weeks = [...earlier, ...HOURS_OF_LAST_WEEKS];
  const firstSunday = addDays(weekStart(today), -7 * (weeks.length - 1));
  return weeks.flatMap((hours, week) => {
    const days = learningDaysOfWeek(addDays(firstSunday, 7 * week), today);
    const seconds = Math.round(hours * SECONDS_PER_HOUR);
    const share = Math.floor(seconds / days.length);
    return days.map((day, index) => ({
      day,
      seconds: index === 0 ? seconds - share * (days.length - 1) : share,
    }));
  });
}

/** The learning days of the weeks that Home shows, oldest first. */
export function shownDays(days: readonly StudyDay[], today: SastDay): SastDay[] {
  const first = addDays(weekStart(today), -7 * (HOURS_OF_LAST_WEEKS.length - 1));
  return days.flatMap(({ day }) => (day >= first ? day : []));
}
