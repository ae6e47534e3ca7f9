import { splitAtCommas } from './split-statements.ts';

export interface AlteredTable {
  readonly table: string;
  readonly actions: readonly string[];
}

const ALTER_TABLE = /^alter table (?:if exists )?(?:only )?(?:public\.)?(\w+) (.+)$/;

export function readAlterTable(text: string): AlteredTable | null {
  const [, table, actions] = ALTER_TABLE.exec(text) ?? [];
  return table && actions ? { table, actions: splitAtCommas(actions) } : null;
}

/** These wait for nobody who reads or writes. */
const LIGHT = /^(?:validate constraint|alter (?:column )?\w+ set statistics|(?:re)?set \()/;
export const isLight = ({ actions }: AlteredTable) => actions.every((action) => LIGHT.test(action));

export const validatedBy = (action: string) => /^validate constraint (\w+)/.exec(action)?.[1] ?? null;

/** The constraint that says of a column that it is not null. */
export function notNullCheckOf(action: string): { constraint: string; column: string } | null {
  const [, constraint, column] =
    /^add constraint (\w+) check ?\( ?\(?(\w+) is not null\)? ?\)/.exec(action) ?? [];
  return constraint && column ? { constraint, column } : null;
}

export const setNotNull = (action: string) =>
  /^alter (?:column )?(\w+) set not null/.exec(action)?.[1] ?? null;

const CHANGES_TYPE = /^alter (?:column )?\w+ (?:set data )?type /;
const REMOVES = /^(?:drop (?:column |(?!constraint\b|column\b))|rename (?!constraint\b))/;
/** What a release that knows the table or column as it was cannot do without. */
export const isRemoval = (action: string) => REMOVES.test(action) || CHANGES_TYPE.test(action);

interface Rule {
  readonly finds: RegExp;
  readonly unless?: RegExp;
  readonly instead: string;
}

const CONSTRAINT = String.raw`^add (?:constraint \w+ )?`;
const COLUMN = String.raw`^add (?!constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b).*`;

const RULES_OF_LARGE: readonly Rule[] = [
  {
    finds: new RegExp(`${CONSTRAINT}(?:check|foreign key)`),
    unless: / not valid$/,
    instead: 'add the constraint "not valid", and validate it in a later step',
  },
  {
    finds: new RegExp(`${CONSTRAINT}(?:unique|primary key)`),
    unless: / using index /,
    instead:
      'build the unique index concurrently in a step before, and add the constraint with "using index" and its name',
  },
  {
    finds: new RegExp(`${CONSTRAINT}exclude`),
    instead: 'reject in a trigger, or with a unique index: an exclusion constraint is built in place',
  },
  {
    finds: CHANGES_TYPE,
    instead:
      'add a column of the new type, write both, fill it in batches, and drop the old one in the next release',
  },
  {
    finds: new RegExp(`${COLUMN}(?:\\bgenerated\\b|\\b(?:small|big)?serial\\b)`),
    instead: 'add a plain column and fill it in batches: every row would be written again',
  },
  {
    // `now()` is the same for all rows.
    finds: new RegExp(
      `${COLUMN}\\bdefault (?:(?! not null| check| references| unique| constraint).)*?\\b(?!now\\()\\w+ ?\\(`,
    ),
    instead:
      'add the column without a default, set the default in a second statement for new rows, and fill the old ones in batches: a default that differs from row to row writes every row again',
  },
  {
    finds: new RegExp(`${COLUMN}\\b(?:unique|primary key)\\b`),
    instead: 'add the column, build a unique index concurrently, and add the constraint with "using index"',
  },
  {
    finds: new RegExp(`${COLUMN}\\bcheck ?\\(`),
    instead: 'add the column first, then its check "not valid", and validate it in a later step',
  },
  {
    finds: new RegExp(
      `${COLUMN}(?:\\bdefault (?!null\\b).*\\breferences\\b|\\breferences\\b.*\\bdefault (?!null\\b))`,
    ),
    instead: 'add the column first, then its foreign key "not valid", and validate it in a later step',
  },
];

export function faultsOfLarge({ table, actions }: AlteredTable): string[] {
  return actions.flatMap((action) =>
    RULES_OF_LARGE.filter(({ finds, unless }) => finds.test(action) && !unless?.test(action)).map(
      ({ instead }) => `${table} is large; ${instead}`,
    ),
  );
}

const LACKS_DEFAULT = new RegExp(`${COLUMN}\\bnot null\\b`);
const HAS_VALUE = /\bdefault\b|\bgenerated\b|\b(?:small|big)?serial\b|\bprimary key\b/;

/** The insert of an earlier release does not name the column. */
export function faultsOfAny({ table, actions }: AlteredTable): string[] {
  return actions
    .filter((action) => LACKS_DEFAULT.test(action) && !HAS_VALUE.test(action))
    .map(
      () => `${table} gets a column that earlier releases do not fill; give it a default, or let it be null`,
    );
}
