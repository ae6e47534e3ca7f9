import { describe, expect, it } from 'vitest';
import { WordIndex } from './word-index.ts';

const index = new WordIndex([
  {
    lessonId: 'labels',
    names: ['Features and labels'],
    texts: ['A label is the answer that a model predicts.'],
  },
  { lessonId: 'charts', names: ['Why draw?'], texts: ['A model of a chart shows a pattern.'] },
]);
const shareOf = (question: string, lessonId: string) => index.covered(question).get(lessonId) ?? 0;

describe('the words that a lesson shares with a question', () => {
  it('count in any of their forms, and as they were mistyped', () => {
    expect(shareOf('Which label has a featured thing?', 'labels')).toBe(1);
    expect(shareOf('what are feautres', 'labels')).toBe(1);
    expect(shareOf('Which label has a featured thing?', 'charts')).toBe(0);
  });

  it('count more the fewer lessons have them, and most in what a lesson is called', () => {
    expect(shareOf('model label', 'labels')).toBeGreaterThan(shareOf('model label', 'charts'));
    expect(shareOf('feature', 'labels')).toBeGreaterThan(shareOf('answer', 'labels'));
  });

  it('are few where the question is about something else', () => {
    expect(shareOf('Which pattern suits a wedding dress in Polokwane?', 'charts')).toBeLessThan(0.3);
    expect(index.covered('What is it for?').size).toBe(0);
  });
});
