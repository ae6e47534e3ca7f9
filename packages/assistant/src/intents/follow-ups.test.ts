import { expect, it } from 'vitest';
import { plainMessage } from '../language/plain-message.ts';
import { asksForMore, continuesSubject, isFollowUp, isWholeQuestion, newSubjectIn } from './follow-ups.ts';

it.each([
  ['And the next one?', true],
  ['Tell me more', true],
  ['why?', true],
  ['What is a token and how is it counted?', false],
])('%j is a follow-up: %s', (message, isOne) => {
  expect(isFollowUp(plainMessage(message))).toBe(isOne);
});

it.each([
  ['And the next ones?', true],
  ['and then?', true],
  ['And more events?', true],
  ['And what should I learn after that?', true],
  ['What should I learn next?', false],
  ['Which events are coming up?', false],
  ['And when is my next session?', false],
  ['Also, which sessions have I booked?', false],
])('%j goes on with a list: %s', (message, isMore) => {
  expect(asksForMore(plainMessage(message))).toBe(isMore);
});

it.each([
  ['And my badges?', false],
  ['What about my certificate?', false],
  ['Also, when is my next session?', false],
  ['And my progress in Python?', true],
  ['And the next one?', true],
  ['What about Durban?', true],
  ['I do not understand it', true],
  ['That makes no sense', true],
])('%j goes on with progress: %s', (message, isSame) => {
  expect(continuesSubject(plainMessage(message), 'progress')).toBe(isSame);
});

it.each([
  ['What about decision trees?', 'decision trees'],
  ['and what is overfitting', 'what is overfitting'],
  ['And the next one?', 'the'],
  ['Tell me more', ''],
  ['This is hard', ''],
])('%j names beside: %j', (message, named) => {
  expect(newSubjectIn(plainMessage(message))).toBe(named);
});

it.each([
  ['And who is the president?', true],
  ['And what is overfitting?', true],
  ['And when does it start?', false],
  ['What about Durban?', false],
  ['who is the president?', false],
])('%j is a whole question that is tied on: %s', (message, isWhole) => {
  expect(isWholeQuestion(plainMessage(message))).toBe(isWhole);
});
