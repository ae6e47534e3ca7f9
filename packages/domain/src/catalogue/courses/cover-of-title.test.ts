import { describe, expect, it } from 'vitest';
import { COURSE_COVERS, coverIndexOf, coverOfTitle } from './index.ts';

describe('the image of a course (2§9)', () => {
  it.each([
    ['Deep Learning from Scratch', 'waves'],
    ['Language Technology for South Africa', 'waves'],
    ['Python for AI', 'steps'],
    ['SQL and Tables', 'steps'],
    ['AI Ethics and POPIA', 'gable'],
    ['AI for Small Business in South Africa', 'gable'],
    ['Machine Learning Foundations', 'chevron'],
    ['Prompting and AI at Work', 'chevron'],
    ['AI Fundamentals', 'sun'],
    ['Data Science Foundations', 'diamond'],
  ])('LIB-08 of "%s" is %s, by a word in the title', (title, cover) => {
    expect(coverOfTitle(title)).toBe(cover);
  });

  it('LIB-08 does not care for capitals', () => {
    expect(coverOfTitle('PYTHON FOR AI')).toBe(coverOfTitle('python for ai'));
  });

  it.each([
    ['Machine Learning Engineering', 'steps'],
    ['Data Visualisation', 'sun'],
    ['Business Data', 'gable'],
  ])('LIB-08 of "%s" is %s: of two words the first of our list decides', (title, cover) => {
    expect(coverOfTitle(title)).toBe(cover);
  });

  it.each([
    ['', 0],
    ['A', 5],
    ['B', 0],
    ['AA', 4],
    // Two UTF-16 code units, 0xD83C and 0xDF1E, not one code point.
    ['🌞', (0xd83c + 0xdf1e) % 6],
  ])('LIB-09 without such a word, "%s" takes image %i of six', (title, index) => {
    expect(COURSE_COVERS).toHaveLength(6);
    expect(coverIndexOf(title)).toBe(index);
    expect(coverOfTitle(title)).toBe(COURSE_COVERS[index]);
  });
});
