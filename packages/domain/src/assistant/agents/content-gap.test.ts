import { expect, it } from 'vitest';
import { contentGapOf } from './content-gap.ts';

const hear = (message: string) => (message.includes('hopeless') ? 'distress' : null);
const THANDI = { fullName: 'Thandi Nkosi', username: 'thandi88', email: 'thandi@example.co.za' };

it.each([
  ['What is  Quantum\nComputing?', 'what is quantum computing?'],
  ['Thandi Nkosi here, thandi@example.co.za: what is a GAN?', 'thandi … here, …: what is a gan?'],
  ['my code 4f3a-88 and 0825550199', 'my code … and …'],
  [`why ${'o'.repeat(300)}`, `why ${'o'.repeat(196)}`],
  ['I feel hopeless', null],
  ['42?', null],
  ['?!', null],
])('of %j the writers of lessons read %j', (question, gap) => {
  expect(contentGapOf(question, THANDI, hear)).toBe(gap);
});
