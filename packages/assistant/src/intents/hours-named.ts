import { LEAST_HOURS, MOST_HOURS } from '@academy/domain/learning/study-plans';
import { plainMessage } from '../language/index.ts';

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/** Amounts of time as people write them, in figures. The longer patterns come first. */
const IN_FIGURES: readonly (readonly [RegExp, string])[] = [
  [/\bthree quarters of an hour\b/g, '0.75 hours'],
  [/\b(?:a )?quarter (?:of an )?hours?\b/g, '0.25 hours'],
  [/\b(?:an?|one|1) hour and a half\b|\b(?:one|1) and a half hours?\b/g, '1.5 hours'],
  [/\b(\d{1,2}) and a half hours?\b/g, '$1.5 hours'],
  [/\b(?:half an?|a half) hours?\b|\bhalf hours?\b/g, '0.5 hours'],
  [/\b(\d{1,2}) ?h ?(\d{2})\b/g, '$1 hours $2 minutes'],
  [/\ba couple of hours\b/g, '2 hours'],
  [/\ban? hour\b/g, '1 hour'],
];

/** Numbers and amounts of time as people write them, in figures. */
export function inFigures(plain: string): string {
  const counted = plain.replaceAll(/[a-z]+/g, (word) =>
    Object.hasOwn(NUMBER_WORDS, word) ? `${NUMBER_WORDS[word]}` : word,
  );
  // "One hour and a half" has become "1 hour and a half", and "forty 5" is one number.
  return IN_FIGURES.reduce(
    (text, [pattern, by]) => text.replaceAll(pattern, by),
    counted.replaceAll(/\b([2-9])0 ([1-9])\b(?= minutes?\b)/g, '$1$2'),
  );
}

const DAY = '(?:day|evening|night|morning|afternoon)';
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** How many times a week the learner studies; null if the message does not say. */
function timesAWeek(text: string): number | null {
  const times =
    /\b(\d) ?(?:x|times|(?:day|evening|night|morning|afternoon)s) (?:a|per|each|every|in the) week\b/;
  const counted = times.exec(text)?.[1];
  if (counted !== undefined) return Number(counted);
  if (/\btwice (?:a|per|each|every) week\b/.test(text)) return 2;
  if (/\bevery (?:second|other) day\b/.test(text)) return 3.5;
  if (/\bweekdays?\b|\bmonday to friday\b/.test(text)) return 5;
  const days = WEEKDAYS.filter((day) => new RegExp(`\\b(?:on|every|each|and) ${day}s?\\b`).test(text));
  if (days.length > 0) return days.length;
  if (
    new RegExp(`\\b(?:a|per|every|each) (?:single )?${DAY}s?\\b|\\bdaily\\b|\\bevery ${DAY}s?\\b`).test(text)
  )
    return 7;
  return /\bweek(?:s|ly|ends?)?\b|\bonce a week\b/.test(text) ? 1 : null;
}

/** In halves, as plans are stored. */
const plannable = (hours: number) => Math.min(Math.max(Math.round(hours * 2) / 2, LEAST_HOURS), MOST_HOURS);

/**
 * The hours a week that somebody named, in figures or in words; null if there are none. Hours without a period are per
 * week.
 */
export function hoursNamed(message: string): number | null {
  const text = inFigures(plainMessage(message.replaceAll(/(\d),(\d)/g, '$1.$2')));
  const hours = /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:h|hours?)\b/.exec(text)?.[1];
  const minutes = /\b(\d{1,3}) ?(?:min|minutes?)\b/.exec(text)?.[1];
  const often = timesAWeek(text);
  if (hours === undefined && (minutes === undefined || often === null)) return null;
  return plannable((Number(hours ?? 0) + Number(minutes ?? 0) / 60) * (often ?? 1));
}
