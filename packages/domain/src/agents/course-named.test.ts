import { expect, it } from 'vitest';
import { courseNamed } from './course-named.ts';

const COURSES = [
  'AI Fundamentals',
  'Python for AI',
  'Machine Learning Foundations',
  'Deep Learning',
  'Data Ethics and Governance',
].map((title) => ({ title }));

it.each([
  ['4 hours for python', 'Python for AI'],
  ['5 hours a week for Machine Learning Foundations', 'Machine Learning Foundations'],
  ['plan the ML course, 3 hours', 'Machine Learning Foundations'],
  ['2 hours for ethics', 'Data Ethics and Governance'],
  ['I have 4 hours a week for learning', null],
  ['4 hours for python and ethics', null],
  ['4 hours for AI', null],
  ['I have data for 2 hours', null],
])('%j names %s', (message, title) => {
  expect(courseNamed(message, COURSES)?.title ?? null).toBe(title);
});
