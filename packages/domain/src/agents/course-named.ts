import { plainMessage } from './plain-message.ts';

interface Titled {
  readonly title: string;
}

/** Words of titles that any question may have. */
const COMMON = new Set([
  'advanced',
  'africa',
  'and',
  'applied',
  'at',
  'course',
  'data',
  'everyone',
  'for',
  'first',
  'foundations',
  'fundamentals',
  'from',
  'introduction',
  'intro',
  'learning',
  'models',
  'practice',
  'practical',
  'project',
  'science',
  'skills',
  'small',
  'south',
  'systems',
  'technology',
  'the',
  'their',
  'with',
  'work',
  'your',
]);

const FEWEST_LETTERS = 3;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The course that a message names, by its title or by a word that no other title has; null for none or several. */
export function courseNamed<Course extends Titled>(
  message: string,
  courses: readonly Course[],
): Course | null {
  const said = message.toLowerCase();
  const whole = courses.find(({ title }) => said.includes(title.toLowerCase()));
  if (whole) return whole;
  const spoken = new Set(wordsOf(`${said} ${plainMessage(message)}`));
  const titles = courses.map(({ title }) => new Set(wordsOf(title)));
  const named = courses.filter((_, index) =>
    [...(titles[index] ?? [])].some(
      (word) =>
        word.length >= FEWEST_LETTERS &&
        !COMMON.has(word) &&
        spoken.has(word) &&
        titles.every((other, at) => at === index || !other.has(word)),
    ),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}
