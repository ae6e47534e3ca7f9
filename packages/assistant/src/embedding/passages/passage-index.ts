import { WordIndex } from '../../language/index.ts';
import { highestSimilarity, meanSimilarity, type NearTexts } from './near-texts.ts';
import type { FoundPassage, Passage } from './passage.ts';
import { passageText, sentenceText } from './texts.ts';

/** The weights of the whole passage and its nearest sentence; measured, like everything here, by `npm run bench:agents`. */
const PASSAGE_SHARE = 0.6;
const SENTENCE_SHARE = 0.4;
/** A topic of a lesson occurs in more than one of its passages. */
const SECOND_SHARE = 0.2;
/** The weight of the questions that the author expected: they are nearest to how learners ask. */
const QUESTION_SHARE = 0.55;
/**
 * Additional weights for the order only: that all of these questions are near, not just one by chance, and that the
 * lesson has the words of the message. The score itself remains a matter of meaning.
 */
const ALL_QUESTIONS_SHARE = 0.75;
const WORDS_SHARE = 0.27;
const MOST_QUOTED = 3;
const MOST_QUOTED_CHARACTERS = 420;

interface PassageRows {
  readonly passage: Passage;
  /** The rows of its texts. */
  readonly whole: number;
  readonly sentences: readonly number[];
}

interface Scored {
  readonly placed: PassageRows;
  readonly score: number;
}

interface IndexedLesson {
  readonly lessonId: string;
  readonly courseId: string;
  readonly passages: readonly PassageRows[];
  readonly questions: readonly number[];
  /** The rows of what it is about as a whole: these questions or, if its author expects none, its passages. */
  readonly subject: readonly number[];
}

/** The nearest sentence and its neighbours within the passage, in order, up to a readable length for a chat. */
function quoteFrom({ passage, sentences }: PassageRows, near: Float32Array): string[] {
  const most = highestSimilarity(near, sentences);
  let from = Math.max(
    0,
    sentences.findIndex((row) => near[row] === most),
  );
  let to = from + 1;
  const fits = () =>
    to - from < MOST_QUOTED &&
    passage.sentences.slice(from, to + 1).join(' ').length <= MOST_QUOTED_CHARACTERS;
  while (to < passage.sentences.length && fits()) to += 1;
  while (
    from > 0 &&
    to - from < MOST_QUOTED &&
    passage.sentences.slice(from - 1, to).join(' ').length <= MOST_QUOTED_CHARACTERS
  )
    from -= 1;
  return passage.sentences.slice(from, to);
}

/** All passages with the rows of their vectors: a few thousand at most. */
export class PassageIndex {
  readonly #lessons: readonly IndexedLesson[];
  readonly #words: WordIndex;
  /** Lessons without all their vectors yet: they cannot be found by meaning until all exist. */
  readonly pending: ReadonlySet<string>;

  constructor(passages: readonly Passage[], texts: NearTexts) {
    const rowsOf = (text: string) => texts.rowOf(text) ?? [];
    const pending = new Set<string>();
    const placed = passages.flatMap((passage) => {
      const whole = texts.rowOf(passageText(passage));
      const sentences = passage.sentences.flatMap((sentence) => rowsOf(sentenceText(passage, sentence)));
      if (whole !== undefined && sentences.length === passage.sentences.length)
        return [{ passage, whole, sentences }];
      pending.add(passage.lessonId);
      return [];
    });
    this.#lessons = [...Map.groupBy(placed, ({ passage }) => passage.lessonId).values()].flatMap((own) => {
      const [first] = own;
      if (!first || pending.has(first.passage.lessonId)) return [];
      const { lessonId, courseId } = first.passage;
      const questions = own.flatMap(({ passage }) => passage.questions.flatMap(rowsOf));
      const subject = questions.length > 0 ? questions : own.map(({ whole }) => whole);
      return [{ lessonId, courseId, passages: own, questions, subject }];
    });
    this.pending = pending;
    this.#words = new WordIndex(
      this.#lessons.map(({ lessonId, passages: own }) => ({
        lessonId,
        names: own.flatMap(({ passage }) => [passage.title, passage.heading, ...passage.questions]),
        texts: own.map(({ passage }) => passage.body),
      })),
    );
  }

  /** Whether any lesson has a word, by its stem. */
  hasWord(stem: string): boolean {
    return this.#words.has(stem);
  }

  /** The best passage of each lesson that may be read, the nearest lesson first. */
  rank(
    /** The similarity of each text to the question, by its row. */
    near: Float32Array,
    /** The question for comparing words: in English, with spelling corrected as far as possible. */
    plain: string,
    isOpen: (lessonId: string, courseId: string) => boolean,
    limit: number,
  ): FoundPassage[] {
    const covered = this.#words.covered(plain);
    return this.#lessons
      .filter(({ lessonId, courseId }) => isOpen(lessonId, courseId))
      .map((lesson) => this.#bestOf(lesson, near, covered.get(lesson.lessonId) ?? 0))
      .toSorted((a, b) => b.order - a.order)
      .slice(0, limit)
      .map(({ placed, score, covered: share, order }) => ({
        ...placed.passage,
        score,
        covered: share,
        order,
        quote: quoteFrom(placed, near),
      }));
  }

  #bestOf({ passages, questions, subject }: IndexedLesson, near: Float32Array, covered: number) {
    let [best, second]: [Scored | null, Scored | null] = [null, null];
    for (const placed of passages) {
      const score =
        PASSAGE_SHARE * (near[placed.whole] ?? 0) +
        SENTENCE_SHARE * highestSimilarity(near, placed.sentences);
      if (!best || score > best.score) [best, second] = [{ placed, score }, best];
      else if (!second || score > second.score) second = { placed, score };
    }
    if (!best) throw new Error('A ranked lesson has a passage.');
    const both = (1 - SECOND_SHARE) * best.score + SECOND_SHARE * (second ?? best).score;
    const meaningScore = Math.max(
      both,
      (1 - QUESTION_SHARE) * both + QUESTION_SHARE * highestSimilarity(near, questions),
    );
    const order = meaningScore + ALL_QUESTIONS_SHARE * meanSimilarity(near, subject) + WORDS_SHARE * covered;
    return { placed: best.placed, score: meaningScore, covered, order };
  }
}
