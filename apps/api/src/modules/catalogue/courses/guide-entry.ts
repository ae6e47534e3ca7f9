import type { CareerGuide, HelpQuestion, LearningPath } from '@academy/courseware/academy-content';
import type { FieldValue, GuideType } from '@academy/domain/catalogue/content';
import type { EntryRow, FileEntry } from '../content-entries/index.ts';

/** What each of them says (decision 41). */
export interface Guides {
  readonly career: CareerGuide;
  readonly help: HelpQuestion;
  readonly track: LearningPath;
}

/** The whole of it belongs to one owner: whoever changes a part of it keeps the rest from the files too. */
export function guideEntry({ id, ...guide }: Guides[GuideType]): FileEntry {
  const title = 'title' in guide ? guide.title : guide.question;
  return { id, fields: { title, guide: guide as unknown as FieldValue } };
}

/** Those of a type among the entries that are offered. */
export function guidesIn<Type extends GuideType>(
  rows: readonly Pick<EntryRow, 'type' | 'id' | 'fields'>[],
  wanted: Type,
): Guides[Type][] {
  return rows.flatMap(({ type, id, fields }) =>
    type === wanted ? [{ ...(fields.guide as unknown as Guides[Type]), id }] : [],
  );
}
