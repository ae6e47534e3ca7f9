import { expect, it } from 'vitest';
import { hoursNamed } from './hours-named.ts';

it.each([
  ['I have 4 hours a week', 4],
  ['I have two hours a week', 2],
  ['2.5 hours a week', 2.5],
  ['2,5 hours a week', 2.5],
  ['half an hour a day', 3.5],
  ['I can do half an hour every evening', 3.5],
  ['an hour a day', 7],
  ['an hour and a half a day', 10.5],
  ['two and a half hours a week', 2.5],
  ['90 minutes a week', 1.5],
  ['ninety minutes a week', 1.5],
  ['forty five minutes a day', 5.5],
  ['30 min every evening', 3.5],
  ['twice a week 2 hours', 4],
  ['2 hours twice a week', 4],
  ['three times a week for an hour', 3],
  ['1 hour 30 minutes three times a week', 4.5],
  ['1h30 twice a week', 3],
  ['2 hours a day, 3 days a week', 6],
  ['an hour every weekday', 5],
  ['2 hours on Tuesdays and Thursdays', 4],
  ['an hour every second day', 3.5],
  ['a couple of hours per week', 2],
  ['4 hours for python', 4],
  ['5 hrs a wk', 5],
  ['3 uur per week', 3],
  ["half uur 'n dag", 3.5],
  ['100 hours a week', null],
  ['Make a study plan', null],
  ['How many hours must I learn?', null],
  ['I was stuck for 30 minutes', null],
])('%j names %s hours a week', (message, hours) => {
  expect(hoursNamed(message)).toBe(hours);
});
