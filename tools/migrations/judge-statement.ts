import {
  type AlteredTable,
  faultsOfAny,
  faultsOfLarge,
  isLight,
  isRemoval,
  readAlterTable,
  validatedBy,
} from './alter-table.ts';
import { type Statement, splitStatements } from './split-statements.ts';
import { LARGE_TABLES, PARTITIONED_TABLES } from './table-sizes.ts';

export interface Judgement {
  /** What to write instead. */
  readonly faults: readonly string[];
  /** Keeps readers or writers of this away until the end of its transaction. */
  readonly locks: string | null;
  /** A large table that is read completely, or may be. */
  readonly scans: string | null;
  /** What an earlier release may still use. */
  readonly removes: string | null;
}

const BATCHES =
  'repeat it in batches: in a step outside a transaction, a "do" block with a loop that changes the rows of "select … where <not done> limit 5000", commits, and ends when it finds none';

const CREATE_INDEX =
  /^create (?:unique )?index (concurrently )?(?:if not exists )?(?:\w+ )??on (only )?(?:public\.)?(\w+)/;
const CHANGES_ROWS = /\b(?:update|delete from) (?:only )?(?:public\.)?(\w+)/g;
const READS_ROWS = /\b(?:from|join|update|using|table) (?:only )?(?:public\.)?(\w+)/g;
const READS_NOTHING =
  /^(?:create (?:or replace )?(?:constraint )?(?:function|procedure|view|trigger|rule|policy)|alter|drop|comment|grant|revoke)\b/;
const LOCKS: readonly RegExp[] = [
  /^drop (?:table|view|index|materialized view) (?:if exists )?(?!concurrently)(?:public\.)?(\w+)/,
  /^drop (?:trigger|rule|policy) (?:if exists )?\w+ on (?:public\.)?(\w+)/,
  /^create (?:or replace )?(?:constraint )?(?:trigger|rule)\b.*? on (?:public\.)?(\w+)/,
  /^(?:truncate|lock)(?: table)? (?:only )?(?:public\.)?(\w+)/,
  /^alter (?:index|view|materialized view) (?:if exists )?(?:public\.)?(\w+)/,
];
/** A foreign key locks the table that it refers to. */
const REFERENCES = /\breferences (?:public\.)?(\w+)/g;
const REWRITES = /^(?:cluster\b|vacuum (?:full\b|\(.*\bfull\b)|reindex (?!.*\bconcurrently\b))/;
const OWN_TRANSACTION = /^(?:begin|start transaction|commit|end|rollback|abort|savepoint)\b/;
const OWN_LIMITS = /^set (?:local |session )?(?:lock_timeout|statement_timeout)\b/;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** A block that runs now is judged by its statements, without the words that lead to them. */
export function withBlocks(statement: Statement): Statement[] {
  if (!statement.text.startsWith('do ')) return [statement];
  return statement.bodies.flatMap((body) =>
    (splitStatements(body) ?? []).flatMap(({ text, bodies }) => {
      const start =
        /\b(?:alter table|create (?:unique )?index|drop (?:table|index|trigger)|update \w|delete from|insert into|truncate|lock table|with|select|perform)\b.*/.exec(
          text,
        );
      return start ? [{ text: start[0], bodies }] : [];
    }),
  );
}

/** `created` are tables of the same file: they are empty, and no release knows them. */
export function judgeStatement({ text }: Statement, created: ReadonlySet<string>): Judgement {
  const isOld = (table: string) => !created.has(table);
  const isLarge = (table: string) => LARGE_TABLES.has(table) && isOld(table);
  const altered = readAlterTable(text);
  if (altered) return judgeAlteration(altered, { isOld, isLarge });
  const changed = namesIn(text, CHANGES_ROWS).filter(isLarge);
  const scanned = READS_NOTHING.test(text) ? [] : namesIn(text, READS_ROWS).filter(isLarge);
  const referred = /^create (?:unlogged )?table\b/.test(text) ? namesIn(text, REFERENCES) : [];
  const locked = [...LOCKS.flatMap((pattern) => pattern.exec(text)?.[1] ?? []), ...referred].filter(isOld);
  const dropped = /^drop table (?:if exists )?(?:public\.)?(\w+)/.exec(text)?.[1];
  return {
    faults: [
      ...indexFaults(text, isLarge),
      ...(READS_NOTHING.test(text) ? [] : changed.map((table) => `${table} is large; ${BATCHES}`)),
      ...(REWRITES.test(text)
        ? ['a table is written again while nobody can use it; leave that to the operator']
        : []),
      ...(OWN_TRANSACTION.test(text) ? [`a step is a transaction already; leave out "${text}"`] : []),
      ...(OWN_LIMITS.test(text) ? [`every step has its limits already; leave out "${text}"`] : []),
    ],
    locks: locked[0] ?? null,
    scans: scanned[0] ?? null,
    removes: dropped !== undefined && isOld(dropped) ? dropped : null,
  };
}

interface Judge {
  readonly isOld: (table: string) => boolean;
  readonly isLarge: (table: string) => boolean;
}

function judgeAlteration(altered: AlteredTable, { isOld, isLarge }: Judge): Judgement {
  const { table, actions } = altered;
  if (!isOld(table)) return { faults: [], locks: null, scans: null, removes: null };
  return {
    faults: [...faultsOfAny(altered), ...(isLarge(table) ? faultsOfLarge(altered) : [])],
    locks: isLight(altered) ? null : table,
    scans: isLarge(table) && actions.some((action) => validatedBy(action) !== null) ? table : null,
    removes: actions.some(isRemoval) ? table : null,
  };
}

function indexFaults(text: string, isLarge: Judge['isLarge']): string[] {
  const [found, concurrently, , table = ''] = CREATE_INDEX.exec(text) ?? [];
  if (!found || concurrently || !isLarge(table) || PARTITIONED_TABLES.has(table)) return [];
  return [
    `${table} is large; write "create index concurrently if not exists" after a line "-- step: outside a transaction"`,
  ];
}

/** An index of a partitioned table is built in place. */
export const buildsPartitionedIndex = ({ text }: Statement) =>
  PARTITIONED_TABLES.has(CREATE_INDEX.exec(text)?.[3] ?? '');
