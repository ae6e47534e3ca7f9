import type { CareerGuide, HelpQuestion, LearningPath } from '@academy/courseware/academy-content';
import type { FieldValue, GuideType } from '@academy/domain/catalogue/content';
import type { EntryRow, FileEntry } from '../content-entries/index.ts';

/** The text of each (decision 41). */
export interface Guides {
  readonly career: CareerGuide;
  readonly help: HelpQuestion;
  readonly track: LearningPath;
}

/** All of it has one owner: a change of one part detaches the rest from the files too. */
export function guideEntry({ id, ...guide }: Guides[GuideType]): FileEntry {
  const title = 'title' in guide ? guide.title : guide.question;
  return { id, fields: { title, guide: guide as unknown as FieldValue } };
}

/** Those of a type among the published entries. */
export function guidesIn<Type extends GuideType>(
  rows: readonly Pick<EntryRow, 'type' | 'id' | 'fields'>[],
  entryType: Type,
): Guides[Type][] {
  return rows.flatMap(({ type, id, fields }) =>
    type === entryType ? [{ ...(fields.guide as unknown as Guides[Type]), id }] : [],
  );
}
