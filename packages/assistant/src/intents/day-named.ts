import { addDays, type SastDay, weekStart } from '@academy/domain/kernel';
import { plainMessage } from '../language/index.ts';
import { inFigures } from './hours-named.ts';

/** In English and in Afrikaans, in full and abbreviated. */
const MONTHS = [
  'jan(?:uary|uarie)?',
  'feb(?:ruary|ruarie)?',
  'mar(?:ch)?|maart',
  'apr(?:il)?',
  'may|mei',
  'june?|junie',
  'july?|julie',
  'aug(?:ust|ustus)?',
  'sept?(?:ember)?',
  'o[ck]t(?:ober)?',
  'nov(?:ember)?',
  'de[cs](?:ember)?',
] as const;
const MONTH = `(?<month>${MONTHS.join('|')})`;
const DATE = String.raw`(?<date>\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?<year>20\d{2}|next year|this year)`;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const WEEKDAY = `(?<weekday>${WEEKDAYS.join('|')})`;

type Named = Readonly<Record<string, string | undefined>>;
interface DayMatch {
  readonly named: Named;
  readonly today: SastDay;
  /** "Before March" ends with February. */
  readonly isBefore: boolean;
  /** "In March" ends with March; "by March" when it begins. */
  readonly isWithin: boolean;
}

const DAYS_OF_A_WEEK = 7;
const MIDDLE = 15;
const yearOf = (day: SastDay) => Number(day.slice(0, 4));
const monthOf = (day: SastDay) => Number(day.slice(5, 7));

/** A month above 12 belongs to the next year, and day 0 is the last one of the month before. */
const dayOf = (year: number, month: number, date: number): SastDay =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

