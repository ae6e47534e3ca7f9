import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export interface Step {
  readonly sql: string;
  /** What cannot run in a transaction is a single statement that can be repeated. */
  readonly isTransaction: boolean;
}

export interface Migration {
  readonly name: string;
  /** Of the whole file. */
  readonly fingerprint: string;
  readonly steps: readonly Step[];
  /** The number of a migration: a release that does not have it cannot run on this schema. Null if any release can. */
  readonly requires: string | null;
}

const MIGRATIONS_FOLDER = new URL('../migrations/', import.meta.url);
const STEP = '-- step';
const OUTSIDE = '-- step: outside a transaction';
const CONTRACT = /^-- contract: (\d{4})$/;

const isStepLine = (line: string) => /^-- step\b/.test(line);
const isContractLine = (line: string) => /^-- contract\b/.test(line);
const isComment = (line: string) => /^\s*(?:--|$)/.test(line);

/** Without a step line the whole file is one transaction. Comments before the first step belong to the file. */
function stepsOf(name: string, lines: readonly string[]): Step[] {
  const steps: { lines: string[]; isTransaction: boolean }[] = [{ lines: [], isTransaction: true }];
  for (const line of lines) {
    if (!isStepLine(line)) {
      steps.at(-1)?.lines.push(line);
      continue;
    }
    if (line !== STEP && line !== OUTSIDE)
      throw new Error(`${name}: write "${STEP}" or "${OUTSIDE}" instead of "${line}".`);
    if (steps.length === 1 && steps[0]?.lines.every(isComment)) steps.pop();
    steps.push({ lines: [], isTransaction: line === STEP });
  }
  return steps.map((step) => ({ sql: step.lines.join('\n'), isTransaction: step.isTransaction }));
}

function requirementOf(name: string, lines: readonly string[]): string | null {
  const [first, ...more] = lines.filter(isContractLine);
  if (first === undefined) return null;
  const required = CONTRACT.exec(first)?.[1];
  if (required === undefined || more.length > 0)
    throw new Error(
      `${name}: write "-- contract: <number>" once, with the number of a migration of the first release that can do without what is removed.`,
    );
  return required;
}

export function parseMigration(name: string, sql: string): Migration {
  const lines = sql.split('\n').map((line) => line.trimEnd());
  return {
    name,
    fingerprint: createHash('sha256').update(sql).digest('hex'),
    steps: stepsOf(name, lines),
    requires: requirementOf(name, lines),
  };
}

export async function readMigrations(folder: URL = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => parseMigration(name, await readFile(new URL(name, folder), 'utf8'))),
  );
}
