import { expect, it } from 'vitest';
import { dayNamed } from './day-named.ts';

/** A Tuesday. */
const TODAY = '2026-11-17';

it.each([
  ['Can I be done by the end of January?', '2027-01-31'],
  ['can I be done by end of Feb', '2027-02-28'],
  ['finish Python for AI before 15 March', '2027-03-14'],
  ['I want to finish by 15 March', '2027-03-15'],
  ['done by the 4th of March', '2027-03-04'],
  ['must be done by 4 March', '2027-03-04'],
  ['finish by March 3rd', '2027-03-03'],
  ['finish by 3 Dec', '2026-12-03'],
  ['finish by 16 Nov', '2027-11-16'],
  ['finish by 17 Nov', '2026-11-17'],
  ['finish before Christmas', '2026-12-24'],
  ['klaar voor Kersfees, can I finish before xmas', '2026-12-24'],
  ['done by Christmas', '2026-12-25'],
  ['done by Easter', '2027-03-28'],
  ['done before Easter', '2027-03-27'],
  ['can I finish in three weeks', '2026-12-08'],
  ['be through within 10 days', '2026-11-27'],
  ['I want to be done in 2 months', '2027-01-17'],
  ['finish it in a month', '2026-12-17'],
  ['finish in six weeks time', '2026-12-29'],
  ['finish next year June', '2027-06-30'],
  ['be done in June next year', '2027-06-30'],
  ['be done by June', '2027-06-01'],
  ['be done before June', '2027-05-31'],
  ['finish before the end of March', '2027-03-31'],
  ['finish by mid February', '2027-02-15'],
  ['finish by the middle of December 2027', '2027-12-15'],
  ['done by the end of the month', '2026-11-30'],
  ['done by the end of next month', '2026-12-31'],
  ['finish this year', '2026-12-31'],
  ['finish before the end of the year', '2026-12-31'],
  ['done before new year', '2026-12-31'],
  ['finish by Friday', '2026-11-20'],
  ['finish by Tuesday', '2026-11-24'],
  ['finish before Friday', '2026-11-19'],
  ['be done by tomorrow', '2026-11-18'],
  ['finish next week', '2026-11-28'],
  ['finish by 2027-03-15', '2027-03-15'],
  ['finish before 2027/03/15', '2027-03-14'],
  ['finish by 15/03/2027', '2027-03-15'],
  ['klaar teen einde Januarie, can I finish by end Januarie', '2027-01-31'],
  ['Make a study plan', null],
  ['I have 4 hours a week', null],
  ['I have 3 days a week to finish', null],
  ['With 4 hours a week, when can I finish?', null],
  ['I have 5 hours a week, can I finish by March 2027?', '2027-03-01'],
  ['I joined in March', null],
  ['When will I be done?', null],
  ['May I finish later?', null],
])('%j wants to be done by %s', (message, day) => {
  expect(dayNamed(message, TODAY)).toBe(day);
});

it('a month from the last day of a long month is the last day of a short one', () => {
  expect(dayNamed('finish in a month', '2027-01-31')).toBe('2027-02-28');
});

it.each([
  ['2024-01-01', '2024-03-31'],
  ['2025-01-01', '2025-04-20'],
  ['2026-01-01', '2026-04-05'],
  ['2026-04-06', '2027-03-28'],
  ['2028-01-01', '2028-04-16'],
  ['2038-01-01', '2038-04-25'],
  ['2049-01-01', '2049-04-18'],
])('the Easter after %s is %s', (today, easter) => {
  expect(dayNamed('done by Easter', today)).toBe(easter);
});
