import { plainMessage, WORD_LISTS } from '../language/index.ts';

interface Titled {
  readonly title: string;
}

const FEWEST_LETTERS = 3;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** For each title the words that no other title has. */
function ownWords(titles: readonly ReadonlySet<string>[]): ReadonlySet<string>[] {
  const isOwn = (word: string, index: number) =>
    word.length >= FEWEST_LETTERS &&
    !WORD_LISTS.titleWords.has(word) &&
    titles.every((other, at) => at === index || !other.has(word));
  return titles.map((words, index) => new Set([...words].filter((word) => isOwn(word, index))));
}

/** The course that a message names, by its title or by a word that no other title has; null for none or several. */
export function courseNamed<Course extends Titled>(
  message: string,
  courses: readonly Course[],
): Course | null {
  const text = message.toLowerCase();
  const whole = courses.find(({ title }) => text.includes(title.toLowerCase()));
  if (whole) return whole;
  const spoken = new Set(wordsOf(`${text} ${plainMessage(message)}`));
  const own = ownWords(courses.map(({ title }) => new Set(wordsOf(title))));
  const named = courses.filter((_, index) => [...(own[index] ?? [])].some((word) => spoken.has(word)));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Questions about a course that the learner takes; any other question with its name is about its subject. */
const OF_OWN_PLACE =
  /%|\b(?:how far|how (?:much|many) of|progress|(?:is|what|still) left|left (?:of|in|with|for|to)|rest of|to go|(?:have|did|am|will|can) i\b.{0,30}\b(?:do|done|finish(?:ed)?|complete[d]?|through|ready)|i (?:am|have) (?:done|finished|completed)|percent\w*|half ?way|on track|behind|ahead|outstanding|where (?:am|do|did) i|how am i doing|my (?:marks?|scores?|results?|grades?|average|tests?|exams?|project|certificates?|badges?)|certificates? (?:of|for|in)|(?:be|get) (?:done|finished|through)|finish|complete)\b/;

const BEFORE_NAME = new Set(['of', 'in', 'with', 'for']);
const ARTICLES = new Set(['the', 'my', 'this', 'that', 'our']);

/** How many words from a position on name a course: its whole title, or a unique word of it after "of", "in", "with". */
function lengthOfName(
  words: readonly string[],
  from: number,
  titles: readonly (readonly string[])[],
): number {
  const whole = titles.filter((title) => title.every((word, at) => words[from + at] === word));
  if (whole.length > 0) return Math.max(...whole.map((title) => title.length));
  const before = words[from - (ARTICLES.has(words[from - 1] ?? '') ? 2 : 1)] ?? '';
  if (!BEFORE_NAME.has(before)) return 0;
  const own = ownWords(titles.map((title) => new Set(title)));
  const lengths = titles.map((title, index) => {
    const end = words.findIndex((word, at) => at >= from && !title.includes(word));
    const run = words.slice(from, end === -1 ? words.length : end);
    // "Data science" begins a title and is short for it.
    const isBeginning = run.length >= 2 && run.every((word, at) => title[at] === word);
    return isBeginning || run.some((word) => own[index]?.has(word)) ? run.length : 0;
  });
  return Math.max(0, ...lengths);
}

/**
 * A plain question about one's own enrolment, with "the course" in place of its name: this is the form that rules and
 * utterances have.
 */
export function asTheCourse(plain: string, courses: readonly Titled[]): string {
  if (!OF_OWN_PLACE.test(plain)) return plain;
  const titles = courses.map(({ title }) => plainMessage(title).split(' '));
  const words = plain.split(' ');
  const reasons: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfName(words, at, titles);
    if (length === 0) {
      reasons.push(words[at] ?? '');
      at += 1;
      continue;
    }
    if (ARTICLES.has(reasons.at(-1) ?? '')) reasons.pop();
    reasons.push('the', 'course');
    at += length;
    if (/^(?:courses?|one)$/.test(words[at] ?? '')) at += 1;
  }
  return reasons.join(' ');
}
