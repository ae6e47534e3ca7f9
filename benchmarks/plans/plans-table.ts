import { textTable } from '../text-table.ts';
import type { Fault } from './judge-plans.ts';

export interface PlanRow {
  readonly name: string;
  readonly statements: number;
  readonly faults: readonly Fault[];
}

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

function described({ table, rows, isSequential }: Fault): string {
  return `${isSequential ? 'scans' : 'reads'} ${table}, ${Math.round(rows)} rows`;
}

/** What reads too much, with its statements; and how much was looked at. */
export function plansTable(rows: readonly PlanRow[]): string {
  const wide = rows.filter(({ faults }) => faults.length > 0);
  const statements = rows.reduce((sum, row) => sum + row.statements, 0);
  const looked = `${rows.length} requests and jobs with ${statements} statements were explained`;
  if (wide.length === 0) return `${looked}: each reads the tables that grow by an index.`;
  const texts = new Map(
    wide.flatMap(({ faults }) => faults.map((fault) => [words(fault.text), fault] as const)),
  );
  const table = textTable(
    ['request or job', 'reads too much'],
    wide.map(({ name, faults }) => [name, [...new Set(faults.map(({ table: each }) => each))].join(', ')]),
  );
  const list = [...texts].map(([text, fault]) => `${described(fault)}:\n  ${text}`);
  return [`${looked}; ${wide.length} read too much.`, table, ...list].join('\n\n');
}
