import { createHash } from 'node:crypto';
import type { QuoteAnswer } from '@academy/contract/catalogue/courses';
import { nextIntake } from '@academy/domain/catalogue/courses';
import { courseTerms, quoteFor, quoteSubstance } from '@academy/domain/catalogue/pricing';
import type { CatalogueCourse } from './catalogue.ts';

const ID_LENGTH = 16;

/** From the course's own price and intake; its id can be recomputed from the same facts, so nothing is stored. */
export function courseQuote(course: CatalogueCourse, now: Date): QuoteAnswer {
  const { price, startsAt, intakeMonday, isFeatured, categoryPlace, defaultPrices } = course;
  const ownStart = startsAt ?? (intakeMonday === null ? null : nextIntake(intakeMonday, now));
  const place = { isFeatured, categoryIndex: categoryPlace === null ? null : categoryPlace - 1 };
  const terms = courseTerms({ priceInRand: price, startsAt: ownStart }, place, now, defaultPrices);
  const quote = quoteFor(terms, now);
  const digest = createHash('sha256').update(quoteSubstance(course.id, quote)).digest('base64url');
  return {
    ...quote,
    id: digest.slice(0, ID_LENGTH),
    start: quote.start.toISOString(),
    validUntil: quote.validUntil.toISOString(),
    freeBecause: quote.price === 0 ? null : course.freeBecause,
  };
}
