import { expect, it } from 'vitest';
import { plainMessage } from '../language/plain-message.ts';
import { asTheCourse, courseNamed } from './course-named.ts';
import { ruledIntent } from './intent-rules.ts';

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

it.each([
  ['How much of Python for AI did I get through?', 'how much of the course did i get through', 'progress'],
  ['Hoeveel % van AI Fundamentals het ek klaar?', null, 'progress'],
  ["What's left in ML Foundations?", 'what is left in the course', 'progress'],
  [
    'What is still left for me in the deep learning course?',
    'what is still left for me in the course',
    'progress',
  ],
  ['Am I halfway with the machine learning one yet?', 'am i halfway with the course yet', 'progress'],
  ['How far am I with python?', 'how far am i with the course', 'progress'],
  ['When will I be done with ethics?', 'when will i be done with the course', 'study-plan'],
])('of its own place %j says %j, which is %s', (message, said, intent) => {
  const asked = asTheCourse(plainMessage(message), COURSES);
  if (said !== null) expect(asked).toBe(said);
  expect(asked).toContain('the course');
  expect(ruledIntent(asked)?.intent).toBe(intent);
});

it.each([
  'What is deep learning?',
  'How do I sort a list in Python?',
  'What is machine learning foundations about?',
  'Who decides in ethics and governance?',
  'How do I pass a list to a function in python?',
  'How far am I?',
])('of a subject %j stays as it is', (message) => {
  const plain = plainMessage(message);
  expect(asTheCourse(plain, COURSES)).toBe(plain);
});
