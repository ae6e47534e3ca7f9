import type { DefaultPrices } from '../../product/index.ts';
import { SPECIFIED_PRICES } from '../../product/index.ts';
import { CONTENT_FIELDS, type ContentType } from './content-types.ts';
import type { Field, FieldValue } from './field.ts';

const PRICE_OF: Partial<Record<ContentType, keyof DefaultPrices>> = {
  course: 'newCoursePriceInRand',
  curriculum: 'newCurriculumPriceInRand',
  'learning-path': 'newPathPriceInRand',
};

const HOUR_MS = 60 * 60 * 1000;

function initialOf(field: Field, nextHour: number): FieldValue {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'image':
      return field.initial ?? '';
    case 'integer':
    case 'choice':
    case 'theme':
    case 'flag':
      return field.initial;
    case 'instant':
      // 2§9: an end one hour after the start.
      return new Date(nextHour + (field.name === 'endDate' ? HOUR_MS : 0)).toISOString();
    case 'list':
      return [];
  }
}

/** The initial values of the form for a new entry. */
export function newEntry(
  type: ContentType,
  now: Date,
  prices: DefaultPrices = SPECIFIED_PRICES,
): Record<string, FieldValue> {
  const nextHour = Math.ceil(now.getTime() / HOUR_MS) * HOUR_MS;
  const first = Object.fromEntries(
    CONTENT_FIELDS[type].map((field) => [field.name, initialOf(field, nextHour)]),
  );
  const price = PRICE_OF[type];
  return price === undefined ? first : { ...first, price: prices[price] };
}

const LONGEST_STEM = 60;

/** The readable part of an id that the studio assigns; what makes it unique is added to it. */
export function entryStem(name: string): string {
  const stem = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_STEM)
    .replaceAll(/^-+|-+$/g, '');
  return stem === '' ? 'entry' : stem;
}

const COPY = ' (copy)';
const LONGEST_NAME = 200;

/** The name of a duplicate, cut to the maximum length of a name. */
export function copyName(name: string): string {
  return `${name.slice(0, LONGEST_NAME - COPY.length)}${COPY}`;
}
