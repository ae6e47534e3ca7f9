import { COURSE_GRADIENTS, COURSE_LEVELS } from '../courses/index.ts';

export type FieldValue = string | number | boolean | null | readonly string[];
/** The values of an entry's form, by field name. */
export type EntryFields = Readonly<Record<string, FieldValue>>;

interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly isRequired?: true;
  /** Is a column of the table, too. */
  readonly isColumn?: true;
  readonly hint?: string;
}

export interface TextField extends FieldBase {
  readonly kind: 'line' | 'text' | 'image';
  readonly longest: number;
  readonly initial?: string;
  readonly suggestions?: readonly string[];
}
interface NumberField extends FieldBase {
  readonly kind: 'integer';
  readonly least: number;
  readonly most: number;
  /** Null: empty at first. */
  readonly initial: number | null;
  readonly isRand?: true;
}
interface ChoiceField extends FieldBase {
  readonly kind: 'choice' | 'theme';
  readonly choices: readonly string[];
  readonly initial: string;
}
interface FlagField extends FieldBase {
  readonly kind: 'flag';
  readonly initial: boolean;
}
interface OpenField extends FieldBase {
  readonly kind: 'instant' | 'list';
}
export type Field = TextField | NumberField | ChoiceField | FlagField | OpenField;

// Wide enough for every honest entry, narrow enough that nothing overflows.
const MOST = 1_000_000;
const LINE = 200;
const TEXT = 4000;
const ADDRESS = 500;
export const MOST_LIST_ENTRIES = 30;
export const LONGEST_LIST_ENTRY = 300;

export const TITLE = {
  name: 'title',
  label: 'Title',
  kind: 'line',
  longest: LINE,
  isRequired: true,
  isColumn: true,
} as const;
export const DESCRIPTION = {
  name: 'description',
  label: 'Description',
  kind: 'text',
  longest: TEXT,
  isRequired: true,
} as const;
// 2§5: three levels and four themes.
export const LEVEL = {
  name: 'level',
  label: 'Level',
  kind: 'choice',
  choices: COURSE_LEVELS,
  initial: COURSE_LEVELS[0],
  isColumn: true,
} as const;
export const THEME = {
  name: 'gradientClass',
  label: 'Theme',
  kind: 'theme',
  choices: COURSE_GRADIENTS,
  initial: COURSE_GRADIENTS[0],
} as const;

export const FEATURED = { name: 'featured', label: 'Featured', kind: 'flag', initial: false } as const;
export const ACTIVE = { name: 'active', label: 'Active', kind: 'flag', initial: true } as const;

export const line = (name: string, label: string, more: Partial<TextField> = {}): TextField => ({
  name,
  label,
  kind: 'line',
  longest: LINE,
  ...more,
});
export const image = (name: string, label: string): TextField => ({
  name,
  label,
  kind: 'image',
  longest: ADDRESS,
});
export const count = (
  name: string,
  label: string,
  more: Partial<NumberField> & Pick<NumberField, 'least'>,
): NumberField => ({ name, label, kind: 'integer', most: MOST, initial: more.least, ...more });
/** 2§5: whole rand, at least 0. */
export const price = (initial: number): NumberField => ({
  ...count('price', 'Price (R)', { least: 0, isRequired: true, isColumn: true }),
  initial,
  isRand: true,
});
export const instant = (name: string, label: string, more: Partial<OpenField> = {}): OpenField => ({
  name,
  label,
  kind: 'instant',
  isRequired: true,
  ...more,
});
export const list = (name: string, label: string): OpenField => ({ name, label, kind: 'list' });
