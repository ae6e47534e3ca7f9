import { versioned } from '../../../http/endpoints/responses/versioned.ts';
import type { Catalogue, CatalogueCourse } from './catalogue.ts';
import { courseQuote } from './course-quote.ts';

type VersionedAnswer<Value> = ReturnType<typeof versioned<Value>>;

interface Kept {
  readonly answer: VersionedAnswer<unknown>;
  readonly madeAt: number;
  readonly holdsUntil: number;
}

/**
 * Until when the quote of a course is the same in every word. One that is another already a moment later holds for this
 * moment only: a course without a start of its own is quoted from now, and days are counted down to the millisecond.
 */
function quoteHoldsUntil(course: CatalogueCourse, now: Date): number {
  const quote = courseQuote(course, now);
  const next = courseQuote(course, new Date(now.getTime() + 1));
  const isSame = quote.start === next.start && quote.days === next.days;
  return isSame ? Date.parse(quote.validUntil) : now.getTime();
}

/**
 * Answers that are the same for everybody. Each is made once for a catalogue, and again when a quote in it has run out;
 * as long as it is the same object, its text is written and compressed once (`VersionedTexts`). Keys name what is in the
 * catalogue or the content, so there are never more than that.
 */
export class KeptAnswers {
  readonly #clock: () => Date;
  readonly #ofCatalogue = new WeakMap<Catalogue, Map<string, Kept>>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** `quoted` are the courses whose quotes are in the answer. */
  of<Value>(
    key: string,
    { catalogue, quoted }: { readonly catalogue: Catalogue; readonly quoted: readonly CatalogueCourse[] },
    make: (now: Date) => Value,
  ): VersionedAnswer<Value> {
    const now = this.#clock();
    const answers = this.#ofCatalogue.get(catalogue) ?? new Map<string, Kept>();
    const known = answers.get(key);
    // A clock can be put back, too.
    if (known && known.madeAt <= now.getTime() && now.getTime() < known.holdsUntil)
      return known.answer as VersionedAnswer<Value>;
    const answer = versioned(make(now));
    const holdsUntil = Math.min(...quoted.map((course) => quoteHoldsUntil(course, now)));
    this.#ofCatalogue.set(catalogue, answers.set(key, { answer, madeAt: now.getTime(), holdsUntil }));
    return answer;
  }
}