const monthNumber = (word = '') => MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`).test(word)) + 1;

/** The year that is named, else the first one in which the day is still to come. */
function inYear({ named: { year }, today }: DayMatch, dayIn: (year: number) => SastDay): SastDay {
  const now = yearOf(today);
  if (year === 'next year') return dayIn(now + 1);
  if (year !== undefined && year !== 'this year') return dayIn(Number(year));
  return year === 'this year' || dayIn(now) >= today ? dayIn(now) : dayIn(now + 1);
}

/** Easter Sunday of the Gregorian calendar, by Gauss's rule in Lichtenberg's version. */
function easterOf(year: number): SastDay {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const age = year % 19;
  const seed = (19 * age + moon) % 30;
  const mended = Math.floor((seed + Math.floor(age / 11)) / 29);
  const full = 21 + seed - mended;
  const sunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return dayOf(year, 3, full + 7 - ((full - sunday) % 7));
}

const orBefore = ({ isBefore }: DayMatch, day: SastDay) => (isBefore ? addDays(day, -1) : day);

/** The same date a month later, or the last one of a shorter month. */
function monthsLater(day: SastDay, months: number): SastDay {
  const [year, month, date] = [yearOf(day), monthOf(day) + months, Number(day.slice(8))];
  const last = dayOf(year, month + 1, 0);
  return dayOf(year, month, date) > last ? last : dayOf(year, month, date);
}

function afterWhile({ named: { count = '1', unit = '' }, today }: DayMatch): SastDay {
  if (unit.startsWith('day')) return addDays(today, Number(count));
  if (unit.startsWith('week')) return addDays(today, Number(count) * DAYS_OF_A_WEEK);
  return monthsLater(today, Number(count) * (unit.startsWith('year') ? 12 : 1));
}

function inMonth(found: DayMatch): SastDay {
  const { named, isBefore, isWithin } = found;
  const month = monthNumber(named.month);
  if (isBefore) return inYear(found, (year) => dayOf(year, month, 0));
  return inYear(found, (year) => (isWithin ? dayOf(year, month + 1, 0) : dayOf(year, month, 1)));
}

/** How people name a last day, the narrower patterns first. All expect the output of `plainMessage`, in figures. */
const WAYS: readonly (readonly [string, (found: DayMatch) => SastDay])[] = [
  [
    String.raw`(?<=\b(?:in|within|over|about) )(?<count>\d{1,3}) (?<unit>days?|weeks?|months?|years?)(?: time)?\b(?! (?:ago|a|per|each|every)\b)`,
    afterWhile,
  ],
  ['(?:the )?end(?: of)?(?: the| this)? month', ({ today }) => dayOf(yearOf(today), monthOf(today) + 1, 0)],
  ['(?:the )?(?:end(?: of)? )?next month', ({ today }) => dayOf(yearOf(today), monthOf(today) + 2, 0)],
  [
    '(?:the )?end(?: of)?(?: the| this)? week(?:end)?|this week(?:end)?',
    ({ today }) => addDays(weekStart(today), DAYS_OF_A_WEEK - 1),
  ],
  [
    '(?:the )?(?:end(?: of)? )?next week(?:end)?',
    ({ today }) => addDays(weekStart(today), 2 * DAYS_OF_A_WEEK - 1),
  ],
  [
    `(?:the )?end(?: of)? ${MONTH}(?: ${YEAR})?`,
    (found) => inMonth({ ...found, isBefore: false, isWithin: true }),
  ],
  [
    `(?:the )?(?:mid|middle)(?: of)? ${MONTH}(?: ${YEAR})?`,
    (found) =>
      orBefore(
        found,
        inYear(found, (year) => dayOf(year, monthNumber(found.named.month), MIDDLE)),
      ),
  ],
  [
    `(?:the )?${DATE}(?: of)? ${MONTH}(?: ${YEAR})?|${MONTH}(?: the)? ${DATE}(?: ${YEAR})?`,
    (found) =>
      orBefore(
        found,
        inYear(found, (year) => dayOf(year, monthNumber(found.named.month), Number(found.named.date))),
      ),
  ],
  [`${YEAR}(?: in)? ${MONTH}`, (found) => inMonth({ ...found, isWithin: true })],
  [
    `(?:the )?(?:start|beginning)(?: of)? ${MONTH}(?: ${YEAR})?`,
    (found) => inMonth({ ...found, isWithin: false }),
  ],
  // "May I finish later?" names no month.
  [`(?<=\\b(?:by|before|until|till|within|in|for|around|over) )${MONTH}(?: ${YEAR})?`, inMonth],
  ['easter(?: sunday| weekend)?', (found) => orBefore(found, inYear(found, easterOf))],
  [
    'christmas(?: day| eve)?',
    (found) =>
      orBefore(
        found,
        inYear(found, (year) => dayOf(year, 12, 25)),
      ),
  ],
  [
    '(?:the )?(?:end(?: of)?(?: the| this)? year|year ?-?end|new year(?: s)?(?: day| eve)?|this year|the year ends)',
    (found) => inYear(found, (year) => dayOf(year, 12, 31)),
  ],
  [
    '(?:the )?end(?: of)? next year|next year',
    ({ today, isBefore }) => dayOf(yearOf(today) + (isBefore ? 0 : 1), 12, 31),
  ],
  ['tomorrow', ({ today }) => addDays(today, 1)],
  [
    `(?:next |this )?${WEEKDAY}`,
    (found) => {
      const from = WEEKDAYS.indexOf(found.named.weekday as (typeof WEEKDAYS)[number]);
      const sunday = weekStart(found.today);
      const day = addDays(sunday, from);
      return orBefore(found, day > found.today ? day : addDays(day, DAYS_OF_A_WEEK));
    },
  ],
];

const TIE = String.raw`\b(?<tie>by|before|until|till|within|in|at|on|around|for|over)? ?(?:about |the )?`;
const PATTERNS = WAYS.map(([way, dayIn]) => [new RegExp(`${TIE}(?:${way})\\b`), dayIn] as const);

/** A message that names a day without wanting to be done by then is about something else. */
const WANTS_AN_END =
  /\b(?:by|before|until|till|within|finish\w*|done|complet\w*|through|ready|certified|certificate|make it|deadline)\b/;

/** A date in figures, from the message as typed: the plain message has no slashes. */
function inNumbers(message: string): SastDay | null {
  const iso = /\b(20\d{2})[-/](\d{1,2})[-/](\d{1,2})\b/.exec(message);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const ours = /\b(\d{1,2})\/(\d{1,2})\/(20\d{2})\b/.exec(message);
  return ours ? dayOf(Number(ours[3]), Number(ours[2]), Number(ours[1])) : null;
}

/** The last day by which somebody wants to be done, in words or in figures; null if none is named. */
export function dayNamed(message: string, today: SastDay): SastDay | null {
  const plain = inFigures(plainMessage(message)).replaceAll(
    /(?<=\b(?:in|within|over) )(?:a|an|one) (?=(?:day|week|month|year)\b(?! ago))/g,
    '1 ',
  );
  if (!WANTS_AN_END.test(plain)) return null;
  const numbers = inNumbers(message);
  if (numbers !== null) return /\bbefore\b/.test(plain) ? addDays(numbers, -1) : numbers;
  for (const [pattern, dayIn] of PATTERNS) {
    const named = pattern.exec(plain)?.groups;
    if (!named) continue;
    const isBefore = named.tie === 'before';
    return dayIn({
      named,
      today,
      isBefore,
      isWithin: named.tie !== 'by' && named.tie !== 'until' && named.tie !== 'till',
    });
  }
  return null;
}
