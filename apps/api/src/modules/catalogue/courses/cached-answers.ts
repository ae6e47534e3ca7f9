import { versioned } from '../../../http/endpoints/responses/versioned.ts';
import type { Catalogue, CatalogueCourse } from './catalogue.ts';
import { courseQuote } from './course-quote.ts';

type VersionedAnswer<Value> = ReturnType<typeof versioned<Value>>;

interface CachedAnswer {
  readonly answer: VersionedAnswer<unknown>;
  readonly madeAt: number;
  readonly holdsUntil: number;
}

/**
 * Until when the text of a course's quote stays the same. A quote that changes every moment is valid for that moment
 * only: a course without a fixed start is quoted from now, and days are counted down to the millisecond.
 */
function quoteHoldsUntil(course: CatalogueCourse, now: Date): number {
  const quote = courseQuote(course, now);
  const next = courseQuote(course, new Date(now.getTime() + 1));
  const isSame = quote.start === next.start && quote.days === next.days;
  return isSame ? Date.parse(quote.validUntil) : now.getTime();
}

/**
 * Responses that are the same for everybody. Each is made once per catalogue, and again when a quote in it has expired;
 * as long as it is the same object, its text is serialised and compressed once (`VersionedTexts`). Keys are names of the
 * catalogue or the content, which bounds their number.
 */
export class AnswerCache {
  readonly #clock: () => Date;
  readonly #ofCatalogue = new WeakMap<Catalogue, Map<string, CachedAnswer>>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** `quoted` are the courses whose quotes are in the response. */
  of<Value>(
    key: string,
    { catalogue, quoted }: { readonly catalogue: Catalogue; readonly quoted: readonly CatalogueCourse[] },
    make: (now: Date) => Value,
  ): VersionedAnswer<Value> {
    const now = this.#clock();
    const answers = this.#ofCatalogue.get(catalogue) ?? new Map<string, CachedAnswer>();
    const known = answers.get(key);
    // The clock may also be set back.
    if (known && known.madeAt <= now.getTime() && now.getTime() < known.holdsUntil)
      return known.answer as VersionedAnswer<Value>;
    const answer = versioned(make(now));
    const holdsUntil = Math.min(...quoted.map((course) => quoteHoldsUntil(course, now)));
    this.#ofCatalogue.set(catalogue, answers.set(key, { answer, madeAt: now.getTime(), holdsUntil }));
    return answer;
  }
}
