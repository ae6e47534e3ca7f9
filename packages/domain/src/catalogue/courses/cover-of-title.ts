import { COURSE_COVERS, type CourseCover } from './course.ts';

/** 2§9 leaves the keywords to us. The first row with a keyword in the title decides, so more specific ones come first. */
const KEYWORDS: readonly (readonly [CourseCover, readonly string[]])[] = [
  ['waves', ['deep learning', 'neural', 'language', 'speech']],
  ['steps', ['python', 'sql', 'programming', 'engineering']],
  ['gable', ['business', 'ethics', 'popia', 'capstone']],
  ['chevron', ['machine learning', 'prompting', 'at work']],
  ['sun', ['fundamentals', 'visualisation', 'visualization']],
  ['diamond', ['data', 'statistics']],
];

/** Which of the six images a title without a keyword gets: the sum of its UTF-16 code units, modulo six (2§9). */
export function coverIndexOf(title: string): number {
  let sum = 0;
  for (let at = 0; at < title.length; at += 1) sum += title.charCodeAt(at);
  return sum % COURSE_COVERS.length;
}

/** The background image of a course, chosen by its title alone (2§9). */
export function coverOfTitle(title: string): CourseCover {
  const words = title.toLowerCase();
  const named = KEYWORDS.find(([, keywords]) => keywords.some((keyword) => words.includes(keyword)));
  return named?.[0] ?? COURSE_COVERS[coverIndexOf(title)] ?? COURSE_COVERS[0];
}
