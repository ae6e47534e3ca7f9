import type { ContentType, EntryFields } from '@academy/domain/catalogue/content';
import { type Catalogue, courseAnswer } from '../../catalogue/courses/index.ts';

interface Known {
  readonly type: ContentType;
  readonly id: string;
}

/** A course of the files starts by its intake rule: the form shows the dates of the next one. */
export function withDates(known: Known, fields: EntryFields, catalogue: Catalogue, now: Date): EntryFields {
  const course = known.type === 'course' ? catalogue.courseOf(known.id) : undefined;
  if (!course || fields.startDate !== null) return fields;
  const { startDate, endDate } = courseAnswer({ ...course, startsAt: null, endsAt: null }, now);
  return { ...fields, startDate, endDate };
}

/** Dates that still equal the rule's stay the rule's. */
export function withoutDates(
  known: Known & { readonly fields: EntryFields },
  fields: EntryFields,
  catalogue: Catalogue,
  now: Date,
): EntryFields {
  if (known.type !== 'course' || known.fields.startDate !== null) return fields;
  const shown = withDates(known, known.fields, catalogue, now);
  const isRule = sameMinute(fields.startDate, shown.startDate) && sameMinute(fields.endDate, shown.endDate);
  return isRule ? { ...fields, startDate: null, endDate: null } : fields;
}

const MINUTE_MS = 60_000;

/** A form field has no seconds. */
function sameMinute(one: unknown, other: unknown): boolean {
  const minuteOf = (value: unknown) => Math.floor(Date.parse(String(value)) / MINUTE_MS);
  return minuteOf(one) === minuteOf(other);
}
