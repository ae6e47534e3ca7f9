import type { CollectionAnswer, CollectionDetailAnswer } from '@academy/contract/catalogue/collections';
import type { AcademyContent, Collection } from '@academy/courseware/academy-content';
import { type Catalogue, type CatalogueCollection, courseQuote } from '../courses/index.ts';

type Item = Collection['items'][number];
type ItemAnswer = CollectionDetailAnswer['items'][number];

interface ItemContext {
  readonly catalogue: Catalogue;
  readonly careers: AcademyContent['careers'];
  readonly now: Date;
}

/** Nothing for a removed item: a collection shows only what can be opened. */
function itemAnswer({ kind, id, why }: Item, { catalogue, careers, now }: ItemContext): ItemAnswer[] {
  switch (kind) {
    case 'lesson': {
      const lesson = catalogue.lessonOf(id);
      if (!lesson?.isWritten) return [];
      const href = `/course/${lesson.courseId}/lesson/${id}`;
      return [{ kind, id, title: lesson.title, why, href, note: `${lesson.minutes ?? 0} min`, quote: null }];
    }
    case 'course': {
      const course = catalogue.courseOf(id);
      if (!course || course.archivedAt !== null) return [];
      const note = `${course.hours} hours · ${course.level}`;
      return [
        { kind, id, title: course.title, why, href: `/course/${id}`, note, quote: courseQuote(course, now) },
      ];
    }
    case 'career': {
      const career = careers.find((each) => each.id === id);
      if (!career) return [];
      const note = `Demand: ${career.demandLevel}`;
      return [{ kind, id, title: career.title, why, href: `/career-path/${id}`, note, quote: null }];
    }
  }
}

export function collectionDetailAnswer(
  collection: CatalogueCollection,
  context: ItemContext,
): CollectionDetailAnswer {
  const { id, title, summary, gradient, cover, isFeatured, rhythm, itemCount } = collection;
  const items = collection.items.flatMap((item) => itemAnswer(item, context));
  return {
    id,
    title,
    summary,
    // The studio may announce another number; items taken from the files are counted.
    itemCount: itemCount === collection.items.length ? items.length : itemCount,
    gradientClass: gradient,
    cover,
    featured: isFeatured,
    rhythm: rhythm ?? null,
    items,
  };
}

/** The featured one first, then in the order of the files. */
export function collectionAnswers(
  collections: readonly CatalogueCollection[],
  context: ItemContext,
): CollectionAnswer[] {
  return collections
    .toSorted((one, other) => Number(other.isFeatured) - Number(one.isFeatured))
    .map((collection) => {
      const { items: _, ...answer } = collectionDetailAnswer(collection, context);
      return answer;
    });
}
