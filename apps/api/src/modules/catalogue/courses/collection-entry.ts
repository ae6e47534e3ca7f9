import type { Collection } from '@academy/courseware/academy-content';
import type { CourseGradient } from '@academy/domain/catalogue/courses';
import type { EntryRow, FileEntry } from '../content-entries/index.ts';
import type { CatalogueCollection } from './catalogue.ts';

type More = Pick<Collection, 'summary' | 'cover' | 'isFeatured' | 'rhythm' | 'items'>;

/** Title, theme and number of items are editable in the studio; the rest follows the files. */
export function collectionEntry({ id, title, gradient, ...more }: Collection): FileEntry {
  return { id, fields: { title, itemCount: more.items.length, gradientClass: gradient }, more };
}

export function collectionOf({
  id,
  fields,
  more,
}: Pick<EntryRow, 'id' | 'fields' | 'more'>): CatalogueCollection {
  // A collection created in the studio has no list of items yet.
  const { summary = '', cover = 'waves', isFeatured = false, rhythm, items = [] } = more as Partial<More>;
  return {
    id,
    title: String(fields.title),
    gradient: fields.gradientClass as CourseGradient,
    itemCount: Number(fields.itemCount),
    summary,
    cover,
    isFeatured,
    items,
    ...(rhythm !== undefined && { rhythm }),
  };
}
